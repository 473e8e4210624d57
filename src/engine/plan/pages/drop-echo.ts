import type { SectionPlan } from '../site-plan';

/** A page whose first section says the very title opens with that section. */
export function dropEcho(sections: Omit<SectionPlan, 'ground'>[]): void {
  const [first, second] = sections;
  if (first?.type !== 'page-header' || !second) return;
  if (first.content.title.trim().toLowerCase() === second.content.title.trim().toLowerCase())
    sections.shift();
}
