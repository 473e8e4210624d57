import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import { bareItems } from './bare-items';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import type { Met } from '../offer/find-meant';
import { joinPrices, withFreePlan } from '../prices/join-prices';
import { namePlans } from '../prices/name-plans';
import { nameRows } from '../prices/name-rows';
import { pinBadges } from '../prices/pin-badges';
import { planFigures } from '../prices/plan-figures';
import { priceEach } from '../prices/price-each';
import { priceAll } from '../prices/price-all';
import { readListed } from './read-listed';
import { listless, sectionFor } from '../parts/section-for';
import { isTableHead, tableStart } from '../prices/table-head';
import type { ReadQuote } from '../parts/tell-quotes';
import { tokenAt, type Reading } from '../reading';
import { mostItems, readPriced } from '../prices/read-priced';
import { furtherReaders } from '../further-readers';

/** Reads listed things with prices and badges, then lists without prices. */
export function readItems(
  reading: Reading,
  met: readonly Met<SectionType>[],
  kind: SiteKind,
  offer: string | null,
  quotes: readonly ReadQuote[],
): Slot<ListedItem>[] {
  const rows = furtherReaders().readTables(reading.text);
  const inTable = (span: Span): boolean =>
    rows.some((row) => row.span.start < span.end && row.span.end > span.start);
  const priced = [
    ...rows.slice(0, mostItems).map(({ name, price, note, nameSpan, span }): Slot<ListedItem> => ({
      value: {
        section: sectionFor(
          reading,
          met,
          tokenAt(reading.tokens, tableStart(reading.text, rows[0] ?? { span })) - 1,
          kind,
        ),
        name: cleanName(name),
        price,
        ...(note === undefined ? {} : { note }),
      },
      spans: [nameSpan, span],
    })),
    ...readPriced(reading, met, kind, offer, quotes).filter((item) => !item.spans.some(inTable)),
  ];
  if (rows.length === 0) priced.push(...bareItems(reading, priced, met, kind));
  if (priced.length === 0) priced.push(...planFigures(reading, kind, offer));
  const isPriced = (span: Span): boolean =>
    priced.some((item) => item.spans.some((one) => one.start < span.end && one.end > span.start));
  const listed = readListed(reading, met, kind, quotes).filter(
    (item) =>
      !listless.has(kind) &&
      !item.spans.some((span) => isPriced(span) || inTable(span)) &&
      !isTableHead(reading.text, item, rows),
  );
  const all = pinBadges(
    reading,
    priceAll(reading, nameRows(reading, priceEach(reading, joinPrices(reading, priced))), listed),
    quotes,
  ).toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
  return namePlans(withFreePlan(reading, all), kind, offer);
}
