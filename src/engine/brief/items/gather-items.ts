import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import type { Deed } from '../offer/find-deeds';
import { findWhen } from '../dates/find-when';
import { readAreasAbroad } from '../places/read-areas-abroad';
import { readBackers } from '../people/read-backers';
import { foldText } from '../words/fold-text';
import { isKnownTown } from '../words/ordinary-words';
import { furtherReaders } from '../further-readers';
import { rareReaders } from '../rare-readers';
import { readCompanions } from '../people/read-companions';
import { readDate } from '../dates/read-dates';
import { readDated } from '../dates/read-dated';
import { readFigures } from '../parts/read-figures';
import { readGoods } from './read-goods';
import { readItems } from './read-items';
import { readNamedPeople } from '../people/read-named-people';
import { readNamedLinks } from '../parts/read-named-links';
import { readPeople } from '../people/read-people';
import type { ReadSections } from '../parts/read-sections';
import { readReviews } from '../parts/read-reviews';
import { readRoleRows } from '../people/read-role-rows';
import { readStops } from '../dates/read-stops';
import { readTitled } from '../parts/read-titled';
import { cooks, extraOfRooms } from '../parts/section-for';
import type { Reading } from '../reading';
import { overlaps, spansOf, withTold } from '../words/slot-spans';
import type { ReadQuote } from '../parts/tell-quotes';

/** "6 gennaio chiesa di Povo, ingresso libero": what it costs, and no evening of its own. */
const freeEntry =
  /^(?:ingresso (?:libero|gratuito)|entrada (?:libre|gratuita|gratis|franca|livre)|entrée (?:libre|gratuite)|eintritt frei|freier eintritt|gratis (?:entree|toegang)|toegang gratis|wstęp (?:wolny|bezpłatny)|giriş ücretsiz|الدخول مجاني|דמי כניסה חינם|כניסה חופשית)$/iu;

/** What is known of a prompt before its things are read. */
type Known = {
  readonly kind: SiteKind;
  readonly offer: string | null;
  readonly name: Slot<string> | null;
  readonly sections: ReadSections;
  readonly deeds: ReadonlyMap<number, Deed>;
  readonly quotes: readonly ReadQuote[];
};

/** Every thing, person and date that the prompt names, in its order: the listed ones first, then those told in passing. */
export function gatherItems(
  reading: Reading,
  { kind, offer, name, sections, deeds, quotes }: Known,
): Slot<ListedItem>[] {
  const read = readItems(reading, sections.met, kind, offer, quotes);
  // "Sommerkonzert 12. Juni": a figure without a currency is no price beside a month.
  const priced = spansOf(read.filter(({ value }) => /[^\d.,\s]/u.test(value.price ?? '')));
  const date = readDate(reading, kind);
  const isOfWhole = kind === 'event' || (kind === 'unknown' && reading.spoken === 'en');
  const dated = readDated(
    reading,
    kind,
    sections.slots.map(({ value }) => value),
    // "Lesung am 14. März 2027" of a bookshop is one of its evenings, and no day of the whole.
    [...(name?.spans ?? []), ...(isOfWhole ? (date?.spans ?? []) : [])],
    offer,
  ).filter(({ spans }) => !overlaps(spans, priced));
  const figures = readFigures(reading, kind);
  const listed = read
    .filter(({ spans }) => !overlaps(spans, spansOf([...dated, ...figures])))
    .filter(({ value }) => value.price !== undefined || !freeEntry.test(value.name))
    .filter((item, _, all) => !isOfNothing(reading, item, offer, all))
    .map(withoutAlso)
    .map((item) => partWhen(reading, kind, item))
    .map((item) => withoutName(item, name, offer))
    .map((item) =>
      item.value.section === 'rooms' && extraOfRooms.test(item.value.name)
        ? { ...item, value: { ...item.value, section: 'amenities' as const } }
        : item,
    );
  const people = [...readPeople(reading), ...readNamedPeople(reading), ...readCompanions(reading)].filter(
    (person) => !overlaps(person.spans, name?.spans ?? []),
  );
  // "Singing teacher Amara Boateng, Lewisham": where somebody is.
  const staff = [
    ...furtherReaders().readStaffLists(reading, sections.words),
    ...furtherReaders().readUncasedPeople(reading),
  ].filter(({ value }) => value.note !== undefined || !isKnownTown(foldText(value.name)));
  const stops = readStops(reading, kind).filter(({ spans }) => !overlaps(spans, spansOf(dated)));
  const told = withTold(staff, withTold(withTold(stops, listed), dated));
  const titled = [
    ...rareReaders().readCareer(reading, kind),
    ...readTitled(reading, kind),
    ...readRoleRows(reading),
  ];
  const others = told.filter(({ spans }) => !overlaps(spans, spansOf(titled)));
  return withTold(withTold(withTold(readAreasAbroad(reading, kind), titled), others), [
    ...figures,
    ...readNamedLinks(reading, kind),
    ...readBackers(reading, kind),
    ...readReviews(reading, kind),
    ...people.filter(({ spans }) => kind !== 'cv' || !overlaps(spans, spansOf(titled))),
    ...readGoods(reading, deeds, kind),
  ]);
}

