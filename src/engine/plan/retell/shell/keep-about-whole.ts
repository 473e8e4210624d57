import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import type { Piece } from '../part-prompt';

const ofThem = /^(?:about|who (?:we are|i am)|background|(?:our|my) story|history)\b/iu;

/**
 * What a paragraph "About me: …" tells is told of the owner, whatever else its sentences name: "before I planned my first
 * wedding" is no text of the page "Weddings".
 */
const keepAboutWhole = (page: PagePlan, pieces: readonly Piece[]): PagePlan => {
  if (ofThem.test(page.title)) return page;
  const own = new Set(pieces.flatMap(({ heading, text }) => (heading !== null && ofThem.test(heading) ? [text] : []))); // prettier-ignore
  const isTold = ({ type, content }: SectionPlan): boolean =>
    type === 'text' && content.title === page.title && content.body?.every((line) => own.has(line)) === true;
  const sections = page.sections.filter((section) => !isTold(section));
  return sections.length === page.sections.length ? page : { ...page, sections };
};

/** The pages of a site, each without what a paragraph about the owner tells. */
export const keepAboutsWhole = (plan: SitePlan, pieces: readonly Piece[]): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page, at) => (at === 0 ? page : keepAboutWhole(page, pieces))),
});
