import type { Brief } from '@/domain/site/brief';

const booked = String.raw`(?:citas?|reservas?|pedidos|rdv|rendez-vous|réservations?|commandes?|termine|anmeldung|buchung(?:en)?|bestellung(?:en)?|marcaç(?:ão|ões)|agendamentos?|encomendas|appuntament[oi]|prenotazion[ei]|ordini|afspra(?:ak|ken)|reserveringen?|bestellen|zapisy|rezerwacj[ea]|zamówienia|randevu(?:lar)?|rezervasyon(?:lar)?|sipariş(?:ler)?|(?:ال)?(?:حجز|حجوزات|مواعيد|طلبات)|(?:קביעת )?(?:תור(?:ים)?|הזמנות)|תיאום)`;
const through = String.raw`(?:por|par|per|über|via|pelo|por|tramite|su|przez|na|op|عبر|على|عن طريق|بال|ב|דרך)`;
const only = String.raw`(?:sol[oa]|sólo|solamente|únicamente|seulement|uniquement|nur|ausschließlich|só|somente|apenas|soltanto|esclusivamente|alleen|enkel|tylko|wyłącznie|sadece|yalnızca|فقط|רק)`;
const message = String.raw`(?:whats? ?app|telegram|instagram|واتس ?[اآ]ب|واتساب|וואטסאפ|ווטסאפ|ווצאפ)`;
const byMessage = new RegExp(
  String.raw`(?<!\p{L})${booked}(?:\s${only})?\s(?:${through}\s?)?(?:${only}\s)?(?:${through}\s?)?${message}|(?<!\p{L})${only}\s(?:${booked}\s)?${through}\s?${message}|whatsapp['’]?(?:tan|dan|la|yla)\s(?:alınır|yapılır|verilir|randevu|sipariş)`,
  'iu',
);
/** Where a form is asked for as well, both are meant. */
const form =
  /formular|formulaire|formulário|modulo|\bform\b|formulier|online[- ]?(?:buch|reserv|termin)|نموذج|טופס/iu;

/** "cojo citas solo por whatsapp", "الحجز عبر واتساب": nobody fills in a form to book what is booked by message. */
export function bookedByMessage(brief: Brief): Brief {
  const found = byMessage.exec(brief.prompt);
  if (!found || form.test(brief.prompt) || brief.excluded.some(({ value }) => value === 'booking'))
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    ...brief,
    excluded: [...brief.excluded, { value: 'booking', spans: [span] }],
    sections: brief.sections.filter(({ value }) => value !== 'booking'),
    behaviours: brief.behaviours.filter(({ value }) => value !== 'booking'),
  };
}
