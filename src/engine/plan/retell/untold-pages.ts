import type { PagePlan, SitePlan } from '../site-plan';
import { wantedLabel } from '../../brief/document/wanted-parts';
import type { Piece } from './lines/piece';
import { pageOf } from './page-of';

/**
 * Tells of which pages an outline says nothing beside their titles: "Pages: Home, Coaching, Timetable" of which only the first
 * is gone through. Such a page stands as a sample, where the others speak in the words of their owner.
 */
export const untoldPages = (
  plan: SitePlan,
  pieces: readonly Piece[],
  wishes: readonly Piece[],
): ((page: PagePlan) => boolean) => {
  // What a page is to have by name is told of it; how its things are to be looked through is not.
  const isTelling = (piece: Piece): boolean => piece.heading === wantedLabel || !wishes.includes(piece);
  const titles = new Set(pieces.flatMap((piece) => (piece.page === null || !isTelling(piece) ? [] : [piece.page.toLowerCase()]))); // prettier-ignore
  const spoken = new Set(pieces.filter(({ page }) => page === null).map(({ text }) => pageOf(text, plan)));
  return (page) =>
    titles.size > 0 &&
    page !== plan.pages[0] &&
    plan.brief.pages.some(({ value }) => value === page.title) &&
    !titles.has(page.title.toLowerCase()) &&
    !spoken.has(plan.pages.indexOf(page)) &&
    !plan.brief.items.some(({ value }) => page.sections.some(({ type }) => type === value.section));
};
