import { textOf, type SiteFile } from '@/domain/site/site-file';
import { identifyElements } from '@/engine/locate/identify-elements';

/** An element of a page by the name that the picker gives it: its page, and where its source stands. */
export type PickedElement = {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly html: string;
};

/** The element that a message points at with `@name`, on the page that is looked at or else the first that has it. */
export function findPicked(files: readonly SiteFile[], message: string, page: string): PickedElement | null {
  const name = /@([\p{L}\p{N}_-]+)/u.exec(message)?.[1];
  if (name === undefined) return null;
  const pages = files
    .filter(({ path }) => /\.html?$/i.test(path))
    .toSorted((one, other) => Number(other.path === page) - Number(one.path === page));
  for (const file of pages) {
    const html = textOf(file);
    const mark = identifyElements(html).find(({ identifier }) => identifier === name);
    if (mark) {
      const { startOffset: start, endOffset: end } = mark;
      return { path: file.path, start, end, html: html.slice(start, end) };
    }
  }
  return null;
}
