import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from '../reading';

const sold = new Set<SiteKind>(['saas', 'mobile-app']);
const row =
  /\b(?:plans?|tiers?|packages?|pricing|subscriptions?)\b(?:\s(?:at|for|of|are))?\s*[:(–—-]?\s*(?<figures>\d{1,4}(?:[.,]\d\d)?(?:\s?(?:\/|,|and|&)\s?\d{1,4}(?:[.,]\d\d)?){1,4})(?![\d/%]|\s?(?:users?|seats?|people|days?|pages?|months?|features?))/giu;

/** "three plans 29/59/99": what the plans of a program cost, told by figures alone. They get their names later. */
export function planFigures(reading: Reading, kind: SiteKind, offer: string | null): Slot<ListedItem>[] {
  if (!sold.has(kind)) return [];
  return [...reading.text.matchAll(row)].flatMap((match) => {
    const figures = match.groups?.['figures'] ?? '';
    const from = match.index + match[0].indexOf(figures);
    return [...figures.matchAll(/\d{1,4}(?:[.,]\d\d)?/gu)].map(({ 0: price, index }): Slot<ListedItem> => ({
      value: { section: 'pricing', name: offer ?? '', price },
      spans: [{ start: from + index, end: from + index + price.length }],
    }));
  });
}
