import type { Brief } from '@/domain/site/brief';

const booked = String.raw`(?:citas?|reservas?|rdv|rendez-vous|réservations?|termine|anmeldung|buchung(?:en)?|marcaç(?:ão|ões)|agendamentos?|appuntament[oi]|prenotazion[ei]|afspra(?:ak|ken)|reserveringen?|zapisy|rezerwacj[ea]|randevu(?:lar)?|rezervasyon(?:lar)?|(?:ال)?(?:حجز|حجوزات|مواعيد)|(?:קביעת )?(?:תור(?:ים)?)|תיאום)`;
const through = String.raw`(?:por|par|per|über|via|pelo|por|tramite|su|przez|na|op|عبر|على|عن طريق|بال|ב|דרך)`;
const only = String.raw`(?:sol[oa]|sólo|solamente|únicamente|seulement|uniquement|nur|ausschließlich|só|somente|apenas|soltanto|esclusivamente|alleen|enkel|tylko|wyłącznie|sadece|yalnızca|فقط|רק)`;
const message = String.raw`(?:whats? ?app|telegram|instagram|واتس ?[اآ]ب|واتساب|וואטסאפ|ווטסאפ|ווצאפ)`;
const byMessage = new RegExp(
  String.raw`(?<!\p{L})${booked}(?:\s${only})?\s(?:${through}\s?)?(?:${only}\s)?(?:${through}\s?)?${message}|(?<!\p{L})${only}\s(?:${booked}\s)?${through}\s?${message}|whatsapp['’]?(?:tan|dan|la|yla)\s(?:alınır|yapılır|verilir|randevu|sipariş)`,
  'iu',
);
const alone = new RegExp(only, 'iu');
/** Where a form is asked for as well, both are meant. */
const form =
  /formular|formulaire|formulário|modulo|\bform\b|formulier|online[- ]?(?:buch|reserv|termin)|نموذج|טופס/iu;

/** "cojo citas solo por whatsapp", "الحجز عبر واتساب": nobody fills in a form to book what is booked by message. */
export function bookedByMessage(brief: Brief): Brief {
  const found = byMessage.exec(brief.prompt);
  if (!found || form.test(brief.prompt) || brief.excluded.some(({ value }) => value === 'booking'))
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  // "Agendamento pelo WhatsApp, depoimentos e mapa": a row of what the page is to have.
  const from = Math.max(...['. ', '! ', '\n'].map((mark) => brief.prompt.lastIndexOf(mark, span.start)), 0);
  const rest = brief.prompt.slice(span.end).search(/[.!?](?:\s|$)|\n/u);
  const to = rest < 0 ? brief.prompt.length : span.end + rest;
  const isRow = brief.sections.some(
    ({ value, spans }) =>
      value !== 'booking' &&
      value !== 'pricing' &&
      spans.some(({ start, end }) => start >= from && end <= to),
  );
  if (isRow && !alone.test(found[0])) return brief;
  return {
    ...brief,
    excluded: [...brief.excluded, { value: 'booking', spans: [span] }],
    sections: brief.sections.filter(({ value }) => value !== 'booking'),
    behaviours: brief.behaviours.filter(({ value }) => value !== 'booking'),
  };
}
