import type { ListedItem, Slot } from '@/domain/site/brief';

const review =
  /["“]([^"”\n]{6,260})["”]\s*(?:[–—-]+\s*|from\s|by\s|(?:says?|said|wrote|writes)\s|,\s|\()(?:the\s)?(\p{Lu}[\p{L}’'-]*(?:\s(?:and|&)\s\p{Lu}\p{L}+|\s\p{Lu}\p{L}+|\sfamily){0,3}(?:\sof\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})?(?:,[ ](?:who[ ]is[ ]\d+|[\p{L} ]{3,40})(?=[\n.;)]|$))?)(?!\s?["“])/gu;
const reviewBy =
  /\b(?:review|quote|testimonial|feedback|one)\s(?:from|by)\s(?:the\s)?(\p{Lu}[\p{L}.’'-]*(?:\s(?:and|&)\s\p{Lu}\p{L}+|\s\p{Lu}\p{L}+|\sfamily){0,3}):\s*["“]([^"”\n]{6,260})["”]/giu;

/** What others said, with who said it, where several did: `"Exactly like home" from Nilesh`. */
export const reviewsIn = (prompt: string): Slot<ListedItem>[] => {
  if (!/\b(?:reviews?|testimonials?|feedback|said|says?|wrote|writes|customers?)\b/iu.test(prompt)) return [];
  const found = [
    ...[...prompt.matchAll(review)].map((match) => ({ match, text: match[1] ?? '', who: match[2] ?? '' })),
    ...[...prompt.matchAll(reviewBy)].map((match) => ({ match, text: match[2] ?? '', who: match[1] ?? '' })),
  ];
  return found.map(({ match, text, who }) => ({
    value: { section: 'testimonials', name: who.trim(), note: text.trim().replace(/,$/u, '') },
    spans: [{ start: match.index, end: match.index + match[0].length }],
  }));
};
