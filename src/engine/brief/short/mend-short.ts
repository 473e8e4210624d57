import type { Brief, BriefCorrections, ListedItem, Slot } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { mendApp } from './mend-app';
import { mendAsides, withClerk } from './mend-asides';
import { mendAsked } from './mend-asked';
import { mendClauses } from './mend-clauses';
import { mendCourse } from './mend-course';
import { mendFrame } from './mend-frame';
import { mendGathering } from './mend-gathering';
import { mendIntro, type ReadPart } from './mend-intro';
import { isChecker, isGameMaker, mendCalled, mendKind } from './mend-kind';
import { mendLent } from './mend-lent';
import { mendLevels, mendTalks } from './mend-levels';
import { mendListed, mendPromises } from './mend-listed';
import { mendAfternoons, mendMeetings } from './mend-meetings';
import { mendName } from './mend-name';
import { mendCareer, mendNamed } from './mend-named';
import { mendNextDates } from './mend-next-dates';
import { mendOffers } from './mend-offers';
import { mendOpening } from './mend-opening';
import { mendOpeningPrice } from './mend-opening-price';
import { mendOrdinary } from './mend-ordinary';
import { mendNoOffers } from './mend-no-offers';
import { mendPageForm } from './mend-page-form';
import { mendPageWords } from './mend-page-words';
import { mendPassing } from './mend-passing';
import { mendPeople } from './mend-people';
import { mendAdmission, mendLeftOut, mendPriceFirst, mendWanting } from './mend-price-first';
import { mendProgramme } from './mend-programme';
import { mendSigns } from './mend-signs';
import { mendShown } from './mend-shown';
import { mendSlips } from './mend-slips';
import { mendSoftware } from './mend-software';
import { mendTimes } from './mend-times';
import { mendCounted, mendPerPerson, mendRanges, mendShelves } from './mend-told-prices';
import { mendUnread } from './mend-unread';
import { mendWares } from './mend-wares';
import { mendOwnPages } from './own-pages/mend-own-pages';
import { mendBesides } from './rows/mend-besides';
import { mendMeasures } from './rows/mend-measures';
import { mendPriceRows } from './rows/mend-price-rows';
import { isDate, isRepeated, readToldDates, startsWithDate } from './read-told-dates';
import { readToldWorks } from './read-told-works';

/** Eighty words and then some: what is longer is one word or none. */
const mostCharacters = 1200;
const apps = new Set<string>(appKinds);
const lasting =
  /(?<!\p{L})(?:company|choir|chorus|group|society|club|gallery|museum|theatre|theater|market|band|orchestra|players|troupe|hall|venue|collective|ensemble|quartet|trio|duo|studio|association|league|centre|center|cinema|house|guild|circle|opera|brewery|farm|garden|gardens|library|team|workshops?|classes|tours?)$/iu;

const yearly = /\b(?:a|per|\/)\s?(?:year|month|term|season|annum)\b|\bannual/iu;

/**
 * "3 may Ann, … lilies £5 each": a price of the last of several is none of a day's; what a year costs is a membership; a day
 * on which there is nothing is no date.
 */
const withoutTorn = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items
    .map((item) =>
      // "fri 14 nov 7.30, £8 a head": what it costs to come.
      item.value.price !== undefined && item.value.when === undefined && isDate(item.value.name)
        ? { ...item, value: { ...item.value, section: 'tickets' as const, name: 'Entry' } }
        : item,
    )
    .filter(
      ({ value }) =>
        !(value.price !== undefined && value.when === undefined && startsWithDate(value.name)) &&
        !(value.section === 'events' && /^(?:none|no|except|not|closed)\b/iu.test(value.name)),
    )
    .flatMap((item): Slot<ListedItem>[] => {
      const { when, price, name } = item.value;
      if (when === undefined || price === undefined || !yearly.test(price)) return [item];
      const { price: _price, ...dated } = item.value;
      return [
        { ...item, value: { ...dated, name: name.replace(/\s(?:starts?|begins?)$/iu, '') } },
        { ...item, value: { section: 'pricing', name: 'Membership', price } },
      ];
    }),
});

