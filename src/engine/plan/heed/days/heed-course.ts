import { findCourseFacts } from '../../../brief/short/kinds/course-facts';
import type { ContentItem, SectionContent } from '../../content';
import { sayCost } from '../money/cost-of-lessons';
import type { SectionPlan, SitePlan } from '../../site-plan';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string): number => {
  const at = numbers.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at;
};
/** Days that a told first day contradicts. */
const otherDay = /\b(?:Monday|June|Friday|spring)\b/u;

function lessonsOf(content: SectionContent, texts: readonly string[]): SectionContent {
  const told = texts
    .map((text) => /^(\S+)\s(?:\p{Ll}+\s)?(?<unit>module|lesson|session|class)/iu.exec(text))
    .find(Boolean);
  const unit = told?.groups?.['unit']?.toLowerCase();
  const many = numberOf(told?.[1] ?? '');
  // Nobody knows what the eighth lesson is about: none is told twice to make up their number.
  const all = content.items ?? [];
  const items = all.filter(({ title }) => !all.some((other) => title.startsWith(`${other.title} `)));
  if (unit === undefined || !(many > 1)) return { ...content, items };
  return {
    ...content,
    title: /week/iu.test(content.title) ? 'What you learn' : content.title,
    lede: `Open a ${unit} to see what is in it.`,
    items: items.slice(0, many),
  };
}

/** A course with its told length, parts, first day and places beside its price, and nothing that contradicts them. */
export function heedCourse(plan: SitePlan): SitePlan {
  if (plan.kind !== 'course' || plan.language !== 'en') return plan;
  const texts = findCourseFacts(plan.brief.prompt).map(({ text }) => text);
  const [offer, other] = plan.brief.items
    .filter(({ value }) => value.price !== undefined)
    .map(({ value }) => value);
  if (texts.length < 2 || !offer || other || offer.section !== 'pricing') return plan;
  const start = texts.find((text) => /^(?:next\s)?(?:start|begin|from)/iu.test(text));
  const isTitle = plan.name.split(' ').length > 2 && plan.name === plan.brief.name?.value;
  const audience = plan.brief.audience?.value;
  const change = (section: SectionPlan): SectionPlan => {
    const { content, type } = section;
    if (type === 'curriculum') return { ...section, content: lessonsOf(content, texts) };
    if (type === 'pricing') {
      const items = (content.items ?? []).map((item): ContentItem =>
        item.title === offer.name ? { ...item, list: texts } : item,
      );
      return { ...section, content: { ...content, items } };
    }
    if (type === 'faq') {
      // What it costs stands there, and need not be asked for.
      const items = (content.items ?? []).map((item) =>
        /\bcost\b/iu.test(item.title) ? { ...item, text: sayCost(offer.price ?? '', plan.brief) } : item,
      );
      return { ...section, content: { ...content, items } };
    }
    if (type === 'hero') {
      const lede = [content.lede ?? '', start === undefined ? '' : `${start}.`].join(' ').trim();
      const title = isTitle ? plan.name : content.title;
      return {
        ...section,
        content: {
          ...content,
          title: start !== undefined && otherDay.test(title) ? 'From the first lesson to your own' : title,
          ...(isTitle ? { kicker: audience ? `Course for ${audience}` : 'Course' } : {}),
          ...(lede === '' ? {} : { lede }),
        },
      };
    }
    if (start === undefined || !otherDay.test(content.title)) return section;
    return { ...section, content: { ...content, title: 'Is there a place for you?' } };
  };
  const isTold = ({ type, content }: SectionPlan): boolean =>
    type === 'amenities' && (content.items ?? []).every(({ title }) => texts.includes(title));
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.filter((section) => !isTold(section)).map(change),
    })),
  };
}
