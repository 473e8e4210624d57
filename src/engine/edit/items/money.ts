const sign = String.raw`[€$£¥₹₺₽₩₪฿]|R\$|A\$|C\$|US\$|CHF|kr\.?|zł|Kč|Ft|lei|USD|EUR|GBP|SEK|NOK|DKK|PLN|JOD|AED|SAR|MXN|BRL|TL`;
const amount = String.raw`\d{1,3}(?:[ .,’']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;

/** A price as written: `$29`, `€4.20`, `179 kr`, `1.200,00 €`. */
export const moneyPattern = new RegExp(
  String.raw`(?:(?:${sign})\s?(?:${amount})(?![\d]))|(?:(?<![\d.,])(?:${amount})\s?(?:${sign}|pounds?|dollars?|euros?|quid|دينار|دنانير|دراهم|درهم|ريال|ريالات|ليرة|جنيه|شيكل|شواكل|ש״ח|שקל|שקלים)(?![\p{L}]))`,
  'gu',
);

const wordy =
  /^(?:free|custom|custom pricing|on request|gratis|kostenlos|gratuit|gratuito|grátis|contact us|from [^\d]{0,5}\d.*|–|-)$/i;

/** The first price in a text with its place; a text that is only "Free" or "Custom" is one too. */
export function findMoney(text: string): { readonly start: number; readonly end: number } | null {
  const match = [...text.matchAll(moneyPattern)][0];
  if (match) return { start: match.index, end: match.index + match[0].length };
  const bare = text.trim();
  if (!wordy.test(bare)) return null;
  const start = text.indexOf(bare);
  return { start, end: start + bare.length };
}

/** The number in a price: `€1.200,50` -> 1200.5; null when it has none. */
export function numberOf(price: string): number | null {
  const digits = /\d[\d.,’' ]*/.exec(price)?.[0].replace(/[’' ]/g, '').replace(/[.,]$/, '');
  if (!digits) return null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isDecimal = last >= 0 && digits.length - last - 1 <= 2;
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '');
  const value = Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value : null;
}

/** A price written like another one: `35` like `$29` is `$35`. What has a currency of its own stays as it is. */
export function writtenLike(price: string, sample: string): string {
  const bare = price.trim();
  if (!/^[\d.,\s]+$/.test(bare)) return bare;
  const money = findMoney(sample);
  if (!money || !/\d/.test(sample)) return bare;
  return sample.slice(money.start, money.end).replace(/\d[\d.,’']*/, () => bare);
}