/** Days of what takes place; the single day of a house or group that lasts is one of its events. */
function withDates(read: Brief): Brief {
  const brief = withoutTorn(read);
  const found = readToldDates(brief);
  const { date } = brief;
  const own = date?.spans ?? [];
  const offer = brief.offer?.value ?? '';
  const comesBack =
    /\b(?:next|every|monthly|weekly|each (?:month|week)|of (?:the|each|every) month)\b/iu.test(brief.prompt);
  const isOne = brief.kind.value === 'event' && date !== null && !lasting.test(offer) && !comesBack;
  const told = found.filter(
    ({ spans }) =>
      !isOne || !spans.some((one) => own.some((day) => day.start < one.end && day.end > one.start)),
  );
  const dated = brief.items.filter(({ value }) => value.when !== undefined);
  const items = brief.items.filter(
    ({ value }) =>
      value.when === undefined || !(isDate(value.name) || isRepeated(brief.prompt, dated, value.name)),
  );
  if (told.length === 0) return { ...brief, items };
  const isTaken = told.some(({ spans }) =>
    spans.some((one) => own.some((day) => day.start < one.end && day.end > one.start)),
  );
  const spans = told.flatMap((one) => one.spans);
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => start < one.end && end > one.start));
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    // "cookery classes: dumplings 9 May": told days are all there is, so no week stands beside them.
    sections: brief.sections.filter(
      (slot) =>
        !isInside(slot) &&
        !(
          slot.value === 'timetable' &&
          !/\b(?:timetable|schedule|week)\b/iu.test(brief.prompt) &&
          !items.some(({ value }) => value.section === 'timetable')
        ),
    ),
    date: isTaken ? null : date,
    items: [
      ...items.filter(
        (item) => item.value.price !== undefined || item.value.when !== undefined || !isInside(item),
      ),
      ...told,
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
    name: isWork(brief, told) ? null : brief.name,
  };
}

/** "next show 8-9 May, Blithe Spirit", "paintings by Jo Penrose until 30 June": what is on is no name of the house. */
function isWork({ name, prompt }: Brief, told: readonly Slot<ListedItem>[]): boolean {
  const at = name?.spans[0]?.start;
  if (name === null || at === undefined) return false;
  const called = name.value.toLowerCase();
  const isCalled = /\b(?:called|named|name(?:['’]s| is)?:?|we are|welcome to)\s(?:the\s)?$/iu.test(
    prompt.slice(Math.max(0, at - 20), at),
  );
  if (isCalled || at === 0) return false;
  return told.some(({ value }) => {
    const title = value.name.toLowerCase();
    return title === called || title.includes(`by ${called}`) || value.note?.toLowerCase() === called;
  });
}

const shownBy = /\bby\s(?<who>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2})(?!\p{L})/u;

/** The one day of an event leaves no room for others; whose pictures are shown is told, so nobody else shows there. */
function alone(brief: Brief): Brief {
  const { kind, date, items, prompt, excluded, sections } = brief;
  if (kind.value !== 'event') return brief;
  const isOne =
    date !== null &&
    !items.some(({ value }) => value.section === 'events') &&
    !sections.some(({ value }) => value === 'events');
  const who = /\b(?:exhibition|gallery|show(?:ing)?|paintings|photographs|sculpture|installation)\b/iu.test(
    prompt,
  )
    ? shownBy.exec(prompt)
    : null;
  const name = who?.groups?.['who'];
  const isKnown = name === undefined || items.some(({ value }) => value.section === 'speakers');
  const start = (who?.index ?? 0) + 3;
  return {
    ...brief,
    excluded: isOne ? [...excluded, { value: 'events', spans: [] }] : excluded,
    items: isKnown
      ? items
      : [...items, { value: { section: 'speakers', name }, spans: [{ start, end: start + name.length }] }],
  };
}

/** Told works are all that is shown; one with a price is no row of a price list. */
function withWorks(brief: Brief): Brief {
  const works = readToldWorks(brief);
  if (works.length === 0) return brief;
  const spans = works.flatMap((one) => one.spans);
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => start < one.end && end > one.start));
  if (brief.items.some((item) => item.value.section === 'portfolio' && isInside(item))) return brief;
  const isCalled = brief.name !== null && works.some(({ value }) => value.name === brief.name?.value);
  return {
    ...brief,
    name: isCalled ? null : brief.name,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [...brief.items.filter((item) => !isInside(item)), ...works],
    counts: brief.counts.filter(
      ({ value }) =>
        !works.some((one) => one.value.group?.toLowerCase().startsWith(value.thing.toLowerCase())),
    ),
  };
}

