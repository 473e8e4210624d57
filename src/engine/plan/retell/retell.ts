import { leadOfTwo } from '../../brief/long/lead-of-two';
import { chooseGrounds } from '../look/choose-ground';
import { describePage } from '../pages/describe-page';
import { heedBackers } from '../heed/people/heed-backers';
import { leadToOffer } from '../abroad/long/lead-to-offer';
import { heedFormLast } from '../heed/parts/heed-form-last';
import { speakAmerican } from '../heed/wording/speak-american';
import { answer, tellOfThings } from '../told/keep-words';
import type { SectionPlan, SitePlan } from '../site-plan';
import { toldSentences } from '../told/told-sentences';
import type { Words } from '../words/words';
import { aboutOf } from './about-of';
import { askTold } from './ask-told';
import { placeDetails } from './blocks/place-details';
import { joinPrices } from './blocks/join-prices';
import { inOrder, sortLoose } from './blocks/sort-loose';
import { keepReviews } from './blocks/keep-reviews';
import { tellHeaded } from './blocks/tell-headed';
import { chaptersOf } from './chapters-of';
import type { Chapter } from './chapters-of';
import { showWhole } from './cover';
import { dropMadeUp } from './drop-made-up';
import { isAnswering, isForMaker } from './is-for-maker';
import { dropFillers, dropLines, fillBare, isBarePage, mendLinks, reach, tidyFrame } from './mend-frame';
import { bareWords, withoutWishes } from './without-wishes';
import { noticeTold } from './shell/notice-told';
import { openTold, ownSentence } from './open-told';
import type { Piece } from './lines/piece';
import { place, shelve, tellAbout } from './place-chapters';
import { keepSpace } from './keep-space';
import { askFields } from './read-fields';
import { piecesOf } from './read-told';
import { sayOnce } from './say-once';
import { foldLone } from './shell/fold-lone';
import { buttonsTold, withSecondButton } from './shell/second-button';
import { galleryOnce } from './shell/gallery-once';
import { inAskedOrder } from './shell/in-asked-order';
import { includedWithPrices } from './shell/included-with-prices';
import { leaveOthers } from './shell/leave-others';
import { nameByContent } from './shell/name-by-content';
import { neutralButtons } from './shell/neutral-buttons';
import { picturesOnce } from './shell/pictures-once';
import { isUnsaid } from './shell/own-kicker';
import { pricesOffHome } from './shell/prices-off-home';
import { reachOnVisit } from './shell/reach-on-visit';
import { saidWithin } from './shell/said-within';
import { saidOverLists } from './shell/said-over-lists';
import { withoutFillers } from './shell/without-fillers';
import { tablesToBook } from './shell/tables-to-book';
import { untoldPages } from './untold-pages';
import { titlesOnce } from './shell/titles-once';
import { toOwnPages } from './shell/to-own-pages';
import { tellOutline } from './tell-outline';
import { tellSpecial } from './tell-special';
import { tellThings } from './tell-things';
import { tidyHeading } from './tidy-words';

/** "He was a signalman for 31 years": who tells of somebody else does not tell of themselves. */
const lifeOf = ([first = '']: readonly string[]): string =>
  /^(?:he|his)\b/iu.test(first) ? 'His life' : /^(?:she|her)\b/iu.test(first) ? 'Her life' : 'About us';

const showAll = (plan: SitePlan, words: Words): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => showWhole(plan, page, section, words)),
  })),
});

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
  const isUntold = untoldPages(planned, pieces, wishes);
  const cleared: SitePlan = {
    ...planned,
    pages: planned.pages.map((page) => ({
      ...page,
      sections: isUntold(page)
        ? page.sections
        : dropMadeUp(planned, dropFillers(page, planned, pieces), words, isKnown, wishes),
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
  const once = pricesOffHome(foldLone(sayOnce(dropLines(saidWithin({ ...placed, pages }))), asked));
  const silent = withoutWishes(once, wanted);
  // Once more: a bare page may have been filled with what costs something only now.
  const framed = sayOnce(
    pricesOffHome(
      withSecondButton(
        tidyFrame(
          fillBare(
            saidOverLists(reachOnVisit(includedWithPrices(toOwnPages(reach(silent, words), asked)))),
            asked,
          ),
          asked,
        ),
        pieces,
      ),
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
  // What an outline tells of the first page is all that stands there.
  const isOutlined = pieces.some(({ page }) => page === 'Home');
  const filled = withoutFillers(called);
  const led = isOutlined ? filled : leadToOffer(filled, words);
  const spoken = inAskedOrder(titlesOnce(galleryOnce(neutralButtons(led))));
  return speakAmerican({
    ...spoken,
    pages: spoken.pages.map((page, turn) => {
      const grounds = chooseGrounds({ ...mended, turn }, page.sections);
      const sections = page.sections.map((section, at) => ({ ...section, ground: grounds[at] ?? 'page' }));
      return { ...page, sections, description: describePage(page, sections, planned.name) };
    }),
  });
};
