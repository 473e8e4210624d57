import type { Brief, SitePart, Slot } from '@/domain/site/brief';

const groups: ReadonlySet<string> = new Set(['nonprofit', 'portfolio', 'event']);
/** Houses that people rent, buy or celebrate in. */
const houses: ReadonlySet<string> = new Set([
  'event',
  'hotel',
  'real-estate',
  'unknown',
  'restaurant',
  'consulting',
  'course',
  'dentist',
  'clinic',
  'cafe',
]);
/** What a group's site has, and none of what the group does: "past productions", "join us", "auditions". */
const partLike =
  /^(?:(?:past|previous|recent|upcoming|next|latest|former)\s\p{L}+(?:\s\p{L}+)?|(?:join|support|follow|visit)\sus|get(?:ting)? involved|become a (?:member|friend|patron|volunteer)|auditions?|how to (?:join|help|get here|find us)|what['’]?s on|archives?|press|links|photos|our (?:story|history|people|members))$/iu;

/** Drawings of a house and ways to pay, which are neither plans to choose from nor something it has. */
const drawn =
  /(?<=[,.;:]\s|\band\s|\bwith\s)(?:a |the |our )?(?<title>(?:floor|seating|room|site|table|payment|finance) ?(?:plans?|layouts?)(?: and dimensions)?|(?:breakfast|lunch|kids|children['’]s|tasting|set|group) menus?|(?:wine|drinks?|cocktail) lists?|private hire)(?=[,.;]|\sand\s|\s?$)/giu;
const priced = /\b(?:pric(?:es?|ing)|packages?|rates?|fees|tariffs?|costs?|[£€$]\s?\d)/iu;

/** "3 packages, floor plans, gallery": a part of its own. */
function withDrawings(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !houses.has(brief.kind.value)) return brief;
  return [...brief.prompt.matchAll(drawn)].reduce((read, { index, 0: text, groups }): Brief => {
    const span = { start: index, end: index + text.length };
    const isIn = ({ spans }: Slot<unknown>): boolean =>
      spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
    const title = (groups?.['title'] ?? '').replace(/^./u, (letter) => letter.toUpperCase());
    return {
      ...read,
      sections: read.sections.filter(
        (slot) => slot.value !== 'pricing' || !isIn(slot) || priced.test(read.prompt),
      ),
      items: read.items.filter((slot) => !isIn(slot)),
      phrases: read.phrases.filter((slot) => !isIn(slot)),
      parts: [
        ...read.parts.filter((slot) => !isIn(slot)),
        { value: { title, isPage: false }, spans: [span] },
      ],
    };
  }, brief);
}

/** "Auditions, past productions, join us" of a drama group: parts of its site, and no services. */
export function mendPartLike(read: Brief): Brief {
  const brief = withDrawings(read);
  if (brief.language.value !== 'en' || !groups.has(brief.kind.value)) return brief;
  const isPart = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'services' &&
    value.price === undefined &&
    value.note === undefined &&
    partLike.test(value.name.trim());
  const taken = brief.items.filter(isPart);
  if (taken.length === 0) return brief;
  const parts = taken.map(({ value, spans }): Slot<SitePart> => ({
    value: { title: value.name, isPage: false },
    spans,
  }));
  return { ...brief, items: brief.items.filter((item) => !isPart(item)), parts: [...brief.parts, ...parts] };
}
