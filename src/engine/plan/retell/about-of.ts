import { labelRows } from './blocks/label-rows';
import type { Chapter } from './chapters-of';

const isOfHouse = (text: string): boolean => labelRows([{ text, at: 0 }]).has(null);

/**
 * What the owners tell of themselves, and all other chapters. Where nothing does so outright, a page about them says what else
 * is told of the house at large, and no word of deposits or parking.
 */
export const aboutOf = (
  chapters: readonly Chapter[],
  hasPage: boolean,
): { readonly about: Chapter | undefined; readonly others: readonly Chapter[] } => {
  const own = chapters.find(({ topic }) => topic === 'about');
  if (own || !hasPage) return { about: own, others: chapters.filter((one) => one !== own) };
  const sundry = chapters.find(({ topic, page, rows }) => topic === 'other' && page === null && rows.some(isOfHouse)); // prettier-ignore
  if (!sundry) return { about: undefined, others: chapters };
  const rest = { ...sundry, rows: sundry.rows.filter((row) => !isOfHouse(row)) };
  return {
    about: { ...sundry, rows: sundry.rows.filter(isOfHouse) },
    others: chapters.flatMap((one) => (one === sundry ? (rest.rows.length > 0 ? [rest] : []) : [one])),
  };
};
