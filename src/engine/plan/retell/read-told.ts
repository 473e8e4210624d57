import type { Brief } from '@/domain/site/brief';
import { wantedLabel } from '../../brief/document/wanted-parts';
import { behindWishes } from './behind-wishes';
import { fitSections } from './shell/fit-sections';
import { isForMaker } from './is-for-maker';
import { mendFacts } from './mend-facts';
import { ofMenuBefore } from './told-lists/courses';
import { onNamedPages } from './on-named-pages';
import { outlinedPages } from './outlined-pages';
import { ownPlace } from './read-reviews';
import { pagesInList } from './pages-in-list';
import { partPrompt } from './part-prompt';
import type { Piece } from './lines/piece';
import { readRows } from './read-rows';
import { withoutStrayItems } from './without-stray-items';

/** "explain 6 to 8 weeks": what is to be told, without the order to tell it. */
const telling =
  /^(?:please\s)?(?:explain|mention|state|say|note)(?:\sthat)?\s(?=\d)|^(?:i|we)(?:['’]d|\swould)\s(?:also\s)?like\s(?:it\s|the (?:web)?site\s)?to\s(?:say|explain|tell (?:people|visitors)|mention)\s(?:that\s)?(?=\p{L})|^(?:i|we)(?:['’]d|\swould)\s(?:also\s)?like\s(?:people|visitors|customers|guests|members)\sto be able to\s[^:.]{3,50}:\s(?=\p{L})/iu;
const withoutOrder = (piece: Piece): Piece => {
  const lead = telling.exec(piece.text)?.[0].length ?? 0;
  return lead === 0 ? piece : { ...piece, text: piece.text.slice(lead), start: piece.start + lead };
};

/** The statements of a prompt; on a single page what it outlines stands under headings. */
export const piecesOf = (brief: Brief): Piece[] => behindWishes(ownPieces(brief), brief);

/** "Week 1: tools and threads" of a course stands among its lessons. */
const isLesson =
  ({ items }: Brief) =>
  ({ start }: Piece): boolean =>
    items.some(
      ({ value, spans }) =>
        value.section === 'curriculum' &&
        spans.some((span) => start >= span.start && start < span.end && span.end > span.start),
    );

/** "Name of the firm: Penhale Tax": it stands over every page. */
const isNamePlate = ({ heading, text }: Piece, { name }: Brief): boolean =>
  /^(?:the\s)?name(?:\sof\s(?:the|our|my)\s\p{L}+)?$/iu.test(heading ?? '') &&
  text.replace(/[.\s]+$/u, '') === name?.value;

const ownPieces = (brief: Brief): Piece[] => {
  // "What we need: a home page with news, a page with the rules": what names the pages tells visitors nothing.
  const list = pagesInList(brief.prompt);
  const over = list && /([^.!?\n:]+?)\s*:\s*$/u.exec(brief.prompt.slice(0, list.start))?.[1]?.trim();
  const isListed = ({ text, start, end }: Piece): boolean =>
    list !== null && start >= list.start && end <= list.end + 1 && !/[(\d]/u.test(text); // prettier-ignore
  return onNamedPages(
    ofMenuBefore(partPrompt(brief.prompt), brief.prompt)
      .filter((piece) => !isLesson(brief)(piece) && !isListed(piece) && !isNamePlate(piece, brief))
      // "Pages should be: Home, …. Address 27 Elm Grove.": what goes on after the list stands under no heading.
      .map((piece) =>
        piece.heading !== null && piece.heading === over ? { ...piece, heading: null } : piece,
      )
      .map(withoutOrder)
      .map((piece) =>
        brief.onePage?.value === true && piece.page !== 'Home'
          ? { ...piece, heading: piece.heading ?? piece.page, page: null }
          : piece,
      ),
    brief,
  );
};

/** The brief with the rows of the prompt's lists read whole. */
export const readTold = (read: Brief): Brief => {
  const brief = outlinedPages(read);
  const pieces = piecesOf(brief);
  const wishes = pieces.filter((piece) => isForMaker(piece, brief));
  const told = { ...readRows(fitSections(brief, wishes), pieces), place: ownPlace(brief) };
  // "First visit: …" under the title of a page is told there, and no part beside the pages.
  const isOnPage = ({ value }: Brief['parts'][number]): boolean =>
    pieces.some(
      ({ page, heading, text }) =>
        page !== null &&
        page !== 'Home' &&
        // "Beamish Museum: 9,200 glass negatives" as a row of it, too.
        (heading?.toLowerCase() === value.title.toLowerCase() ||
          text.toLowerCase().startsWith(`${value.title.toLowerCase()}: `)),
    );
  const parts = told.parts.filter((part) => !isOnPage(part));
  // "Part wanted: process (How a first stay works)": the title of what is to be filled.
  const titles = pieces.filter(({ heading }) => heading === wantedLabel);
  const isNoTitle = ({ spans }: Brief['items'][number]): boolean =>
    !spans.some(({ start, end }) => titles.some((piece) => start < piece.end && end > piece.start));
  // Cut out of sentences anywhere, they are no list that anybody made.
  return {
    ...told,
    parts,
    items: withoutStrayItems(told, pieces).filter(isNoTitle),
    ...mendFacts(told, pieces, wishes),
    phrases: [],
  };
};
