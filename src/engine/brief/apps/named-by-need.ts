const place = String.raw`(?:somewhere|something|an?\s(?:[\p{L}]+\s){0,2}(?:place|page|thing))`;
/** "Just somewhere to keep my notes. Write them, bin them": a notebook. */
const notebook = new RegExp(
  String.raw`^(?:(?:just|only|simply|please|i|we|(?:want|need|['’]d like))\s)*${place}\s(?:simple\s)?(?:to|where\s(?:i|we)\s(?:can\s)?|for)\s?(?:keep|write|store|put|jot|make|take)(?:\sdown)?\s(?:my|our|some|all\smy)?\s?notes\b[.,:;]?\s*`,
  'iu',
);
/** "We share one tennis court … a little app to book it: pick a day": what is booked was said before. */
const shared = new RegExp(
  String.raw`\b(?:share|have|own|(?:have|['’]ve)\sgot)\s(?:one|a|an|our|only\sone)\s(?<thing>\p{Ll}+(?:\s(?!in\b|for\b|at\b|and\b|that\b|which\b|with\b|on\b|between\b)\p{Ll}+)?)\b[^]{0,120}?\b(?:app|page|tool|calendar|something|way)\s(?:to|where\s(?:we|people|everyone)\s(?:can\s)?)\s?(?:book|reserve)\s(?:it|this|them)\b[:,.;]?\s*`,
  'iu',
);

/** A tool that is told by what it is for and named by no noun of its own, with its name in front; null for any other prompt. */
export function namedByNeed(prompt: string): string | null {
  const notes = notebook.exec(prompt);
  if (notes) {
    const rest = prompt.slice(notes[0].length).trim();
    const finds = /\b(?:find|look (?:them )?up|typing a word)\b/iu.test(rest) ? ' search,' : '';
    return `Notes app: create, edit, delete notes,${finds} ${rest}`;
  }
  const booked = shared.exec(prompt);
  const thing = booked?.groups?.['thing'];
  return booked && thing !== undefined
    ? `Booking tool for our ${thing}: ${prompt.slice(booked.index + booked[0].length)}`
    : null;
}
