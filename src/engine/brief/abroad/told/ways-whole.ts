import type { Brief } from '@/domain/site/brief';

const before = /(?:^|[,;:(\n]\s?)(?<from>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s?(?<dash>[–—-]|→)\s$/u;

/** "trasy: Krutyń – Ukta 13 km 60 zł": a way has two ends, and a dash between them parts no row. */
export function waysWhole(brief: Brief): Brief {
  const ends: string[] = [];
  const items = brief.items.map((item) => {
    const { name, price } = item.value;
    const at =
      price === undefined || !/^\p{Lu}/u.test(name)
        ? -1
        : brief.prompt.indexOf(name, item.spans[0]?.start ?? 0);
    const found = at < 0 ? null : before.exec(brief.prompt.slice(Math.max(0, at - 40), at));
    const { from, dash } = found?.groups ?? {};
    if (from === undefined) return item;
    ends.push(from);
    return { ...item, value: { ...item.value, name: `${from} ${dash ?? ''} ${name}` } };
  });
  if (ends.length < 2) return brief;
  return {
    ...brief,
    items: items.filter(({ value }) => value.price !== undefined || !ends.includes(value.name)),
    phrases: brief.phrases.filter(({ value }) => !ends.includes(value)),
  };
}
