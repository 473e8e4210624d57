/** "tip percent buttons 10 15 20": told before the figures, and marked at none of them. */
const named =
  /\b(?:percent(?:s|ages?)?|tips?)\s(?:(?:buttons?|presets?|options?|choices)\s?)?(?:of\s|for\s|:\s?)?(?<list>\d{1,2}(?:(?:\s?[,/]\s?|\s(?:and|or)\s|\s)\d{1,2}){1,5})(?![\d.:]|\s?(?:people|persons|guests))/iu;

/** The percentages that a prompt lists: "20%, 5% and 0%". */
export function readPercents(prompt: string): readonly number[] {
  const list = /(?<![\d.,])\d{1,2}(?:\.\d)?\s?%?(?:\s*(?:,|\/|and|or|y|et|und|e)\s*\d{1,2}(?:\.\d)?\s?%?)+\s?(?:%|percent|per cent|por ?cient[oa]|pour ?cent|prozent|per ?cento|procent)?/iu.exec(prompt)?.[0] ?? ''; // prettier-ignore
  const told = /%|percent|per cent|por ?cient|pour ?cent|prozent|per ?cento|procent/iu.test(list)
    ? list
    : (named.exec(prompt)?.groups?.['list'] ?? '');
  return [...new Set([...told.matchAll(/\d{1,2}(?:\.\d)?/gu)].map(([text]) => Number(text)))].slice(0, 6);
}
