import type { Brief, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

/** Sections told in a bracket behind the title of a page, "Our work (before and after photos), Contact (form and map)". */
export function heldByPage(brief: Brief, page: Slot<string>): SectionType[] {
  const from = page.spans[0]?.end;
  if (from === undefined) return [];
  const held = /^\s*\([^()]*\)/u.exec(brief.prompt.slice(from))?.[0].length ?? 0;
  const isHeld = (slot: Slot<SectionType>): boolean =>
    slot.spans.some(({ start, end }) => start >= from && end <= from + held);
  return brief.sections.filter(isHeld).map(({ value }) => value);
}
