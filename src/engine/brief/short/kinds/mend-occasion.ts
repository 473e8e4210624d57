import type { Brief, BriefCorrections } from '@/domain/site/brief';
import { nameInLine } from '../dates/mend-event-line';
import { mendOccasionTold } from './mend-occasion-told';
import { readOccasion } from './read-occasion';
import type { ReadPart } from '../names/mend-intro';

/** "Login and sign-up demo": played on a page, and nothing that people come to. */
const playedSign =
  /\b(?:sign[- ]?(?:in|up)|log[- ]?in|registration|auth\w*)\s(?:(?:form|page|screen|flow|app)\s)?(?:demo|mock-?up|prototype|example)s?\b/iu;

/**
 * "We're organising the Lantern Walk, Saturday 6 December": read as the day that it is from the start, so that hours,
 * prices and what is there become a day's; `mend` is what mends any short prompt. Null for all others.
 */
export function mendOccasion(
  read: Brief,
  corrections: BriefCorrections,
  readPart: ReadPart,
  mend: (read: Brief, told: BriefCorrections) => Brief,
): Brief | null {
  const occasion =
    corrections.kind === undefined && read.language.value === 'en' && !playedSign.test(read.prompt)
      ? readOccasion(read.prompt)
      : null;
  if (!occasion) return null;
  const { what, start, name } = occasion;
  const called = corrections.name ?? nameInLine(read.prompt) ?? name ?? undefined;
  const told: BriefCorrections = {
    ...corrections,
    kind: 'event',
    ...(called === undefined ? {} : { name: called }),
  };
  const mended = mendOccasionTold(mend(readPart(read.prompt, told), told));
  const spans = [{ start, end: start + what.length }];
  return {
    ...mended,
    kind: { value: 'event', spans },
    offer: { value: what, spans },
    name: called === undefined ? null : (mended.name ?? { value: called, spans }),
  };
}
