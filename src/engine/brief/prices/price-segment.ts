import { findPrices, type FoundPrice } from './find-prices';

const opening = /^[^,;:\n]*\s(?:with|mit|avec|con|com|met|مع|עם)\s(?=\p{L}[^,;:\n]*$)/iu;
/** Where the words for a price may begin: after the last separator, sentence or price before it. */
export function segmentStart(text: string, from: number, to: number): number {
  const segment = text.slice(from, to);
  let start = 0;
  for (const match of segment.matchAll(
    /[,،؛;\n•|(]|:(?!\d)|(?<!\b(?:no|nos|nr|vol|st|mt|op))\.(?=\s)|[!?](?=\s)|\s[–—-]\s(?=.*\p{L})/giu,
  )) {
    const rest = segment.slice(match.index + match[0].length);
    // A full stop parts even without a word after it: "for kids from 6. 300 kr per lesson".
    if (/\p{L}{2}/u.test(rest) || /[.!?]/u.test(match[0])) start = match.index + match[0].length;
  }
  // "Webpagina voor een wijngaard met proeverijen 17 €": what is asked for is no part of a thing's name.
  const asked = from + start === 0 ? opening.exec(segment)?.[0].length : undefined;
  return asked ?? from + start;
}

/** A note in brackets right after the price or the name: "(serves two)". */
export function noteAfter(text: string, at: number): string | undefined {
  return /^\s{0,2}\(([^()\n]{2,80})\)/u.exec(text.slice(at, at + 90))?.[1];
}

/** "Puffin (2 people, €95/day)": the price stands in brackets after the name, the rest of them is a note. */
export function bracketBefore(
  text: string,
  free: number,
  price: FoundPrice,
): { readonly open: number; readonly close: number; readonly note?: string } | null {
  const open = text.lastIndexOf('(', price.start);
  if (open < free || price.start - open > 80 || text.slice(open, price.start).includes(')')) return null;
  const close = text.indexOf(')', price.end);
  if (
    close < 0 ||
    close - price.end > 60 ||
    !/[\p{L}\p{N}]["”]?\s?$/u.test(text.slice(Math.max(0, open - 4), open))
  )
    return null;
  const rest = `${text.slice(open + 1, price.start)}${text.slice(price.end, close)}`;
  // A list of priced things in brackets is a list.
  if (findPrices(rest).length > 0 || /:/u.test(rest)) return null;
  // "(adults 80 kr, children free)": so is one where somebody pays nothing.
  if (
    /\p{L}{3}\s?$/u.test(text.slice(open + 1, price.start)) &&
    /[,;]\s[^,;]*\p{L}\s(?:free|gratis|kostenlos|frei|gratuite?s?|gratuit[oi]|za darmo|ücretsiz)$/iu.test(
      rest,
    )
  )
    return null;
  // "(Free, Pro €8/month)": the plan beside it costs nothing.
  if (/^(?:free|gratis|kostenlos|gratuit|grátis)(?:\splan)?,\s\p{L}/iu.test(rest)) return null;
  const note = rest
    .replace(
      /^[\s,;–-]+|[\s,;–-]+$|(?:,\s*)?\b(?:from|ab|desde|à partir de|usually|typically|around|about|circa|ca\.?)\s*$/giu,
      '',
    )
    .replace(/\s+(?=,)/gu, '')
    .trim();
  return { open, close: close + 1, ...(/\p{L}{2}/u.test(note) ? { note } : {}) };
}
