import type { Brief, ListedItem, OpeningRange, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|uur)?`;
const meals = new RegExp(
  String.raw`(?<![a-zà-ž])(?:almo[çc]os?|jantar(?:es)?|comidas?|almuerzos?|cenas?|d[ée]jeuners?|d[îi]ners?|le midi|le soir|mittags?|mittagstisch|abends?|pranz[oi]|cen[ae]|lunch|diner|obiady|kolacje|öğle|akşam)\s(?:(?:de|das|de las|de|von|dalle|van|od|saat|:)\s)?(?<from>${clock})\s?(?:-|–|a las|a|à|às|bis|alle|tot|do)\s?(?<to>${clock})`,
  'giu',
);
const minutes = (text: string): number => {
  const [, hours = '0', rest = '0'] = /^(\d{1,2})(?:[:.h](\d{2}))?/u.exec(text) ?? [];
  return Number(hours) * 60 + Number(rest);
};

/** "Almoços das 12h às 15h, jantares das 19h às 23h": a kitchen is open for both. */
export function bothMeals(brief: Brief): Brief {
  const { hours, prompt } = brief;
  if (!hours || !/\d/u.test(prompt)) return brief;
  const found = [...prompt.matchAll(meals)];
  if (found.length < 2) return brief;
  const days = hours.value[0]?.days ?? [];
  if (hours.value.some((range) => range.days.join() !== days.join())) return brief;
  const value = found
    .map(({ groups }): OpeningRange => ({
      days,
      opens: minutes(groups?.['from'] ?? ''),
      closes: minutes(groups?.['to'] ?? '') || 1440,
    }))
    .filter(({ opens, closes }) => closes > opens);
  if (value.length <= hours.value.length) return brief;
  const spans = found.map((one) => ({ start: one.index, end: one.index + one[0].length }));
  return { ...brief, hours: { value, spans } };
}

const priceWord =
  /^(?:(?:los |nuestros |les |nos |unsere |die |os |i |de |onze )?(?:precios?|prix|tarifs?|tarifas?|preise?|preços|prezzi|prijzen|ceny|fiyatlar(?:ımız)?)(?: (?:empiezan|desde|commencent|beginnen|começam|partono|zaczynają się|başlıyor))?|(?:تبدأ |تبدا )?(?:ال)?[أا]سعار(?:نا)?(?: تبدأ)?|ה?מחירים(?: מתחילים)?)$/iu;
const night: Readonly<Record<string, string>> = {
  es: 'Noche', fr: 'Nuit', de: 'Nacht', pt: 'Noite', it: 'Notte', nl: 'Nacht', pl: 'Doba', tr: 'Gece', ar: 'ليلة', he: 'לילה',
}; // prettier-ignore

/** A house of several rooms: none of them is called so. */
const hotel =
  /^(?:b&b|b & b|bed.{1,5}breakfast|\S*h[oô]tel|hostal|hostel|pens(?:ion|ión|ão|ione|jonat)|gasthaus|gasthof|agriturismo|pousada|otel|pansiyon|فندق|מלון)$/iu;
/** Whose time is paid for: what it costs stands among the prices. */
const serving = new Set(['law', 'accountant', 'clinic', 'therapist', 'dentist', 'consulting', 'insurance']);

/** "تبدأ الأسعار من ٢٠٠": from how much on is what their work costs; "B&B … 95 euro per nacht" what a night does. */
export const pricesOfHouse = (brief: Brief): Brief => {
  const { offer, kind, spoken } = brief;
  const isHouse = (item: Item): boolean =>
    kind.value === 'hotel' &&
    item.value.section === 'rooms' &&
    item.value.price !== undefined &&
    hotel.test(item.value.name) &&
    item.value.name.toLowerCase() === offer?.value.toLowerCase();
  return {
    ...brief,
    items: brief.items.map((item): Item => {
      if (isHouse(item))
        return {
          ...item,
          value: { ...item.value, section: 'pricing', name: night[spoken] ?? item.value.name },
        };
      if (serving.has(kind.value) && item.value.section === 'products' && item.value.price !== undefined)
        return { ...item, value: { ...item.value, section: 'pricing' } };
      return offer && item.value.price !== undefined && priceWord.test(item.value.name.trim())
        ? { ...item, value: { ...item.value, section: 'pricing', name: capitalise(offer.value) } }
        : item;
    }),
  };
};

const doing = new Set(['unknown', 'salon', 'home-services', 'cleaning', 'construction', 'auto', 'studio', 'agency', 'consulting', 'clinic', 'dentist', 'law']); // prettier-ignore
const joined = /\sو(?=[\u0621-\u064a]{3})/gu;
const wished = /موقع|صفح|قسم|لون|ألوان|تصميم|واتس|تواصل|هاتف|خريطة|معرض|صور|نموذج|أريد|اريد|نريد/u;
/** "تفصيل عبايات وفساتين سهرة وتعديل ملابس": what is done, told in one breath. */
export function doneInOneBreath(brief: Brief): Brief {
  if (brief.spoken !== 'ar' || !doing.has(brief.kind.value) || brief.items.some(({ value }) => (value.section === 'services' && value.price === undefined) || value.section === 'menu' || value.section === 'products')) return brief; // prettier-ignore
  for (const found of brief.prompt.matchAll(/(?<=[.،\n]\s?)[^.،\n]+(?=[.،\n]|$)/gu)) {
    const text = found[0].trim();
    const pieces = text.split(joined);
    if (pieces.length < 3 || pieces.length > 6 || wished.test(text) || /\d/u.test(text)) continue;
    if (pieces.some((piece) => piece.trim().split(' ').length > 4)) continue;
    // "قضايا عمالية وتجارية": the word that opens the row goes on.
    const [head, ...more] = (pieces[0] ?? '').trim().split(' ');
    const named = (name: string): string =>
      more.length === 1 && !name.includes(' ') && /[ةي]ة?$/u.test(more[0] ?? '') && name.endsWith('ية')
        ? `${head ?? ''} ${name}`
        : name;
    const start = found.index + found[0].indexOf(text);
    const spans = [{ start, end: start + text.length }];
    return {
      ...brief,
      items: [
        ...pieces.map((name): Item => ({ value: { section: 'services', name: named(name.trim()) }, spans })),
        ...brief.items,
      ],
      phrases: brief.phrases.filter((slot) => !slot.spans.some((one) => one.start < start + text.length && one.end > start)), // prettier-ignore
    };
  }
  return brief;
}

const privately =
  /^\s?(?:privad[oa]s?|privés?|privées?|privat[ie]|privat\S*|prywatn\S*|özel|الخاصة|خاصة|פרטיים|פרטי)(?![a-z])/iu;
const before = /(?:private|privata|besloten|özel|prywatne)\s$/iu;
/** "אירועים פרטיים עד 40 איש": feasts that a house holds for others are no dates of its own. */
export const feastsNoDates = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(
    ({ value, spans: [span] }) =>
      value !== 'events' ||
      !span ||
      !(privately.test(brief.prompt.slice(span.end)) || before.test(brief.prompt.slice(0, span.start))),
  ),
});
