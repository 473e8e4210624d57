import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** "Dog walking and cat sitting: £12 a walk, £10 a visit": two things that are done, and what each of them costs. */
export function mendPairedOffer(brief: Brief): Brief {
  const { offer, items } = brief;
  if (brief.language.value !== 'en' || !offer) return brief;
  const halves = offer.value.split(/,\s(?:and\s)?|\s(?:and|&)\s/u);
  const priced = items.filter(
    ({ value }) => value.price !== undefined && value.name.toLowerCase() === offer.value.toLowerCase(),
  );
  if (halves.length < 2 || halves.length !== priced.length) return brief;
  // "a walk" belongs to what is walked, wherever its sum stands.
  const stem = (text: string): string => text.toLowerCase().slice(0, 4);
  const names = priced.map(({ value }, at) => {
    const unit = /\s(?:an?|per)\s(?<unit>\p{L}+)$/u.exec(value.price ?? '')?.groups?.['unit'];
    const own =
      unit === undefined
        ? undefined
        : halves.find((half) => half.split(' ').some((word) => stem(word) === stem(unit)));
    return own ?? halves[at] ?? '';
  });
  if (new Set(names).size < names.length) return brief;
  return {
    ...brief,
    items: items.map((item) => {
      const at = priced.indexOf(item);
      return at < 0 ? item : { ...item, value: { ...item.value, name: capitalise(names[at] ?? '') } };
    }),
  };
}
