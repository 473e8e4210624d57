import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

/** What frames a page and says nothing of the house that its owner would have to tell. */
const frame = new Set<SectionType>([
  'hero', 'page-header', 'contact', 'map', 'hours', 'booking', 'form', 'quote', 'rsvp', 'cta', 'countdown',
]); // prettier-ignore
/** What shows things without saying more of them than their names, where it was asked for. */
const shown = new Set<SectionType>([
  'gallery',
  'newsletter',
  'video',
  'social',
  'posts',
  'donation',
  'download',
]);

/** What usually stands under a page's title speaks of what usually stands there. */
const bareHeader = (section: SectionPlan): SectionPlan =>
  section.type === 'page-header' ? { ...section, content: { title: section.content.title } } : section;

/** A plan without the usual copy of its kind: what an owner tells at length stands in its place. */
export const skeletonOf = (plan: SitePlan): SitePlan => {
  const asked = new Set(plan.brief.sections.map(({ value }) => value));
  const stays = ({ type }: SectionPlan): boolean => frame.has(type) || (shown.has(type) && asked.has(type));
  return {
    ...plan,
    pages: plan.pages.map((page): PagePlan => ({
      ...page,
      sections: page.sections.filter(stays).map(bareHeader),
    })),
  };
};
