import { kinship } from '../../told/told-sentences';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { pageOf } from '../page-of';
import type { Piece } from '../lines/piece';

const ofThem = /^(?:about|who (?:we are|i am)|background|(?:our|my) story|history)\b/iu;

/** Whether a statement that a page's text took is told of that page: by what stands over it, or by what it says itself. */
const isOf = (piece: Piece | undefined, line: string, at: number, plan: SitePlan): boolean => {
  if (!piece) return true;
  if (piece.heading !== null && ofThem.test(piece.heading)) return false;
  if (piece.heading !== null || piece.page !== null)
    return kinship(plan.pages[at]?.title ?? '', `${piece.heading ?? ''} ${piece.page ?? ''}`) > 0 || pageOf(line, plan) === at; // prettier-ignore
  return pageOf(line, plan) === at;
};

/**
 * The site without what its pages took from elsewhere: "before I planned my first wedding" in a paragraph "About me" is no
 * text of the page "Weddings", nor "The hall was built in 1911" of "Hire the hall". It is placed again by what it tells.
 */
export const leaveOthers = (plan: SitePlan, pieces: readonly Piece[]): SitePlan => {
  const told = new Map(pieces.map((piece) => [piece.text, piece]));
  const pages = plan.pages.map((page, at): PagePlan => {
    if (at === 0 || ofThem.test(page.title)) return page;
    const sections = page.sections.flatMap((section): SectionPlan[] => {
      const { type, content } = section;
      if (type !== 'text' || content.title !== page.title || !content.body) return [section];
      const body = content.body.filter((line) => isOf(told.get(line), line, at, plan));
      return body.length === 0 ? [] : [{ ...section, content: { ...content, body } }];
    });
    return { ...page, sections };
  });
  return { ...plan, pages };
};
