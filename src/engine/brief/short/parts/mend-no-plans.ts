import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const drawn =
  /\b(?:floor|site|meal|lesson|garden|planting|seating|training|travel|birth|care|funeral|kitchen|lighting)\s?plans\b/iu;

/** "Floor plans, drone": plans that are drawn or written are no prices. */
export function mendNoPlans(brief: Brief): Brief {
  const found = drawn.exec(brief.prompt);
  if (!found) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isIt = (slot: Brief['sections'][number]): boolean =>
    slot.value === 'pricing' &&
    slot.spans.length > 0 &&
    slot.spans.every(({ start, end }) => start >= span.start && end <= span.end);
  if (!brief.sections.some(isIt)) return brief;
  return {
    ...brief,
    sections: brief.sections.filter((section) => !isIt(section)),
    items: [...brief.items, { value: { section: 'services', name: capitalise(found[0]) }, spans: [span] }],
  };
}
