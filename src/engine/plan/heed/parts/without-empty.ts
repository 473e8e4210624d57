import type { SitePlan } from '../../site-plan';

/** What says something without a line of its own. */
const standing = new Set([
  'contact',
  'form',
  'map',
  'footer',
  'newsletter',
  'cta',
  'countdown',
  'app',
  'hero',
  'page-header',
  'booking',
  'video',
  'social',
]);

/** A title with nothing under it is no section. */
export function withoutEmpty(plan: SitePlan): SitePlan {
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.filter(
      ({ type, variant, content }) =>
        variant !== 'plain' ||
        standing.has(type) ||
        Object.entries(content).some(
          ([key, value]) =>
            key !== 'title' &&
            (typeof value === 'string' ? value !== '' : Array.isArray(value) && value.length > 0),
        ),
    ),
  }));
  return { ...plan, pages };
}
