import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../brief/parts/section-of-title';
import { freeId } from '../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import type { Words } from '../words/words';
import { keepRows } from './keep-rows';
import { isForMaker } from './is-for-maker';
import { isReach } from './is-reach';
import { within } from './read-lists';
import { lineUnder } from './open-told';
import type { Piece } from './lines/piece';
import { tidySentence } from './tidy-words';
import { toldSections, welcome } from './told-sections';
import { wantedSections, withWanted } from './wanted-sections';

/** Sections that a page keeps beside what is told of it. */
const framing = new Set<SectionType>([
  'contact', 'form', 'map', 'hours', 'booking', 'quote', 'newsletter', 'cta', 'gallery', 'rsvp', 'volunteer', 'donation', 'before-after',
]); // prettier-ignore
const heads = new Set<SectionType>(['hero', 'page-header']);
const closing = new Set<SectionType>(['cta']);

const sameTitle = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const header = (title: string): SectionPlan => ({
  type: 'page-header',
  id: 'page-header',
  variant: 'plain',
  ground: 'page',
  content: { title },
  behaviours: [],
});

/** What an outline asks of a page beside what it tells of it: a form, a map. */
const askedOf = (wishes: readonly Piece[], kind: SitePlan['kind']): Set<SectionType> =>
  new Set(wishes.flatMap(({ text }) => sectionOfTitle(text, 'en', kind) ?? []));

const ofHome =
  /^(?:the\s)?(?:home(?:\s?page)?|front page|landing page)\s\p{L}|\b(?:sections?|parts|things|these) (?:on|for) (?:the |my |our )?(?:home ?page|front page|landing page)\s?:/iu;

/** "Home needs a hero, three featured coffees, a how-it-works in four steps": what the first page is to have in a sentence of its own. */
const askedOfHome = (pieces: readonly Piece[], { sections }: SitePlan['brief']): Set<SectionType> => {
  const wish = pieces.find(({ text }) => ofHome.test(text));
  return new Set(
    wish
      ? sections.flatMap(({ value, spans }) =>
          spans.some(({ start, end }) => start >= wish.start && end <= wish.end) ? [value] : [],
        )
      : [],
  );
};

/** What costs something, or is done, and is told of none of the pages: the prices of a pool beside its page of volunteers. */
const toldOutside = ({ items }: SitePlan['brief'], outlined: readonly Piece[]): Set<SectionType> => {
  const outside = items.filter(
    ({ spans }) => !outlined.some((piece) => spans.some((span) => within(span, piece))),
  );
  const services = outside.filter(({ value: { section } }) => section === 'services');
  return new Set([
    ...outside.flatMap(({ value: { section, price } }) =>
      section !== null && price !== undefined ? [section] : [],
    ),
    ...(services.length > 2 ? ['services' as const] : []),
  ]);
};

const longest = 200;
const isOpening = ({ text, isRow, heading }: Piece): boolean =>
  !isRow && heading === null && text.length < longest && text.length > 24 && !/@|\d{5}/u.test(text);

/** The pages of an outline with what it tells of each: their own statements in their order, and no other page's. */
export const tellOutline = (plan: SitePlan, pieces: readonly Piece[], words: Words): SitePlan => {
  const outlined = pieces.filter(({ page }) => page !== null);
  if (outlined.length === 0) return plan;
  const onHome = askedOfHome(pieces, plan.brief);
  const parts = new Set(plan.brief.parts.flatMap(({ value }) => (value.lines ? [value.title] : [])));
  const ofNoPage = toldOutside(plan.brief, outlined);
  // What one page is to have by name stands on none of which nothing is told.
  const named = new Set(
    outlined.flatMap((piece) => wantedSections(plan, [piece]).map(({ section }) => section.type)),
  );
  const elsewhere = (page: PagePlan): PagePlan =>
    named.size === 0 ? page : { ...page, sections: page.sections.filter(({ type }) => type === 'form' || !named.has(type)) }; // prettier-ignore
  const pages = plan.pages.map((page, at): PagePlan => {
    const isHome = at === 0;
    const own = outlined.filter((piece) => sameTitle(piece.page ?? '', isHome ? 'Home' : page.title));
    // "Branches: Rotherham, 2 Don Street, …": one of several places is told among them.
    const isOneOf = ({ isRow, heading }: Piece): boolean =>
      isRow && heading !== null && own.filter((one) => one.isRow && one.heading === heading).length > 2;
    const told = own.filter(
      (piece) => !isForMaker(piece, plan.brief) && (isOneOf(piece) || !isReach(piece, plan.brief)),
    );
    const wanted = wantedSections(plan, own);
    if (told.length === 0 && wanted.length === 0 && !isHome) return elsewhere(page);
    const asked = askedOf(
      own.filter((piece) => isForMaker(piece, plan.brief)),
      plan.kind,
    );
    const kept = page.sections.filter(
      ({ type, content }) =>
        (isHome && (onHome.has(type) || ofNoPage.has(type) || parts.has(content.title))) ||
        (framing.has(type) && (isHome || asked.has(type) || !['gallery', 'before-after'].includes(type))),
    );
    // What the first page says first stands in its opening.
    const opening = isHome && !lineUnder(pieces) ? told.find(isOpening) : undefined;
    const others = told.filter((piece) => piece !== opening);
    const tell = (pieces: readonly Piece[]): SectionPlan[] =>
      keepRows(toldSections(plan, pieces, isHome ? welcome : page.title, words), pieces);
    const built = withWanted(tell(others), wanted, (start) => tell(others.filter((piece) => piece.start < start)).length); // prettier-ignore
    const opened = page.sections
      .filter(({ type }) => heads.has(type))
      .map((section) =>
        opening && section.type === 'hero'
          ? { ...section, content: { ...section.content, lede: tidySentence(opening.text) } }
          : section,
      );
    // A section with the title of its page is its head.
    const isEcho = built[0] !== undefined && sameTitle(built[0].content.title, page.title);
    const top = isHome ? opened : isEcho ? [] : opened.length > 0 ? opened : [header(page.title)];
    const rest = kept.filter(({ type }) => !heads.has(type) && !built.some((one) => one.type === type));
    const sections: SectionPlan[] = [];
    for (const section of [
      ...top,
      ...built,
      ...rest.filter(({ type }) => !closing.has(type)),
      ...rest.filter(({ type }) => closing.has(type)),
    ])
      sections.push({ ...section, id: freeId(section.type, sections.map(({ id }) => id)) }); // prettier-ignore
    return { ...page, sections };
  });
  return { ...plan, pages };
};
