import type { ContentItem } from '../../content';
import { tidyRow, tidySentence } from '../tidy-words';
import { linesOf } from './units';

const work =
  /^["“‘]?(.{2,80}?)["”’]?\s*(?:\(([^()]*\b(?:19|20)\d\d\b[^()]*)\)|,\s((?:19|20)\d\d(?:\s?(?:–|-|to)\s?(?:\d{2,4}|now|present))?))(?:[,.:;]?\s+(.+))?$/u;

/** Works with their year: "The Bear Who Kept Bees (Walker, 2021), written by Tom Iredale"; null where most lines are none. */
export const worksIn = (raw: string): { items: ContentItem[]; rest: string[] } | null => {
  const items: ContentItem[] = [];
  const rest: string[] = [];
  for (const line of linesOf(raw)) {
    const [, title = '', bracket, year, more = ''] = work.exec(line.replace(/\.$/u, '')) ?? [];
    if (title === '' || (title.match(/[()]/gu)?.length ?? 0) % 2 === 1) rest.push(line);
    else
      items.push({
        title: tidyRow(title),
        note: (bracket ?? year ?? '').trim(),
        ...(more === '' ? {} : { text: tidySentence(more) }),
      });
  }
  return items.length > 1 && items.length > rest.length ? { items, rest } : null;
};
