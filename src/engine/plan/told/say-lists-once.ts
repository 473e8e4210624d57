import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../brief/parts/section-of-title';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';

/** What a visitor who reads a second page has read already: work and offers are shown again, these are not. */
const once = new Set<SectionType>(['faq', 'gallery', 'testimonials', 'team', 'process', 'pricing', 'values']);
const framing = new Set<SectionType>(['page-header', 'cta', 'contact', 'form', 'map', 'hours', 'newsletter']);
/** With fewer sections a home page says too little to stay on. */
const fewest = 5;

const keyOf = ({ type, content: { items = [] } }: SectionPlan): string | null =>
  once.has(type) && items.length > 0 ? `${type} ${items.map(({ title }) => title).join('|')}` : null;

/** Whether a page says enough without one of its sections; beside answers, one other is enough. */
const isFull = ({ sections }: PagePlan, without: SectionPlan): boolean =>
  sections.filter((section) => section !== without && !framing.has(section.type)).length >=
  (without.type === 'faq' ? 1 : 2);

/**
 * The same list on several pages stands on one of them: on the page that is named for it, else on the home page. What
 * was asked for stays on the home page too; no page is emptied for it.
 */
export const sayListsOnce = (plan: SitePlan): SitePlan => {
  const asked = new Set<string>(plan.brief.sections.map(({ value }) => value));
  // What a program does, as its prompt lists it, is what its first page is for.
  if (plan.brief.items.some(({ value }) => value.section === 'features')) asked.add('features');
  const places = plan.pages.flatMap((page, at) =>
    page.sections.flatMap((section) => {
      const key = keyOf(section);
      const isNamed =
        at > 0 && sectionOfTitle(page.title, plan.brief.language.value, plan.kind) === section.type;
      return key === null ? [] : [{ key, page, at, section, isNamed }];
    }),
  );
  const gone = new Set<SectionPlan>();
  const left = (page: PagePlan): number => page.sections.filter((section) => !gone.has(section)).length;
  for (const key of new Set(places.map((place) => place.key))) {
    const own = places.filter((place) => place.key === key);
    const best = own.find(({ isNamed }) => isNamed) ?? own[0];
    for (const place of own) {
      const stays =
        place === best ||
        (place.at === 0
          ? asked.has(place.section.type) || left(place.page) <= fewest
          : !isFull(place.page, place.section));
      if (!stays) gone.add(place.section);
    }
  }
  if (gone.size === 0) return plan;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.filter((section) => !gone.has(section)),
    })),
  };
};
