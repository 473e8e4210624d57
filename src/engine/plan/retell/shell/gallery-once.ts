import type { SitePlan } from '../../site-plan';

/** The pictures that stand for an owner's own stand on one page of the site, the first that has them. */
export const galleryOnce = (plan: SitePlan): SitePlan => {
  let isShown = false;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.filter(({ type }) => {
        if (type !== 'gallery') return true;
        const isFirst = !isShown;
        isShown = true;
        return isFirst || page.role === 'gallery';
      }),
    })),
  };
};
