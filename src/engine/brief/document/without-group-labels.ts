const groups = String.raw`(?:must[- ]?haves?|must include|should include|to include|please include|include|essentials?|essential content|we need|what we need|needs|nice[- ]to[- ]haves?|would be nice|if possible|optional|content|content needed|details|information|info|facts|key facts)`;
/** "MUST HAVE:" alone over its list, "NICE TO HAVE: short blog, photo gallery". */
const alone = new RegExp(
  String.raw`^[ \t]*(?:[#*]+\s*)?${groups}\s?:?(?:\*\*)?:?[ \t]*\n(?=\s*(?:[-*•·–]|\d{1,2}[.)])\s)`,
  'gimu',
);
const extra =
  /^[ \t]*(?:nice[- ]to[- ]haves?|would be nice|optional|if possible)\s?:[ \t]*(?<what>(?:(?:short|small|simple|little|photo|picture)\s)?[\p{L}][^\n]{2,120})$/gimu;

/**
 * A list of requirements without the labels that only say how much each entry matters: what stands under "MUST HAVE" is what
 * the site says, and what would be nice is asked for.
 */
export const withoutGroupLabels = (text: string): string =>
  text
    .replace(alone, '')
    .replace(extra, (_, what: string) => `Please include a ${what.trim().replace(/^(?:an?|the)\s/iu, '')}.`);
