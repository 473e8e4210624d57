import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem } from '../../content';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { tellsOffers } from '../../told/told-offers';

const fold = (text: string): string => text.toLowerCase().trim();
const itemsOf = ({ content }: SectionPlan): readonly ContentItem[] => content.items ?? [];

/** Sections that say the offers once more, by those that say them better. */
const echoes: Readonly<Partial<Record<SectionType, readonly SectionType[]>>> = {
  features: ['services', 'products', 'pricing'],
  amenities: ['services', 'products', 'pricing'],
  values: ['services', 'products', 'pricing'],
  pricing: ['services', 'products'],
  tickets: ['services'],
  services: ['products'],
};

/** Whether all that a section lists stands in another one of the page, with the same price and at least as many words. */
function isEcho(section: SectionPlan, page: PagePlan): boolean {
  const by = echoes[section.type] ?? [];
  const own = itemsOf(section);
  return (
    own.length > 0 &&
    page.sections.some((other) => {
      if (other === section || !by.includes(other.type)) return false;
      const said = new Map(itemsOf(other).map((item) => [fold(item.title), item]));
      return own.every((item) => {
        const same = said.get(fold(item.title));
        return (
          same !== undefined &&
          (item.price === undefined || same.price === item.price) &&
          (item.text === undefined || same.text === item.text || item.sample === true)
        );
      });
    })
  );
}

/** "Ages 4–6 £7": what only says who pays is a price beside others, and nothing that is done. */
function withoutMeasures(sections: readonly SectionPlan[]): readonly SectionPlan[] {
  const isMeasured = (section: SectionPlan): boolean => {
    const items = itemsOf(section);
    return section.type === 'services' && items.length > 0 && items.every(({ title }) => /^Ages \d/u.test(title)); // prettier-ignore
  };
  return sections.some(({ type }) => type === 'pricing') ? sections.filter((section) => !isMeasured(section)) : sections; // prettier-ignore
}

/** "Beginners' course" beside hives and veils: what lies on the shelf of the page is no work of the shop. */
function withoutShelf(section: SectionPlan, page: PagePlan): SectionPlan {
  const goods = new Set(
    page.sections
      .filter(({ type }) => type === 'products')
      .flatMap((shelf) => itemsOf(shelf).map(({ title }) => fold(title))),
  );
  const items = itemsOf(section).filter(({ title }) => !goods.has(fold(title)));
  return section.type !== 'services' || goods.size === 0 || items.length === 0
    ? section
    : { ...section, content: { ...section.content, items } };
}

/** What is told once on a page is not told again under another heading, unless that was asked for. */
export function heedEchoes(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (!tellsOffers(brief) && !brief.items.some(({ value }) => value.section === 'products')) return plan;
  if (brief.language.value !== 'en') return plan;
  const asked = new Set<SectionType>(brief.sections.map(({ value }) => value));
  const pages = plan.pages.map((page) => {
    const own = asked.has('services') ? page.sections : withoutMeasures(page.sections);
    const bare = { ...page, sections: own };
    const left = own.filter((section) => asked.has(section.type) || !isEcho(section, bare));
    return { ...page, sections: left.map((section) => withoutShelf(section, page)) };
  });
  return { ...plan, pages };
}
