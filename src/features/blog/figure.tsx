import type { ReactNode } from 'react';
import { SealDrawing } from './seal-drawing';
import { SlotsDrawing } from './slots-drawing';
import { VersionsDrawing } from './versions-drawing';

const figures: Readonly<Record<string, { readonly drawing: () => ReactNode; readonly caption: string }>> = {
  slots: {
    drawing: SlotsDrawing,
    caption: 'A prompt as the extractors leave it: every value with its stretch of words.',
  },
  seal: {
    drawing: SealDrawing,
    caption: 'The answer carries the sandbox and everything the page needs; nothing goes out from inside.',
  },
  versions: {
    drawing: VersionsDrawing,
    caption: 'Three versions of a site, four contents: each is stored once, however many versions name it.',
  },
};

/** A drawing in an article, by name. */
export function Figure({ name }: { name: string }) {
  const figure = figures[name];
  if (!figure) return null;
  const { drawing: Drawing, caption } = figure;
  return (
    <figure className="my-9">
      <div
        role="region"
        aria-label="Drawing"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is too wide: the keyboard must reach it
        tabIndex={0}
        dir="ltr"
        className="drafting-grid overflow-x-auto rounded-card border border-line bg-raised p-4 sm:p-7"
      >
        <Drawing />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
