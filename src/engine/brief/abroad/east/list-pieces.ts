import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;
const most = 700;
const mostWords = 4;

/** Where what a house sells or does stands. */
const shelves: Partial<Record<SiteKind, SectionType>> = {
  bakery: 'menu',
  cafe: 'menu',
  restaurant: 'menu',
  bar: 'menu',
  shop: 'products',
  florist: 'products',
  salon: 'services',
  spa: 'services',
  clinic: 'services',
  dentist: 'services',
  therapist: 'services',
  veterinary: 'services',
  auto: 'services',
  'home-services': 'services',
  construction: 'services',
  cleaning: 'services',
  law: 'services',
  accountant: 'services',
  photographer: 'services',
  agency: 'services',
  studio: 'services',
  consulting: 'services',
  unknown: 'services',
};

const withPrices =
  /\s(?:بالأسعار|بالاسعار|مع الأسعار|وأسعارها|بأسعارها|met prijzen|z cenami|fiyatlarıyla|fiyatları ile|עם מחירים)$/u;
const led =
  /^(?:(?:wij|we|ik) (?:verkopen|verkoop|hebben|maken|maak|bakken)|sprzedaj(?:e|ę|emy)|robi(?:my|ę)|robie|mamy|oferujemy|piecz(?:emy|ę)|نبيع|بنبيع|نقدم|عندنا|لدينا|كنبيعو|אנחנו מוכרים|מוכרים|יש לנו)\s/iu;
/** What "prices from" was made of. */
const all = /^(?:الخدمات|שירותים|Hizmetler|Usługi|Diensten)$/u;
/** What somebody wants of the site, how it looks, and what a visitor is told. */
export const wishes = lean(
  /(?<!\p{L})(?:site|website|pagina|strona|stron[ayęą]|sayfa\p{L}*|form\p{L}*|kleur\p{L}*|kolor\p{L}*|renk\p{L}*|prijs\p{L}*|prijzen|cennik\p{L}*|fiyat\p{L}*|contact|kontakt\p{L}*|iletişim|telefo?n\p{L}*|adres\p{L}*|uur|open|otwarte|açık|bezorg\p{L}*|verzend\p{L}*|dostaw\p{L}*|teslimat\p{L}*|olsun|istiyor\p{L}*|graag|prosz[ęe]|bestel\p{L}*|(?<!na )zamówieni\p{L}*|sipariş\p{L}*|foto\p{L}*|zdjęci\p{L}*|galer\p{L}*|map[ay]?|harita|whatsapp|instagram|online|bedrag|sfeer|klimat|styl\p{L}*|stijl|tarz\p{L}*|sinds|od|geen|zonder|bez|yok)(?!\p{L})|موقع|صفح|نموذج|لون|ألوان|بألوان|باللون|سعر|أسعار|صور|توصيل|واتساب|تواصل|خريطة|مواعيد|ساعات|رقم|طلب|حجز|انستقرام|إنستغرام|بدون|אתר|עמוד|דף|טופס|צבע(?!ים\sו)|גוונ|הובלה|מחיר|תמונות|גלריה|משלוח|וואטסאפ|קשר|מפה|שעות|טלפון|הזמנ|אינסטגרם|בלי|ללא|כשר|פתוח|אווירה|אוירה|סגנון|عصري|أجواء|جو\s|ستايل/iu,
);

const isOver = (spans: readonly Span[], from: number, to: number): boolean =>
  spans.some(({ start, end }) => start < to && end > from);

/** "كنافة وبسبوسة وقطايف", "לחם וחלות ועוגות": one thing after the other, each with its "and". */
function partsOf(text: string, spoken: string): readonly string[] {
  const and = spoken === 'ar' ? arabAnd : spoken === 'he' ? /\sו(?=[א-ת]{3})/u : null;
  const words = text.split(' ').length;
  const pieces = and ? text.split(and) : [text];
  const isShort =
    spoken === 'ar' ? pieces.every((piece) => piece.split(' ').length <= 2) : words <= pieces.length + 1;
  return pieces.length > 1 && isShort ? pieces : [text];
}

/** Of words that begin with the letter anyway, it is no "and": "باقات ورد". */
const arabAnd =
  /\sو(?=[\u0621-\u064A]{3})(?!رد|رق|جب|سائد|سادة|لاد|رش|صف|زن|اجه|حد|شم|قود|رود|ظائف|لائم|سط|كال|ثائق|شاح)/u;

/** "…, كنافة وبسبوسة وقطايف بالأسعار, …": of a shop or a kitchen, what is listed between commas and no reader took is what it has. */
export function listPieces(brief: Brief): Brief {
  const { kind, prompt, spoken } = brief;
  const section = shelves[kind.value];
  if (section === undefined || !['nl', 'pl', 'tr', 'ar', 'he'].includes(spoken)) return brief;
  const isTold =
    brief.items.some(({ value }) => value.section === section) ||
    (section === 'services' && brief.phrases.length > 0);
  const isPriced = brief.items.some(
    ({ value }) =>
      value.price !== undefined &&
      !all.test(value.name) &&
      !(section === 'menu' && value.section === 'services'),
  );
  if (isTold || isPriced) return brief;
  const taken = [
    ...brief.sections, ...brief.excluded, ...brief.colours, ...brief.items, ...brief.behaviours, ...brief.quotes, ...brief.social, ...brief.tone, ...brief.pages,
    ...[brief.name, brief.offer, brief.place, brief.hours, brief.phone, brief.email, brief.address, brief.style, brief.font, brief.founded].filter((slot) => slot !== null),
  ].flatMap(({ spans }) => spans); // prettier-ignore
  const found: Item[] = [];
  for (const clause of prompt.slice(0, most).matchAll(/[^,،.;:\n]+/gu)) {
    // The first clause says what it is.
    if (clause.index === 0) continue;
    const lead = /^\s*/u.exec(clause[0])?.[0].length ?? 0;
    const own = clause[0].trim();
    const verb = led.exec(own)?.[0].length ?? 0;
    const text = own.slice(verb).replace(withPrices, '');
    const start = clause.index + lead + verb;
    if (text.length < 3 || /\d/u.test(text) || wishes.test(text)) continue;
    for (const part of partsOf(text, spoken)) {
      const from = start + text.indexOf(part);
      if (part.split(' ').length > mostWords || isOver(taken, from, from + part.length)) continue;
      found.push({ value: { section, name: part }, spans: [{ start: from, end: from + part.length }] });
    }
  }
  if (found.length < 2) return brief;
  const isFound = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    found.some((item) => item.spans.some(({ start, end }) => isOver(spans, start, end)));
  return {
    ...brief,
    items: [...brief.items, ...found],
    phrases: brief.phrases.filter((slot) => !isFound(slot)),
    parts: brief.parts.filter((slot) => !isFound(slot)),
    sections: section === 'menu' ? brief.sections.filter(({ value }) => value !== 'pricing') : brief.sections,
  };
}
