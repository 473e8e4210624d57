import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Row = Slot<ListedItem>;

/** Kinds whose sums between strokes are plans. */
const planned: ReadonlySet<string> = new Set(['saas', 'mobile-app', 'product']);

/** "tickets £8/£5": the same thing at two prices that nobody explains is one row with both. */
export function mendTwoSums(brief: Brief): Brief {
  if (planned.has(brief.kind.value)) return brief;
  if (!/[£$€]\s?\d[\d.]*\s?\/\s?[£$€]\s?\d/u.test(brief.prompt)) return brief;
  const items: Row[] = [];
  for (const row of brief.items) {
    const before = items.at(-1);
    const { price, name } = row.value;
    const [first, second] = [before?.spans.at(-1), row.spans.at(-1)];
    const isBehind = first !== undefined && second !== undefined && /^\s?\/\s?$/u.test(brief.prompt.slice(first.end, second.start)); // prettier-ignore
    if (
      before?.value.price !== undefined &&
      price !== undefined &&
      isBehind &&
      (name === before.value.name || brief.prompt.toLowerCase().includes(before.value.name.toLowerCase()))
    )
      items.splice(-1, 1, {
        ...before,
        value: { ...before.value, price: `${before.value.price} / ${price}` },
      });
    else items.push(row);
  }
  return items.length === brief.items.length ? brief : { ...brief, items };
}
