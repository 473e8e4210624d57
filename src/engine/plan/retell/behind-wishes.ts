import type { Brief } from '@/domain/site/brief';
import { isForMaker } from './is-for-maker';
import type { Piece } from './lines/piece';
import { tidyHeading } from './tidy-words';

const wished =
  /\bpages?\s(?:about|on|for|of|explaining|saying|telling(?: people)?|with|that (?:explains|says|tells(?: people)?))\s(?:all\s)?(?:about\s)?(?:the\s|our\s|my\s)?(?<title>[^,.;:!?]{3,48})/iu;

const bare = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * "We would like a page about how to volunteer. A shift is three hours, training is given.": what follows the wish for a
 * page in the same paragraph is told on it, up to the next wish.
 */
export const behindWishes = (pieces: readonly Piece[], brief: Brief): Piece[] => {
  const titles = new Map(
    brief.parts.filter(({ value }) => value.isPage).map(({ value }) => [bare(value.title), value.title]),
  );
  if (titles.size === 0 || pieces.some(({ page }) => page !== null)) return [...pieces];
  let heading: string | null = null;
  let line = -1;
  return pieces.map((piece) => {
    if (piece.line !== line || piece.heading !== null) heading = null;
    line = piece.line;
    if (isForMaker(piece, brief)) {
      const title = wished.exec(piece.text)?.groups?.['title'];
      heading =
        title === undefined
          ? null
          : (titles.get(bare(title)) ?? titles.get(bare(tidyHeading(title))) ?? null);
      return piece;
    }
    // "We would also like people to be able to buy shares: a share costs £25"
    if (
      /^(?:(?:we|i)(?:['’]d|\swould)?\s(?:also\s)?(?:like|want|need)|then|also|next|shares?)\b/iu.test(
        piece.text,
      ) ||
      piece.text.startsWith('a ')
    )
      heading = null;
    return heading === null || piece.heading !== null || piece.isRow ? piece : { ...piece, heading };
  });
};
