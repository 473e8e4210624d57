import type { SectionType } from '@/domain/site/vocabulary';
import { freeId } from '../../free-id';
import type { SitePlan } from '../../site-plan';
import { makeSection } from './block-sections';

const closing = new Set<SectionType>(['faq', 'contact', 'form', 'cta', 'map', 'hours', 'newsletter', 'booking', 'quote', 'rsvp']); // prettier-ignore

/** Told reviews on the first page, where no section of the plan shows them. */
export const keepReviews = (plan: SitePlan): SitePlan => {
  const items = plan.brief.items.flatMap(({ value: { section, name, note } }) =>
    section === 'testimonials' && note !== undefined ? [{ title: name, text: note }] : [],
  );
  const [home, ...others] = plan.pages;
  const isShown = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'testimonials'));
  const isRefused = plan.brief.excluded.some(({ value }) => value === 'testimonials');
  if (items.length === 0 || isShown || isRefused || !home) return plan;
  const end = home.sections.findIndex(({ type }, at) => at > 0 && closing.has(type));
  const at = end < 0 ? home.sections.length : end;
  const section = makeSection(plan, 'testimonials', { title: 'Kind words', items }, []);
  const own = { ...section, id: freeId(section.type, home.sections.map(({ id }) => id)) }; // prettier-ignore
  return { ...plan, pages: [{ ...home, sections: [...home.sections.slice(0, at), own, ...home.sections.slice(at)] }, ...others] }; // prettier-ignore
};
