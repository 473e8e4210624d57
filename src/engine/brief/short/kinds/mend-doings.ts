import type { Brief, Slot } from '@/domain/site/brief';

/** What a group says that it runs, holds or has, as the end of a clause. */
export const doing =
  /\b(?:we|who|it|that|and|parents|people|members|everyone|they|families)\s(?:also\s|now\s|currently\s)?(?:run|runs|hold|holds|host|hosts|offer|offers|provide|provides|organi[sz]es?|have|has|put on|lay on|arrange|arranges|can (?:all )?(?:see|find|check|look up|read|get|download))\s(?<list>[^.;:!?\n()]{4,120})/giu;

/** "we have speakers, crafts and outings": what a group does, and no sections of its page with lines of their own. */
export function mendDoings(brief: Brief): Brief {
  if (brief.kind.value !== 'nonprofit') return brief;
  const clauses = [...brief.prompt.matchAll(doing)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  if (clauses.length === 0) return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every((span) => clauses.some(({ start, end }) => span.start >= start && span.end <= end));
  return {
    ...brief,
    sections: brief.sections.filter(
      (slot) => !isIn(slot) || brief.items.some(({ value }) => value.section === slot.value),
    ),
    parts: brief.parts.filter((slot) => slot.value.isPage || !isIn(slot)),
  };
}
