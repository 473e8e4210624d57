import type { Brief, Slot } from '@/domain/site/brief';
import { readToldWorks } from './read-told-works';

/** Told works are all that is shown; one with a price is no row of a price list. */
export function mendWorks(brief: Brief): Brief {
  const works = readToldWorks(brief);
  if (works.length === 0) return brief;
  const spans = works.flatMap((one) => one.spans);
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => start < one.end && end > one.start));
  if (brief.items.some((item) => item.value.section === 'portfolio' && isInside(item))) return brief;
  const isCalled = brief.name !== null && works.some(({ value }) => value.name === brief.name?.value);
  return {
    ...brief,
    name: isCalled ? null : brief.name,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [...brief.items.filter((item) => !isInside(item)), ...works],
    counts: brief.counts.filter(
      ({ value }) =>
        !works.some((one) => one.value.group?.toLowerCase().startsWith(value.thing.toLowerCase())),
    ),
  };
}
