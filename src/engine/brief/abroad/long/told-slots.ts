import type { Brief } from '@/domain/site/brief';
import { isClause } from './is-clause';
import type { LongBrief } from './read-long-brief';

const behind = (words: string): RegExp =>
  new RegExp(String.raw`(?:${words})\s?[:.]?\s?(?<number>(?:\+|\()?\d[\d ()./-]{6,}\d)`, 'iu');
const lines = [
  behind(String.raw`tel(?:[eé]f\p{L}*|\.)?|t[eé]l[eé]phone|tél\.?|fijo|الهاتف|هاتف|טלפון`),
  behind(String.raw`m[oó]vil|whats?app|واتساب|נייד`),
];
/** The number behind a word for it, the telephone before the messenger: a postcode is none. */
export const phoneIn = (prompt: string): string | undefined =>
  lines.map((line) => line.exec(prompt)?.groups?.['number']).find((number) => number !== undefined);

/** A number without the bracket that closes round more than it. */
export const wholePhone = (phone: Brief['phone']): Brief['phone'] =>
  phone && !phone.value.includes('(') ? { ...phone, value: phone.value.replace(/\)+$/u, '') } : phone;

/** "81-350 Gdynia": the town behind a postcode. */
export const townIn = (prompt: string): string | undefined =>
  /(?<![\d-])(?:\d{2}-\d{3}|\d{5}|\d{4}\s?[A-Z]{2}|\d{4}-\d{3})\s(?<town>\p{Lu}[\p{L}'’-]+(?:\s(?:am|an der|im|sur|de|del|di)\s\p{Lu}[\p{L}-]+)?)/u.exec(
    prompt,
  )?.groups?.['town'];

/** "L'adresse est 3 ruelle du Lavoir, …": the address in a sentence. */
const addressSaid =
  /^(?:(?:l['’]|notre |la |nuestra |die |unsere |o |nosso |a |nossa |il nostro |het |ons )?(?:adresse|dirección|endereço|morada|indirizzo|adres))\s(?:est|es|ist|lautet|é|è|is)\s?:?\s(?<street>.*\d.*)$/iu;
const notStreet =
  /[,;]?\s(?:le\s|el\s|o\s|il\s|das\s)?(?:tel|tél|telef|telé|phone|mail|e-mail|whatsapp|\S+@)\S*.*$/iu;
const postcode = /(?<![\d-])(?:\d{2}-\d{3}|\d{5}|\d{4}\s?[A-Z]{2}|\d{4}-\d{3})\s\p{Lu}/u;
/** The address behind its label, without what else stands on that line; behind "Contacto" the one with a postcode. */
export const addressIn = ({ chapters, name }: LongBrief): string | undefined => {
  const own = chapters.filter(({ sort, label }) => sort === 'contact' && label !== null);
  const labelled = own.find(({ label }) => /^(?:adres\p{L}*|direcci[oó]n|endereço|indirizzo|morada|العنوان|כתובת)/iu.test(label ?? ''))?.sentences[0]; // prettier-ignore
  const coded = own.flatMap(({ sentences }) => sentences).find((text) => postcode.test(text));
  const spoken = chapters.flatMap(({ sentences }) => sentences).map((text) => addressSaid.exec(text)?.groups?.['street']).find((street) => street !== undefined); // prettier-ignore
  const bare = (labelled ?? coded ?? spoken)?.replace(notStreet, '').replace(/\.$/u, '');
  const isNamed = bare !== undefined && name !== null && bare.startsWith(`${name}, `);
  return isNamed ? bare.slice(name.length + 2) : bare;
};

/** Who speaks, whom they greet and with whom they work: no offer. */
const noOffer =
  /briefing|web ?site|webseite|^(?:été|ich|wir|je|j['’]|nous|wij|we|ik|yo|soy|somos|tenemos|io|sono|siamo|eu|sou|temos|beste|hallo|hola|ciao|olá|mam\p{L}*|jest\p{L}*|prowadz\p{L}+|ben|biz)(?!\p{L})|(?<!\p{L})(?:mężem|żoną|rodziną|bratem|siostrą|y tenemos|e abbiamo|et nous)(?!\p{L})|['’]d[ae]$/iu;
/** What the house offers, as the opening says it, else as the whole does. */
export const offerOf = (opening: Brief, whole: Brief): Brief['offer'] =>
  [opening.offer, whole.offer].find(
    (offer) =>
      offer !== null &&
      !noOffer.test(offer.value) &&
      !isClause(offer.value) &&
      offer.value.split(/\s+/u).length < 8,
  ) ?? null;

/** "w Kolumbii, Etiopii i Brazylii": where things come from. */
const isOneTown = (text: string): boolean => !/,\s.*\s(?:i|y|et|und|en|e|ve)\s/u.test(text);

/** The town that the opening tells, and no word of the name of the house or of somebody's life. */
export const placeOf = (opening: Brief, whole: Brief, name: string, address: string): Brief['place'] =>
  [opening.place, whole.place].find(
    (place) =>
      place !== null &&
      !name.includes(place.value) &&
      isOneTown(place.value) &&
      (place === opening.place || address.includes(place.value)),
  ) ?? null;

const clock = /(?<!\d)(?<hour>[01]?\d|2[0-4])(?:[:.h]\s?(?<minute>[0-5]\d)|\s?h\s?(?<more>[0-5]\d)?)/iu;
/** Hours that say what is told: a week that lacks the first hour told was misread. */
export const trueHours = (hours: Brief['hours'], told: string): Brief['hours'] => {
  const first = clock.exec(told)?.groups;
  if (!hours || !first) return hours;
  const minute = (Number(first['hour']) * 60 + Number(first['minute'] ?? first['more'] ?? 0)) % 720;
  return hours.value.some(({ opens, closes }) => opens % 720 === minute || closes % 720 === minute)
    ? hours
    : null;
};
