import type { Brief } from '@/domain/site/brief';

const bare = /^(?:restaurant|bistro|diner|eatery|kitchen|tavern|trattoria|food truck|takeaway|café|cafe)$/iu;
const cuisine =
  /(?<![\p{L}-])(?<adjective>\p{Lu}\p{Ll}+(?:ese|ian|ean|ish|an|ali|li|ni|ch|ek|ic|i)|Thai|Greek|Dutch|Swiss|French|Tex-Mex|Cajun|Creole|Sichuan|Basque|Nordic|West African|Middle Eastern|South Indian|North Indian)(?:\s(?:and|&|-)\s?(?<second>\p{Lu}\p{L}+))?\s(?:cuisine|food|cooking|kitchen|dishes|specialities|specialties)\b/u;

/** "Restaurant Amara, Senegalese cuisine": what is cooked there belongs to what it is. */
export function mendCuisine(brief: Brief): Brief {
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
