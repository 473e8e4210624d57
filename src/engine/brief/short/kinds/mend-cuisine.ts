import type { Brief } from '@/domain/site/brief';
import { properAdjectives } from '../../lexicon/proper-adjectives';

const bare = /^(?:restaurant|bistro|diner|eatery|kitchen|tavern|trattoria|food truck|takeaway|café|cafe)$/iu;
const cuisine =
  /(?<![\p{L}-])(?<adjective>\p{Lu}\p{Ll}+(?:ese|ian|ean|ish|an|ali|li|ni|ch|ek|ic|i)|Thai|Greek|Dutch|Swiss|French|Tex-Mex|Cajun|Creole|Sichuan|Basque|Nordic|West African|Middle Eastern|South Indian|North Indian)(?:\s(?:and|&|-)\s?(?<second>\p{Lu}\p{L}+))?\s(?:cuisine|food|cooking|kitchen|dishes|specialities|specialties)\b/u;

/** Where something is cooked or baked: what stands alone between commas there is how. */
const cooking = new Set(['restaurant', 'cafe', 'bakery', 'bar']);
const alone =
  /(?:[,(–—]|\s-)\s?(?:traditional |modern |authentic |proper |northern |southern |home-style )?(?<adjective>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?: (?:and|&) (?<second>\p{Lu}\p{Ll}+))?(?=[,.;)–—]|\s-\s|$)/gu;
/** What the page is, behind what the house is: "restaurant menu". */
const pageWord = /\s(?:menu|site|website|page|landing page|homepage)$/iu;
const house = /^(?:small |little |family |new |local |neighbourhood )?(?:restaurant|bistro|diner|eatery|kitchen|tavern|food truck|takeaway|take-away|café|cafe|canteen|supper club|bakery|bar|pop-up)$/iu; // prettier-ignore

/** "restaurant website, Thai, called Baan Suan": the cuisine, and neither a town nor a thing on offer. */
function withLoneCuisine(brief: Brief): Brief {
  const { offer, prompt } = brief;
  if (!offer || !cooking.has(brief.kind.value)) return brief;
  const head = offer.value.replace(pageWord, '');
  // "Pages: Home, Menu": titles, and no way to cook.
  const found = [...prompt.slice(0, 160).matchAll(alone)].find(
    ({ groups }) =>
      properAdjectives.has((groups?.['adjective'] ?? '').toLowerCase()) &&
      !brief.pages.some(({ value }) => value === groups?.['adjective']),
  );
  const { adjective, second } = found?.groups ?? {};
  if (!found || adjective === undefined || !house.test(head)) return brief;
  const both = second === undefined ? adjective : `${adjective} and ${second}`;
  const start = prompt.indexOf(adjective, found.index);
  const span = { start, end: start + both.length };
  const isElse = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
    spans.every((one) => one.end <= span.start || one.start >= span.end);
  return {
    ...brief,
    offer: {
      value: `${both} ${head.toLowerCase().replace(/^(?:small|little|new|local) /u, '')}`,
      spans: [...offer.spans, span],
    },
    place: brief.place && isElse(brief.place) ? brief.place : null,
    items: brief.items.filter(isElse),
    phrases: brief.phrases.filter(isElse),
    languages: brief.languages.filter(isElse),
  };
}

/** "Two Aunties is a dumpling kitchen. Put the menu in tabs": one that cooks, and none that is fitted. */
const cooksThere = (brief: Brief): Brief =>
  brief.kind.value === 'construction' &&
  /\bkitchen$/iu.test(brief.offer?.value ?? '') &&
  (brief.sections.some(({ value }) => value === 'menu') ||
    brief.items.some(({ value }) => value.section === 'menu'))
    ? { ...brief, kind: { ...brief.kind, value: 'restaurant' } }
    : brief;

/** "Restaurant Amara, Senegalese cuisine": what is cooked there belongs to what it is. */
export function mendCuisine(read: Brief): Brief {
  const brief = read.language.value === 'en' ? withLoneCuisine(cooksThere(read)) : read;
  const { offer, prompt } = brief;
  if (brief.language.value !== 'en' || !offer || !bare.test(offer.value)) return brief;
  const found = cuisine.exec(prompt.slice(0, 220));
  const adjective = found?.groups?.['adjective'];
  if (!found || adjective === undefined) return brief;
  const second = found.groups?.['second'];
  const start = found.index;
  const span = { start, end: start + found[0].length };
  return {
    ...brief,
    offer: {
      value: `${adjective}${second === undefined ? '' : ` and ${second}`} ${offer.value.toLowerCase()}`,
      spans: [...offer.spans, span],
    },
    phrases: brief.phrases.filter(({ spans }) =>
      spans.every((one) => one.end <= span.start || one.start >= span.end),
    ),
  };
}

/** "Thai" is no town, whichever reader took it for one. */
export const withoutCuisineTown = (brief: Brief): Brief =>
  brief.place && cooking.has(brief.kind.value) && properAdjectives.has(brief.place.value.toLowerCase())
    ? { ...brief, place: null }
    : brief;
