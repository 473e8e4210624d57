import type { Brief } from '@/domain/site/brief';

const before =
  /^(?:(?:an?|the|our|my|your|simple|small|tiny|little|nice|clean|modern|minimal(?:ist)?|basic|online|free|quick|easy|good|great|personal|custom|interactive|single-page|one-page)\s+)+/iu;
const after =
  /\s+(?:(?:web|mobile|phone|browser)\s+)?(?:apps?|tools?|applications?|websites?|web ?pages?|pages?|sites?|widgets?|programs?|software)$/iu;
/** What it is between, for or about stands in the page. */
const tail = /\s+(?:between|for|from|with|that|which|where|to|of our|of my)\s.*$/iu;
const longest = 40;

/**
 * The heading of an app out of the prompt's own words for it: "Meditation timer", "Packing list". Null where they say no
 * more than the kind of app does ("todo app", "quiz"), and where the prompt is not in English.
 */
export function titleOfApp({ offer, language, spoken }: Brief): string | null {
  if (!offer || language.value !== 'en' || spoken !== 'en') return null;
  const words = offer.value
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(before, '')
    .replace(tail, '')
    .replace(after, '');
  // "an expense tracker with a monthly limit": a part of it.
  if (/(?<!\b(?:savings?|chore) )\b(?:limits?|goals?|targets?|charts?|graphs?|totals?)$/iu.test(words))
    return null;
  const isOwn = words.includes(' ') && words.length <= longest && !/[,;:.!?]/u.test(words);
  return isOwn ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}
