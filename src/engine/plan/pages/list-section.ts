import { freeId } from '../free-id';
import type { SectionPlan } from '../site-plan';

/** Short entries stand as words side by side, longer ones under each other. */
export function listSection(
  title: string,
  lines: readonly string[],
  taken: readonly string[],
  ground: SectionPlan['ground'],
): SectionPlan {
  const isShort = lines.every((line) => line.split(/\s/u).length <= 2);
  return {
    type: 'amenities',
    id: freeId('amenities', taken),
    variant: isShort ? 'tags' : 'checks',
    ground,
    content: { title, items: lines.map((line) => ({ title: line })) },
    behaviours: [],
  };
}
