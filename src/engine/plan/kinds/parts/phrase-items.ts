import type { ContentItem, Facts } from '../../content';
import { gerundOf } from '../../words/gerund-of';
import { capitalise } from './weave';

// What was cut out of a sentence names nothing: "to restaurants and lets people visit", "children and adults to build kites".
const isHalf =
  /^in (?:\d|two|three|four|five|six)|^(?:makes|sells|teaches|offers|builds|repairs|to|out|of|and|or|with|that|which|who|lets?|it|them)\s|^(?:children|adults|people|everyone|anyone|beginners|kids)\b.*\sto\s|\sand (?:carve|make|sell|repair|lets?|build)(?:\s|$)|\s(?:them|it)$/iu;

/** The offers named in the prompt that can stand as an item's title: short, different, not the whole prompt. */
export const offerPhrases = (facts: Facts): readonly string[] => {
  const seen = new Set<string>();
  return facts.phrases
    .map((phrase) =>
      phrase
        .trim()
        .replace(/[.,;:!]+$/u, '')
        // "run a weekend class for beginners": the class is what one comes for.
        // "I mend accordions": as a heading, what is done.
        .replace(
          /^(?<verb>mend|repair|restore|make|build|teach|sharpen|clean|carve|weave|train|tune|fit|fix|paint|print|sew|knit|bake|brew|grow|walk|groom|service|hire|cut|dig|plant|install|deliver|cook|design|photograph|record|collect)\s(?=\p{Ll}{3})/u,
          (_, verb: string) => `${gerundOf(verb, false)} `,
        )
        .replace(
          /^(?:run|hold|host|offer|provide|organi[sz]e|hire out|rent out)\s(?:an?\s|our\s|the\s)?(?=\p{Ll}{3})/iu,
          '',
        ),
    )
    .filter((phrase) => {
      const key = phrase.toLowerCase();
      if (seen.has(key) || phrase.length < 4 || phrase.length > 70 || isHalf.test(phrase)) return false;
      seen.add(key);
      return true;
    });
};

/**
 * The prompt's own offers first, each with one of `lines` as its sentence while they last, then items of the bank until there are
 * at least `least`. Bank items that say the same thing as an offer are left out.
 */
export const withPhrases = (
  facts: Facts,
  bank: readonly ContentItem[],
  lines: readonly string[],
  least = bank.length,
): readonly ContentItem[] => {
  const start = lines.length > 0 ? facts.pick('phrase-lines', [...lines.keys()]) : 0;
  const own = offerPhrases(facts)
    .slice(0, 8)
    .map((phrase, at): ContentItem => {
      // The same sentence under two things says nothing of either.
      const text = at < lines.length ? lines[(start + at) % lines.length] : undefined;
      return { title: capitalise(phrase), art: phrase, ...(text ? { text } : {}) };
    });
  const stems = own
    .flatMap(({ title }) => title.toLowerCase().split(/\W+/u))
    .filter((word) => word.length > 4);
  const rest = bank.filter(
    ({ title }) => !stems.some((stem) => title.toLowerCase().includes(stem.slice(0, 5))),
  );
  return [...own, ...rest.slice(0, Math.max(0, least - own.length))];
};
