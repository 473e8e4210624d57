import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const names: Readonly<Record<string, readonly [string, string, string]>> = {
  es: ['Básico', 'Plus', 'Completo'],
  fr: ['Essentiel', 'Plus', 'Complet'],
  de: ['Basis', 'Plus', 'Komplett'],
  pt: ['Básico', 'Plus', 'Completo'],
  it: ['Base', 'Plus', 'Completo'],
  nl: ['Basis', 'Plus', 'Compleet'],
  pl: ['Podstawowy', 'Plus', 'Pełny'],
  tr: ['Temel', 'Plus', 'Tam'],
  ar: ['الأساسية', 'المتقدمة', 'الكاملة'],
  he: ['בסיסי', 'פלוס', 'מלא'],
};
const plans = String.raw`(?:planes|paquetes|bonos|tarifas|formules|forfaits|abonnements|pakete|tarife|pläne|abos|planos|pacotes|piani|pacchetti|abbonamenti|pakketten|abonnementen|pakiety|karnety|abonamenty|paketler|planlar|(?:ال)?باقات|(?:ال)?اشتراكات|(?:ה)?חבילות|(?:ה)?מסלולים|(?:ה)?תוכניות)`;
const currency = String.raw`(?:€|euros?|EUR|zł|₺|TL|lira|₪|ש["״]ח|שקל(?:ים)?|ريال|درهم|دينار|جنيه|دولار|reais|pesos|CHF|Fr\.|MAD)`;
const sum = String.raw`(?:R?\$\s?|€\s?|₪\s?|₺\s?)?\d{1,5}(?:[.,]\d{1,2})?`;
const joint = String.raw`(?:\s?[,،/]\s?|\s(?:y|e|et|und|en|i|ve|oraz)\s|\s?و\s?|\sו-?)`;
const told = new RegExp(
  String.raw`(?<!\p{L})${plans}(?!\p{L})[^.;:\d،,]{0,4}(?:\(\d{1,2}\))?[^.;\d]{0,24}?(?<sums>${sum}(?:\s?${currency})?(?:${joint}${sum}(?:\s?${currency})?){1,2})(?!\s?(?:min|h\b|x\b|%))`,
  'iu',
);

/** "الباقات (3) بالأسعار 300 و500 و900 ريال", "3 planes: 20, 35 y 50 €": sums that stand in one row belong to as many plans. */
export function sumsOfPlans(brief: Brief): Brief {
  const { prompt, spoken, items } = brief;
  const known = names[spoken];
  if (!known) return brief;
  const found = told.exec(prompt);
  const row = found?.groups?.['sums'] ?? '';
  const unit = new RegExp(String.raw`(?:\s?${currency})|[€₪₺$]`, 'iu').exec(row)?.[0];
  if (!found || unit === undefined) return brief;
  const start = found.index + found[0].length - row.length;
  const within = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start < start + row.length && one.end > found.index);
  const priced = items.filter(({ value }) => value.price !== undefined);
  // "planes de 25, 40 y 60 €": the last sum alone was read, or none.
  if (priced.length > 1 || !priced.every(within)) return brief;
  const figures = [...row.matchAll(/\d{1,5}(?:[.,]\d{1,2})?/gu)];
  const picked = figures.length === 2 ? [known[0], known[2]] : known;
  const tiers = figures.map((figure, at): Slot<ListedItem> => {
    const isLed = /^[€₪₺$R]/u.test(row);
    const price = isLed ? `${unit}${figure[0]}` : `${figure[0]}${unit.startsWith(' ') ? unit : ` ${unit}`}`;
    const from = start + figure.index;
    return {
      value: { section: 'pricing', name: picked[at] ?? `${at + 1}`, price },
      spans: [{ start: from, end: from + figure[0].length }],
    };
  });
  const span = { start, end: start + row.length };
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    !spans.some((one) => one.start < span.end && one.end > span.start);
  return {
    ...brief,
    items: [...items.filter((item) => isFree(item) && !priced.includes(item)), ...tiers],
    phrases: brief.phrases.filter(isFree),
    counts: brief.counts.filter(({ value }) => value.thing !== 'pricing'),
  };
}
