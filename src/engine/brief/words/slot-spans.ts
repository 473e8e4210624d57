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

/** "ksh 2,500" with its code in capitals, and the rest as it is: "a month". */
const withCode = (price: string, written: string): string =>
  price.replace(
    /^\p{Ll}{2,4}(?=\s?\d)|(?<=\d\s?)\p{Ll}{3}(?!\p{L})(?<!day|mon|hou|per)/gu,
    (code, at: number) => written.slice(at, at + code.length),
  );

/** Prices as the prompt writes them: one in capitals is read in small letters, and KSH stays KSH. */
export function asWritten(prompt: string, items: readonly Slot<ListedItem>[]): Slot<ListedItem>[] {
  return items.map((item) => {
    const { price } = item.value;
    if (price === undefined || prompt.includes(price)) return item;
    const told = item.spans
      .map(({ start, end }) => prompt.slice(start, end))
      .find((text) => text.toLowerCase().includes(price));
    const at = told?.toLowerCase().indexOf(price) ?? -1;
    return told === undefined || at < 0
      ? item
      : { ...item, value: { ...item.value, price: withCode(price, told.slice(at, at + price.length)) } };
  });
}

/** A slot read in a part of the prompt, with its spans counted from the prompt's beginning. */
export const shifted = <T>({ value, spans }: Slot<T>, by: number): Slot<T> => ({
  value,
  spans: spans.map(({ start, end }) => ({ start: start + by, end: end + by })),
});
