import { isPayer } from '../../../brief/prices/dues';
import type { SectionPlan, SitePlan } from '../../site-plan';

/** "Junior membership", "parking", "16 seats": what is paid, and nothing that is done there or could be seen. */
const fee =
  /^(?:(?:[a-z]+ )?(?:membership|subscription|entry|admission|parking|deposit)|(?:[a-z]+ ){0,2}fees?|\d+ (?:seats|places)|a seat|lessons?|classes)$/i;
const isFee = (title: string): boolean => isPayer(title) || fee.test(title);
const fewestPictures = 3;

function withFees(section: SectionPlan): SectionPlan {
  const { type, content } = section;
  const { items = [] } = content;
  if (type === 'gallery') {
    const seen = items.filter(({ title }) => !isFee(title));
    return seen.length < fewestPictures ? section : { ...section, content: { ...content, items: seen } };
  }
  const isAllFees =
    items.length > 1 && items.every(({ title, price }) => price !== undefined && isFee(title));
  return type === 'services' && isAllFees
    ? { ...section, content: { ...content, title: 'What it costs' } }
    : section;
}

/** What members pay is headed as what it costs, and no picture is called by it. */
export const heedFees = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(withFees) })),
});
