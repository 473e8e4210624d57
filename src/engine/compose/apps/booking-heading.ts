import type { AppContext } from './app';
import { readBookedThings } from './booked-things';
import { trades } from './booked-trades';

/** What is booked by number, as a pattern. */
export const things =
  'courts?|rooms?|desks?|tables?|lanes?|pitch(?:es)?|studios?|cars?|boats?|bikes?|chairs?|stations?|bays?|kayaks?|seats?';

/** "Pick a court", "four meeting rooms": what is booked by number. */
export function readThing({ brief }: AppContext): string | null {
  const found = new RegExp(`\\b(?:(?:pick|choose|select|book|reserve)(?:ing)? (?:a|an|the|your) |\\d+ |(?:two|three|four|five|six) |by )?((?:tennis |padel |squash |meeting |conference |music |massage |treatment )?(?:${things}))\\b`, 'iu').exec(brief.prompt); // prettier-ignore
  // "A nail studio": who takes the bookings, not what is booked.
  const isPlace = /^(?:studios?|chairs?|stations?|bays?)$/iu.test(found?.[1] ?? '') && !/ /u.test(found?.[0] ?? ''); // prettier-ignore
  if (isPlace || trades.some(([trade]) => trade.test(brief.prompt))) return null;
  return (
    found?.[1]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase()
      .replace(/(?:(?<=ch)es|(?<=[^s])s)$/u, '') ?? null
  );
}

/** What is booked by name; those with prices are told as services. */
export const bookedThings = ({ brief, words }: AppContext): readonly string[] =>
  words.language === 'en' && brief.items.every(({ value }) => !/\D/u.test(value.price ?? ''))
    ? readBookedThings(brief.prompt)
    : [];

/** Over things that no one word names. */
export const unnamed = 'what you book';

/** The word over what is booked; null where services are. */
export const readHeading = (context: AppContext): string | null => {
  const { brief, words } = context;
  if (words.language !== 'en') return null;
  if (bookedThings(context).length > 0)
    return (
      [readThing(context)].find(
        (thing) => thing !== null && bookedThings(context).some((one) => one.toLowerCase().startsWith(thing)),
      ) ?? unnamed
    );
  return brief.items.length === 0 ? readThing(context) : null;
};
