import { askedDates } from '../../../brief/short/told/mend-asked-dates';
import type { ContentItem } from '../../content';
import type { SitePlan } from '../../site-plan';
import { capitalise } from '../../../capitalise';

const lines = [
  'Say that you are coming, and you hear what to bring.',
  'New here? Say so when you write, and somebody looks out for you.',
  'Cannot make it? Ask for the next one.',
] as const;

const plain = /^(?:dates?|events?|days?)$/iu;

/** "planting days": one of them is a planting day. */
const oneOf = (what: string): string =>
  what
    .replace(/(?<=part)ies$/iu, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/iu, '')
    .replace(/(?<=[^s])s$/iu, '');

/** "A list of next planting days": a list by that name, with a row for each that its owner dates, and no others of its trade. */
export function heedAskedDates(plan: SitePlan): SitePlan {
  const asked = plan.language === 'en' ? askedDates(plan.brief.prompt) : null;
  if (!asked || plain.test(asked.what)) return plan;
  const what = oneOf(
    asked.what.toLowerCase() === asked.what
      ? asked.what
      : asked.what.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
  );
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const { items = [] } = section.content;
        if (section.type !== 'events' || items.some(({ sample }) => sample !== true)) return section;
        const rows = lines.map((text): ContentItem => ({
          title: capitalise(what),
          value: 'Date to follow',
          text,
          sample: true,
        }));
        return {
          ...section,
          content: {
            ...section.content,
            title: `Next ${asked.what.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
            lede: 'The dates are posted here as soon as they are fixed.',
            items: rows,
          },
        };
      }),
    })),
  };
}
