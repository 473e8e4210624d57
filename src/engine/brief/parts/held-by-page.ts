import type { Brief, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { listedOnPage } from './listed-on-page';

/** Sections told behind the title of a page: "Our work (before and after photos), Contact (form and map)", "Home: hero, stats". */
export function heldByPage(brief: Brief, page: Slot<string>): SectionType[] {
  const from = page.spans[0]?.end;
  if (from === undefined) return [];
  const held = /^\s*\([^()]*\)/u.exec(brief.prompt.slice(from))?.[0].length ?? 0;
  const isHeld = (slot: Slot<SectionType>): boolean =>
    slot.spans.some(({ start, end }) => start >= from && end <= from + held);
  const inBracket = brief.sections.filter(isHeld).map(({ value }) => value);
  if (inBracket.length > 0) return inBracket;
  const listed = listedOnPage(brief, page);
  return listed.length > 0 ? listed : underTitle(brief, page.value);
}

/** Sections told under the title of a page, "## Contact page" over "a form and a map". */
function underTitle({ prompt, sections }: Brief, title: string): SectionType[] {
  const head = `\n## ${title} page\n`;
  const from = prompt.indexOf(head);
  if (from < 0) return [];
  const start = from + head.length;
  const next = prompt.indexOf('\n## ', start);
  const end = next < 0 ? prompt.length : next;
  return sections
    .filter(({ spans: [span] }) => span !== undefined && span.start >= start && span.end <= end)
    .map(({ value }) => value);
}
