import type { Reading } from '../reading';

/** A workshop of which it is told what is made there. */
export const makingPlace =
  /\bworkshop\b(?:\s(?:in|near|on|at|outside)\s[^,.;:]{2,40}?)?,?\s(?:(?:that|which|where (?:we|i)|we)\s)?(?:mak(?:es?|ing)|build(?:s|ing)?|repair(?:s|ing)?|restor(?:es?|ing)|carv(?:es?|ing)|cast(?:s|ing)?|forg(?:es?|ing)|weav(?:es?|ing)|produc(?:es?|ing))\b(?!\s(?:classes|courses|sessions|workshops))/iu;

const asking =
  /^(?:customer|client|employee|staff|opinion|online|feedback|satisfaction|market|exit|pulse|student|user|team|office|reader|member|parent|guest|quick|short|simple|anonymous|free|web|poll|small|little|new|our|my|paid|nps)s?$/u;

/** "bat surveys for planning applications": a plural behind what is looked at, so that nobody is asked anything. */
export function isLookedAt({ tokens }: Reading, at: number, from: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]?.form === 'surveys' && at > from && before !== undefined && !asking.test(before.form);
}
