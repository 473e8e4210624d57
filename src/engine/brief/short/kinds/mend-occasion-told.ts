import type { Brief, Slot } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

const price =
  /(?<![\d£$€])(?<price>(?:free|[£$€]\d+(?:[.,]\d{1,2})?))(?:\s(?<note>(?:with|including|incl\.?|includes|per|each|on|a)\s?[\p{L}][\p{L} ’'-]{0,30}?|each))?(?=\s?[,.;!?\n)]|$|\s(?:and|from|at|for)\s)/giu;
const gifts =
  /\b(?<what>(?:donations?|proceeds|money raised|profits|collection)\s(?:go(?:es)?\s)?(?:to|for|in aid of)\s[^,.;!?\n]{3,60})/iu;
const replies = /^(?:sign[- ]?ups?|entry form|registration(?: form)?|rsvp|booking form|enter|register)$/iu;

const asked = /\b(?:entry|sign[- ]?up|registration|booking|reply|application)\s$/iu;

const overlaps = ({ spans }: Slot<unknown>, start: number, end: number): boolean =>
  spans.some((span) => span.start < end && span.end > start);

/** "£12 with food": the one price that is told is what it costs to come, and its food no part of the page. */
function withEntryPrice(brief: Brief): Brief {
  const all = [...brief.prompt.matchAll(/[£$€]\d/gu)];
  const found = [...brief.prompt.matchAll(price)].find(({ groups }) => /\d/u.test(groups?.['price'] ?? ''));
  const sum = found?.groups?.['price'];
  if (all.length !== 1 || !found || sum === undefined) return brief;
  // "Free entry, parking £3": the sum has its thing, and lets nobody in.
  if (brief.items.some(({ value }) => value.price !== undefined || value.name.endsWith(` ${sum}`)))
    return brief;
  const end = found.index + found[0].length;
  const note = found.groups?.['note'];
  return {
    ...brief,
    parts: brief.parts.filter((part) => !overlaps(part, found.index, end)),
    sections: brief.sections.filter((part) => !overlaps(part, found.index, end)),
    items: [
      ...brief.items.filter((item) => !overlaps(item, found.index, end)),
      {
        value: {
          section: 'tickets',
          name: 'Entry',
          price: note !== undefined && /^(?:each|per|a)\b/iu.test(note) ? `${sum} ${note}` : sum,
          ...(note === undefined || /^(?:each|per|a)\b/iu.test(note)
            ? {}
            : { note: note.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) }),
        },
        spans: [{ start: found.index, end }],
      },
    ],
  };
}

/** "donations to the hospice": where the money goes is told, and no till asked for. */
function withoutTill(brief: Brief): Brief {
  const found = gifts.exec(brief.prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const end = found.index + found[0].length;
  const isTill = (slot: Brief['sections'][number]): boolean =>
    slot.value === 'donation' && overlaps(slot, found.index, end);
  if (!brief.sections.some(isTill)) return brief;
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isTill(slot)),
    items: [
      ...brief.items,
      {
        value: { section: 'amenities', name: what.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) },
        spans: [{ start: found.index, end }],
      },
    ],
  };
}

const askedFor = lean(
  /^(?:how|what|where|who|why|when|our|your|meet|photos?|pictures)\b|\b(?:routes?|rules|results|sponsors?|prizes?|programme|program|schedule|map|travel|parking|accommodation|volunteer\w*|gallery|history|story|news|contact|categor\p{L}+|judging|judges|entry|enter|regist\p{L}*|teams?|line-?up|speakers|performers|stalls?|exhibitors|registry|dress code|faq|directions|getting|safety|accessib\p{L}+|terms|tickets?|classes to enter)\b/iu,
);

/** "vegetables, flowers, cakes": what there is to see or eat that day is told, and needs no section with lines of a shop. */
function withoutLooseParts(brief: Brief): Brief {
  const loose = brief.parts.filter(
    ({ value }) => !value.isPage && (value.lines ?? []).length === 0 && !askedFor.test(value.title),
  );
  const results = brief.sections.filter(
    ({ value, spans }) =>
      value === 'case-study' &&
      spans.some(({ start, end }) => /result/iu.test(brief.prompt.slice(start, end))),
  );
  return {
    ...brief,
    parts: [
      ...brief.parts.filter((part) => !loose.includes(part)),
      ...results.map(({ spans }) => ({ value: { title: 'Results', isPage: false }, spans })),
    ],
    sections: brief.sections.filter((slot) => !results.includes(slot)),
    items: [
      ...brief.items,
      ...loose.map(({ value, spans }) => ({
        value: { section: 'amenities' as const, name: value.title },
        spans,
      })),
    ],
  };
}

const routes = /\b(?:route|course|trail)\s(?:map|plan)\b/iu;

/** What it costs to come stands with the tickets, and who comes says so in the form that is there for it. */
export function mendOccasionTold(brief: Brief): Brief {
  const read = withoutLooseParts(withoutTill(withEntryPrice(brief)));
  const wayAt = routes.exec(read.prompt);
  const way = wayAt ? [{ start: wayAt.index, end: wayAt.index + wayAt[0].length }] : [];
  const isWay = (slot: Slot<unknown>): boolean => way.some(({ start, end }) => overlaps(slot, start, end));
  return {
    ...read,
    parts: [
      ...read.parts.filter(
        (part) => !/^free (?:to|entry|admission|for)\b/iu.test(part.value.title) && !isWay(part),
      ),
      // "route map": the way it takes, and not the way to it.
      ...way.map((span) => ({ value: { title: 'Route', isPage: false }, spans: [span] })),
    ],
    sections: read.sections.flatMap((slot) => {
      const [first] = slot.spans;
      const said = slot.spans.map(({ start, end }) => read.prompt.slice(start, end)).join(' ');
      const before = read.prompt.slice(0, first?.start ?? 0);
      if (isWay(slot)) return [];
      return slot.value === 'form' && (replies.test(said) || asked.test(before))
        ? [{ ...slot, value: 'rsvp' as const }]
        : [slot];
    }),
    items: read.items.map((item) =>
      item.value.section === 'pricing' ? { ...item, value: { ...item.value, section: 'tickets' } } : item,
    ),
  };
}
