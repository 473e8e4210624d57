import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';

const booked =
  /^\s*(?:an?\s)?(?:simple\s|online\s|appointment\s|one-page\s)*(?:booking|reservation|appointment)s?\s(?:page|site|website)\sfor\s(?:an?\s|the\s|our\s|my\s)?(?<who>[^.:,;]{3,60})/iu;
/** What a house says of itself beside its free times. */
const ofHouse: ReadonlySet<string> = new Set(['team', 'gallery', 'about', 'hours', 'faq', 'testimonials', 'story', 'map', 'portfolio', 'products']); // prettier-ignore
/** "45 minute sessions, Tuesday to Saturday 10:00 to 18:00": the hours of what is booked, and of no house. */
const timed = /\b\d+[ -]?(?:min(?:ute)?s?|hours?|h)\b/iu;

/** "Booking page for a physiotherapy practice: prices, team of three": a house with its parts, and no tool alone; null for all others. */
export function mendBookedHouse(
  read: Brief,
  corrections: BriefCorrections,
  readPart: ReadPart,
): Brief | null {
  if (corrections.kind !== undefined || read.kind.value !== 'booking' || read.language.value !== 'en')
    return null;
  const found = booked.exec(read.prompt);
  const who = found?.groups?.['who'];
  if (!found || who === undefined || !read.sections.some(({ value }) => ofHouse.has(value) && !(/^(?:hours|team)$/u.test(value) && timed.test(read.prompt)))) return null; // prettier-ignore
  const { kind } = readPart(`Website for a ${who}`, {});
  if (kind.value === 'booking') return null;
  const told = readPart(read.prompt, { ...corrections, kind: kind.value });
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    ...told,
    sections: told.sections.some(({ value }) => value === 'booking')
      ? told.sections
      : [{ value: 'booking', spans: [span] }, ...told.sections],
  };
}
