/** The percentages that a prompt lists: "20%, 5% and 0%". */
export function readPercents(prompt: string): readonly number[] {
  const list = /(?<![\d.,])\d{1,2}(?:\.\d)?\s?%?(?:\s*(?:,|\/|and|or|y|et|und|e)\s*\d{1,2}(?:\.\d)?\s?%?)+\s?(?:%|percent|per cent)?/iu.exec(prompt)?.[0] ?? ''; // prettier-ignore
  if (!/%|percent|per cent/iu.test(list)) return [];
  return [...new Set([...list.matchAll(/\d{1,2}(?:\.\d)?/gu)].map(([text]) => Number(text)))].slice(0, 6);
}
