import type { Brief, Slot } from '@/domain/site/brief';

const opening = 160;
/** What is written in Latin letters and is no name: services, formats, devices. */
const technical =
  /^(?:whatsapp|instagram|facebook|tiktok|snapchat|telegram|youtube|google|maps?|pdf|csv|qr|faq|seo|vip|spa|crm|saas|api|ios|android|app|b2b|b2c|html|css|wifi|wi-fi|gps|led|bmw|usa|uk|uae|sar|aed|jod|egp|usd|eur|nis|kpi|cv|dj|tv|web|online|landing|page|link|bio|menu|ai|it|hr|ux|ui|3d|2d|vr|nft|cms|iban|sms|email|dark|mode|blog)$/iu;
const latin = /(?<![\p{L}\d@./])[A-Z][\w&'’.-]*(?:\s(?:&\s|and\s|of\s|by\s)?[A-Z0-9][\w&'’.-]*){0,4}/u;

const slotAt = (value: string, start: number, end = start + value.length): Slot<string> => ({
  value,
  spans: [{ start, end }],
});

/** "لشركة Blue Palm لتنظيم الحفلات": in a prompt of Arabic or Hebrew letters a brand of Latin ones is how it is called. */
export function brandName(brief: Brief): Brief {
  const { prompt, spoken, name, offer } = brief;
  if ((spoken !== 'ar' && spoken !== 'he') || brief.language.value !== spoken) return brief;
  const found = latin.exec(prompt.slice(0, opening));
  const who = found?.[0].replace(/[.'’-]+$/u, '');
  if (!found || who === undefined || who.length < 2) return brief;
  if (who.split(' ').every((word) => technical.test(word))) return brief;
  const isOffer = offer?.value.includes(who) === true;
  const isOther = name !== null && !name.value.includes(who);
  if (isOther || (name?.value === who && !isOffer)) return brief;
  const rest = offer?.value.replace(who, ' ').replace(/\s+/gu, ' ').trim() ?? '';
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start <= found.index && end >= found.index + who.length);
  return {
    ...brief,
    name: slotAt(who, found.index),
    offer: isOffer && offer ? (rest.length > 2 ? { ...offer, value: rest } : null) : offer,
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
  };
}

const firms =
  'شركة|شركه|مؤسسة|مؤسسه|مجموعة|مكتب|معهد|دار|مصنع|ورشة|صالون|مطعم|مخبز|حلويات|مكتبة|صيدلية|استوديو|أكاديمية|نادي|مركز|عيادة|محلات|متجر|روضة|مدرسة|جمعية';
const signed = new RegExp(
  String.raw`(?<!\p{L})ل?(?<who>(?:${firms})\s(?<own>ال[\u0621-\u064A]{2,}|[\u0621-\u064A]{3,}\sال[\u0621-\u064A]{2,})\s(?<what>لل?[\u0621-\u064A]{3,}(?:\sال[\u0621-\u064A]{2,}|\sو?ال[\u0621-\u064A]{2,})?))(?=[\s،,.:]|$)`,
  'u',
);
/** "شركة النور للمقاولات": a firm, its own name and what it is for are one sign. */
export function firmOfArabic(brief: Brief): Brief {
  const { prompt, spoken, name, offer } = brief;
  if (spoken !== 'ar' || name !== null) return brief;
  const found = signed.exec(prompt.slice(0, opening));
  const { who, what } = found?.groups ?? {};
  if (!found || who === undefined || what === undefined) return brief;
  const start = found.index + found[0].indexOf(who);
  const trade = what.replace(/^لل/u, 'ال').replace(/^ل(?!ل)/u, '');
  const isPlain = offer === null || who.includes(offer.value) || offer.value.includes(who);
  return {
    ...brief,
    name: slotAt(who, start),
    offer: isPlain
      ? { value: trade, spans: [{ start: start + who.length - what.length, end: start + who.length }] }
      : offer,
  };
}
