import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

const goesOn =
  /^\s(?:(?:z|ze)\s(?!cen)[^\s,.;\d]{3,}(?=[,.;\n]|$)|(?:y|e|et|und|en|i|ve)\s(?:de|del|da|do|di|del|della|du|des|à|au|aux|von|vom|van|zum?|zur|z|ze|do)\s[^,.;:!?\n()\d]{2,24}(?=[,.;:!?\n]|$))/iu;

/** "pianos verticales y de cola", "naprawa z dojazdem": a word that hangs on the first parts nothing. */
export function tornByAnd(brief: Brief): Brief {
  const tails: Span[] = [];
  const items = brief.items.map((item) => {
    const span = item.spans.at(-1);
    if (!span || item.value.price !== undefined || item.value.section === 'team') return item;
    const rest = goesOn.exec(brief.prompt.slice(span.end))?.[0];
    if (rest === undefined) return item;
    const tail = { start: span.end, end: span.end + rest.length };
    if (brief.items.some((other) => other !== item && overlaps(other.spans, [tail]))) return item;
    tails.push(tail);
    return {
      value: { ...item.value, name: item.value.name + rest },
      spans: [...item.spans.slice(0, -1), { ...span, end: tail.end }],
    };
  });
  if (tails.length === 0) return brief;
  return { ...brief, items, phrases: brief.phrases.filter(({ spans }) => !overlaps(spans, tails)) };
}

const forWhom =
  /(?<=[,:;.]\s)(?:stages?\s(?:vacances|d['’]été|enfants|ados)|(?:laborator[io]|workshops?|talleres|ateliers|oficinas|kurse|warsztaty|lezioni|visite|stages)\s(?:per|para|pour|für|voor|dla)\s\p{L}+(?:\s(?:e|y|et|und|en|i)\s\p{L}+)?)(?=[,.;]|$)/giu;

/** "laboratori per scuole": done for whoever asks, and no dates of a calendar. */
export function workshopsForWhom(brief: Brief): Brief {
  const asked = brief.sections.filter(({ value }) => value === 'events');
  if (asked.length === 0) return brief;
  const found = [...brief.prompt.matchAll(forWhom)].map(({ 0: text, index }): Slot<ListedItem> => ({
    value: { section: 'services', name: capitalise(text) },
    spans: [{ start: index, end: index + text.length }],
  }));
  const meant = found.filter((one) => asked.some(({ spans }) => overlaps(spans, one.spans)));
  if (meant.length === 0) return brief;
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || !meant.some((one) => overlaps(spans, one.spans));
  return {
    ...brief,
    sections: brief.sections.filter((one) => one.value !== 'events' || isFree(one)),
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    items: [...brief.items.filter(isFree), ...meant],
  };
}
