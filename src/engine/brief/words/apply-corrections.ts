import type { Brief, BriefCorrections, Slot } from '@/domain/site/brief';
import { cleanName } from '../names/clean-name';

/** Values a person gave, with the words of the prompt where it said the same. */
function keepSpans<T>(
  values: readonly T[],
  read: readonly Slot<T>[],
  isSame: (one: T, other: T) => boolean,
): Slot<T>[] {
  return values.map((value) => ({
    value,
    spans: read.find((slot) => isSame(slot.value, value))?.spans ?? [],
  }));
}

/** Puts the named slots in place of what was read. A section or behaviour left out is also no longer asked for. */
export function applyCorrections(brief: Brief, corrections: BriefCorrections): Brief {
  const { name, pages, sections, excluded, colours, scheme, style } = corrections;
  const isSame = <T>(one: T, other: T): boolean => one === other;
  const left = excluded === undefined ? brief.excluded : keepSpans(excluded, brief.excluded, isSame);
  const gone = new Set<string>(left.map((slot) => slot.value));
  const asked = sections === undefined ? brief.sections : keepSpans(sections, brief.sections, isSame);
  return {
    ...brief,
    name:
      name === undefined
        ? brief.name
        : cleanName(name) === ''
          ? null
          : { value: cleanName(name), spans: brief.name?.spans ?? [] },
    pages: pages === undefined ? brief.pages : keepSpans(pages, brief.pages, isSame),
    sections: asked.filter((slot) => !gone.has(slot.value)),
    behaviours: brief.behaviours.filter((slot) => !gone.has(slot.value)),
    excluded: left,
    colours:
      colours === undefined
        ? brief.colours
        : keepSpans(colours, brief.colours, (one, other) => one.role === other.role && one.css === other.css),
    scheme: scheme === undefined ? brief.scheme : { value: scheme, spans: brief.scheme?.spans ?? [] },
    style: style === undefined ? brief.style : { value: style, spans: brief.style?.spans ?? [] },
  };
}
