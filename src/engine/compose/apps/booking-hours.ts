import type { BookingRange } from './booking-times';

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** "Between 9 and 18, Tuesday to Saturday", where the brief has read no opening hours. */
export function readPlainHours(prompt: string): { days: readonly number[]; opens: number; closes: number } {
  const time = /(?:\b(?:between|from|open|slots?|bookings?|appointments?|hours),? |[,;:(] )(\d{1,2})(?::(\d\d))? ?(am|pm)? ?(?:and|to|until|till|-|–) ?(\d{1,2})(?::(\d\d))? ?(am|pm)?\b/iu.exec(prompt); // prettier-ignore
  const minutes = (hour: string | undefined, minute: string | undefined, half: string | undefined): number =>
    ((Number(hour) % (half ? 12 : 25)) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute ?? 0);
  const [opens, until] = time ? [minutes(time[1], time[2], time[3]), minutes(time[4], time[5], time[6])] : [540, 1020]; // prettier-ignore
  // "9 to 6": in the evening, where nobody says which half of the day.
  const closes = time && !time[3] && !time[6] && until <= opens && until <= 720 ? until + 720 : until;
  const span = /\b(mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: to | through | until |\s?[-–]\s?)(mon|tue|wed|thu|fri|sat|sun)/iu.exec(prompt); // prettier-ignore
  const [first, last] = span ? [span[1], span[2]].map((day) => dayNames.indexOf((day ?? '').toLowerCase()) + 1) : [1, /\bevery day|\bdaily|seven days|7 days|\b(?:tennis|padel|squash|badminton|sports?|bowling|gym|club|sauna|kayaks?|boats?|bikes?)\b/iu.test(prompt) ? 7 : 5]; // prettier-ignore
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => (first ?? 1) <= (last ?? 5) ? day >= (first ?? 1) && day <= (last ?? 5) : day >= (first ?? 1) || day <= (last ?? 5)); // prettier-ignore
  return closes > opens && closes <= 1440 ? { days, opens, closes } : { days, opens: 540, closes: 1020 };
}

const steps: readonly (readonly [said: RegExp, minutes: number])[] = [
  [/\b(?:half|½)[- ](?:an? )?hour(?:ly)?\b(?! before| after| late)/iu, 30],
  [/\bquarter[- ](?:of an )?hour\b/iu, 15],
  [/\b(?:two|2)[- ]hour(?:ly)? (?:slots?|sessions?|blocks?|bookings?)/iu, 120],
  [/\b(?:hourly|(?:one|1)[- ]hour) (?:slots?|sessions?|blocks?|bookings?|appointments?)/iu, 60],
];

/** "30 minute slots", "half-hour slots", else the shortest of the services; where they differ, the half hours and quarters that people book at. */
export function readStep(prompt: string): number {
  const slots = /(\d{2,3})[\s-]*min\w*[\s-](?:slots?|steps?|intervals?|appointments?|bookings?|sessions?)/iu.exec(prompt)?.[1]; // prettier-ignore
  const spoken = steps.find(([said]) => said.test(prompt))?.[1];
  if (spoken !== undefined && !slots) return spoken;
  const told = [...prompt.matchAll(/(\d{2,3})[\s-]*min/giu)].map(([, minutes]) => Number(minutes));
  const shortest = Math.max(10, Math.min(...told));
  const isEven = told.every((minutes) => minutes % shortest === 0);
  return slots ? Number(slots) : told.length === 0 ? 60 : isEven ? shortest : shortest < 20 ? 15 : 30;
}

/** How many times the longest day has: the room that is kept for them, so that nothing moves when they are drawn. */
export const mostTimes = (hours: readonly BookingRange[], step: number): number =>
  Math.max(
    1,
    ...hours.map(({ opens, closes, times }) => times?.length ?? Math.floor((closes - opens) / step)),
  );
