import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

const goesOn =
  /^\s(?:y|e|et|und|en|i|ve)\s(?:de|del|da|do|di|del|della|du|des|à|au|aux|von|vom|van|zum?|zur|z|ze|do)\s[^,.;:!?\n()\d]{2,24}(?=[,.;:!?\n]|$)/iu;

/** "pianos verticales y de cola": an "and" before a word that hangs on the first parts nothing. */
export const tornByAnd = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const span = item.spans.at(-1);
    const rest =
      span && item.value.price === undefined ? goesOn.exec(brief.prompt.slice(span.end))?.[0] : undefined;
    if (!span || rest === undefined || item.value.section === 'team') return item;
    const end = span.end + rest.length;
    const isTaken = brief.items.some(
      (other) => other !== item && overlaps(other.spans, [{ start: span.end, end }]),
    );
    return isTaken
      ? item
      : {
          value: { ...item.value, name: item.value.name + rest },
          spans: [...item.spans.slice(0, -1), { ...span, end }],
        };
  }),
});

const forWhom =
  /(?<=[,:;]\s)(?:laborator[io]|workshops?|talleres|ateliers|oficinas|kurse|warsztaty|lezioni|visite|stages)\s(?:per|para|pour|für|voor|dla)\s\p{L}+(?:\s(?:e|y|et|und|en|i)\s\p{L}+)?(?=[,.;]|$)/giu;

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
