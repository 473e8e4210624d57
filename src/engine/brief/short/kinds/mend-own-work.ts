import type { Brief, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** "I photograph weddings in Lyon": the deed is the trade; the occasions and houses are where it is done. */
const eye =
  /^(?:(?:hi|hello|hey)[,!.]?\s)?(?:I|We)\s(?:mostly\s|mainly\s|also\s)?(?<deed>photograph|clean(?=\s(?:\p{L}+\s)?(?:restaurants|bars|pubs|hotels|offices|schools|homes|houses|flats|shops|caf[eé]s|surgeries|warehouses|holiday lets)\b))\s\p{Ll}/iu;
const ofDeed: Readonly<Record<string, SiteKind>> = { photograph: 'photographer', clean: 'cleaning' };
/** Kinds that whoever is visited may have: "I photograph newborns" is read as it is meant. */
const visited: ReadonlySet<SiteKind> = new Set(['event', 'restaurant', 'bar', 'cafe', 'hotel', 'real-estate', 'product', 'shop', 'unknown']); // prettier-ignore

/** "making journals and albums", "I bind diaries by hand": bound books without a word in them, and no posts. */
const bound =
  /\b(?:mak(?:e|es|ing)|bind(?:s|ing)?|sew(?:s|ing)?|stitch(?:es|ing)?|sell(?:s|ing)?|stock(?:s|ing)?|handmade|hand-bound|leather|bookbinder|bookbinding|stationer|stationery)\b[^.;:!?\n]{0,50}\b(?<books>journals|diaries|notebooks)\b/iu;

/** Who photographs or cleans is of that trade, and who binds journals writes none. */
export function mendOwnWork(brief: Brief): Brief {
  if (brief.spoken !== 'en') return brief;
  return withoutPostsOfBooks(withEye(brief));
}

function withEye(brief: Brief): Brief {
  const deed = eye.exec(brief.prompt)?.groups?.['deed']?.toLowerCase() ?? '';
  const kind = ofDeed[deed];
  return kind !== undefined && visited.has(brief.kind.value)
    ? { ...brief, kind: { ...brief.kind, value: kind } }
    : brief;
}

function withoutPostsOfBooks(brief: Brief): Brief {
  const found = bound.exec(brief.prompt);
  if (!found) return brief;
  const end = found.index + found[0].length;
  const isBooks = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((span) => span.start >= found.index && span.end <= end);
  return {
    ...brief,
    kind: brief.kind.value === 'blog' && isBooks(brief.kind) ? { value: 'unknown', spans: [] } : brief.kind,
    sections: brief.sections.filter((section) => section.value !== 'posts' || !isBooks(section)),
  };
}
