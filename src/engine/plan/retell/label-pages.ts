import type { SitePlan } from '../site-plan';
import { kinship } from '../told/told-sentences';
import type { Piece } from './lines/piece';
import { withoutName } from './without-name';

/**
 * The pages of labels that stand inside a paragraph: "Visits: Tuesdays at ten. Waiting list: seven months." tells both of the
 * page "Visit us", because the paragraph began with it. Only labels that speak of no page themselves are in it.
 */
export const labelPages = (
  pieces: readonly Piece[],
  { pages, name }: Pick<SitePlan, 'pages' | 'name'>,
): Map<Piece, number> => {
  const found = new Map<Piece, number>();
  const titled = (heading: string): number =>
    pages.findIndex(({ title }, at) => at > 0 && kinship(withoutName(title, name), heading) > 0);
  let last: { readonly line: number; readonly head: string; readonly page: number } | null = null;
  for (const piece of pieces) {
    const { heading, line } = piece;
    if (heading === null) continue;
    const own = titled(heading);
    if (last === null || last.line !== line) last = { line, head: heading, page: own };
    else if (own < 0 && last.page > 0 && heading !== last.head) found.set(piece, last.page);
  }
  return found;
};
