import type { ListedItem, Slot } from '@/domain/site/brief';

/**
 * "We build kitchens, stairs and wardrobes": where the last two were read as things, what stands right before them in the
 * same list is one as well. Gives the items with those phrases among them, in the prompt's order.
 */
export function joinPhrases(
  prompt: string,
  items: readonly Slot<ListedItem>[],
  phrases: readonly Slot<string>[],
): readonly Slot<ListedItem>[] {
  const joined = [...items];
  for (const phrase of phrases.toReversed()) {
    const [span] = phrase.spans;
    if (
      !span ||
      joined.some(({ spans }) => spans.some((one) => one.start < span.end && one.end > span.start))
    )
      continue;
    const at = joined.findIndex(
      ({ value, spans }) =>
        value.price === undefined &&
        ['services', 'products', 'features'].includes(value.section ?? '') &&
        spans.some(({ start }) => /^,\s(?:\p{Ll}{1,3}\s)?$/u.test(prompt.slice(span.end, start))),
    );
    const next = joined[at];
    if (!next || phrase.value.split(/\s+/u).length > 4) continue;
    joined.splice(at, 0, { value: { section: next.value.section, name: phrase.value }, spans: [span] });
  }
  return joined;
}
