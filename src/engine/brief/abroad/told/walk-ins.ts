import type { Brief } from '@/domain/site/brief';

/** That one comes without an appointment, as each language says it. */
const walkIn: Readonly<Record<string, string>> = {
  es: 'sin (?:necesidad de )?(?:cita|reserva)(?: previa)?|no hace falta (?:cita|reservar)',
  fr: 'sans (?:rendez-vous|rdv|réservation)|pas besoin de (?:rendez-vous|rdv|réserver)',
  de: 'ohne (?:termin|voranmeldung|anmeldung|reservierung)|kein(?:e|en)? (?:termin|voranmeldung) (?:nötig|notwendig|erforderlich)',
  pt: 'sem (?:hora marcada|marcação|agendamento|reserva|precisar marcar)|não (?:precisa|é preciso) (?:marcar|agendar|reservar)',
  it: 'senza (?:appuntamento|prenotazione)|non serve (?:prenotare|l’appuntamento)',
  nl: 'zonder (?:afspraak|reserver(?:en|ing))|geen afspraak nodig',
  pl: 'bez (?:zapisów|umawiania|rezerwacji|wcześniejszej rezerwacji|zapisu)',
  tr: 'randevusuz|rezervasyonsuz|randevu gerek(?:mez|miyor)',
  ar: '(?:بدون|بلا|من غير|دون) (?:موعد|حجز)(?: مسبق)?',
  he: '(?:בלי|ללא) (?:תור|תיאום|הזמנה)(?: מראש)?',
};
const either =
  /(?<![a-z])(?:con|avec|mit|com|z|met)\s(?:o|ou|oder|u|of|lub|czy)\s$|(?<![a-z])(?:عم|مع|עם)\s(?:أو|או)\s$/iu;

/** "sem hora marcada": whoever takes people as they come keeps no hours free, on the page neither. */
export function walkIns(brief: Brief): Brief {
  const words = walkIn[brief.spoken];
  if (words === undefined) return brief;
  const found = new RegExp(`(?<![a-zà-ž])(?:${words})(?![a-zà-ž])`, 'iu').exec(brief.prompt);
  if (!found) return brief;
  // "mit oder ohne Termin": as one likes.
  if (either.test(brief.prompt.slice(0, found.index)))
    return { ...brief, excluded: brief.excluded.filter(({ value }) => value !== 'booking') };
  if (brief.excluded.some(({ value }) => value === 'booking')) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isOther = (start: number): boolean => start < span.start || start >= span.end;
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) => value !== 'booking' || spans.some(({ start }) => isOther(start)),
    ),
    excluded: brief.sections.some(
      ({ value, spans }) => value === 'booking' && spans.some(({ start }) => isOther(start)),
    )
      ? brief.excluded
      : [...brief.excluded, { value: 'booking', spans: [] }],
  };
}
