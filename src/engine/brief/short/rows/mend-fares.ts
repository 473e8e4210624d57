import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const label =
  /^(?:fares?|prices?|tickets?|entry|admission|rates?|fees?|charges?|tariffs?)[:,]?\s(?=\p{L}{3})/iu;
const season = /^(?:winter|summer|spring|autumn|weekday|weekend|school|holiday)$/iu;

/** "fares adult £12, child £6": what the row is of is no part of its first name; "winter and summer timetables" are no crossings. */
export function mendFares(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const first = brief.items.find(({ value }) => value.price !== undefined && label.test(value.name));
  const isRow =
    first !== undefined &&
    brief.items.filter(({ value }) => value.price !== undefined && value.section === first.value.section)
      .length > 1;
  const items = brief.items
    .filter(
      ({ value }) =>
        !(
          value.section === 'timetable' &&
          value.price === undefined &&
          value.when === undefined &&
          season.test(value.name)
        ),
    ) // prettier-ignore
    .map((item) => {
      const { value } = item;
      const isOfRow = isRow && value.price !== undefined && value.section === first.value.section;
      if (!isOfRow) return item;
      const name = item === first ? capitalise(value.name.replace(label, '')) : value.name;
      return { ...item, value: { ...value, name, section: value.section === 'timetable' ? ('pricing' as const) : value.section } }; // prettier-ignore
    });
  return items.length === brief.items.length && items.every((item, at) => item === brief.items[at])
    ? brief
    : { ...brief, items };
}
