import type { Brief } from '@/domain/site/brief';
import { isMakersLabel } from './is-for-maker';
import type { Piece } from './lines/piece';

const bare = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^(?:the|our|my)\s|\spage$/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Titles under which an owner tells how to be reached: those are read for themselves. */
const reach = /^(?:home|contact(?:\s(?:us|me))?|get in touch|find us|talk to us|hours|location)$/u;
const fewest = 2;

/** The title over the paragraph that a line stands in: "Cocktails page" over "The Creamery: 50 ml gin, …". */
const titleOver = (lines: readonly string[], line: number): string => {
  let top = line;
  while (top > 0 && (lines[top - 1] ?? '').trim() !== '') top -= 1;
  const over = (lines[top] ?? '').replace(/^[#*\s]+|[:*\s]+$/gu, '');
  return top === line || over.split(/\s+/u).length > 5 ? '' : bare(over);
};

/**
 * "Sitemap: Home, Work, Thinking" and later "Work: …", "Thinking: …": what stands under the title of a page that was named
 * before is told of that page, as in an outline; a label inside such a paragraph heads a part of that page.
 */
export const onNamedPages = (pieces: readonly Piece[], brief: Brief): Piece[] => {
  if (brief.onePage?.value === true || pieces.some(({ page }) => page !== null)) return [...pieces];
  const titles = new Map(brief.pages.map(({ value }) => [bare(value), value]));
  const lines = brief.prompt.split('\n');
  const under = pieces.map(({ heading, start }) => {
    const own = heading === null || isMakersLabel(heading) ? '' : bare(heading);
    // Not the line of the piece: entries that were set apart have lines that the prompt does not.
    return titles.has(own) ? own : titleOver(lines, brief.prompt.slice(0, start).split('\n').length - 1);
  });
  const headed = new Set(under.filter((title) => titles.has(title)));
  if (headed.size < fewest) return [...pieces];
  return pieces.map((piece, at) => {
    const title = under[at] ?? '';
    const page = titles.get(title);
    if (page === undefined || reach.test(title)) return piece;
    const isOwn = piece.heading === null || bare(piece.heading) === title;
    return { ...piece, page, heading: isOwn ? null : piece.heading };
  });
};
