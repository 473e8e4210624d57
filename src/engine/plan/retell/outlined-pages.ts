import type { Brief } from '@/domain/site/brief';
import { pagesInList } from './pages-in-list';
import { readOutline, readPageList } from './read-outline';

/** The brief with the pages that its prompt goes through one by one, or counts and names. */
export const outlinedPages = (brief: Brief): Brief => {
  if (brief.onePage?.value === true) return brief;
  const outline = readOutline(brief.prompt);
  if (outline.some(({ section }) => section !== undefined))
    return { ...brief, onePage: { value: true, spans: [] }, pages: [], parts: [] };
  const list = readPageList(brief.prompt);
  const titles = list.length > 0 && outline.every(({ title }) => list.includes(title)) ? list : outline.map(({ title }) => title); // prettier-ignore
  if (titles.length < 2) {
    const named = list.length > 1 ? list : (pagesInList(brief.prompt)?.titles ?? []);
    return named.length > 1 ? pagesOf(brief, named) : brief;
  }
  return pagesOf(brief, titles);
};

const pagesOf = (brief: Brief, titles: readonly string[]): Brief => {
  const spans = (title: string) => {
    const start = brief.prompt.indexOf(title);
    return start < 0 ? [] : [{ start, end: start + title.length }];
  };
  const list = pagesInList(brief.prompt);
  const named = list === null ? '' : brief.prompt.slice(list.start, list.end).toLowerCase();
  // "What we need: a home page with news, …": the list of the pages is no part of the site.
  const isList = ({ value: { lines = [] } }: Brief['parts'][number]): boolean =>
    lines.length > 1 && lines.every((line) => named.includes(line.toLowerCase()));
  // "- Tarn Chair (2024, ash)": an entry of a list.
  const isRow = ({ value: { title } }: Brief['parts'][number]): boolean =>
    brief.prompt.includes(`\n- ${title} (`);
  return {
    ...brief,
    pages: [...new Set(titles)].map((value) => ({ value, spans: spans(value) })),
    // What it outlines as a page is no part beside them.
    parts: brief.parts.filter((part) => !part.value.isPage && !isList(part) && !isRow(part)),
  };
};
