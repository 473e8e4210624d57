import type { SitePart, Slot } from '@/domain/site/brief';
import { overlaps, spansOf } from '../words/slot-spans';

type Parts = readonly Slot<SitePart>[];

/** The parts of a site that a prompt names, each once and in its order: under titles, under labels, in lists and as entries. */
export function partsTold(found: {
  readonly titled: Parts;
  readonly labelled: Parts;
  readonly parts: Parts;
  readonly entries: Parts;
  readonly phrases: readonly Slot<string>[];
  readonly name: string | undefined;
}): Parts {
  const { titled, labelled, parts, entries, phrases, name } = found;
  const known = new Set(
    [...parts.map(({ value }) => value.title), ...phrases.map(({ value }) => value)].map((title) =>
      title.toLowerCase(),
    ),
  );
  const own = spansOf([...titled, ...labelled]);
  return [
    ...titled,
    ...labelled,
    ...parts.filter(({ value, spans }) => value.title !== name && !overlaps(spans, own)),
    ...entries.filter(({ value }) => !known.has(value.title.toLowerCase())),
  ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
}
