import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../../brief/parts/section-of-title';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { capitalise } from '../../../capitalise';
import { statedSections } from '../../told/stated-sections';
import { namedOffers, tellsItself } from '../../told/told-offers';
import { wantsPrices } from '../../told/wants-prices';

/** Beside what a business tells of itself stand no hours, people, praise or figures that nobody told or asked for. */
export function heedUntold(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (!tellsItself(brief)) return plan;
  const wanted = new Set<SectionType>([
    ...brief.sections.map(({ value }) => value),
    ...brief.items.flatMap(({ value }) =>
      value.section === null || (value.section === 'events' && value.when === undefined)
        ? []
        : [value.section],
    ),
  ]);
  const isMadeUp = ({ type, content }: SectionPlan): boolean =>
    statedSections.has(type) &&
    !wanted.has(type) &&
    (content.items ?? []).length > 0 &&
    (content.items ?? []).every(({ sample }) => sample === true);
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  const figures = brief.prompt.replace(/(?<=\d),(?=\d)/gu, '');
  const isUntold = (price: string): boolean => {
    const sum = /\d[\d.,]*/u.exec(price)?.[0].replaceAll(',', '');
    return sum !== undefined && !figures.includes(sum);
  };
  // Where one thing has its told price, no sample beside it has another.
  const withoutSums = (section: SectionPlan): SectionPlan => {
    const { items } = section.content;
    if (
      !isPriced ||
      (section.type === 'menu' && wantsPrices(brief)) ||
      section.type === 'donation' ||
      plan.behaviours.includes('cart') ||
      !items?.some(({ sample, price }) => sample === true && price !== undefined)
    )
      return section;
    const bare = items.map(({ price, ...item }) =>
      price === undefined || (item.sample === true && isUntold(price)) ? item : { ...item, price },
    );
    return { ...section, content: { ...section.content, items: bare } };
  };
  const offers = namedOffers(brief);
  // "Selected projects (5), services (…)": both are asked for, and each has its own place.
  const areBoth =
    brief.counts.some(({ value }) => value.thing === 'portfolio') ||
    (wanted.has('portfolio') && brief.sections.some(({ value }) => value === 'services'));
  // Works that nobody told are not shown as done: what can be had stands in their place.
  const withWorks = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    if (
      section.type !== 'portfolio' ||
      areBoth ||
      offers.length < 2 ||
      items.length === 0 ||
      !items.every(({ sample }) => sample === true)
    )
      return section;
    return {
      ...section,
      content: { ...section.content, items: offers.map((name) => ({ title: capitalise(name), art: name })) },
    };
  };
  const asked = new Set(brief.pages.map(({ value }) => value.toLowerCase()));
  const pages = plan.pages.map((page) => {
    // A page for "Our vets" that was asked for shows who they may be.
    const own = asked.has(page.title.toLowerCase())
      ? sectionOfTitle(page.title, plan.language, plan.kind)
      : null;
    const sections = page.sections
      .filter((section) => section.type === own || !isMadeUp(section))
      .map(withoutSums)
      .map(withWorks);
    // A page that was asked for by its name keeps what it is for.
    return sections.some(({ type }) => type !== 'page-header' && type !== 'cta')
      ? { ...page, sections }
      : page;
  });
  return { ...plan, pages };
}
