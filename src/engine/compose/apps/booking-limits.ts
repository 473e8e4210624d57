/** How often one name may book, and how many may share a time. */
export type BookingLimits = {
  readonly each: { readonly count: number; readonly span: 'day' | 'week' | 'ever' } | null;
  readonly places: number;
  /** Nobody takes the same time of the same thing twice. */
  readonly once: boolean;
  /** So many minutes before it begins a time can be booked no more. */
  readonly notice: number;
  /** So many days ahead a time can be booked at most; null where nothing is told. */
  readonly ahead: number | null;
};

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = `(\\d{1,3}|${words.join('|')})`;
const most =
  '(?:max(?:imum|\\.)?(?: of)?|at most|up to|no more than|only|limit(?:ed)?(?: of| to|:)?|máximo(?: de)?|höchstens|au plus|maximal|massimo)';
const person =
  '(?:person|people|member|player|household|resident|neighbou?r|team|family|customer|client|student|user|name|tenant|flat|persona|personne|pessoa|persoon|haushalt|mitglied)';
const perPerson = new RegExp(
  `(?:${most} )?${number} (?:(?:bookings?|slots?|hours?|times?|reservations?|sessions?) )?(?:per|a|each|for each|for every|por|pro|par) ${person}s?(?:,? (?:per|a|each|every|in a|por|pro|par) (day|week|día|tag|jour|semana|woche|semaine))?`,
  'iu',
);
const everyPerson = new RegExp(
  `(?:each|every|one) ${person} (?:can|may|gets?|has|have|is allowed)(?: to)?(?: book)? ${most}? ?${number}(?: (?:bookings?|slots?|hours?|times?|reservations?|sessions?))?(?:,? (?:per|a|each|every|in a) (day|week))?`,
  'iu',
);
/** "2 bookings a week per member". */
const spanFirst = new RegExp(`${most}? ?${number} (?:bookings?|slots?|hours?|times?|reservations?|sessions?|classes) (?:per|a|each|every|in a) (day|week) (?:per|for (?:each|every|a)|by|a) ${person}`, 'iu'); // prettier-ignore
const eachOf = new RegExp(`${most} ${number} (?:bookings?|slots?|hours?|times?|reservations?|sessions?) (?:per|a|each|every|in a) (day|week) each\\b`, 'iu'); // prettier-ignore
const places = new RegExp(
  `${number} (?:places?|spots?|seats?|people|persons?|participants?|guests?|visitors?|plazas?|plätze|places) (?:max(?:imum)? )?(?:per|in each|each|for each|a|at a|por|pro|par) (?:slot|class|session|time|course|tour|hour|lesson|workshop|turno|clase|kurs|termin|créneau|cours)|${number} (?:places?|spots?|seats?) each(?=\\s*(?:[,.;:)]|$))|${number} (?:people|persons?|guests?|visitors?) (?:at (?:a|the same) time|at once)`,
  'iu',
);

/** "Three chairs", "two therapists": so many are served at one time. */
const served = new RegExp(String.raw`\b${number} (?:chairs?|stylists?|barbers?|hairdressers|therapists?|groomers?|mechanics|tattooists?|tattoo artists|beauticians?)\b`, 'iu'); // prettier-ignore

/** "Max 6 people": how many a time holds, unless it is said of a booking or a person. */
const holds = new RegExp(String.raw`\b${most} ${number} (?:people|persons?|guests?|visitors?|bathers|places?|spots?|seats?|participants?)\b(?! (?:per|a|each|for each|in a|in one) (?:booking|person|group|party|table|member))|\b${most} ${number} (?:per|in each|for each|at a|a) (?:slot|session|time|turn|class|lesson)\b`, 'iu'); // prettier-ignore

const units: Readonly<Record<string, number>> = { h: 60, d: 1440, w: 10_080 };
const before = String.raw`(?:ahead|in advance|beforehand|before(?: the (?:start|session|time|lesson))?|notice)`;
/** "No bookings less than 24 hours ahead", "24 hours' notice". */
const noticeTold = new RegExp(String.raw`\b(?:(?:less|later|shorter|closer|sooner) than|at least|min(?:imum|\.)?(?: of)?|within) ${number} ?(h|d|w)(?:ours?|rs?|ays?|eeks?)?['’]? ${before}|\b${number} ?(h|d|w)(?:ours?|rs?|ays?|eeks?)?['’]? notice`, 'iu'); // prettier-ignore
/** "Up to 4 weeks ahead". */
const aheadTold = new RegExp(String.raw`\b${most.replace('(?:', '(?:more than|further than|beyond|')} ${number} (d|w|m)(?:ays?|eeks?|onths?) (?:ahead|in advance|beforehand)`, 'iu'); // prettier-ignore

const toNumber = (text: string): number => Number(text) || words.indexOf(text.toLowerCase()) + 1;

/** Reads "max 2 per person per week", "8 places per class" out of a prompt; one place and no limit where it says nothing. */
export function readBookingLimits(prompt: string): BookingLimits {
  const shared = (places.exec(prompt) ?? served.exec(prompt) ?? holds.exec(prompt))?.slice(1).find(Boolean);
  const found =
    spanFirst.exec(prompt) ?? perPerson.exec(prompt) ?? everyPerson.exec(prompt) ?? eachOf.exec(prompt);
  const notice = noticeTold.exec(prompt);
  const ahead = aheadTold.exec(prompt);
  const days = { d: 1, w: 7, m: 31 }[ahead?.[2]?.toLowerCase() ?? ''] ?? 0;
  const span = found?.[2]?.toLowerCase() ?? '';
  return {
    each: found?.[1]
      ? {
          count: toNumber(found[1]),
          span: /^(?:day|día|tag|jour)$/u.test(span) ? 'day' : span === '' ? 'ever' : 'week',
        }
      : null,
    places: shared ? Math.max(1, toNumber(shared)) : 1,
    once: /\bsame (?:class|slot|session|time|lesson|course) (?:more than once|twice|again)\b|\b(?:once|one (?:place|booking|spot)) (?:per|for each|for every) (?:class|slot|session|time)\b/iu.test(
      prompt,
    ),
    notice:
      toNumber(notice?.[1] ?? notice?.[3] ?? '0') *
      (units[(notice?.[2] ?? notice?.[4] ?? '').toLowerCase()] ?? 0),
    ahead: ahead?.[1] ? toNumber(ahead[1]) * days : null,
  };
}
