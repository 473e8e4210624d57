import type { SectionPlan, SitePlan } from '../../site-plan';

const alone = /(?<=^|[\s(“"])i(?=\s|['’](?:m|ve|ll|d)\b)/gu;
const days = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu;
/** Names of makers and services, as they write themselves. */
const makers = new Map(
  'iPhone iPad iOS Android YouTube Instagram WhatsApp TikTok LinkedIn GitHub WordPress Shopify Etsy PayPal Airbnb Spotify Facebook'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
);
// In an address or a link they stand small.
const made = new RegExp(
  String.raw`(?<![\p{L}\p{N}./@-])(?:${[...makers.keys()].join('|')})(?=s?(?![\p{L}\p{N}/@-]|\.\p{L}))`,
  'gu',
);
const raise = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "i come to you", "closed tuesdays": words that English writes with a capital, whoever typed them without. */
export const withCapitals = (text: string): string =>
  text
    .replace(alone, 'I')
    .replace(days, raise)
    .replace(made, (word) => makers.get(word) ?? word);

const shown = new Set(['title', 'lede', 'text', 'body', 'kicker', 'note', 'list', 'items']);

const mend = (value: unknown): unknown => {
  if (typeof value === 'string') return withCapitals(value);
  if (Array.isArray(value)) return value.map(mend);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, shown.has(key) ? mend(entry) : (entry as unknown)]),
  );
};

/** The words of an English site with the capitals that a hurried prompt left out. */
export const heedCapitals = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    description: withCapitals(page.description),
    sections: page.sections.map((section): SectionPlan => ({
      ...section,
      content: mend(section.content) as SectionPlan['content'],
    })),
  })),
});
