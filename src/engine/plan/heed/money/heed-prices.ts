import { onRequest } from '../../kinds/parts/on-request';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const telling: ReadonlySet<string> = new Set(['services', 'menu', 'products']);

// Who tells the prices asks nobody to ask for them.
function withoutAsking(section: SectionPlan): SectionPlan {
  const { lede, items = [], ...content } = section.content;
  const isTold = items.some(({ price }) => price !== undefined && /\d/u.test(price));
  return section.type === 'pricing' && lede === onRequest && isTold
    ? { ...section, content: { ...content, items } }
    : section;
}

/** A share of what is paid is no plan: nothing that plans contain stands under it. */
function withShare(section: SectionPlan): SectionPlan {
  const { items = [], lede: _lede, ...content } = section.content;
  if (section.type !== 'pricing' || items.length === 0 || !items.every(({ price }) => price?.endsWith('%')))
    return section;
  return {
    ...section,
    content: {
      ...content,
      title: 'What it costs',
      items: items.map(({ title, price, action }) => ({
        title,
        ...(price === undefined ? {} : { price }),
        ...(action ? { action } : {}),
      })),
    },
  };
}

const spell =
  /^(?:per|an?|each)\s(?<unit>hour|day|night|week|month|year|session|lesson|class|visit|person|half hour)$/iu;

/** "prices per hour (30 zł)" of a cat café: what is paid for is an hour, and not the café. */
function withSpell(section: SectionPlan, offer: string): SectionPlan {
  const { items } = section.content;
  if (section.type !== 'pricing' || !items || offer === '') return section;
  return {
    ...section,
    content: {
      ...section.content,
      items: items.map((item) => {
        const unit = spell.exec(item.note ?? item.text ?? '')?.groups?.['unit'];
        if (unit === undefined || item.title.toLowerCase() !== offer.toLowerCase()) return item;
        const { note: _note, text: _text, sample: _sample, ...rest } = item;
        return { ...rest, title: `One ${unit}` };
      }),
    },
  };
}

/** One told price stands where the thing is told, and in no list of its own that nobody asked for. */
export function heedPrices(planned: SitePlan): SitePlan {
  const plan = {
    ...planned,
    pages: planned.pages.map((page) => ({
      ...page,
      sections: page.sections
        .map(withoutAsking)
        .map(withShare)
        .map((section) => withSpell(section, planned.brief.offer?.value ?? '')),
    })),
  };
  if (plan.brief.sections.some(({ value }) => value === 'pricing')) return plan;
  const said = new Set(
    plan.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => telling.has(type))
      .flatMap(({ content }) => (content.items ?? []).map(({ title, price }) => `${title} ${price ?? ''}`)),
  );
  const withoutEcho = (page: PagePlan): PagePlan => {
    const sections = page.sections.filter(({ type, content: { items = [] } }) => {
      const priced = items.filter(({ price }) => price !== undefined);
      const isEcho = items.every(({ title, price }) => said.has(`${title} ${price ?? ''}`));
      return !(type === 'pricing' && items.length > 0 && priced.length < 2 && isEcho);
    });
    // A page of its own keeps what it is for.
    const isLeft = sections.some(({ type }) => type !== 'page-header' && type !== 'cta' && type !== 'faq');
    return isLeft ? { ...page, sections } : page;
  };
  return { ...plan, pages: plan.pages.map(withoutEcho) };
}
