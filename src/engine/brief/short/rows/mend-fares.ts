import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const label =
  /^(?:fares?|prices?|tickets?|entry|admission|rates?|fees?|charges?|tariffs?)[:,]?\s(?=\p{L}{3})/iu;
const season = /^(?:winter|summer|spring|autumn|weekday|weekend|school|holiday)$/iu;

const lasting = /(?:^|[\s/,(])(?<long>\d{2,3}\s?(?:min(?:ute)?s?|hours?))\s$/iu;

/** "fees CHF 180 / 90 minutes CHF 260": two sums under one name; the second tells how long it takes, and the first is the usual hour. */
function withLengths(brief: Brief): Brief {
  const items = brief.items.map((item) => {
    const { name, price } = item.value;
    if (price === undefined) return item;
    const twins = brief.items.filter(({ value }) => value.price !== undefined && value.name === name);
    const longOf = ({ value }: typeof item): string | undefined => {
      const at = brief.prompt.indexOf(value.price ?? '');
      return at < 0 ? undefined : lasting.exec(brief.prompt.slice(0, at))?.groups?.['long'];
    };
    if (twins.length !== 2 || !twins.some((one) => longOf(one) !== undefined)) return item;
    return { ...item, value: { ...item.value, name: longOf(item) ?? 'One session' } };
  });
  return items.every((item, at) => item === brief.items[at]) ? brief : { ...brief, items };
}

/** "fares adult £12, child £6": what the row is of is no part of its first name; "winter and summer timetables" are no crossings. */
export function mendFares(read: Brief): Brief {
  if (read.language.value !== 'en') return read;
  const brief = withLengths(read);
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
