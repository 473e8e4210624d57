import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const house = String.raw`(?:flat|apartment|house|cottage|bungalow|studio|maisonette|room|annexe?|barn|villa|chalet)`;
const home = new RegExp(String.raw`\b${house}$`, 'i');
const letting = new RegExp(String.raw`^[^.\n]{0,60}?\b${house} (?<how>to let|to rent|for rent)\b`, 'i');
const rent = /\b(?:month|pcm|pw|week)\b/iu;
const span = /^(?:pcm|pw|per month|a month|per week)$/i;
/** By the night, and nobody moves in. */
const holiday =
  /\b(?:holidays?|self[- ]catering|vacation|short breaks?|(?:per|a|each) night|nightly|airbnb|guests)\b/iu;
const told = /\b(?:considered|welcome|allowed)$/i;

const asFact = ({ value, spans }: Slot<string>): Slot<ListedItem> => ({
  value: { section: 'amenities', name: capitalise(value) },
  spans,
});

/** "Two-bed flat to let, £850 a month": the one home there is, and no price list beside a street of others, nor a hotel. */
export const mendOneHome = (brief: Brief): Brief => {
  const { kind, items, prompt } = brief;
  const offer = (brief.offer?.value ?? '').replace(/ (?:to let|to rent|for rent)$/iu, '');
  const how = letting.exec(prompt)?.groups?.['how']?.toLowerCase();
  const isRented = how !== undefined || items.some(({ value }) => rent.test(value.price ?? ''));
  const isHome = kind.value === 'real-estate' || (kind.value === 'hotel' && isRented);
  if (!brief.offer || !home.test(offer) || !isHome) return brief;
  // "Two-bedroom holiday cottage to rent": for a week in summer, and no home for sale beside it.
  if (
    holiday.test(prompt) &&
    !rent.test(prompt.replace(/\b(?:a |per |by the )?week(?:s|ly|end|ends)?\b/giu, ''))
  )
    return { ...brief, kind: { ...kind, value: 'hotel' }, offer: { ...brief.offer, value: offer } };
  const isFrom = ({ value }: { value: string }): boolean => how !== undefined && /^available\b/iu.test(value);
  const priced = items.filter(({ value }) => value.price !== undefined);
  return {
    ...brief,
    kind: { ...kind, value: 'real-estate' },
    ...(how === undefined ? {} : { offer: { ...brief.offer, value: `${offer} ${how}` } }),
    sections: brief.sections.filter(({ value }) => how === undefined || value !== 'rooms'),
    phrases: brief.phrases.filter((phrase) => !isFrom(phrase)),
    items: [...items, ...brief.phrases.filter(isFrom).map(asFact)].map((item) => {
      const { section, name, price } = item.value;
      const isIt = offer.toLowerCase().endsWith(name.toLowerCase());
      if (isIt && (section === 'pricing' || section === 'rooms'))
        return { ...item, value: { ...item.value, name: capitalise(offer), section: 'listings' } };
      if (how === undefined || !home.test(offer)) return item;
      // "second floor, £950 a month", "£1,100 pcm": the rent is that of the home.
      if (price !== undefined && priced.length === 1)
        return {
          ...item,
          value: {
            section: 'listings',
            name: capitalise(offer),
            price: span.test(name) ? `${price} ${name}` : price,
            ...(isIt || span.test(name) ? {} : { note: capitalise(name) }),
          },
        };
      return price === undefined && (section === 'rooms' || told.test(name))
        ? { ...item, value: { ...item.value, section: 'amenities' } }
        : item;
    }),
  };
};
