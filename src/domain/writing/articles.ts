import type { WrittenPage } from './written-page';

/** An article of the blog; `date` is the day it was published, as year-month-day. */
export type Article = WrittenPage & { readonly date: string };

/** The blog, newest first: /blog/{slug}. */
export const articles: readonly Article[] = [
  {
    slug: 'composing-without-a-model',
    title: 'Composing a website without a model',
    description:
      'How a sentence becomes five pages in a worker, byte for byte the same every time, and what a finite vocabulary costs.',
    date: '2026-11-22',
  },
  {
    slug: 'sealed-previews',
    title: 'A preview that cannot read your keys',
    description:
      'Generated code runs next to everything you keep. Why a sandboxed frame was not enough, and what we serve instead.',
    date: '2026-11-22',
  },
  {
    slug: 'versions-by-content',
    title: 'Versions by content',
    description:
      'Every change is a version, for ever, in a browser. What that takes when an IndexedDB transaction ends at the first wrong await.',
    date: '2026-11-22',
  },
];
