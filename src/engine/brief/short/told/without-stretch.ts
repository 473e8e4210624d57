import type { Brief, Slot, Span } from '@/domain/site/brief';

const isIn =
  ({ start, end }: Span) =>
  ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((span) => span.start < end && span.end > start);

/** A brief without whatever was read in a stretch of its prompt that is understood as a whole. */
export function withoutStretch(brief: Brief, stretch: Span): Brief {
  const isRead = isIn(stretch);
  return {
    ...brief,
    items: brief.items.filter((slot) => !isRead(slot)),
    phrases: brief.phrases.filter((slot) => !isRead(slot)),
    parts: brief.parts.filter((slot) => !isRead(slot)),
    sections: brief.sections.filter((slot) => !isRead(slot)),
    counts: brief.counts.filter((slot) => !isRead(slot)),
    place: brief.place && isRead(brief.place) ? null : brief.place,
  };
}
