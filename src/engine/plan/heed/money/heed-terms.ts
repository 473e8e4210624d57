import type { ContentItem } from '../../content';
import { freeId } from '../../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

/** "Subscriptions: toggle monthly / every two weeks", "a switch between 6 bottles and 12 bottles". */
const told =
  /(?:(?<label>\p{Lu}[^.:,;\n]{2,30}): )?(?:an? )?(?:toggle|switch)(?: between| for| with|:)? (?<one>[^./,;:\n()]{2,28}?)(?: ?\/ ?| or | and | vs\.? )(?<two>[^./,;:\n()]{2,28}?)(?=[.,;\n)]|$| on | for | with )/iu;
const known = /^(?:dark|light|day|night|light mode|dark mode|english|french|german|spanish|welsh|languages?|(?:a )?(?:month(?:ly)?|year(?:ly)?|annual(?:ly)?))$/iu; // prettier-ignore

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Both terms that a switch of prices is to offer, where they are other ones than months and years. */
function readTerms(prompt: string): { readonly label: string; readonly terms: readonly string[] } | null {
  const { label = '', one = '', two = '' } = told.exec(prompt)?.groups ?? {};
  if (one === '' || two === '' || (known.test(one) && known.test(two))) return null;
  return { label: label.trim(), terms: [capital(one.trim()), capital(two.trim())] };
}

/** A switch of prices says the terms that the prompt names, on the page that it names for them. */
export function heedTerms(plan: SitePlan): SitePlan {
  const found = readTerms(plan.brief.prompt);
  if (!found) return plan;
  const goods = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'products')
    ?.content.items;
  const contact = plan.pages.find(({ sections }) => sections.some(({ type }) => type === 'contact'));
  const isMeant = ({ title }: PagePlan): boolean => title.toLowerCase() === found.label.toLowerCase();
  const withSwitch = (section: SectionPlan): SectionPlan => ({
    ...section,
    variant: 'plans',
    content: { ...section.content, terms: found.terms },
    behaviours: [...new Set([...section.behaviours, 'price-toggle' as const])],
  });
  // What a switch offers is no sentence about the business.
  const plain = (section: SectionPlan): SectionPlan => {
    const lede = section.content.lede?.replace(/ ?(?:Toggle|Switch) [^.]*\./u, '').trim();
    return lede === section.content.lede || !lede
      ? section
      : { ...section, content: { ...section.content, lede } };
  };
  const change = ({ sections, ...rest }: PagePlan): PagePlan => {
    const page = { ...rest, sections: sections.map(plain) };
    const isPriced = page.sections.some(({ type }) => type === 'pricing');
    if (isPriced && (found.label === '' || isMeant(page)))
      return {
        ...page,
        sections: page.sections.map((one) => (one.type === 'pricing' ? withSwitch(one) : one)),
      };
    const text = page.sections.find(({ type }) => type === 'text');
    if (!isMeant(page) || !text || !goods) return page;
    const priced = goods.filter((item): boolean => item.price !== undefined).slice(0, 4);
    const section: SectionPlan = {
      ...text,
      type: 'pricing',
      id: freeId(
        'pricing',
        page.sections.map(({ id }) => id),
      ),
      content: {
        title: page.title,
        items: priced.map((item): ContentItem => ({
          title: item.title,
          ...(item.price ? { price: item.price } : {}),
          ...(contact ? { action: { label: 'Ask for this', href: `${contact.path}#contact` } } : {}),
        })),
      },
    };
    return { ...page, sections: page.sections.map((one) => (one === text ? withSwitch(section) : one)) };
  };
  return { ...plan, pages: plan.pages.map(change) };
}
