import type { Brief } from '@/domain/site/brief';

const clock = String.raw`\d{1,2}(?:[.:][0-5]\d)?\s?(?:am|pm|noon)?`;
const range = new RegExp(
  String.raw`^(?:\s20\d\d)?,?\s(?:from\s)?(?<hours>(?:${clock}|noon|midday)\s?(?:-|–|to|until|till)\s?(?:${clock}|late|midnight|dusk))(?=[\s,.;!?)]|$)`,
  'iu',
);
const stall = /^(?:an?\s)?(?:stalls?|tables?|pitch(?:es)?|stands?|cars?|vans?|sellers?)$/iu;

/** "Saturday 5 July, 12-4. Stalls are £15 a table": how long the day lasts is told, and a stall is no ticket. */
export function mendDayHours(brief: Brief): Brief {
  const { prompt, date, kind } = brief;
  if (kind.value !== 'event') return brief;
  const end = date?.spans.at(-1)?.end;
  const hours = end === undefined ? undefined : range.exec(prompt.slice(end))?.groups?.['hours'];
  const isKnown = brief.items.some(({ value }) => value.when !== undefined);
  const lasting =
    hours === undefined || isKnown || end === undefined
      ? []
      : [
          {
            value: {
              section: 'amenities' as const,
              name: `From ${hours.replace(/\s?(?:-|–|until|till)\s?/iu, ' to ')}`,
            },
            spans: [{ start: end, end: end + hours.length }],
          },
        ];
  return {
    ...brief,
    items: [
      ...brief.items.map((item) =>
        item.value.section === 'tickets' && item.value.price !== undefined && stall.test(item.value.name)
          ? {
              ...item,
              value: { section: 'amenities' as const, name: `${item.value.name}: ${item.value.price}` },
            }
          : item,
      ),
      ...lasting,
    ],
  };
}
