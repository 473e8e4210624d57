import type { Brief } from '@/domain/site/brief';

const clock = String.raw`\d{1,2}(?:[.:][0-5]\d)?\s?(?:am|pm|noon)?`;
const range = new RegExp(
  String.raw`^(?:\s20\d\d)?,?\s(?:from\s)?(?<hours>(?:${clock}|noon|midday)\s?(?:-|–|to|until|till)\s?(?:${clock}|late|midnight|dusk))(?=[\s,.;!?)]|$)`,
  'iu',
);
const stall = /^(?:an?\s)?(?:stalls?|tables?|pitch(?:es)?|stands?|cars?|vans?|sellers?)$/iu;

const isStall = ({ value }: Brief['items'][number]): boolean =>
  value.section === 'tickets' && value.price !== undefined && stall.test(value.name);

/** "Saturday 5 July, 12-4. Stalls are £15 a table": how long the day lasts is told, and a stall is no ticket. */
export function mendDayHours(brief: Brief): Brief {
  const { prompt, date, kind } = brief;
  if (kind.value !== 'event') return brief;
  const end = date?.spans.at(-1)?.end;
  const hours = end === undefined ? undefined : range.exec(prompt.slice(end))?.groups?.['hours'];
  const isKnown = brief.items.some(({ value }) => value.when !== undefined);
  const [stalls, items] = [brief.items.filter(isStall), brief.items.filter((item) => !isStall(item))];
  const lines = [
    ...(hours === undefined || isKnown ? [] : [`Hours: ${hours}`]),
    ...stalls.map(({ value }) => `${value.name}: ${value.price ?? ''}`),
  ];
  if (lines.length === 0) return brief;
  const spans = stalls.length > 0 ? stalls.flatMap((item) => item.spans) : (date?.spans ?? []);
  return {
    ...brief,
    items,
    parts: [...brief.parts, { value: { title: 'Good to know', isPage: false, lines }, spans }],
  };
}
