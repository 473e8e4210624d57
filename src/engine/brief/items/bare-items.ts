import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import { readBarePrices } from '../prices/read-bare-prices';
import { tokenAt, type Reading } from '../reading';
import { sectionFor } from '../parts/section-for';

/** Things whose figures carry no currency, as items: all there are, or those in a row with things that have prices. */
export function bareItems(
  reading: Reading,
  priced: readonly Slot<ListedItem>[],
  met: readonly Met<SectionType>[],
  kind: SiteKind,
): Slot<ListedItem>[] {
  const known = priced.flatMap(({ value, spans }) =>
    spans.length > 1 && value.price !== undefined
      ? [{ start: spans[0]?.start ?? 0, price: value.price }]
      : [],
  );
  if (priced.length > 0 && known.length === 0) return [];
  const isTaken = (start: number): boolean =>
    priced.some(({ spans }) => spans.some((span) => span.start <= start && span.end > start));
  return readBarePrices(reading, known)
    .filter(({ span }) => !isTaken(span.start))
    .map(({ name, price, lead, span, isEntry }) => ({
      value: {
        section: isEntry
          ? ('tickets' as const)
          : sectionFor(reading, met, tokenAt(reading.tokens, span.start), kind),
        name: name.value,
        price,
        ...(lead === undefined ? {} : { priceLead: lead }),
      },
      spans: [...name.spans, span],
    }));
}
