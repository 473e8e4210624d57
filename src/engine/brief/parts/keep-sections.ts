import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { spansOf } from '../words/slot-spans';

/** The sections asked for, without words that stand only inside a thing: "Full service £65", "features: 4k video". */
export function keepSections(
  slots: readonly Slot<SectionType>[],
  items: readonly Slot<ListedItem>[],
): Slot<SectionType>[] {
  // A column of an app may be called "Review".
  const priced = spansOf(
    items.filter((item) => item.value.price !== undefined || item.value.section === 'app'),
  );
  return slots.filter(
    (slot) =>
      // "packages from £450": the word for the prices is asked for all the same.
      isPriceHead(slot, items) ||
      !slot.spans.every(
        (span) =>
          priced.some((one) => one.start <= span.start && one.end >= span.end) ||
          spansOf(items).some(
            (one) =>
              one.start <= span.start &&
              one.end >= span.end &&
              one.end - one.start > span.end - span.start + 1,
          ),
      ),
  );
}

/** Whether a pricing section's own words are the whole name of a priced thing. */
function isPriceHead(slot: Slot<string>, items: readonly Slot<ListedItem>[]): boolean {
  return (
    slot.value === 'pricing' &&
    items.some((item) =>
      slot.spans.some(
        (span) =>
          item.value.name.endsWith('s') &&
          item.spans[0]?.start === span.start &&
          Math.abs(item.spans[0].end - span.end) <= 1,
      ),
    )
  );
}
