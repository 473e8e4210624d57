import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
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
  const groups = new Set(works.map(({ value }) => value.group));
  // "books (Tin Moon, Salt Road)": the word over the titles is none of the things on offer.
  const isHeading = ({ value }: Slot<ListedItem>): boolean =>
    value.price === undefined && groups.has(capitalise(value.name.toLowerCase()));
  return {
    ...brief,
    name: isCalled ? null : brief.name,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    // "Green Rocket" and "Seven Wet Socks" are titles: no colour, and no number of anything.
    colours: brief.colours.filter((colour) => !isInside(colour)),
    parts: brief.parts.filter(({ value }) => !groups.has(capitalise(value.title.toLowerCase()))),
    items: [...brief.items.filter((item) => !isInside(item) && !isHeading(item)), ...works],
    counts: brief.counts.filter(
      (count) =>
        !isInside(count) &&
        !works.some((one) => one.value.group?.toLowerCase().startsWith(count.value.thing.toLowerCase())),
    ),
  };
}
