import type { Ground, SitePlan } from '../site-plan';
import { openingArea } from './choose-ground';

/**
 * Sections that were put in, moved or taken out since their grounds were chosen may stand on one colour with a neighbour and
 * look like one: a band right under an opening of its colour, two bands in a row.
 */
export function partGrounds(plan: SitePlan): SitePlan {
  const opening = openingArea(plan);
  const pages = plan.pages.map((page) => {
    let before: Ground | undefined;
    const sections = page.sections.map((section, at) => {
      const above = before === 'hero' || (at === 1 && before === 'page') ? opening : before;
      const isTwin = above === section.ground && section.ground !== 'page';
      const ground: Ground = isTwin ? 'page' : section.ground;
      before = ground;
      return ground === section.ground ? section : { ...section, ground };
    });
    return { ...page, sections };
  });
  return { ...plan, pages };
}
