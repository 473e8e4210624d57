import { capitalise } from '../capitalise';
import { html } from './html';
import type { Html } from './html';
import type { SitePlan } from '../plan/site-plan';
import { writeDate, writeDays } from './write-date';

/** Minutes after midnight as "19:00". */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The moment an event begins, as machines read it: "2027-05-08T19:00", without the hour where none is told. */
export const momentOf = ({ date, starts }: Pick<SitePlan, 'date' | 'starts'>): string | null =>
  date === null ? null : `${date.replace(/^--/u, '')}${starts ? `T${clock(starts.opens)}` : ''}`;

/** The hours of an event as its site says them: as told in its own language, else "19:00" or "11:00–15:00". */
export function writeHours({ starts, language, brief }: SitePlan): string | null {
  if (!starts) return null;
  if (brief.spoken === language) return starts.said.replace(/(?<=\d)\s?[-–—]\s?(?=\d)/u, '–');
  return starts.closes === null ? clock(starts.opens) : `${clock(starts.opens)}–${clock(starts.closes)}`;
}

/** The days of an event: "Saturday 8 May 2027", "10–12 June 2027", "18 October 2027 and 25 October 2027". */
export function writeEventDays({ date, until, alsoOn, language }: SitePlan, lead?: 'weekday'): string | null {
  if (date === null) return null;
  if (until !== null) return writeDays(date, until, language);
  if (alsoOn === null) return writeDate(date, language, lead);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([date, alsoOn].map((one) => writeDate(one, language))); // prettier-ignore
}

/** When an event is, under the title of its first page; nothing on a site that is for no day. */
export function writeEventDay(plan: SitePlan, hasDay = false): Html | null {
  const moment = plan.kind === 'event' ? momentOf(plan) : null;
  if (moment === null || plan.date === null) return null;
  const days = writeEventDays(plan, 'weekday');
  const told = [hasDay ? null : days, writeHours(plan)];
  const words = capitalise(told.filter((text) => text !== null).join(', '));
  return words === '' ? null : html`<p class="hero-when"><time datetime="${moment}">${words}</time></p>`;
}
