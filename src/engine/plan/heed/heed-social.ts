import type { ContentItem } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

/**
 * "Instagram feed" without an address: no page can fetch it, so pictures of the same kind stand where it would be; where there
 * is a look around already, that is what is there.
 */
export function heedSocial(plan: SitePlan): SitePlan {
  const all = plan.pages.flatMap(({ sections }) => sections);
  const isEmpty = ({ type, content }: SectionPlan): boolean =>
    type === 'social' && (content.items ?? []).length === 0 && (content.body ?? []).length === 0;
  if (plan.language !== 'en' || plan.brief.social.length > 0 || !all.some(isEmpty)) return plan;
  const shown = all.find(({ type }) => type === 'gallery' || type === 'portfolio');
  const pictures = (shown?.content.items ?? [])
    .toReversed()
    .slice(0, 4)
    .map(({ title, art }): ContentItem => ({ title, ...(art === undefined ? {} : { art }) }));
  const change = (section: SectionPlan): SectionPlan[] => {
    if (!isEmpty(section)) return [section];
    return pictures.length < 3
      ? []
      : [{ ...section, type: 'gallery', variant: 'strip', content: { title: 'Lately', items: pictures } }];
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(change) })) };
}
