import type { OpeningRange } from '@/domain/site/brief';
import type { ContentItem } from '@/engine/plan/content';

const clock = /(\d{1,2})(?:[:.h](\d{2}))?\s?([ap])?\.?m?\.?/giu;
const joining = /(?<!\p{L})(?:and|&|und|y|et|e|en|i|oraz|ve|و|ו)(?!\p{L})|,/iu;
// A Monday, so that the days follow from it.
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

const minutesOf = ([, hour = '0', minute = '0', half]: RegExpMatchArray): number => {
  const plain = Number(hour) % (half === undefined ? 25 : 12);
  return (plain + (half?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
};

/** The days of a row, 1 (Monday) to 7: "Wednesday to Friday", "Saturday and Sunday". */
function daysIn(title: string, language: string): number[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const text = title.toLocaleLowerCase(language);
  const found = Array.from({ length: 7 }, (_, at) => at + 1)
    .map((day) => ({
      day,
      at: text.indexOf(names.format(monday + (day - 1) * dayLength).toLocaleLowerCase(language)),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ day }) => day);
  const [first, last] = found;
  if (found.length !== 2 || first === undefined || last === undefined || joining.test(text)) return found;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first - 1 + at) % 7) + 1);
}

/** Rows of opening hours as figures, for what reckons with them; rows that say no two times are left out. */
export function hoursOfRows(items: readonly ContentItem[], language: string): OpeningRange[] {
  return items.flatMap(({ title, value = '' }): OpeningRange[] => {
    const [opens, closes] = [...value.matchAll(clock)].map(minutesOf);
    const days = daysIn(title, language);
    return opens === undefined || closes === undefined || days.length === 0 ? [] : [{ days, opens, closes }];
  });
}
