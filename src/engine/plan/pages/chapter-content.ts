import { anyChapter, chapterParts } from '../parts-by-title/chapters';
import { readLooseParts } from '../parts-by-title/read-parts';
import type { PartContent } from '../parts-by-title/read-parts';

const known = readLooseParts(chapterParts);
/** Ways of telling a chapter that fit any: their blocks have no words, each stands behind a pattern that nothing matches. */
export const anyChapters: readonly PartContent[] = readLooseParts(
  anyChapter.trim().replace(/(?:^|\n\n)(?=[>-] )/gu, (gap) => `${gap}(?!)\n`),
);

/** How a chapter of a guide may be told: by the words of its title, or in a way that fits any. */
export const chapterContent = (title: string): PartContent | undefined =>
  known.find(({ of }) => of.test(title)) ?? anyChapters[title.length % anyChapters.length];
