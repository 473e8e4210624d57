import { createShelf } from '../shelf';
import type { mendAbroad, mendToolAbroad } from './abroad/mend-abroad';
import type { mendLongAbroad } from './abroad/long/mend-long-abroad';
import type { tellsOfHouse } from './abroad/long/tells-of-house';
import type { toldLanguage } from './abroad/long/told-language';
import type { findFieldsAside } from './abroad/forms/set-aside-fields';
import type { restoreAccents } from './abroad/west/restore-accents';
import type { findTool } from './abroad/tools/find-tool';
import type { findAppByUse, findClosestApp, findOpeningApp } from './apps/closest-app';
import type { findColumnBoard, findOpenList } from './apps/find-open-list';
import type { findMaker } from './people/find-maker';
import type { openDocument } from './document/open-document';
import type { partRunOn } from './items/part-run-on';
import type { readCareer } from './people/read-career';
import type { readLong } from './read-long';
import type { mendLong, mendShort } from './short/mend-short';
import type { mendSpelling } from './short/mend-spelling';
import type { findAskedAside, withAside } from './languages/set-aside-language';
import type { inPlainWords } from './apps/in-plain-words';
import type { setAsideOrder } from './parts/set-aside-order';
import type { findManner } from './languages/set-aside-manner';
import type { restoreCapitals } from './names/restore-capitals';

type RareReaders = {
  readonly restoreCapitals: typeof restoreCapitals;
  readonly readCareer: typeof readCareer;
  readonly openDocument: typeof openDocument;
  readonly partRunOn: typeof partRunOn;
  readonly readLong: typeof readLong;
  readonly mendShort: typeof mendShort;
  readonly mendLong: typeof mendLong;
  readonly mendSpelling: typeof mendSpelling;
  readonly mendAbroad: typeof mendAbroad;
  readonly mendLongAbroad: typeof mendLongAbroad;
  readonly toldLanguage: typeof toldLanguage;
  readonly tellsOfHouse: typeof tellsOfHouse;
  readonly mendToolAbroad: typeof mendToolAbroad;
  readonly restoreAccents: typeof restoreAccents;
  readonly findMaker: typeof findMaker;
  readonly findAppByUse: typeof findAppByUse;
  readonly findClosestApp: typeof findClosestApp;
  readonly findOpeningApp: typeof findOpeningApp;
  readonly findOpenList: typeof findOpenList;
  readonly findColumnBoard: typeof findColumnBoard;
  readonly findTool: typeof findTool;
  readonly findAskedAside: typeof findAskedAside;
  readonly withAside: typeof withAside;
  readonly findManner: typeof findManner;
  readonly findFieldsAside: typeof findFieldsAside;
  readonly setAsideOrder: typeof setAsideOrder;
  readonly inPlainWords: typeof inPlainWords;
};

const shelf = createShelf<'all', RareReaders>('readers of', {
  all: async () => {
    const [
      capitals,
      document,
      runOn,
      long,
      career,
      maker,
      app,
      openList,
      short,
      spelling,
      abroad,
      longAbroad,
      ownLanguage,
      house,
      accents,
      tools,
      aside,
      manner,
      order,
      plainWords,
      fields,
    ] = await Promise.all([
      import('./names/restore-capitals'),
      import('./document/open-document'),
      import('./items/part-run-on'),
      import('./read-long'),
      import('./people/read-career'),
      import('./people/find-maker'),
      import('./apps/closest-app'),
      import('./apps/find-open-list'),
      import('./short/mend-short'),
      import('./short/mend-spelling'),
      import('./abroad/mend-abroad'),
      import('./abroad/long/mend-long-abroad'),
      import('./abroad/long/told-language'),
      import('./abroad/long/tells-of-house'),
      import('./abroad/west/restore-accents'),
      import('./abroad/tools/find-tool'),
      import('./languages/set-aside-language'),
      import('./languages/set-aside-manner'),
      import('./parts/set-aside-order'),
      import('./apps/in-plain-words'),
      import('./abroad/forms/set-aside-fields'),
    ]);
    return {
      ...capitals,
      ...document,
      ...runOn,
      ...long,
      ...career,
      ...maker,
      ...app,
      ...openList,
      ...short,
      ...spelling,
      ...abroad,
      ...longAbroad,
      ...ownLanguage,
      ...house,
      ...accents,
      ...tools,
      ...aside,
      ...manner,
      ...order,
      ...plainWords,
      ...fields,
    };
  },
});

/** Fetches the readers that only some prompts need: those without capitals or marks, long ones, of a working life, of tools. */
export const loadRareReaders = (): Promise<void> => shelf.load('all');

/** The readers that only some prompts need. Throws when they were not fetched first. */
export const rareReaders = (): RareReaders => {
  const readers = shelf.get('all');
  if (!readers) throw new Error('There are no readers for rare prompts.');
  return readers;
};
