import { createShelf } from '../shelf';
import type { findAppByUse, findClosestApp, findOpeningApp } from './apps/closest-app';
import type { findColumnBoard, findOpenList } from './apps/find-open-list';
import type { findMaker } from './people/find-maker';
import type { isDocument } from './document/is-document';
import type { withoutMarkup } from './document/without-markup';
import type { partRunOn } from './items/part-run-on';
import type { readCareer } from './people/read-career';
import type { findAskedAside, withAside } from './languages/set-aside-language';
import type { inPlainWords } from './apps/in-plain-words';
import type { requestFirst } from './apps/request-first';
import type { pagesInRow } from './parts/pages-in-row';
import type { partStrokes } from './prices/part-strokes';
import type { setAsideOrder } from './parts/set-aside-order';
import type { findManner } from './languages/set-aside-manner';
import type { restoreCapitals } from './names/restore-capitals';

type RareReaders = {
  readonly restoreCapitals: typeof restoreCapitals;
  readonly readCareer: typeof readCareer;
  readonly isDocument: typeof isDocument;
  readonly withoutMarkup: typeof withoutMarkup;
  readonly partRunOn: typeof partRunOn;
  readonly findMaker: typeof findMaker;
  readonly findAppByUse: typeof findAppByUse;
  readonly findClosestApp: typeof findClosestApp;
  readonly findOpeningApp: typeof findOpeningApp;
  readonly findOpenList: typeof findOpenList;
  readonly findColumnBoard: typeof findColumnBoard;
  readonly findAskedAside: typeof findAskedAside;
  readonly withAside: typeof withAside;
  readonly findManner: typeof findManner;
  readonly setAsideOrder: typeof setAsideOrder;
  readonly pagesInRow: typeof pagesInRow;
  readonly partStrokes: typeof partStrokes;
  readonly inPlainWords: typeof inPlainWords;
  readonly requestFirst: typeof requestFirst;
};

const shelf = createShelf<'all', RareReaders>('readers of', {
  all: async () => {
    const [
      capitals,
      document,
      markup,
      runOn,
      career,
      maker,
      app,
      openList,
      aside,
      manner,
      order,
      pageRow,
      strokes,
      plainWords,
      request,
    ] = await Promise.all([
      import('./names/restore-capitals'),
      import('./document/is-document'),
      import('./document/without-markup'),
      import('./items/part-run-on'),
      import('./people/read-career'),
      import('./people/find-maker'),
      import('./apps/closest-app'),
      import('./apps/find-open-list'),
      import('./languages/set-aside-language'),
      import('./languages/set-aside-manner'),
      import('./parts/set-aside-order'),
      import('./parts/pages-in-row'),
      import('./prices/part-strokes'),
      import('./apps/in-plain-words'),
      import('./apps/request-first'),
    ]);
    return {
      ...capitals,
      ...document,
      ...markup,
      ...runOn,
      ...career,
      ...maker,
      ...app,
      ...openList,
      ...aside,
      ...manner,
      ...order,
      ...pageRow,
      ...strokes,
      ...plainWords,
      ...request,
    };
  },
});

/** Fetches the readers that any prompt may need: of prompts without capitals or marks, of a working life, of apps. */
export const loadRareReaders = (): Promise<void> => shelf.load('all');

/** Those readers. Throws when they were not fetched first. */
export const rareReaders = (): RareReaders => {
  const readers = shelf.get('all');
  if (!readers) throw new Error('There are no readers for rare prompts.');
  return readers;
};
