import type { SitePlan } from '../site-plan';
import { pageOf } from './page-of';
import { pageOpened } from './page-opened';
import { pageSpokenOf } from './page-spoken-of';
import type { Piece } from './lines/piece';
import type { Topic } from './sort-told';

type Teller = (piece: Piece, topic: Topic, opening: string) => string | null;

const past = /\b(?:history|our story|heritage|the past)\b/iu;
/** What goes on with a page without naming it: no prices, no ways there, no word about the owners. */
const goesOn = new Set<Topic>(['other', 'before']);

/**
 * Tells of statements in their order the title of the page that each is told of for certain; null where it is of none.
 * "Our day starts at eight. Nap is at one.": a paragraph, and what goes on with it in a brief of one line, is of the page that
 * it began with; "The hall was built in 1911" among words about the owners is of the history.
 */
export const pageTeller = (plan: Pick<SitePlan, 'pages' | 'name'>): Teller => {
  const { pages } = plan;
  const titleAt = (at: number | null): string | null => (at === null ? null : (pages[at]?.title ?? null));
  let last: { readonly line: number; readonly title: string } | null = null;
  return ({ text, heading, line }, topic, opening) => {
    if (heading === null) {
      const opened = titleAt(pageOpened(opening === '' ? text : opening, pages));
      const own = pageOf(text, plan);
      const isOn: boolean = last !== null && last.line === line && own === null && goesOn.has(topic);
      const title: string | null = opened ?? (isOn ? (last?.title ?? null) : null);
      last = title === null ? null : { line, title };
      if (title !== null) return title;
    }
    const spoken = topic === 'about' ? titleAt(pageSpokenOf(text, pages)) : null;
    return spoken !== null && past.test(spoken) ? spoken : null;
  };
};
