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
  /\b(?:yours?|their|theirs|them|it|us|me|own|ours?|my)\b|^(?:book|call|ask|e-?mail|ring|phone|order|send|post|drop|come|pop|find|see|get|turn|bring|pick|hear|read|write|look|watch)\b/iu;
/** "We play at weddings, fairs and care homes", "We visit primary schools and libraries": where somebody goes. */
const goes =
  /\b(?:we|i)\s(?:(?:also|mostly|mainly|often|regularly)\s)?(?:visit|play(?:\s(?:at|for))|perform(?:\s(?:at|for))|appear at|go to|come to|travel to|work (?:with|for)|cater for|sing at|tour|supply|drive to)\s(?<what>[^.;:!?\n]{3,140})/giu;

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
  const isScrap = (slot: Slot<unknown>, words: string): boolean =>
    (scrap.test(words) && free.some(({ start, end }) => isInside(slot, start, end))) ||
    gone.some(({ start, end }) => isInside(slot, start, end));
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