/** A short English prompt as its owner meant it: what the readers of single slots cannot see alone. What was corrected stays. */
export const mendShort = (read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief => {
  const mend = (told: Brief): Brief => mendWhole(told, corrections, readPart);
  if (read.prompt.length > mostCharacters) return mend(read);
  return mendOwnPages(read, corrections, (prompt) => mend(readPart(prompt, corrections))) ?? mend(read);
};

function mendWhole(read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief {
  // "trivia night at the Bell" is an evening and no quiz to click through.
  const told =
    read.prompt.length > mostCharacters
      ? read
      : mendPageForm(mendOpening(mendShown(withClerk(read), corrections, readPart)));
  const brief: Brief = isChecker(told)
    ? { ...told, kind: { ...told.kind, value: 'saas' } }
    : isGameMaker(told)
      ? { ...told, kind: { ...told.kind, value: 'studio' }, offer: { value: 'game studio', spans: [] } }
      : told;
  if (apps.has(brief.kind.value)) return mendApp(brief);
  if (brief.prompt.length > mostCharacters) return brief;
  if (brief.kind.value === 'cv') return mendCareer(brief);
  const mended = [
    mendSlips,
    mendPromises,
    (told: Brief) => mendIntro(told, readPart),
    mendName,
    mendSigns,
    mendWanting,
    mendLeftOut,
    mendKind,
    mendGathering,
    mendClauses,
    mendOpeningPrice,
    mendNamed,
    mendAsked,
    mendFrame,
    mendPeople,
    mendWares,
    mendPriceFirst,
    mendAdmission,
    withWorks,
    withDates,
    mendListed,
    mendLent,
    mendTalks,
    mendLevels,
    mendAfternoons,
    mendMeetings,
    mendTimes,
    alone,
    mendSoftware,
    mendPassing,
    mendPerPerson,
    mendRanges,
    mendCounted,
    mendShelves,
    mendPageWords,
    mendOrdinary,
    (told: Brief) => mendOffers(told, readPart),
    mendUnread,
    mendCalled,
    mendNoOffers,
    mendCourse,
    mendProgramme,
    mendPriceRows,
    mendMeasures,
    mendBesides,
    mendAsides,
  ].reduce((told, mend) => mend(told), brief);
  const { name, kind, sections, excluded } = read;
  return {
    ...mended,
    ...(corrections.name === undefined ? {} : { name }),
    ...(corrections.kind === undefined ? {} : { kind }),
    ...(corrections.sections === undefined ? {} : { sections }),
    ...(corrections.excluded === undefined ? {} : { excluded }),
  };
}

/** What the opening of a long English prompt says it is, and what it says in passing. What was corrected stays. */
export const mendLong = (read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief => {
  if (apps.has(read.kind.value)) return mendApp(read);
  if (read.kind.value === 'cv') return read;
  const mended = mendNextDates(
    mendPassing(mendSlips(corrections.kind === undefined ? mendIntro(read, readPart) : read)),
  );
  return { ...mended, ...(corrections.name === undefined ? {} : { name: read.name }) };
};
