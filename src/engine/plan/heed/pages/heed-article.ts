import type { SitePlan } from '../../site-plan';

const before =
  '(?:in|to|from|near|around|of|across|beyond|at|for|through|throughout|over|outside|within|about|behind|with|and)';
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Every text below a value, read once more. */
const inTexts = <Value>(value: Value, read: (text: string) => string): Value => {
  const walk = (one: unknown): unknown =>
    typeof one === 'string'
      ? read(one)
      : Array.isArray(one)
        ? one.map(walk)
        : typeof one === 'object' && one !== null
          ? Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
          : one;
  return walk(value) as Value;
};

/** "In the Lake District": a place that its owner calls with an article has it in every sentence. */
export const heedArticle = (plan: SitePlan): SitePlan => {
  const { place } = plan.contact;
  const isLed =
    place !== null &&
    !/^the\s/iu.test(place) &&
    new RegExp(String.raw`\b(?:in|near|across|around|of|from|throughout)\sthe\s${escape(place)}\b`, 'u').test(
      plan.brief.prompt,
    );
  if (!isLed) return plan;
  const bare = new RegExp(String.raw`\b(${before})\s(?=${escape(place)}(?![\p{L}’']))`, 'giu');
  const pages = plan.pages.map((page) => ({
    ...page,
    description: page.description.replace(bare, '$1 the '),
    sections: page.sections.map((section) => ({
      ...section,
      content: inTexts(section.content, (text) => text.replace(bare, '$1 the ')),
    })),
  }));
  return { ...plan, pages };
};
