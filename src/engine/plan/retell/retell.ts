import type { Brief } from '@/domain/site/brief';
import { leadOfTwo } from '../../brief/long/lead-of-two';
import { chooseGrounds } from '../look/choose-ground';
import { describePage } from '../pages/describe-page';
import { heedBackers } from '../heed/heed-backers';
import { heedFormLast } from '../heed/heed-form-last';
import { speakAmerican } from '../heed/speak-american';
import { answer, tellOfThings } from '../told/keep-words';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { toldSentences } from '../told/told-sentences';
import type { Words } from '../words/words';
import { aboutOf } from './about-of';
import { askTold } from './ask-told';
import { placeDetails } from './blocks/place-details';
import { joinPrices } from './blocks/join-prices';
import { inOrder, sortLoose } from './blocks/sort-loose';
import { keepReviews } from './blocks/keep-reviews';
import { tellHeaded } from './blocks/tell-headed';
import { behindWishes } from './behind-wishes';
import { chaptersOf } from './chapters-of';
import type { Chapter } from './chapters-of';
import { showWhole } from './cover';
import { dropMadeUp } from './drop-made-up';
import { isAnswering, isForMaker } from './is-for-maker';
import { mendFacts } from './mend-facts';
import { dropFillers, dropLines, fillBare, isBarePage, mendLinks, reach, tidyFrame } from './mend-frame';
import { withoutStrayItems } from './without-stray-items';
import { bareWords, withoutWishes } from './without-wishes';
import { noticeTold } from './shell/notice-told';
import { openTold, ownSentence } from './open-told';
import { onNamedPages } from './on-named-pages';
import { outlinedPages } from './outlined-pages';
import { pagesInList } from './pages-in-list';
import { partPrompt } from './part-prompt';
import type { Piece } from './part-prompt';
import { place, shelve, tellAbout } from './place-chapters';
import { keepSpace } from './keep-space';
import { askFields } from './read-fields';
import { ownPlace } from './read-reviews';
import { readRows } from './read-rows';
import { sayOnce } from './say-once';
import { fitSections } from './shell/fit-sections';
import { foldLone } from './shell/fold-lone';
import { buttonsTold, withSecondButton } from './shell/second-button';
import { galleryOnce } from './shell/gallery-once';
import { leaveOthers } from './shell/leave-others';
import { ofMenuBefore } from './told-lists/courses';
import { nameByContent } from './shell/name-by-content';
import { neutralButtons } from './shell/neutral-buttons';
import { picturesOnce } from './shell/pictures-once';
import { isUnsaid } from './shell/own-kicker';
import { pricesOffHome } from './shell/prices-off-home';
import { reachOnVisit } from './shell/reach-on-visit';
import { saidOverLists } from './shell/said-over-lists';
import { tablesToBook } from './shell/tables-to-book';
import { toOwnPages } from './shell/to-own-pages';
import { tellOutline } from './tell-outline';
import { tellSpecial } from './tell-special';
import { tidyHeading, tidySentence } from './tidy-words';

/** "He was a signalman for 31 years": who tells of somebody else does not tell of themselves. */
const lifeOf = ([first = '']: readonly string[]): string =>
  /^(?:he|his)\b/iu.test(first) ? 'His life' : /^(?:she|her)\b/iu.test(first) ? 'Her life' : 'About us';

/** The page of one thing says all that is told of it: "Otter Cottage". */
const tellThings = (plan: SitePlan, pieces: readonly Piece[]): SitePlan => {
  const told = pieces.filter((piece) => !isForMaker(piece, plan.brief));
  const pages = plan.pages.map((page): PagePlan => {
    const item = plan.brief.items.find(({ value }) => value.name === page.title)?.value;
    const at = page.sections.findIndex(
      ({ type, content }) => type === 'text' && content.title === page.title,
    );
    if (!item || at < 0) return page;
    const [first = page.title] = page.title.replace(/^The\s/u, '').split(/\s/u);
    const own = told.filter(
      ({ text }) => text.includes(page.title) || new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, 'u').test(text),
    );
    const body = [...new Set(own.map(({ text }) => tidySentence(text)))];
    return {
      ...page,
      sections: page.sections.map((section, index) =>
        index === at && body.length > 0 ? { ...section, content: { ...section.content, body } } : section,
      ),
    };
  });
  return { ...plan, pages };
};

