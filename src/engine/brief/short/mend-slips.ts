import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const given =
  /^(?:give|giving|gives)\s(?:(?:you|them|us|me|people|everyone|everybody|each|him|her|your|their|an?\s(?:price|quote|idea|estimate|lesson|talk|call|feel|sense|warm|clear)|free|advice|lessons|talks|tours|estimates|quotes)\b|(?:it|the)\s(?:an?|feel|page|site))/iu;
const brewed =
  /\b(?:coffees?|flat whites?|espresso|roast\w*|beans|brew\w*|latte|cappuccino|pour[- ]?over|batch)\b/iu;

/** Who gives advice or care has prices, and no shelf. */
const advising: ReadonlySet<string> = new Set([
  'consulting',
  'law',
  'accountant',
  'agency',
  'clinic',
  'therapist',
  'dentist',
  'insurance',
]);

/** "I'll give you a price" asks for no gifts; "flat whites, filter" is a coffee and narrows no list. */
export function mendSlips(brief: Brief): Brief {
  const isGiven = ({ value, spans }: Brief['sections'][number]): boolean =>
    value === 'donation' &&
    spans.length > 0 &&
    spans.every(({ start }) => given.test(brief.prompt.slice(start, start + 40)));
  // "training days for volunteers": whom it is for.
  const isServed = ({ value, spans }: Brief['sections'][number]): boolean =>
    value === 'volunteer' &&
    spans.length > 0 &&
    spans.every(({ start }) => /\b(?:for|of|with|by|our)\s$/iu.test(brief.prompt.slice(0, start))) &&
    brief.kind.value !== 'nonprofit';
  // "transport can be arranged, quiz after": one of an evening, and none to click through.
  const isAfter = ({ value, spans }: Brief['behaviours'][number]): boolean =>
    value === 'quiz' &&
    spans.length > 0 &&
    spans.every(({ end }) => /^\s(?:after|night|evening|and\s|then\b)/iu.test(brief.prompt.slice(end)));
  const isSold = ({ value }: Brief['sections'][number]): boolean =>
    value === 'products' && advising.has(brief.kind.value) && !/\b(?:shop|store|sell)\b/iu.test(brief.prompt);
  const isBrewed = ({ value, spans }: Brief['behaviours'][number]): boolean =>
    value === 'filter' &&
    spans.length > 0 &&
    spans.every(({ start, end }) => /^filters?$/iu.test(brief.prompt.slice(start, end))) &&
    brewed.test(brief.prompt);
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isGiven(slot) && !isServed(slot) && !isSold(slot)),
    behaviours: brief.behaviours.filter((slot) => !isBrewed(slot) && !isAfter(slot)),
    items: brief.items.map((item): Slot<ListedItem> =>
      item.value.section === 'products' && advising.has(brief.kind.value)
        ? {
            ...item,
            value: { ...item.value, section: item.value.price === undefined ? 'services' : 'pricing' },
          }
        : item,
    ),
  };
}
