import type { ListedItem, Slot, Span } from '@/domain/site/brief';

/** Whether any stretch shares a character with any of the others. */
export function overlaps(spans: readonly Span[], others: readonly Span[]): boolean {
  return spans.some((span) => others.some((one) => one.start < span.end && one.end > span.start));
}

/** The stretches of all slots. */
export function spansOf(slots: readonly Slot<unknown>[]): Span[] {
  return slots.flatMap((slot) => [...slot.spans]);
}

/** Things told in passing beside the listed ones, where those do not tell them already; in the order of the prompt. */
export function withTold(
  listed: readonly Slot<ListedItem>[],
  told: readonly Slot<ListedItem>[],
): Slot<ListedItem>[] {
  const all = [...listed];
  for (const item of told) if (!all.some((one) => overlaps(one.spans, item.spans))) all.push(item);
  return all.toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
}
