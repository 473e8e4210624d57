/** "our next open evening, which is Thursday 11 February": a fact among what the first page is to have. */
const which =
  /(?:,\s(?:and\s)?|\sand\s|(?<=:\s))(?<what>(?:our|the|my|this\s\p{L}+['’]s)\s[^,.:;\n]{3,60}),?\s(?<verb>which|who|that)\s(?<is>is|are|will be|takes place|starts?)\s(?<told>[^.;\n]{4,120}?)(?=[.;\n]|$)/giu;
/** A part of the prompt on the first page, in one sentence: "Home: …", "The home page should have …". */
const home =
  /(?<=^|\n|[.!?]\s)[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?(?:(?:on\s)?the\s)?(?:home|front|first|landing|main)(?:\s?page)?(?:\s?[:–—-]|,?\s(?:(?:should|must|needs? to|will)\s(?:have|show|include|contain)|with|needs|has|i(?:['’]d| would) like|we(?:['’]d| would) like|i want|we want))\s[^\n.]*/giu;

/** A first page that is told by its parts, with what they tell in sentences behind them. */
export const homeTold = (text: string): string =>
  text.replace(home, (part: string) => {
    const told: string[] = [];
    const rest = part.replace(which, (...parts: unknown[]) => {
      const { what = '', is = '', told: said = '' } = parts.at(-1) as Record<string, string | undefined>;
      told.push(`${what.charAt(0).toUpperCase()}${what.slice(1)} ${is} ${said.trim()}`);
      return '';
    });
    return [rest.replace(/[\s,]+$/u, ''), ...told].join('. ');
  });
