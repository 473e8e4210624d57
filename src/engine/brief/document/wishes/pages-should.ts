/** "Where to buy should have our hatch, open Wed–Sat", "Our bread should list the loaves: …" */
const should =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)(?<what>\p{Lu}[\p{L}’']*(?:\s[\p{L}’'&]+){0,3}?)\s(?:should|must|needs\sto|has\sto)\s(?:have|list|say|show|include|mention|tell|explain|contain)\s(?:that\s(?=\p{L})|(?:the|our|all)\s[^:.,;\n]{2,24}:\s)?/gu;
const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]{}\\]/gu, String.raw`\$&`);

/** Whether a title stands in a row of titles: "a home page, our bread, where to buy". */
const isListed = (title: string, text: string): boolean =>
  new RegExp(
    String.raw`(?:[,;:–—]\s(?:and\s|the\s)*|\sand\s)${escaped(title)}(?=\s?[,.;]|\s(?:and|&)\s|\n|$)`,
    'iu',
  ).test(text);

/**
 * What is to be told on a page that the brief names, under the title of that page: "Where to buy: our hatch, open Wed–Sat".
 * "Swimmers must have a cap" names no page, and stays.
 */
export const pagesShould = (text: string): string =>
  text.replace(should, (whole: string, before: string, what: string) => {
    const own = what.replace(/^The\s/u, '');
    return isListed(own, text) ? `${before}${what}: ` : whole;
  });
