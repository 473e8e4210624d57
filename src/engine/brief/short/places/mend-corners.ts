import type { Brief } from '@/domain/site/brief';

/** What a shop has besides its wares: "reading corner", "coffee bar". */
export const corner =
  /\b(?:corner|bar|room|caf[eé]|area|garden|counter|workshop|studio|gallery|space|kitchen|terrace|nook|lounge|playground|courtyard)$/iu;
const article = /\b(?:an?|our|the)\s$/iu;

/** "puzzles, kites and a reading corner": a corner of the shop is nothing that it sells. */
export function mendCorners(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const isCorner = ({ value, spans }: Brief['items'][number]): boolean =>
    value.section === 'products' &&
    value.price === undefined &&
    corner.test(value.name) &&
    spans.some(({ start }) => article.test(brief.prompt.slice(Math.max(0, start - 4), start)));
  const found = brief.items.filter(isCorner);
  if (found.length === 0) return brief;
  return {
    ...brief,
    items: brief.items.filter((item) => !found.includes(item)),
    phrases: [
      ...brief.phrases,
      ...found.map(({ value, spans }) => ({ value: value.name.toLowerCase(), spans })),
    ],
  };
}
