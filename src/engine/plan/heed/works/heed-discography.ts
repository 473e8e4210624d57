import { numberOf } from '../../../number-of';
import type { ContentItem } from '../../content';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const asked =
  /\bdiscography\b(?:\s(?:with|of)\s(?<count>\d{1,2}|\p{L}+)\s(?:albums?|records?|releases|eps?)\b)?/iu;
const title = 'Discography';
const isRecord = ({ group }: ContentItem): boolean => /^(?:records|singles|albums|eps?)$/iu.test(group ?? '');

/** The works of those who play, under the title that was asked for: records first, films in no discography, as many as counted. */
export function heedDiscography(plan: SitePlan): SitePlan {
  const found = plan.language === 'en' ? asked.exec(plan.brief.prompt) : null;
  const works = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'portfolio');
  const records = (works?.content.items ?? []).filter(isRecord);
  if (!found || records.length === 0) return plan;
  const counted = numberOf(found.groups?.['count'] ?? '');
  const albums = records.filter(({ group }) => /^(?:records|albums)$/iu.test(group ?? ''));
  const rest = records.filter((record) => !albums.includes(record));
  const items = [...albums, ...rest].slice(0, counted > 1 ? counted : records.length);
  const retitled = (section: SectionPlan): SectionPlan =>
    section.type === 'portfolio' ? { ...section, content: { ...section.content, title, items } } : section;
  const isDouble = ({ type, content }: SectionPlan): boolean =>
    type !== 'portfolio' && content.title === title;
  const change = (page: PagePlan): PagePlan => ({
    ...page,
    sections: page.sections.filter((section) => !isDouble(section)).map(retitled),
  });
  return { ...plan, pages: plan.pages.map(change) };
}
