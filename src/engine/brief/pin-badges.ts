import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Reading } from './reading';
import type { ReadQuote } from './tell-quotes';

/** Gives a quoted badge ("Most popular") to the item named before it. */
export function pinBadges(
  reading: Reading,
  items: Slot<ListedItem>[],
  quotes: readonly ReadQuote[],
): Slot<ListedItem>[] {
  return items.map((item) => {
    const badge = quotes.find((quote) => {
      if (quote.use !== 'badge') return false;
      const before = reading.text.slice(Math.max(0, quote.outer.start - 80), quote.outer.start).toLowerCase();
      const owner = items
        .map((one) => [one, before.lastIndexOf(one.value.name.toLowerCase())] as const)
        .reduce((best, next) => (next[1] > best[1] ? next : best));
      return owner[1] >= 0 && owner[0] === item;
    });
    return badge
      ? { value: { ...item.value, badge: badge.text }, spans: [...item.spans, badge.inner] }
      : item;
  });
}
