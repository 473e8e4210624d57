import { isCarrier } from './is-asked';

const aside = /\s*\((?:please\s)?(?:say|note|show|mention|make clear)\b[^()]*\)/iu;
const remark = /\((?:please\s)?(?:say|note|mention|make clear)(?:\sthat)?\s+([^()]{6,160})\)/iu;

/** A heading without what is remarked on it; null where it only carries what stands under it. */
export const headingTold = (told: string): string | null =>
  isCarrier(told) ? null : told.replace(aside, '');

/** "Rough prices (please say they are a guide):" is a heading, and a word about what stands under it, at its place. */
export const remarkIn = (
  line: string,
  start: number,
): { text: string; start: number; end: number } | null => {
  const found = remark.exec(line);
  if (found?.[1] === undefined) return null;
  const end = start + found.index + found[0].length - 1;
  return { text: found[1], start: end - found[1].length, end };
};
