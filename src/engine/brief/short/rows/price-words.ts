/** A sum with its currency: "£55", "R250", "16 quid", "€1,200", "$30-$40". */
export const sum = String.raw`(?:(?:NZ|AU|US|CA|A|C)?\$|[£€₹]|(?<!\p{L})(?:Rs\.?|R)(?=\s?\d))\s?\d[\d,]*(?:\.\d{1,2})?(?:\s?(?:-|–|to)\s?[£€$₹R]?\s?\d[\d,]*(?:\.\d{1,2})?(?!\d))?(?![\d%])|(?<![\d\p{L}.,£€$₹:])\d{2,4}(?=(?:\s?\/\s?|\s(?:an?|per)\s)(?:hour|hr|day|night|week|session|lesson|visit|half hour)(?!\p{L})|\s?p\/?h(?!\p{L}))|(?<![\d\p{L}.,£€$₹])\d[\d,]*(?:\.\d{1,2})?\s?(?:quid|euros?|pounds?|bucks|dollars|rand|rupees|€|£)(?!\p{L})`;

const signs: readonly (readonly [word: RegExp, sign: string])[] = [
  [/\s?(?:quid|pounds?|£)$/iu, '£'],
  [/\s?(?:euros?|€)$/iu, '€'],
  [/\s?(?:bucks|dollars)$/iu, '$'],
  [/\s?rand$/iu, 'R'],
  [/\s?rupees$/iu, '₹'],
];

/** "16 quid" as a price list has it: "£16". */
export const writeSum = (told: string): string => {
  const found = signs.find(([word]) => word.test(told) && /^\d/u.test(told));
  return found ? `${found[1]}${told.replace(found[0], '')}` : told;
};

const spelt: Readonly<Record<string, string>> = {
  hr: 'hour', hrs: 'hour', h: 'hour', wk: 'week', mo: 'month', yr: 'year', pp: 'person', pn: 'night', ph: 'hour', pw: 'week', m: 'metre',
  ft: 'foot', sqm: 'square metre', m2: 'square metre', 'm²': 'square metre', kg: 'kilo',
}; // prettier-ignore

/** What may be paid by: "an hour", "per loaf", "/wk", "pp"; a thing as well as a time. */
export const unit = String.raw`(?:\s?\/\s?|\s?\bper\s|\s?\ban?\s|\s?\bfor\san?\s)(?<per>(?:half[- ]?(?:an\s)?|square\s|single\s|full\s|whole\s)?[\p{L}²]+\d?)(?![\p{L}])|\s?(?<short>pp|p\/h|ph|pn|pw|p\/w)(?![\p{L}])`;

const measures =
  /^(?:metre|meter|foot|mile|km|kilo|litre|square metre|square meter|square foot|person|head|item|word)$/iu;

const times = /^(?:hour|day|night|week|month|year|weekend)$/iu;

/** Whether it is paid by the time it takes: such a row keeps its measure beside its sum. */
export const isTime = (told: string): boolean =>
  times.test(spelt[told.toLowerCase().replace('/', '')] ?? told);

/** "By the hour", "A loaf", "Per person": how a row is called of which only the measure is told. */
export function nameOfUnit(told: string): string {
  const plain = told.toLowerCase().replace('/', '');
  const word = spelt[plain] ?? plain;
  const [, of] = /^half[- ]?(?:an\s)?(\p{L}+)$/u.exec(word) ?? [];
  if (of !== undefined) return `Half ${of.startsWith('h') ? 'an' : 'a'} ${of}`;
  if (times.test(word)) return `By the ${word}`;
  if (measures.test(word)) return `Per ${word}`;
  return `${/^(?:[aeio]|hour)/u.test(word) ? 'An' : 'A'} ${word}`;
}