/** "wysyłka 18 zł, od 200 zł gratis": a figure that no thing stands before, where others have theirs. */
function isOfNothing(
  reading: Reading,
  { value, spans }: Slot<ListedItem>,
  offer: string | null,
  all: readonly Slot<ListedItem>[],
): boolean {
  const isNamed = all.some((one) => one.value.price !== undefined && one.value.name !== value.name);
  const isFree = /(?:gratis|gratuit\p{L}*|kostenlos|darmow\p{L}*|za darmo|ücretsiz|مجان\p{L}*|חינם)/iu;
  const at = spans[0]?.start ?? 0;
  return (
    reading.spoken !== 'en' &&
    value.price !== undefined &&
    value.name === offer &&
    isNamed &&
    isFree.test(reading.text.slice(Math.max(0, at - 12), (spans.at(-1)?.end ?? at) + 12))
  );
}

/** "auch Hausbesuche": one more thing, by its name. */
function withoutAlso(item: Slot<ListedItem>): Slot<ListedItem> {
  const name = item.value.name.replace(
    /^(?:auch|außerdem|también|además|aussi|également|também|anche|inoltre|ook|także|również|ayrıca)\s(?=\p{L}{3})/iu,
    '',
  );
  return name === item.value.name
    ? item
    : {
        ...item,
        value: { ...item.value, name: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) },
      };
}

/** "maths tutor, Dr Femi Adeyemi, £40/h": whose name it is costs nothing; what is offered does. */
function withoutName(
  item: Slot<ListedItem>,
  name: Slot<string> | null,
  offer: string | null,
): Slot<ListedItem> {
  // One word may be a thing as well: "candle shop: Fig £14".
  const isName =
    name !== null &&
    /\s/u.test(name.value) &&
    item.value.price !== undefined &&
    item.value.name === name.value;
  return isName && offer !== null
    ? { value: { ...item.value, name: offer }, spans: item.spans.slice(1) }
    : item;
}

/** "Harvest supper Sat 4 Oct 7pm £8": a priced thing that has its day is an event. */
function partWhen(reading: Reading, kind: SiteKind, item: Slot<ListedItem>): Slot<ListedItem> {
  const { name, price } = item.value;
  const when = price === undefined ? null : findWhen(name, reading.lexicon);
  if (!when || when.start < 4 || when.isDaily) return item;
  return {
    ...item,
    value: {
      ...item.value,
      section: when.isWeekly && !cooks.has(kind) ? 'timetable' : 'events',
      name: cleanName(name.slice(0, when.start)),
      when: name.slice(when.start, when.end),
    },
  };
}
