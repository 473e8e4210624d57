import type { Brief, Slot } from '@/domain/site/brief';
import { slotAt } from '../slot-at';

/** A brief called after words of its prompt; what was read of the same words as a thing, a part or a town gives way. */
export function nameAs(brief: Brief, who: string, start: number): Brief {
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start < start + who.length && one.end > start);
  return {
    ...brief,
    name: slotAt(who, start),
    items: brief.items.filter((slot) => slot.value.price !== undefined || !isIn(slot)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
    place: brief.place && isIn(brief.place) ? null : brief.place,
  };
}
