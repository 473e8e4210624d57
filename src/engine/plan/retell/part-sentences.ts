const abbreviation =
  /(?:^|[\s(.])(?:St|Dr|Mrs?|Ms|Prof|Rev|Fr|Sr|Jr|approx|incl|inc|excl|e\.g|i\.e|eg|ie|vs|Rs|Nr|[Tt]el|max|min|est|[Ss]t|[Rr]d|Ave|Revd|Capt|(?!I)\p{Lu})$|,\sCo$/u;
const numbered = /(?:^|[\s(])(?:no|No|nos|reg|p|pp|ext)$/u;

/** A part of a prompt with the place where it begins. */
export type Stretch = { readonly text: string; readonly start: number };

/** Without the space around it. */
export const trimmed = (text: string, start: number): Stretch => ({
  text: text.trim(),
  start: start + text.length - text.trimStart().length,
});

const turning =
  /[,;]\s+(?:(?:and|but)\s+)?(?=(?:i|we)\s(?:do not|don['’]t)\swant\s(?=[^.;]{0,60}\b(?:cartoons?|photos?|pictures?|images?|clip ?art|emojis?|logos?|fonts?|baskets?|banners?|look|clichés?|drawings?|icons?|videos?|animations?|shop online|online shop|webshop)\b)|please\s(?:do not|don['’]t|no|leave out|avoid)\b|(?:so\s)?there should be\b|we\s(?:also\s)?(?:want|need|would like)\s(?=[^.;]{0,80}\b(?:site|website|page)\b))|\s+or\s+(?=could (?:people|we|you|they|it)\b)|,\s+(?=(?:logos?|photos?|pictures?|pics) to (?:follow|come)\b)|\s+so\s+(?=(?:an?|some)\s[^.;]{2,40}\bwould be (?:nice|good|great|lovely|handy)\b)|\s+so\s+(?=there (?:should|must|ought to) be (?:something|a bit|a line|a word)\b)|\s+and\s+(?=(?:we|i)?\s?(?:need|want|would like)\s(?:something|them all|it all|all of (?:it|them))\b)|(?<=\bno\s(?:online\s)?\p{L}{3,20}),\s+(?=we\s\p{L}+\s(?:at|on|only)\b)/giu;

/** "No payments yet, and I do not want cartoon bees": what visitors read, and a wish for the site. */
const partWish = ({ text, start }: Stretch): Stretch[] => splitOutside(text, start, turning);

const longestQuote = 300;
/** Whether a place stands between quotation marks that open before it and close soon after. */
const isWithinQuote = (text: string, at: number): boolean => {
  const before = text.slice(0, at + 1);
  if (
    (text.match(/"/gu)?.length ?? 0) % 2 === 0 &&
    (before.match(/"/gu)?.length ?? 0) % 2 === 1 &&
    !/^[.!?…]"/u.test(text.slice(at))
  )
    // prettier-ignore
    return text.indexOf('"', at) - at < longestQuote;
  return before.lastIndexOf('“') > before.lastIndexOf('”') && text.indexOf('”', at) > at + 1 && text.indexOf('”', at) - at < longestQuote; // prettier-ignore
};

/** Sentences of a line; a dot after "St" or an initial ends none. */
export const sentencesOf = (line: Stretch): Stretch[] => {
  const found: Stretch[] = [];
  let from = 0;
  const add = (to: number): void => {
    const one = trimmed(line.text.slice(from, to), line.start + from);
    if (one.text !== '') found.push(one);
  };
  for (const match of line.text.matchAll(/[.!?…]+["”’')\]]*\s+(?=[\p{L}\p{N}"“'‘’(£$€])/gu)) {
    const before = line.text.slice(from, match.index);
    const next = line.text.charAt(match.index + match[0].length);
    // "Slept for nine hours. Nine!" is said in one breath: no sentence ends within quotation marks.
    if (isWithinQuote(line.text, match.index)) continue;
    if (match[0].startsWith('.') && abbreviation.test(before)) continue;
    // "1. You write. 2. We talk.": a number opens its step.
    if (match[0].startsWith('.') && /(?:^|[.:;]\s+)\d{1,2}$/u.test(before.trim())) continue;
    // 'questions like "Do I need experience?" and "…"': the sentence goes on.
    if (/["”’]\s+$/u.test(match[0]) && /\p{Ll}/u.test(next)) continue;
    // "Towels no. Staffed hours 6–10": only a figure goes on after "no.".
    if (match[0].startsWith('.') && numbered.test(before) && /\d/u.test(next)) continue;
    const end = match.index + match[0].trimEnd().length;
    add(end);
    from = end;
  }
  add(line.text.length);
  return found.flatMap(partWish);
};

/** A text at its marks, where none stands inside brackets. */
export const splitOutside = (text: string, start: number, mark: RegExp): Stretch[] => {
  const masked = text.replace(/\([^()]{0,300}\)|["“][^"“”]{0,300}["”]/gu, (inner) =>
    'x'.repeat(inner.length),
  );
  const found: Stretch[] = [];
  let from = 0;
  for (const match of masked.matchAll(mark)) {
    found.push(trimmed(text.slice(from, match.index), start + from));
    from = match.index + match[0].length;
  }
  found.push(trimmed(text.slice(from), start + from));
  return found.filter((one) => one.text !== '');
};
