import type { Brief } from '@/domain/site/brief';

const bracket = /^\s?(?:\p{L}+\s)?\((?<list>[^()\n]{3,90})\)/u;

/** "adicionais R$3 cada (granola, morango)": what a bracket lists behind a sum is what it buys, and no rows without one. */
export function bracketBehindPrice(brief: Brief): Brief {
  const { prompt } = brief;
  if (!prompt.includes('(')) return brief;
  const told = brief.items.flatMap((item) => {
    const { price, note } = item.value;
    const at =
      price === undefined || note !== undefined ? -1 : prompt.indexOf(price, item.spans[0]?.start ?? 0);
    const end = at + (price?.length ?? 0);
    const found = at < 0 ? null : bracket.exec(prompt.slice(end, end + 110));
    const list = found?.groups?.['list'] ?? '';
    const inside = brief.items.filter(
      (one) =>
        one.value.price === undefined &&
        one.spans.some(({ start }) => found !== null && start > end && start < end + found[0].length),
    );
    return inside.length > 1 ? [{ item, list, inside }] : [];
  });
  if (told.length === 0) return brief;
  const gone = new Set(told.flatMap(({ inside }) => inside));
  return {
    ...brief,
    items: brief.items
      .filter((item) => !gone.has(item))
      .map((item) => {
        const list = told.find((one) => one.item === item)?.list;
        return list === undefined ? item : { ...item, value: { ...item.value, note: list } };
      }),
  };
}
