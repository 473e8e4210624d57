import type { Brief } from '@/domain/site/brief';
import { cut, type Stretch } from './told-facts';

/** "Our classes, prices, meet the team, book a trial": parts of the page in a row, which state nothing. */
export const isRowOfParts = ({ text, start }: Stretch, { sections }: Brief): boolean => {
  const asked = sections.flatMap(({ spans }) => spans);
  const parts = cut(text, start, /,\s+/gu).filter((piece) =>
    asked.some((span) => span.start < piece.start + piece.text.length && span.end > piece.start),
  );
  return parts.length > 1;
};

/** "Nursery “Acorns” in York for children up to 5": what is told behind the name and the town. */
export const behindHead = ({ text, start }: Stretch, { name, place }: Brief): string => {
  const ends = [...(name?.spans ?? []), ...(place?.spans ?? [])].flatMap(({ start: from, end }) =>
    from >= start && end < start + text.length ? [end - start] : [],
  );
  return text.slice(Math.max(0, ...ends)).replace(/^["”’'»,\s]+/u, '');
};