const showAll = (plan: SitePlan, words: Words): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => showWhole(plan, page, section, words)),
  })),
});

/** "explain 6 to 8 weeks": what is to be told, without the order to tell it. */
const telling =
  /^(?:please\s)?(?:explain|mention|state|say|note)(?:\sthat)?\s(?=\d)|^(?:i|we)(?:['’]d|\swould)\s(?:also\s)?like\s(?:it\s|the (?:web)?site\s)?to\s(?:say|explain|tell (?:people|visitors)|mention)\s(?:that\s)?(?=\p{L})|^(?:i|we)(?:['’]d|\swould)\s(?:also\s)?like\s(?:people|visitors|customers|guests|members)\sto be able to\s[^:.]{3,50}:\s(?=\p{L})/iu;
const withoutOrder = (piece: Piece): Piece => {
  const lead = telling.exec(piece.text)?.[0].length ?? 0;
  return lead === 0 ? piece : { ...piece, text: piece.text.slice(lead), start: piece.start + lead };
};

/** The statements of a prompt; on a single page what it outlines stands under headings. */
const piecesOf = (brief: Brief): Piece[] => behindWishes(ownPieces(brief), brief);

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
export const readTold = (brief: Brief): Brief => {
  const pieces = piecesOf(brief);
  const wishes = pieces.filter((piece) => isForMaker(piece, brief));
  const told = { ...readRows(outlinedPages(fitSections(brief, wishes)), pieces), place: ownPlace(brief) };
  // Cut out of sentences anywhere, they are no list that anybody made.
  return { ...told, items: withoutStrayItems(told, pieces), ...mendFacts(told, pieces, wishes), phrases: [] };
};

/**
 * The site of an owner who told much: what they said in place of what such sites usually say, and every statement of
 * theirs that no section has taken in a chapter of its own, on the page that it is about or else on the first.
 */
