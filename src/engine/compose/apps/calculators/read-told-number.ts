const number = String.raw`(\d[\d.,\u00a0']*\d|\d)`;
const scale: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 };

/** A number that a prompt gives for something, and whether it is a share of something else. */
export type ToldNumber = { readonly value: number; readonly isPercent: boolean };

/** "320,000", "1.250,50", "4.6" as numbers. */
export function parseNumber(text: string): number {
  const plain = text.replace(/[\u00a0']/gu, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/u.test(plain);
  if (!isGrouped) return Number(plain.replace(/,(?=\d{1,2}$|\d+$)/u, '.').replace(/[.,]$/u, ''));
  const tail = /[.,](\d{1,2})$/u.exec(plain)?.[0] ?? '';
  return Number(plain.slice(0, plain.length - tail.length).replace(/[.,]/gu, '') + tail.replace(',', '.'));
}

/** The number that stands right before or after one of some words: "deposit 15%", "a 30 year term". Null where none does. */
export function readToldNumber(prompt: string, words: string): ToldNumber | null {
  const sign = String.raw`(?:[€$£₹₺₪]|R\$|CHF|USD|EUR|GBP)?\s?`;
  const unit = String.raw`\s?(%|percent|per cent|k|thousand|m|million)?(?![\p{L}\p{N}])`;
  const between = String.raw`(?:\s+(?:of|is|at|to|by|for|with|from|=|default(?:s|ing)?|set|about|around|up))*\s*[:=]?\s*`;
  const found =
    new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])${between}${sign}${number}${unit}`, 'iu').exec(prompt) ??
    new RegExp(`(?<![\\p{L}\\p{N}]|\\bper |/)${sign}${number}${unit}[- ]?(?:\\p{L}+[- ]){0,1}?(?:${words})(?![\\p{L}])`, 'iu').exec(prompt); // prettier-ignore
  if (!found?.[1]) return null;
  const value = parseNumber(found[1]) * (scale[(found[2] ?? '').toLowerCase()] ?? 1);
  return Number.isFinite(value) ? { value, isPercent: /^(?:%|per)/iu.test(found[2] ?? '') } : null;
}
