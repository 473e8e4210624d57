import type { AppContext } from './app';
import { readGoal } from './goals';
import { readMeasure } from './read-measure';

const told = /\+\s?(\d{1,4}(?:[.,]\d{1,2})?)\s?(?!%)(?:\p{L}{1,10}\b)?/giu;
const inWords =
  /\bbuttons?\b[^.;:]{0,16}?\b(?:for|of|with)\s((?:\+?\d{1,4}\s?\p{L}{0,8}(?:,\s|\s(?:and|or)\s|\s?\/\s?|,\s(?:and|or)\s)?)+)/iu;

// "250 and 500 ml buttons"
const beforeButtons = /((?:\d{2,4} ?(?:ml|cl|l|g|kcal|min|minutes)?(?:, | and | or | ?\/ ?))*\d{2,4} ?(?:ml|cl|l|g|kcal|min|minutes)?)[- ]buttons?\b/iu; // prettier-ignore

/** Whether a day is what is looked at: a goal for each day, and no money. */
export const isByDay = (context: AppContext): boolean =>
  readGoal(context)?.per === 'day' && readMeasure(context).unit !== null;

/** "Buttons +250 ml and +500 ml": amounts to enter with one press; usual ones for water by the day. */
export function readQuickAmounts(context: AppContext): readonly number[] {
  const { prompt } = context.brief;
  const { unit } = readMeasure(context);
  if (unit === null) return [];
  const listed = inWords.exec(prompt)?.[1] ?? beforeButtons.exec(prompt)?.[1] ?? '';
  const found = [...[...prompt.matchAll(told)].map(([, count]) => count), ...(/\+/u.test(listed) ? [] : [...listed.matchAll(/\d{1,4}/gu)].map(([count]) => count))]; // prettier-ignore
  const amounts = [
    ...new Set(found.map((count) => Number((count ?? '').replace(',', '.'))).filter((count) => count > 0)),
  ];
  if (amounts.length > 0) return amounts.slice(0, 5);
  return isByDay(context) && unit === 'ml' ? [250, 500] : isByDay(context) && unit === 'glasses' ? [1] : [];
}
