import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { mendTorn } from '../mend-torn';
import { isDate, isRepeated, readToldDates } from './read-told-dates';

const lasting =
  /(?<!\p{L})(?:company|choir|chorus|group|society|club|gallery|museum|theatre|theater|market|band|orchestra|players|troupe|hall|venue|collective|ensemble|quartet|trio|duo|studio|association|league|centre|center|cinema|house|guild|circle|opera|brewery|farm|garden|gardens|library|team|workshops?|classes|tours?|retreats?|camps?)$/iu;

const label = /^(?:(?:next|upcoming|coming|forthcoming|future|new)\s)?dates?$/iu;

const onNow =
  /^(?:current|now|next|new|latest|upcoming)?\s?(?:exhibition|show|play|film|production|concert)$/iu;

/** "Next dates: Fri 5 Feb, Sat 20 Feb" of a supper club: each is one of its evenings, and the label is none of them. */
function withoutLabel(slot: Slot<ListedItem>, { offer, prompt, quotes }: Brief): Slot<ListedItem> {
  const { value, spans } = slot;
  // "Current exhibition: “Wool and Water”, until 31 October": what is on has a title.
  const at = prompt.indexOf(value.name);
  const titled = onNow.test(value.name)
    ? quotes.find(({ spans: [one] }) => one && at >= 0 && /^[:,]?\s["“‘']?$/u.test(prompt.slice(at + value.name.length, one.start)))
    : undefined; // prettier-ignore
  if (titled)
    return {
      value: { ...value, name: titled.value.text, note: value.name },
      spans: [...spans, ...titled.spans],
    };
  if (!label.test(value.name) || !offer || value.when === undefined) return slot;
  const start = prompt.indexOf(value.when, spans[0]?.start ?? 0);
  return {
    value: { ...value, name: offer.value.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) },
    spans: start < 0 ? spans : [{ start, end: start + value.when.length }],
  };
}

/** Days of what takes place; the single day of a house or group that lasts is one of its events. */
export function mendDates(read: Brief): Brief {
  const brief = mendTorn(read);
  const found = readToldDates(brief).map((one) => withoutLabel(one, brief));
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
