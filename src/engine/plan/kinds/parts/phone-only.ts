import type { Brief } from '@/domain/site/brief';
import type { Action, Facts } from '../../content';
import type { Bank } from './bank';

const wishes: readonly RegExp[] = [
  /\b(?:only|just|exclusively) (?:by|over the|via|on the) (?:tele)?phone\b/iu,
  /\b(?:by|over the|via) (?:tele)?phone only\b|\bphone bookings only\b|\b(?:tele)?phone[- ]only\b/iu,
  /\b(?:appointments?|bookings?|reservations?|orders?) (?:are |is |go )?(?:made |taken )?(?:by|over the|via) (?:tele)?phone\b/iu,
  /\bno online (?:booking|appointment|reservation)s?\b/iu,
  /\b(?:nur|ausschließlich) (?:telefonisch|per telefon)\b|\btermine telefonisch\b/iu,
  /\b(?:solo|sólo|únicamente) por teléfono\b|\bcitas? por teléfono\b/iu,
  /par téléphone (?:uniquement|seulement)|(?:por teléfono|telefónicamente) (?:solo|sólo|únicamente)|solo telefonicamente|(?:telefonisch|per telefon)e? ?(?:nur|ausschließlich)|por telefone (?:só|apenas)/iu,
  /\b(?:uniquement|seulement) par téléphone\b|\brendez-vous par téléphone\b/iu,
  /\b(?:só|somente|apenas) por telefone\b|\bsolo per telefono\b|\balleen telefonisch\b/iu,
  /(?:\b(?:no (?:queremos|quiero|hay|aceptamos|cogemos|hacemos)|nada de|sin) (?:reservas?|citas?) (?:online|en línea|por internet)|\b(?:solo|sólo) (?:al )?teléfono|(?:pas de|sans|aucune) (?:prise de )?(?:réservations?|rendez-vous|rdv) (?:en ligne|sur le site|(?:par )?internet)|juste (?:le|un|par) téléphone|(?:réservations?|rendez-vous) (?:uniquement |seulement )?par téléphone|keine (?:online-?(?:buchung|reservierung|termin)|(?:buchung|reservierung|termine?) online)|(?:non (?:vogliamo|voglio|facciamo|prendiamo|accettiamo)|niente|senza|no) prenotazion[ei] (?:online|on line|da internet)|(?:reservas?|marcações|citas?) (?:pelo|al|no|através do)\s(?:n[úu]mero |tel\S* )?\+?\d|réservations? au \+?\d|(?:reservierung|tischreservierung|termine?) unter \+?\d|prenotazioni (?:allo|al) \+?\d|reserver(?:en|ingen) via \+?\d|nur (?:per )?telefon(?!\p{L})|solo (?:al )?telefono|prenotazion[ei] (?:solo )?(?:telefonic[ahe]+|al telefono|per telefono)|(?:sem|não (?:queremos|quero|aceitamos|fazemos)) (?:reservas?|marcaç(?:ão|ões)|agendamentos?) (?:online|pela internet|on-line)|(?:reservas?|marcaç(?:ão|ões)|agendamentos?) (?:só |somente |apenas )?por telefone)/iu,
  /(?:rezerwacj\p{L}+|zapisy) (?:tylko |wyłącznie )?telefoniczn|tylko telefonicznie|telefonisch (?:reserveren|een afspraak)|(?:reserveren|afspraak|afspraken) (?:alleen )?telefonisch|alleen (?:telefoon|bellen)|tylko telefon|sadece telefon|telefonla (?:randevu|rezervasyon)|(?:randevu|rezervasyon) telefonla|(?:רק )?בטלפון בלבד|רק (?:ב)?טלפון|הזמנות בטלפון/iu,
  /(?:بالهاتف|عبر الهاتف|هاتفيا|هاتفيًا) فقط|فقط (?:بالهاتف|عبر الهاتف)/u,
];

/** Whether the prompt takes appointments by telephone alone and gives the number to call. */
export const isPhoneOnly = ({ phone, prompt }: Brief): boolean =>
  phone !== null && wishes.some((wish) => wish.test(prompt));

const isBooking = (value: object): boolean => 'href' in value && value.href === 'booking' && 'label' in value;

const turn = (value: unknown, call: Action): unknown => {
  if (Array.isArray(value)) return value.map((inner) => turn(inner, call));
  if (value === null || typeof value !== 'object') return value;
  if (isBooking(value)) return call;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turn(inner, call)]));
};

/** The button that calls: `verb` and the number. Null where a form may stand as well. */
export const callOf = (facts: Facts, verb: string): Action | null =>
  isPhoneOnly(facts.brief) && facts.phone !== null
    ? { label: `${verb}: ${facts.phone}`, href: `tel:${facts.phone.replace(/[^\d+]/gu, '')}` }
    : null;

/** The copy with every way to a booking form turned into a call. */
export const callInstead = (facts: Facts, bank: Bank, verb: string): Bank => {
  const call = callOf(facts, verb);
  return call ? (turn(bank, call) as Bank) : bank;
};
