import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isSizeAlone, shareNouns } from './share-nouns';

const doing: ReadonlySet<SiteKind> = new Set([
  'home-services', 'construction', 'cleaning', 'auto', 'clinic', 'dentist', 'therapist', 'veterinary', 'salon', 'spa', 'course',
  'law', 'accountant',
]); // prettier-ignore
/** Where a row of prices is no list of what is treated. */
const treating: ReadonlySet<SiteKind> = new Set(['clinic', 'therapist', 'dentist', 'veterinary']);

/** For whom, how long or how often: "small dogs", "45 minutes", "first visit", "call-out". */
const measure =
  /^(?:(?:small|medium|large|big|giant|tiny|toy|puppy|extra|second|one|both|two)\s(?:dogs?|cats?|ears?|cars?|vans?|horses?|breeds?|animals?|pets?|houses?|jobs?|loads?|areas?)|(?:\d+|half an?|an?|one|two|three|half)[\s-]?(?:mins?|minutes?|hours?|hrs?|days?|weeks?|months?|nights?|lessons?|classes|sessions?|visits?|walks?)|(?:an?|per|by the)\s.+|(?:(?:first|initial|new (?:patient|client))\s?(?:visit|appointment|assessment|consult(?:ation)?|session)?|follow[- ]?ups?(?: (?:visit|appointment|session))?|reviews?|return visits?|consult(?:ation)?s?|assessment)|call[- ]?out(?: fee| charge)?|drop[- ]?in|deposit|joining fee|day rate|hourly|evenings?|weekends?|weekdays?|kids|children|adults|concessions?|students?|seniors?|pensioners|under \d+s?|one[- ]off|regular|weekly|fortnightly|monthly|online|in person|home visits?|after that|(?:ground|first|second|third|top|upper) floor|upstairs|semi(?:[- ]?detached)?|detached|terraced?|bungalow|flat|studio flat|(?:\d|one|two|three|four)[- ]?bed(?:room)?s?(?: (?:house|flat|home|semi))?|per \p{L}+)$/iu;

/** Whether a name says only for whom, how long or how often something is: it has a price, but is no service. */
export const isMeasureName = (name: string): boolean => isSizeAlone(name) || measure.test(name);

const isRow = ({ value }: Slot<ListedItem>): boolean =>
  value.price !== undefined &&
  value.when === undefined &&
  (value.section === 'services' || value.section === 'pricing');

function withNouns(brief: Brief): Brief {
  const rows = brief.items.filter(isRow);
  const names = shareNouns(rows.map(({ value }) => value.name));
  return {
    ...brief,
    items: brief.items.map((item) => {
      const at = rows.indexOf(item);
      return at < 0 ? item : { ...item, value: { ...item.value, name: names[at] ?? item.value.name } };
    }),
  };
}

const time = /^(?:\d+|half an?|an?|one|two|three|half|full)[\s-]?(?:hours?|hrs?|days?|evenings?|nights?)$/iu;

/** "ice cream van for hire, £250 for 2 hours": what two hours cost is no flavour. */
const withHire = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    (item.value.section === 'menu' || item.value.section === 'products') &&
    item.value.price !== undefined &&
    (time.test(item.value.name) || /^deposit$/iu.test(item.value.name))
      ? { ...item, value: { ...item.value, section: 'pricing' as const } }
      : item,
  ),
});

/**
 * "small dogs $65 large $95": both are dogs. Sizes, lengths and first visits stand among the prices and never as all that is
 * done; what is treated beside them stays a service without its price.
 */
export function mendMeasures(read: Brief): Brief {
  if (read.language.value !== 'en') return read;
  if (!doing.has(read.kind.value)) return withHire(read);
  const brief = withNouns(read);
  const rows = brief.items.filter((item) => isRow(item) && item.value.section === 'services');
  const measures = rows.filter(({ value }) => isMeasureName(value.name));
  if (measures.length === 0) return brief;
  const isMixed = measures.length < rows.length;
  if (isMixed && !treating.has(brief.kind.value)) return brief;
  return {
    ...brief,
    items: brief.items.flatMap((item): Slot<ListedItem>[] => {
      if (!rows.includes(item)) return [item];
      const row = { ...item, value: { ...item.value, section: 'pricing' as const } };
      return measures.includes(item) || brief.kind.value === 'veterinary'
        ? [row]
        : [{ ...item, value: { section: 'services', name: item.value.name } }, row];
    }),
  };
}
