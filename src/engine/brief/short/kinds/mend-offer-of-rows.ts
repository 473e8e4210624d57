import type { Brief } from '@/domain/site/brief';

/** Ends of a sign that say what the house does. */
const telling =
  /\b(?:rides?|tours?|trips?|walks?|hire|repairs?|restorations?|rentals?|lessons?|experiences?|surveys?|services|displays?|works|treks?|cruises?|flights?|safaris?)$/iu;
const least = 3;

/** "drive it yourself £60, kids ride £5, film hire by arrangement": one row of several is not what the whole is called. */
export function mendOfferOfRows(brief: Brief): Brief {
  const { offer, name, items } = brief;
  if (brief.language.value !== 'en' || brief.kind.value !== 'unknown' || !offer || !name) return brief;
  const rows = items.filter(({ value }) => value.price !== undefined);
  const isRow = rows.some(({ value }) => value.name.toLowerCase() === offer.value.toLowerCase());
  if (!isRow || rows.length < least || !telling.test(name.value)) return brief;
  return { ...brief, offer: { value: name.value.toLowerCase(), spans: name.spans } };
}
