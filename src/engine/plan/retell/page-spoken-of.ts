/** What pages speak of in other words than their title. */
const spoken: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:safeguard\w*|welfare|child protection)\b/iu, /\b(?:dbs|welfare|safeguard\w*|first aid\w*|consent|disclosure|police check\w*)\b/iu],
  [/\b(?:join\w*|member\w*|sign up)\b/iu, /\b(?:joining|new members|newcomers|beginners|first (?:two |three )?sessions?|taster|trial)\b/iu],
  [/\b(?:shop|kit|merch\w*)\b/iu, /\b(?:kit|shirts?|hoodies?|merch\w*|stock|ordered)\b/iu],
  [/\b(?:fixtures|matches|results)\b/iu, /\b(?:match(?:es)?|kick[- ]?off|league|division|season)\b/iu],
  [/\b(?:visit|find us|getting here|directions|location)\b/iu, /\b(?:park(?:ing)?|station|bus|entrance|car park)\b/iu],
  [/\b(?:mend|repairs?|fix)\b/iu, /\b(?:broken|mended|repairs?|microwaves?|tested)\b/iu],
  [/\b(?:numbers|impact|statistics)\b/iu, /\d\s?%|\b\d[\d,]*\s(?:things|tonnes|people|members|repairs|volunteers)\b/iu],
  [/\b(?:when|where|times)\b/iu, /\b(?:we meet|queue|doors|opens?|every (?:month|week))\b/iu],
  [/\b(?:volunteer\w*|help us|get involved)\b/iu, /(?<!\b(?:run|staffed|built|kept (?:open|going)) by\s(?:\p{L}+\s)?)\bvolunteers?\b/iu],
  [/\b(?:around|area|nearby|local|things to do|explore)\b/iu, /\b(?:minutes?['’]? (?:walk|drive|away)|nearby|nearest|castle|beach|coast path)\b/iu],
  [/\b(?:history|our story|heritage|the past)\b|^(?:the\s)?story$/iu, /\b(?:built|founded|began|started|opened|took over|established)\b.*\b(?:1[789]|20)\d\d\b|\b(?:great-)?grand(?:father|mother|parents)\b|\bgenerations?\b/iu],
  [/\b(?:workshops?|class(?:es)?|courses?|lessons|tuition|teaching)\b/iu, /\b(?:(?:i|we)(?:\salso)?\s(?:teach|run\s(?:an?\s)?(?:\p{L}+\s)?(?:workshops?|class(?:es)?|courses?))|beginners|(?:this|the next|each) (?:course|workshop|class))\b/iu],
  [/\b(?:eat|dine|meals?)\b/iu, /\b(?:meals?|lunch|supper|brunch|dinner|portions?)\b/iu],
  [/\bcommissions?\b/iu, /\b(?:commissions?|bespoke|made to order|(?:the|my|our) 20\d\d list|places? left)\b/iu],
  [/\b(?:appeal|campaign|fundrais\w*)\b/iu, /\b(?:rais(?:e|ing|ed) (?:money|funds?|[£$€])|sponsor an?|grants? from|so far of)\b/iu],
  [/\b(?:donat\w*|support us|give)\b/iu, /\b(?:donat\w+|raise\w*|raising|appeal|gift aid)\b/iu],
]; // prettier-ignore

const passing =
  /^(?:getting|going|being|coming|finding|using|having|doing|making|taking|giving|booking|meeting)$/iu;
/** "We also fire work for other people" of the page "Firing service": the deed that a title names. */
const doneUnder = (title: string): RegExp | null => {
  const deed = /^(\p{L}{3,}?)(\p{L})?\2?ing\b/iu.exec(title);
  const [word] = /^\p{L}+/u.exec(title) ?? [''];
  if (!deed || passing.test(word)) return null;
  return new RegExp(
    `\\b(?:we|i)\\s(?:also\\s|only\\s|can\\s|do\\snot\\s|don['’]t\\s)*${deed[1]}${deed[2] ?? ''}e?\\b`,
    'iu',
  );
};

const deedOf = (text: string, pages: readonly { readonly title: string }[]): number | undefined => {
  const at = pages.findIndex(({ title }, nth) => nth > 0 && doneUnder(title)?.test(text) === true);
  return at > 0 ? at : undefined;
};

/** The page that words speak of without its title: "All coaches are DBS checked" of safeguarding. */
export const pageSpokenOf = (text: string, pages: readonly { readonly title: string }[]): number | null => {
  const titles = spoken.filter(([, words]) => words.test(text)).map(([title]) => title);
  const at = pages.findIndex(({ title }, nth) => nth > 0 && titles.some((test) => test.test(title)));
  return at > 0 ? at : (deedOf(text, pages) ?? null);
};
