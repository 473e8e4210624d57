import type { AppContext } from './app';
import { readGoal } from './goals';
import { readMeasure } from './read-measure';

const told = /\+\s?(\d{1,4}(?:[.,]\d{1,2})?)\s?(?!%)(?:\p{L}{1,10}\b)?/giu;
const inWords =
  /\bbuttons?\b(?![^.;:]{0,16}\b(?:goals?|targets?|limits?)\b)[^.;:\d]{0,16}?(?:\b(?:for|of|with)\s|(?<=\bbuttons?):?\s)((?:\+?\d{1,4}\s?\p{L}{0,8}(?:,\s|\s(?:and|or)\s|\s?\/\s?|,\s(?:and|or)\s)?)+)/iu;

// "250 and 500 ml buttons"
const beforeButtons = /((?:\d{2,4} ?(?:ml|cl|l|g|kcal|min|minutes)?(?:, | and | or | ?\/ ?))*\d{2,4} ?(?:ml|cl|l|g|kcal|min|minutes)?)[- ]buttons?\b/iu; // prettier-ignore

/** Whether a day is what is looked at: a goal for each day, and no money. */
export const isByDay = (context: AppContext): boolean =>
  readGoal(context)?.per === 'day' && readMeasure(context).unit !== null;

/** "Buttons +250 ml and +500 ml": amounts to enter with one press; usual ones for water by the day. */
export function readQuickAmounts(context: AppContext): readonly number[] {
  const amounts = readAdded(context);
  const [first] = amounts;
  // "Plus and minus buttons": the last one is taken back.
  return first !== undefined && /\bminus\b|\bplus ?\/ ?minus\b|\+ ?(?:\/|and) ?[-−–](?!\d)/iu.test(context.brief.prompt) ? [...amounts, -first] : amounts; // prettier-ignore
}

function readAdded(context: AppContext): readonly number[] {
  const { prompt } = context.brief;
  const { unit } = readMeasure(context);
  if (unit === null) return [];
  const listed = inWords.exec(prompt)?.[1] ?? beforeButtons.exec(prompt)?.[1] ?? '';
  const found = [...[...prompt.matchAll(told)].map(([, count]) => count), ...(/\+/u.test(listed) ? [] : [...listed.matchAll(/\d{1,4}/gu)].map(([count]) => count))]; // prettier-ignore
  const amounts = [
    ...new Set(found.map((count) => Number((count ?? '').replace(',', '.'))).filter((count) => count > 0)),
  ];
  if (amounts.length > 0) return amounts.slice(0, 5);
  if (isByDay(context) && unit === 'ml') return [250, 500];
  return (isByDay(context) && counted.test(unit)) || asksForPlus(prompt) ? [1] : [];
}

/** Units that are entered one by one. */
const counted = /^(?:glasses|cups|bottles|coffees|drinks|cigarettes|units)$/u;
const plus =
  /\b(?:plus|plus and minus|add|\+1|one[- ]tap|tap|log)[- ](?:one )?buttons?\b|\+ ?(?:1 )?buttons?\b|\bbuttons? (?:to|that|which|for) (?:adds?|adding|logs?|logging) (?:one|a|another|each)\b|\b(?:one|single)[- ]tap\b|\btap to (?:add|log|count)\b/iu;

/** "A big plus button": one press adds one. */
export const asksForPlus = (prompt: string): boolean => plus.test(prompt);

/** Whether that button is to be seen from afar. */
export const isBigPlus = (prompt: string): boolean =>
  /\b(?:big|large|huge|giant)\b[^.,;]{0,16}(?:\bbuttons?\b|\+)/iu.test(prompt);
