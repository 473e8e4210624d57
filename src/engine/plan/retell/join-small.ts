import type { SitePlan } from '../site-plan';
import { kinship } from '../told/told-sentences';
import type { Chapter } from './chapters-of';

/** The chapter of what belongs to no other. */
export const goodToKnow = 'Good to know';
const fewest = 2;
/** "Chair: …, librarian Dot Whitaker": an office of its own. */
const office =
  /^(?:vice|deputy|secretary|treasurer|librarian|president|chair\w*|captain|editor|manager|coach)\s(?:\p{Lu}|is\s)/iu;

/** One statement alone makes no chapter of its own, unless it has a page: "Publisher: Gwynt Press" is good to know. */
export const joinSmall = (chapters: readonly Chapter[], { pages }: SitePlan): Chapter[] => {
  const isSmall = ({ title, topic, page: own, rows }: Chapter): boolean =>
    topic === null
      ? rows.length === 1 &&
        pages.every(
          (page) =>
            kinship(page.title, title) === 0 &&
            page.sections.every(({ content }) => content.title.toLowerCase() !== title.toLowerCase()),
        )
      : topic !== 'about' && topic !== 'other' && own === null && rows.length < fewest;
  const small = chapters
    .filter(isSmall)
    .flatMap(({ title, topic, rows }) =>
      topic === null
        ? rows.map((row) =>
            office.test(row) || /^(?:who|what|when|how|where|why)$/iu.test(title) ? row : `${title}: ${row}`,
          )
        : rows,
    );
  const rest = chapters.filter((chapter) => !isSmall(chapter));
  const other = rest.find(({ topic, page }) => topic === 'other' && page === null);
  if (small.length === 0) return [...rest];
  if (other) return rest.map((one) => (one === other ? { ...one, rows: [...one.rows, ...small] } : one));
  return [...rest, { title: goodToKnow, topic: 'other', page: null, rows: small, isList: false }];
};
