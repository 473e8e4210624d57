import type { PageDraft } from './plan-pages';
import type { SectionPlan } from './site-plan';

/** What a page is about, for search engines and shared links: at most 158 characters, from what its sections say. */
export function describePage(
  draft: PageDraft,
  sections: readonly Omit<SectionPlan, 'ground'>[],
  name: string,
): string {
  const first = sections[0]?.content;
  // An app's sentence says it all; its heading would only follow it.
  if (sections[0]?.type === 'app' && first?.lede) return `${name}: ${first.lede}`;
  const says = [first?.lede, first?.title, ...sections.slice(1).map(({ content }) => content.title)].filter(
    (text) => text !== undefined && text !== '',
  );
  const opening = draft.role === 'home' ? name : `${draft.title}, ${name}`;
  const text = `${opening}: ${says.join(' ')}`.replace(/\s+/g, ' ').trim();
  if (text.length <= 158) return text;
  const cut = text.slice(0, 157);
  return `${cut.slice(0, Math.max(60, cut.lastIndexOf(' '))).replace(/[\s,;:.–-]+$/, '')}…`;
}
