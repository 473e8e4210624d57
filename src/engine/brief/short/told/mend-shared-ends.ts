import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

/** "Stag and hen parties": the noun at the end is that of both, and half of it is nothing that can be booked. */
export function mendSharedEnds(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  let items: readonly Slot<ListedItem>[] = brief.items;
  for (const first of brief.items) {
    const [span] = first.spans;
    if (!span || first.value.price !== undefined || /\s/u.test(first.value.name)) continue;
    const next = items.find(
      ({ value, spans }) =>
        value.section === first.value.section &&
        value.price === undefined &&
        /\s(?:parties|nights|weekends|days|classes|lessons|sessions|tours|trips|repairs|dinners|lunches|workshops|walks|courses|groups|events|dos|outings|texts|documents|translations)$/iu.test(
          value.name,
        ) &&
        spans.some(({ start }) => /^\s?(?:and|&)\s$/u.test(brief.prompt.slice(span.end, start))),
    );
    const end = next?.spans[0]?.end;
    if (next === undefined || end === undefined) continue;
    const name = brief.prompt.slice(span.start, end);
    items = items
      .filter((item) => item !== next)
      .map((item) =>
        item === first
          ? {
              value: {
                ...first.value,
                name: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
              },
              spans: [{ start: span.start, end }],
            }
          : item,
      );
  }
  return items === brief.items ? brief : { ...brief, items };
}