export const retell = (made: SitePlan, words: Words, isKnownTrade: boolean): SitePlan => {
  const { brief } = made;
  // Where nobody said what it is, no copy knows it.
  // Nor does that of one trade speak for a house of two.
  // And what comes on wheels has no counter of its own, and a mere "charity" may be one for anything.
  const isKnown =
    isKnownTrade &&
    brief.offer !== null &&
    !isUnsaid(brief.offer.value) &&
    leadOfTwo(brief.offer.value) === null &&
    !/^(?:mobile|travelling)\s/iu.test(brief.offer.value);
  const pieces = piecesOf(brief);
  const planned = leaveOthers(made, pieces);
  const wishes = pieces.filter((piece) => isForMaker(piece, brief));
  const asked = new Set([
    ...brief.pages.map(({ value }) => value),
    ...brief.parts.map(({ value }) => value.title),
  ]);
  const cleared: SitePlan = {
    ...planned,
    pages: planned.pages.map((page) => ({
      ...page,
      sections: dropMadeUp(planned, dropFillers(page, planned, pieces), words, isKnown, wishes),
    })),
  };
  const said = pieces.filter((piece) => !isForMaker(piece, brief)).map(({ text }) => text);
  const sentences = toldSentences(brief.prompt);
  const hasAnswers =
    brief.items.some(({ value }) => value.section === 'faq') ||
    pieces.some(({ heading }) => heading !== null && isAnswering(heading));
  const told = tellThings(tellOfThings(tellSpecial(openTold(cleared, pieces, isKnown)), sentences), pieces);
  const asking = hasAnswers ? told : askTold(answer(told, sentences, words), said);
  const opened = noticeTold(showAll(tellOutline(asking, pieces, words), words), pieces);
  const blocks = tellHeaded(opened, pieces, words);
  const headed = { ...blocks, plan: showAll(keepReviews(blocks.plan), words) };
  // Half a sentence of what somebody said stands where they said it.
  const praised = brief.items.flatMap(({ value, spans }) => (value.section === 'testimonials' ? spans : []));
  const isPraise = (piece: Piece): boolean =>
    praised.some(({ start, end }) => Math.min(end, piece.end) - Math.max(start, piece.start) > (piece.end - piece.start) / 3); // prettier-ignore
  const free = pieces.filter((piece) => piece.page === null && !headed.told.has(piece) && !isPraise(piece));
  const chapters = chaptersOf(headed.plan, free, words);
  // Where nothing tells of the owner outright, the page about them says what else they told.
  const hasPage = headed.plan.pages.some(
    ({ title, role }, at) => at > 0 && (role === 'about' || /^about\b/iu.test(title)),
  );
  const { about, others: untold } = aboutOf(chapters, hasPage);
  const outlined = new Set([
    ...pieces.flatMap(({ page }) => page ?? []),
    ...[...headed.told].flatMap(({ heading }) => (heading === null ? [] : tidyHeading(heading))),
  ]);
  const own = ownSentence(headed.plan, free);
  const wanted = new Set([
    ...wishes.flatMap(({ text, heading }) => [bareWords(text), bareWords(`${heading ?? ''} ${text}`)]),
    ...buttonsTold(pieces).map(bareWords),
  ]);
  const others = untold
    .map((chapter) => ({ ...chapter, rows: chapter.rows.filter((row) => row !== own) }))
    .filter(({ rows }) => rows.length > 0);
  const first = own && !about?.rows.includes(own) ? [own] : [];
  const isLone = /^about me$/iu.test(about?.title ?? '');
  const aboutThem: Chapter | undefined = about
    ? { ...about, title: isLone ? 'About me' : lifeOf(about.rows), rows: [...first, ...about.rows] }
    : own === null
      ? undefined
      : { title: 'About us', topic: 'about', page: null, rows: [own], isList: false };
  const sorted = sortLoose(shelve(others, headed.plan), brief.prompt);
  const more = sorted.about.filter((row) => !aboutThem?.rows.includes(row));
  const withMore: Chapter | undefined =
    more.length === 0
      ? aboutThem
      : {
          ...(aboutThem ?? { title: 'About us', topic: 'about', page: null, isList: false }),
          rows: inOrder([...(aboutThem?.rows ?? []), ...more], brief.prompt),
        };
  // Lists that stand twice go first: what is said over one is said over the one that stays.
  const listed = sayOnce(sorted.chapters.reduce(place, tellAbout(headed.plan, withMore, outlined)));
  const placed = placeDetails(listed, sorted.details);
  const pages = placed.pages.filter((page) => !isBarePage(page, asked));
  const once = pricesOffHome(foldLone(sayOnce(dropLines({ ...placed, pages })), asked));
  const silent = withoutWishes(once, wanted);
  // Once more: a bare page may have been filled with what costs something only now.
  const framed = pricesOffHome(
    withSecondButton(
      tidyFrame(fillBare(saidOverLists(reachOnVisit(toOwnPages(reach(silent, words), asked))), asked), asked),
      pieces,
    ),
  );
  const titled = nameByContent(framed, asked, words.pages.contact);
  const mended = mendLinks(
    heedBackers(heedFormLast(askFields(keepSpace(picturesOnce(tablesToBook(titled))), pieces))),
  );
  // A call with nothing to press calls nobody.
  const called = {
    ...mended,
    pages: mended.pages.map((page) => ({
      ...page,
      sections: page.sections
        .filter(({ type, content }) => type !== 'cta' || (content.actions?.length ?? 0) > 0)
        // One project "up close" of which nothing is told is a title.
        .filter(({ type, content }) => type !== 'case-study' || (content.body?.length ?? 0) > 0)
        .reduce<SectionPlan[]>(joinPrices, [])
        .map((section) =>
          section.type === 'contact' && brief.excluded.some(({ value }) => value === 'form')
            ? { ...section, variant: 'aside' }
            : section,
        ),
    })),
  };
  const spoken = galleryOnce(neutralButtons(called));
  return speakAmerican({
    ...spoken,
    pages: spoken.pages.map((page, turn) => {
      const grounds = chooseGrounds({ ...mended, turn }, page.sections);
      const sections = page.sections.map((section, at) => ({ ...section, ground: grounds[at] ?? 'page' }));
      return { ...page, sections, description: describePage(page, sections, planned.name) };
    }),
  });
};
