const labelled =
  /^(?<lead>\s*(?:[-*•]\s+)?)(?:(?:main|hero|home ?page|big|primary)\s)?(?<label>headline|strap ?line|tagline|slogan|motto|h1|button|cta)\s*(?::|\s[–—-])\s*(?<words>[^"“”\n]{6,110}?)\.?\s*$/gimu;
const dashed = /^(?<lead>[^\n.:]{0,60}\b(?:for|of)\s(?:\p{Lu}[\p{L}\d’'&.-]*\s){1,4})[–—-]\s(?=\p{Ll})/u;
/** Words between single marks: a whole saying, and no letter left out. */
const single =
  /(?<=[\s(])['‘](?<words>\p{Lu}[^'’"“”\n]{3,110}(?:['’]\p{L}[^'’"“”\n]{0,80}){0,2}[.!?]?)['’](?=[\s.,;)]|$)/gmu;

/** "The home page should say “…”. That's my line.": what stands there first. */
const wished =
  /(?<=^|[.!?]\s|\n)(?:and\s)?(?:the\s|our\s|my\s)?(?:home ?page|front page|first page|home|website|site|top|hero|banner)\s(?:should|must|has to|needs to|ought to)\s(?:just\s)?(?:say|read|open with|begin with|start with)\s*:?\s["“](?<words>[^"”\n]{4,110})["”]\.?(?:\s(?:that|it)['’]s (?:my|our) (?:line|motto|slogan|thing)\.?)?/giu;

/** What is to stand on a page word by word, in the marks that say so. */
export const labelsQuoted = (text: string): string =>
  text
    .replace(labelled, (all, _lead: string, _label: string, words: string, ...rest: unknown[]) => {
      const { lead = '', label = '' } = (rest.at(-1) as Record<string, string> | undefined) ?? {};
      const most = /^(?:button|cta)$/iu.test(label) ? 6 : 14;
      return words.split(/\s+/u).length > most ? all : `${lead}${label}: "${words.trim()}"`;
    })
    .replace(single, '"$<words>"')
    .replace(wished, '\nHeadline: "$<words>"\n')
    .replace(dashed, (all) => all.replace(/\s[–—-]\s$/u, ', '));
