import type { Brief, Slot } from '@/domain/site/brief';

/** "Links: Shop, Newsletter": on a page of links these lead elsewhere, and ask for no shelf and no form. */
export function mendLinkRow(brief: Brief): Brief {
  if (brief.kind.value !== 'link-in-bio') return brief;
  const links = brief.items.filter(({ value }) => value.section === 'links').flatMap(({ spans }) => spans);
  const isLink = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every((span) => links.some(({ start, end }) => start <= span.start && end >= span.end));
  const left = brief.sections.filter((slot) => !isLink(slot));
  return left.length === brief.sections.length
    ? brief
    : { ...brief, sections: left, behaviours: brief.behaviours.filter((slot) => !isLink(slot)) };
}
