import { foldText } from '../words/fold-text';
import { opensTool } from '../apps/opens-tool';
import { countedThings } from './counted-things';
import { deedsInRows } from './deeds-in-rows';
import { dictated } from './dictated';
import { eachOfPages } from './each-of-pages';
import { headsInBrackets } from './heads-in-brackets';
import { withoutAsides } from './without-asides';
import { withoutFrame } from './without-frame';
import { isDocument } from './is-document';
import { inlineLabels } from './inline-labels';
import { labelsQuoted } from './labels-quoted';
import { namedThenTold } from './named-then-told';
import { pageInOrder } from './page-in-order';
import { pagesDirected } from './pages-directed';
import { pagesInTurn } from '../parts/pages-in-turn';
import { pagesInProse } from './pages-in-prose';
import { pagesSpecified } from './specified/pages-specified';
import { saidOfPages } from './said-of-pages';
import { spokenPlainly } from './spoken-plainly';
import { lettersOpened } from './letters-opened';
import { listOfLabels } from './list-of-labels';
import { rowsOfPrices } from './rows-of-prices';
import { rowsOfSemicolons } from './rows-of-semicolons';
import { rowsOfSentences } from './rows-of-sentences';
import { tablesOfColumns } from './tables-of-columns';
import { tablesOfPeople } from './tables-of-people';
import { withoutGroupLabels } from './without-group-labels';
import { withoutMarkup } from './without-markup';
import { withoutNumbers } from './without-numbers';
import {
  answersInBrackets,
  tableLast,
  withoutBriefLabel,
  withoutHeading,
  withoutSheetTitle,
} from './short-papers';
import { papersOpened } from './wishes/papers-opened';
import { stepsTold } from './wishes/steps-told';
import { wishesTold } from './wishes/wishes-told';
import { withoutWrapper } from './without-wrapper';

const steps = [
  headsInBrackets,
  pagesInTurn,
  lettersOpened,
  pagesInProse,
  papersOpened,
  withoutHeading,
  withoutBriefLabel,
  tableLast,
  withoutSheetTitle,
  answersInBrackets,
  withoutFrame,
  withoutAsides,
  dictated,
  pagesSpecified,
  eachOfPages,
  (text: string) => pagesDirected(text),
  pageInOrder,
  saidOfPages,
  wishesTold,
  rowsOfSemicolons,
  withoutWrapper,
  withoutGroupLabels,
  spokenPlainly,
  withoutNumbers,
  countedThings,
  deedsInRows,
  namedThenTold,
  stepsTold,
  tablesOfPeople,
  tablesOfColumns,
  listOfLabels,
  rowsOfPrices,
  rowsOfSentences,
  inlineLabels,
  labelsQuoted,
];

/**
 * What somebody pasted, without the paper it came on: the greeting and the "as discussed" of a letter, the numbers and the
 * title block of a specification, the request over an old brochure, the hesitations of a telephone call. A prompt that is
 * short, that is no document, or that asks for a tool in one breath with what it is to hold ("Quiz of 9 questions: 1) …"), as
 * it stands.
 */
export const openDocument = (pasted: string): string =>
  isDocument(pasted) && !asksForTool(pasted)
    ? steps.reduce((text: string, step: (text: string) => string) => step(text), withoutMarkup(pasted))
    : withoutMarkup(pasted);

const opening = 160;
const asksForTool = (pasted: string): boolean => {
  const first = foldText(pasted.slice(0, opening)).replace(/^\s+/u, '');
  return /^[^\n.:]*\b(?:quiz|flashcards)\b/u.test(first) && opensTool(first);
};
