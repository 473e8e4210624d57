import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const wish =
  /\bforms?\b(?:[^.\n;,]{0,24}\s)?(?:last|(?:at|to|towards) the (?:very )?(?:end|bottom|foot))\b|\b(?:ends?|finish|close) with (?:an?|the)\s(?:\p{L}+\s)?form\b/iu;
const forms = new Set<SectionType>(['form', 'quote', 'booking', 'rsvp', 'contact']);

const isForm = ({ type, variant }: SectionPlan): boolean => forms.has(type) && variant !== 'plain';

const lastOf = (page: PagePlan): PagePlan => {
  const own = page.sections.filter(isForm);
  if (own.length === 0) return page;
  // The button of a closing call would only lead back up to the form.
  const others = page.sections.filter((section) => !isForm(section) && section.type !== 'cta');
  return { ...page, sections: [...others, ...own] };
};

/** "Put the form last": nothing stands behind the form of a page. */
export const heedFormLast = (plan: SitePlan): SitePlan =>
  wish.test(plan.brief.prompt) ? { ...plan, pages: plan.pages.map(lastOf) } : plan;
