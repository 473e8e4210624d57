import type { Brief, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

/** "links to: shop, Instagram, tip jar": the shop in a row of links is one of them, and no shelf with made-up things. */
function withShopLink(brief: Brief): Brief {
  const links = brief.items.filter(({ value }) => value.section === 'links');
  const isInRow = ({ value, spans: [at] }: Slot<SectionType>): boolean => {
    const word = at && value === 'products' ? brief.prompt.slice(at.start, at.end) : '';
    return (
      /^(?:shop|store)$/i.test(word) &&
      links.length > 1 &&
      !links.some(({ spans }) => spans.some((one) => at && one.start <= at.start && one.end >= at.end)) &&
      links.some(({ spans: [one] }) => /^[^.;\n]*$/.test(brief.prompt.slice(at?.end, one?.start))) &&
      /^(?:,| and\b)/.test(brief.prompt.slice(at?.end))
    );
  };
  const shop = brief.sections.find(isInRow);
  if (!shop) return brief;
  const [at] = shop.spans;
  const name = capitalise(brief.prompt.slice(at?.start, at?.end));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => slot !== shop),
    items: [...brief.items, { value: { section: 'links' as const, name }, spans: shop.spans }].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

/** "Links: Shop, Newsletter": on a page of links these lead elsewhere, and ask for no shelf and no form. */
export function mendLinkRow(read: Brief): Brief {
  if (read.kind.value !== 'link-in-bio') return read;
  const brief = withShopLink(read);
  const links = brief.items.filter(({ value }) => value.section === 'links').flatMap(({ spans }) => spans);
  const isLink = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every((span) => links.some(({ start, end }) => start <= span.start && end >= span.end));
  const left = brief.sections.filter((slot) => !isLink(slot));
  return left.length === brief.sections.length
    ? brief
    : { ...brief, sections: left, behaviours: brief.behaviours.filter((slot) => !isLink(slot)) };
}
