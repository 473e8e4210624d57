/** What somebody does who makes, sells or repairs something: a maker's deed, and none of a program's. */
const makers =
  '(?:makes?|builds?|sells?|creates?|develops?|offers?|brews?|bakes?|grows?|repairs?|mends?|rents?|hires?|hosts?|runs?|teaches|cooks?|serves?|supplies|is|was|has|does|specialises|specializes)';

/** "page for Parcelio, which compares courier prices": a sign of one word, and what it does for whoever uses it. */
export const signThatDoes = new RegExp(
  String.raw`^(?:[^.,:;!?\n]{0,50}?\b(?:[Pp]age|[Ww]eb ?site|[Ss]ite|[Ss]aa[Ss]) for\s)?(?<name>\p{Lu}[\p{L}\d]{3,}),?\s(?<clause>(?:that|which)\s(?!${makers}\b)\p{Ll}+s\s[^.;:\n]{3,80}?)(?=[.;:,\n]|\s[–—-]\s|$)`,
  'u',
);
