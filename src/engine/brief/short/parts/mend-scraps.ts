import type { Brief, Slot } from '@/domain/site/brief';

const who =
  '(?:you|people|visitors|customers|guests|children|kids|families|anyone|everyone|schools|members|they)';
/** "you can post yours to us", "people come and pick their own": what those who come may do, as the end of a clause. */
const allowed = new RegExp(
  String.raw`\b${who}\s(?:can|may|could)\s(?:also\s|even\s|either\s)?(?<what>[^.;:!?\n]{3,140})`,
  'giu',
);
/** Cut out of its clause it speaks to nobody, or asks for what a form asks. */
const scrap =
  /\b(?:yours?|their|theirs|them|it|us|me|own|ours?|my)\b|\bsome(?: back)?$|^(?:book|call|ask|e-?mail|ring|phone|order|send|post|drop|come|pop|find|see|get|turn|bring|pick|hear|read|write|look|watch)\b/iu;
/** "We play at weddings, fairs and care homes", "We visit primary schools and libraries": where somebody goes. */
const goes =
  /\b(?:we|i)\s(?:(?:also|mostly|mainly|often|regularly)\s)?(?:visit|play(?:\s(?:at|for))|perform(?:\s(?:at|for))|appear at|go to|come to|travel to|work (?:with|for)|cater for|sing at|tour|supply|drive to)\s(?<what>[^.;:!?\n]{3,140})/giu;

/** "Members borrow seeds in spring": what others do there. */
const others =
  /(?:^|[.;:!?\n]\s?)(?:members|people|visitors|customers|guests|children|volunteers|neighbours|families|villagers)\s(?!can\b|may\b|could\b|are\b|is\b)\p{L}+\s[^.;:!?\n]{3,140}/giu;
/** "I bend tubes for bars, film sets and living rooms": for whom, of which only some were read as things on offer. */
const forWhom = /(?:^|[.;!?\n]\s?)(?:i|we)\s\p{L}+\s[^.;:!?\n]{3,60}?\sfor\s(?<list>[^.;:!?\n]{5,100})/giu;

const isInside = ({ spans }: Slot<unknown>, start: number, end: number): boolean =>
  spans.length > 0 && spans.every((span) => span.start >= start && span.end <= end);

/** Halves of clauses that were read as things on offer: the sentence says it, and a heading of them would say nothing. */
export function mendScraps(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const spansOf = (pattern: RegExp) =>
    [...brief.prompt.matchAll(pattern)].map(({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
    }));
  const free = spansOf(allowed);
  const gone = spansOf(goes);
  // "We rent out hives, Apis & Sons, based near Ely": neither its name nor where it is lies on its shelf.
  const named = brief.name?.spans ?? [];
  const isNone = (slot: Slot<unknown>, words: string): boolean =>
    /^(?:based|located|established|founded|run|owned|est)$/iu.test(words) ||
    named.some(({ start, end }) => isInside(slot, start, end));
  // "Families borrow board games, e-bikes, puzzles and costumes": a list of its own is on offer.
  const told = spansOf(others).filter(
    ({ start, end }) => brief.items.filter((item) => isInside(item, start, end)).length < 3,
  );
  const halves = [...brief.prompt.matchAll(forWhom)].flatMap(({ index, 0: text, groups }) => {
    const list = groups?.['list'] ?? '';
    const start = index + text.length - list.length;
    const end = index + text.length;
    const count = list.split(/,\s(?:and\s)?|\sand\s/u).length;
    const read = brief.items.filter((item) => isInside(item, start, end)).length;
    return count > 1 && read < count ? [{ start, end }] : [];
  });
  const isScrap = (slot: Slot<unknown>, words: string): boolean =>
    isNone(slot, words) ||
    (scrap.test(words) && free.some(({ start, end }) => isInside(slot, start, end))) ||
    [...gone, ...told, ...halves].some(({ start, end }) => isInside(slot, start, end));
  const items = brief.items.filter(
    (item) =>
      item.value.price !== undefined ||
      item.value.when !== undefined ||
      item.value.section !== 'services' ||
      !isScrap(item, item.value.name),
  );
  const phrases = brief.phrases.filter((phrase) => !isScrap(phrase, phrase.value));
  return items.length === brief.items.length && phrases.length === brief.phrases.length
    ? brief
    : { ...brief, items, phrases };
}

const noBed =
  /\b(?:living|dining|drawing|sitting|show|dressing|locker|changing|engine|waiting|court|board|ball|chat|stock|store)[ -]?$/iu;
const relatives =
  /^(?:my\s)?(?:nan|nana|mum|mom|dad|sister|brother|wife|husband|gran|grandad|grandma|uncle|aunt|auntie|mate|friend|son|daughter|partner)\s(?:does|makes|sells|bakes|sews|knits|makes and sells)\s/iu;

/** "I'm Marisol" tells nobody's trade; the word that told the kind does. */
const ofKind = ({ kind, prompt }: Brief): Brief['offer'] => {
  const [span] = kind.spans;
  return span ? { value: prompt.slice(span.start, span.end).toLowerCase(), spans: [span] } : null;
};

/** "for bars, film sets and living rooms": nobody sleeps in them; nor does a relative belong to what she does, or a person to any trade. */
export function mendNoRooms(brief: Brief): Brief {
  const { kind, prompt, offer } = brief;
  const rooms = brief.sections.filter(({ value }) => value === 'rooms');
  const isNone =
    kind.value === 'unknown' &&
    rooms.length > 0 &&
    rooms.every(({ spans }) =>
      spans.every(({ start }) => noBed.test(prompt.slice(Math.max(0, start - 14), start))),
    );
  const isPerson =
    offer !== null &&
    /^\p{Lu}\p{Ll}+$/u.test(offer.value) &&
    new RegExp(String.raw`\b(?:I['’]?m|I am|my name is|run by)\s${offer.value}\b`, 'iu').test(prompt);
  // "a company that scans antiques": what it does tells, and not that it is one.
  const isVague =
    offer !== null &&
    /^(?:small |new |young |local |little )?(?:company|firm|business|team|organisation|organization|enterprise|venture|outfit|place)$/iu.test(
      offer.value,
    );
  const whose = offer ? offer.value.replace(relatives, '') : '';
  return {
    ...brief,
    offer: isVague
      ? null
      : isPerson
        ? ofKind(brief)
        : offer && whose !== ''
          ? { ...offer, value: whose }
          : offer,
    // "Great Hale village hall": where a day is, and no area that is served.
    sections: brief.sections.filter(
      (slot) =>
        !(isNone && rooms.includes(slot)) &&
        !(
          kind.value === 'event' &&
          slot.value === 'areas' &&
          slot.spans.every(({ end }) =>
            /^(?:['’]s)?\s(?:hall|green|school|church|centre|square|fete|fair)\b|^['’]s\s/iu.test(
              prompt.slice(end),
            ),
          )
        ),
    ),
    items: brief.items.map((item) => {
      const section = isNone && item.value.section === 'rooms' ? ('pricing' as const) : item.value.section;
      const name = item.value.name.replace(relatives, '');
      return section === item.value.section && name === item.value.name
        ? item
        : { ...item, value: { ...item.value, section, name } };
    }),
  };
}
