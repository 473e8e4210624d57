import { capitalise } from '../../../capitalise';
import type { SectionPlan, SitePlan } from '../../site-plan';

const fromPrice = /\bprices?\s(?:start(?:s|ing)?\s)?(?:from|at)\s[£€$]?\d/iu;
const offering: ReadonlySet<string> = new Set(['services', 'features', 'products']);
const title = 'Prices';

/** "Electrician. Prices from €60": what all of it begins at is no work among the others, and bears no trade's name. */
export function heedFromPrice(plan: SitePlan): SitePlan {
  const offer = plan.brief.offer?.value;
  if (plan.language !== 'en' || offer === undefined || !fromPrice.test(plan.brief.prompt)) return plan;
  const isAll = (one: { readonly title: string; readonly priceLead?: string | undefined }): boolean =>
    one.title.toLowerCase() === offer.toLowerCase();
  const said = `${capitalise(offer)} from `;
  const change = (section: SectionPlan): SectionPlan => {
    const { items = [] } = section.content;
    const isListed = offering.has(section.type) && items.length > 1;
    const left = items
      .filter((item) => !(isListed && item.price !== undefined && isAll(item)))
      .map((item) => ({
        ...item,
        ...(item.price !== undefined && isAll(item) ? { title } : {}),
        ...(item.text?.startsWith(said) ? { text: item.text.replace(said, `${title} from `) } : {}),
      }));
    return items.length === 0 ? section : { ...section, content: { ...section.content, items: left } };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
  };
}
