import type { Facts } from '../../content';

const diet = String.raw`(?:vegan|vegetarian|veggie|plant[- ]based)`;
/** Some of what is on the card, and how it is found there. */
const aside = new RegExp(
  String.raw`\bfilter(?:s|ed|able|ing)?(?:\s(?:the\s)?(?:menu|dishes|them))?\s(?:for|by)\s[^.;:]*|(?:\b${diet}|\b[\p{L}-]+)?(?:(?:,|\s?\/|\sand|\sor|\s&|,\sand)\s?)?\b${diet}(?:(?:,|\s?\/|\sand|\sor|\s&|,\sand)\s?[\p{L}-]+){0,3}[-\s]?(?:options?|choices?|filters?|toggles?|dish(?:es)?|plates?|menus?|sections?|items?|symbols?|icons?|labels?|tags?|marks?|markers?|badges?|friendly|alternatives?|specials?|tasting menus?)\b|\b(?:marked|labelled|tagged|mark|show|label|tag)\s[^,.;]*\b${diet}\b`,
  'giu',
);
const called = new RegExp(String.raw`\b${diet}\b`, 'iu');

/** "Thai, filter for vegan dishes": some of what is cooked says nothing of the kitchen, unless the house is called by it. */
export function withoutDiets<Told extends Pick<Facts, 'brief'>>(facts: Told): Told {
  const { brief } = facts;
  if (called.test(brief.offer?.value ?? '') || !called.test(brief.prompt)) return facts;
  const prompt = brief.prompt.replace(aside, (words) => ' '.repeat(words.length));
  if (prompt === brief.prompt) return facts;
  return {
    ...facts,
    brief: {
      ...brief,
      prompt,
      phrases: brief.phrases.filter(({ value }) => !called.test(value)),
      items: brief.items.filter(({ value }) => !called.test(value.name)),
    },
  };
}
