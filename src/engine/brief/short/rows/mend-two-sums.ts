import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { explained } from '../../prices/explained-sum';

type Row = Slot<ListedItem>;

/** Kinds whose sums between strokes are plans. */
const planned: ReadonlySet<string> = new Set(['saas', 'mobile-app', 'product']);

type Place = { readonly start: number; readonly end: number };

/** Whether the thing stands right before the first sum and nothing else is named behind the second: "€180 / €90 students" tells of two. */
const isOfOne = (prompt: string, thing: string, other: string, first: Place, second: Place): boolean => {
  const text = prompt.toLowerCase();
  const sum = text.slice(0, first.end).search(/[£$€]\s?\d[\d.,]*\s*$/u);
  const isBefore = text
    .slice(0, sum < 0 ? first.start : sum)
    .trimEnd()
    .endsWith(thing.toLowerCase());
  return isBefore && !text.slice(second.end).trimStart().startsWith(other.toLowerCase());
};

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
    const other = isBehind ? explained(brief.prompt, second.end) : undefined;
    const isSame = name === before?.value.name || name.toLowerCase() === brief.offer?.value.toLowerCase();
    if (other !== undefined && before?.value.price !== undefined && isSame)
      items.push({ ...row, value: { ...row.value, section: before.value.section, name: capitalise(other) } });
    else if (
      before?.value.price !== undefined &&
      price !== undefined &&
      isBehind &&
      (name === before.value.name || isOfOne(brief.prompt, before.value.name, name, first, second))
    )
      items.splice(-1, 1, {
        ...before,
        spans: [...before.spans, ...row.spans.slice(-1)],
        value: { ...before.value, price: `${before.value.price} / ${price}` },
      });
    else items.push(row);
  }
  return { ...brief, items };
}
