import type { Brief } from '@/domain/site/brief';
import { isMakersLabel } from './is-for-maker';
import type { Piece } from './part-prompt';

const bare = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^(?:the|our|my)\s|\spage$/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Titles under which an owner tells how to be reached: those are read for themselves. */
const reach = /^(?:home|contact(?:\s(?:us|me))?|get in touch|find us|talk to us|hours|location)$/u;
const fewest = 2;

/**
 * "Sitemap: Home, Work, Thinking" and later "Work: …", "Thinking: …": what stands under the title of a page that was named
 * before is told of that page, as in an outline.
 */
export const onNamedPages = (pieces: readonly Piece[], brief: Brief): Piece[] => {
  if (brief.onePage?.value === true || pieces.some(({ page }) => page !== null)) return [...pieces];
  const titles = new Map(brief.pages.map(({ value }) => [bare(value), value]));
  const headed = new Set(pieces.flatMap(({ heading }) => (heading !== null && titles.has(bare(heading)) ? bare(heading) : []))); // prettier-ignore
  if (headed.size < fewest) return [...pieces];
  return pieces.map((piece) => {
    const title = piece.heading === null || isMakersLabel(piece.heading) ? '' : bare(piece.heading);
    const page = titles.get(title);
    return page === undefined || reach.test(title) ? piece : { ...piece, page, heading: null };
  });
};
