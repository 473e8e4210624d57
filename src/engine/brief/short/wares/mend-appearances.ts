import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const where =
  /\b(?:we|i)\s(?:also\s)?(?:perform|appear|display|exhibit|travel|go)\s(?:at|to)\s(?<list>\p{Ll}[^.;:!?\n]{5,120}?)(?=,?\s(?:and|but)\s(?:you|we|i|they)\b|[.;:!?\n]|$)/iu;
const own = /\b(?:19|20)\d\d\b|[£$€]/u;

/** "We perform at country shows and corporate days": where somebody is seen is what they offer, and no calendar of theirs. */
export function mendAppearances(brief: Brief): Brief {
  const found = where.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined || own.test(list)) return brief;
  const from = found.index + found[0].length - list.length;
  const items: Slot<ListedItem>[] = [];
  let at = 0;
  for (const piece of list.split(/,\s(?:and\s)?|\sand\s/iu)) {
    const start = from + list.indexOf(piece, at);
    at = start - from + piece.length;
    const name = piece.trim();
    if (name.length < 3 || name.split(' ').length > 4) return brief;
    items.push({
      value: { section: 'services', name: name.charAt(0).toUpperCase() + name.slice(1) },
      spans: [{ start, end: start + piece.length }],
    });
  }
  const isInside = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every(({ start, end }) => start >= found.index && end <= from + list.length);
  return items.length < 2 || brief.items.some(({ value }) => value.section === 'services')
    ? brief
    : {
        ...brief,
        items: [...brief.items.filter((item) => !isInside(item)), ...items],
        sections: brief.sections.filter((section) => !isInside(section)),
        phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
      };
}
