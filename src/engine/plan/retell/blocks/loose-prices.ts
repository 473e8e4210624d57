import type { Brief } from '@/domain/site/brief';
import type { ContentItem } from '../../content';
import type { Piece } from '../lines/piece';
import { within } from '../read-lists';
import { pricedSentence } from './prices-in';

const fewest = 2;
const sum =
  /\b(?:raised|raising|collected|donated|grants?|turnover|insurance|insured|saved|worth|funded|cost us|wages?|salary|deposit|discount|off\b|commission)\b/iu;

/** The priced things that sentences under no heading tell, and the sentences that these tell whole; too few are none. */
export const loosePrices = (
  pieces: readonly Piece[],
  read: Brief['items'],
): { readonly items: ContentItem[]; readonly told: readonly Piece[]; readonly tails: string[] } => {
  const found = pieces.flatMap((piece) => {
    if (!/[£$€]\s?\d/u.test(piece.text) || sum.test(piece.text)) return [];
    const priced = pricedSentence(piece.text);
    // The words of the brief told as many of its prices, and under better names.
    const known = read.filter(
      ({ value, spans }) => value.price !== undefined && /\d/u.test(value.price) && spans.some((span) => within(span, piece)), // prettier-ignore
    );
    const own = priced?.items.filter(({ price }) => /\d/u.test(price ?? '')) ?? [];
    // "It costs £420 a week …": what is only pointed at has no name in the brief.
    const isUnnamed = known.some(({ value }) =>
      /^(?:it|they|we|this|that|in|from|sorry)\b/iu.test(value.name),
    );
    return priced && (own.length > known.length || (isUnnamed && own.length > 1))
      ? [{ piece, ...priced }]
      : [];
  });
  const items = found.flatMap((one) => one.items);
  const names = new Set(items.map(({ title }) => title.toLowerCase()));
  if (items.length < fewest || names.size < items.length) return { items: [], told: [], tails: [] };
  return {
    items,
    told: found.map(({ piece }) => piece),
    tails: found.flatMap(({ tail }) => (tail === '' ? [] : [tail])),
  };
};
