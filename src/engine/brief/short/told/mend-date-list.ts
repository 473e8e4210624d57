import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const group = String.raw`${day}(?:(?:,\s|\sand\s|\s&\s)${day})*\s${month}`;
const list = new RegExp(
  String.raw`\b(?:(?:dates|days|walks|workshops|sessions|classes)(?=:)|(?:next|upcoming|coming)\s(?:dates|ones|sessions|workshops|classes|walks|talks|evenings|suppers|meetings)(?:\sare)?):?\s(?<list>${group}(?:(?:,\s(?:and\s)?|\sand\s)${group})*)`,
  'iu',
);

const one = (text: string): string =>
  text
    .replace(/(?<=part)ies$/u, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/u, '')
    .replace(/(?<=[^s])s$/u, '');

/** "Next dates 8 and 22 March, 5 April": three days of the same thing, each a row. */
export function mendDateList(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? list.exec(brief.prompt) : null;
  const told = found?.groups?.['list'];
  if (!found || told === undefined) return brief;
  const start = found.index + found[0].length - told.length;
  const days = [...told.matchAll(new RegExp(group, 'giu'))].flatMap(({ 0: part }) => {
    const name = new RegExp(month, 'iu').exec(part)?.[0] ?? '';
    return [...part.matchAll(new RegExp(day, 'gu'))].map(([number]) => `${number} ${name}`);
  });
  const rows = brief.items.filter(({ value }) => value.section === 'events');
  // "seaweed day £70. Dates: 12 April, 10 May": the last thing before the days is not what all of them are.
  const priced = new Set(
    brief.items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.name.toLowerCase()),
  );
  const isOfPrices =
    priced.size > 1 && rows.length > 0 && rows.every(({ value }) => priced.has(value.name.toLowerCase()));
  if (days.length < 2 || (rows.length === days.length && !isOfPrices)) return brief;
  const known = rows.find(
    ({ value }) =>
      !/^(?:next |upcoming )?dates?$/iu.test(value.name) &&
      !(priced.size > 1 && priced.has(value.name.toLowerCase())),
  )?.value.name;
  const name = known ?? capitalise(one(brief.offer?.value ?? 'Date'));
  const span = { start: found.index, end: start + told.length };
  return {
    ...brief,
    items: [
      ...brief.items.filter(({ value }) => value.section !== 'events'),
      ...days.map((when): Slot<ListedItem> => ({ value: { section: 'events', name, when }, spans: [span] })),
    ],
    sections: brief.sections.some(({ value }) => value === 'events')
      ? brief.sections
      : [...brief.sections, { value: 'events', spans: [span] }],
  };
}
