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

const row =
  /(?<=@[\w.]{2,30}\s?:\s|\blinks?(?:\sto)?\s?:\s)(?<list>[^.;:!?\n()"“”]{2,40}(?:,\s[^.,;:!?\n()"“”]{2,40}){1,11})(?=[.;!\n]|\s?$)/iu;

/** "@strings: Bandcamp, Tour dates, Merch": the row right behind the handle is the links, all of them. */
function withRow(brief: Brief): Brief {
  const found = row.exec(brief.prompt);
  const list = found?.groups?.['list'] ?? '';
  if (!found || list === '') return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start >= found.index && end <= found.index + list.length);
  let at = found.index;
  const items = list.split(/,\s(?:and\s)?|\sand\s/u).flatMap((name) => {
    const start = brief.prompt.indexOf(name, at);
    at = start + name.length;
    return name.trim() === ''
      ? []
      : [{ value: { section: 'links' as const, name: name.trim() }, spans: [{ start, end: at }] }];
  });
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isIn(item)), ...items],
    sections: brief.sections.filter((slot) => !isIn(slot)),
    behaviours: brief.behaviours.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
  };
}

/** "Links: Shop, Newsletter": on a page of links these lead elsewhere, and ask for no shelf and no form. */
export function mendLinkRow(read: Brief): Brief {
  if (read.kind.value !== 'link-in-bio') return read;
  const brief = withRow(withShopLink(read));
  const links = brief.items.filter(({ value }) => value.section === 'links').flatMap(({ spans }) => spans);
  const isLink = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every((span) => links.some(({ start, end }) => start <= span.start && end >= span.end));
  const left = brief.sections.filter((slot) => !isLink(slot));
  return left.length === brief.sections.length
    ? brief
    : { ...brief, sections: left, behaviours: brief.behaviours.filter((slot) => !isLink(slot)) };
}
