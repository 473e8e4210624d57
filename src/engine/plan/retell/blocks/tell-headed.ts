import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../../brief/parts/section-of-title';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import type { Words } from '../../words/words';
import { freeId } from '../../free-id';
import { kinship } from '../../told/told-sentences';
import { numberedHead } from '../heading-of';
import { isForMaker } from '../is-for-maker';
import { isReach } from '../is-reach';
import { isDirective } from '../is-asked';
import { answeredIn } from '../row-readers';
import type { Piece } from '../lines/piece';
import { within } from '../read-lists';
import { branchWord, branchesIn } from '../shell/branches';
import { isShown, wordsOf } from '../keep-rows';
import { labelPages } from '../label-pages';
import { pageSpokenOf } from '../page-spoken-of';
import { tidyHeading, tidySentence } from '../tidy-words';
import { joinCourses, menuNamed } from '../told-lists/courses';
import { toldSections } from '../told-sections';
import { blockSection, makeSection, programmeSection, rawOf } from './block-sections';
import { isDetail, isSundry, ownBlock } from './own-block';
import { details } from './place-details';
import { groupsOf, programmesOf } from './groups-of';
import type { Group } from './groups-of';
import { loosePrices } from './loose-prices';
import { isVague } from '../chapters-of';

/** Sections that hold told things and stand once more in a block of the prompt. */
const listed = new Set<SectionType>([
  'services', 'products', 'pricing', 'menu', 'rooms', 'tickets', 'portfolio', 'team', 'teacher', 'events', 'timetable', 'agenda', 'process', 'faq',
  'testimonials', 'speakers', 'listings', 'features', 'amenities', 'stats', 'values',
]); // prettier-ignore
/** Sections that say more than their words in a row would. */
const timely = new Set<SectionType>([
  'events',
  'timetable',
  'agenda',
  'team',
  'process',
  'testimonials',
  'faq',
]);
const closing = new Set<SectionType>([
  'contact', 'form', 'cta', 'map', 'hours', 'newsletter', 'booking', 'quote', 'rsvp', 'gallery',
]); // prettier-ignore

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Statements under a heading of the owner's that says what stands there. */
const isHeaded = ({ page, heading, list }: Piece, name: string): boolean =>
  page === null && heading !== null && (list !== undefined || isOwnHeading(heading, name));

const isOwnHeading = (heading: string, name: string): boolean =>
  !isDirective(heading) &&
  !isVague(tidyHeading(heading), name) &&
  !/\b(?:reviews?|testimonials?|kind words|what (?:\p{L}+\s){0,3}\p{L}+ (?:say|said|think|thought|wrote))\b/iu.test(heading) &&
  !/^(?:what|when|where|who|name|place|location|venue|dates?|client|business|company|based(?: in)?|info|founded|established|since|owners?)$/iu.test(heading) && // prettier-ignore
  !/^(?:(?:client|our|main|key|your)\s)?(?:contacts?|get in touch|enquiries|email|phone|address|hours|opening|opening (?:hours|times)|open(?!\s(?:for|days?|mic|studios?|gardens?|water|evenings?)\b))\b/iu.test(heading); // prettier-ignore

/** Things of a planned section that a block tells: they stand there. */
const withoutTold = (page: PagePlan, told: string, hasTeam: boolean): PagePlan => ({
  ...page,
  sections: page.sections.flatMap((section): SectionPlan[] => {
    const { items } = section.content;
    if (!listed.has(section.type) || !items) return [section];
    // People whom a block tells only in a sentence stand under their names as well.
    if ((section.type === 'team' || section.type === 'teacher') && !hasTeam) return [section];
    const left = items.filter(({ title }) => !told.includes(` ${plain(title)} `));
    if (left.length === items.length) return [section];
    return left.length * 2 < items.length || left.length < 2
      ? []
      : [{ ...section, content: { ...section.content, items: left } }];
  }),
});

/** The page that a block belongs on: the one of its title, of its sort, or whose title is akin to it; else the first. */
const pageOf = ({ type, content: { title } }: SectionPlan, { pages, kind }: SitePlan): number => {
  const tests: readonly ((page: PagePlan) => boolean)[] = [
    (page) => plain(page.title) === plain(title),
    // "Ask for a menu" is where to write, and not where the menu stands.
    (page) => page.role !== 'contact' && kinship(page.title, title) > 0,
    (page) => type === 'team' && /\b(?:teams?|coach(?:es)?|people|staff)\b/iu.test(page.title),
    (page) => sectionOfTitle(page.title, 'en', kind) === type,
    (page) => meant.some(([own, block]) => own.test(page.title) && block.test(title)),
  ];
  for (const test of tests) {
    const at = pages.findIndex((page, nth) => nth > 0 && test(page));
    if (at > 0) return at;
  }
  return pageSpokenOf(title, pages) ?? 0;
};

/** Pages and the titles of blocks that belong there in other words. */
const meant: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:the |our )?(?:(?:online )?shop|store|products|what we sell)$/iu, /^(?:(?:the|our)\s)?(?:prices|price list|things (?:we|i) (?:sell|make)\b.*|(?:we|i) sell|for sale)$/iu],
  [/\b(?:shops?|offices?|branches|clinics?|studios?|stores?|locations?|find us|visit|contact)\b/iu, /^(?:our (?:shops|branches|offices|clinics|studios|salons|caf[eé]s|stores|sites|locations|centres|practices|surgeries|restaurants|gyms|bakeries|schools|nurseries))$/iu],
  [/\b(?:find us|visit|getting (?:here|there)|contact|where)\b/iu, /\b(?:find|getting|directions|parking|access|travel|where|location|transport|by (?:car|train|bus)|ferry)\b/iu],
  [/\b(?:prices?|pricing|fees|rates|costs|tickets|membership)\b/iu, /\b(?:prices?|pricing|fees|rates|costs?|payment|discounts?|cancell\p{L}+|deposits?|vouchers?)\b/iu],
  [/\b(?:about|our story|who we are|team|people)\b|^(?:the\s)?(?:story|history)$/iu, /^(?:our\s)?people$|\b(?:about|history|story|who we are|background|team|staff|committee|partners|founders?|organi[sz]ers?)\b/iu],
  [/\b(?:faqs?|questions)\b/iu, /\b(?:faqs?|questions|rules|policy|policies|terms)\b/iu],
  [/\b(?:join|membership|volunteer)\b/iu, /\b(?:join\p{L}*|members?\p{L}*|volunteer\p{L}*|subs|subscriptions?)\b/iu],
]; // prettier-ignore

/** The id that marks a section of one short line, to be told with its like. */
const detail = 'detail';
/** The same for one that stands by itself unless there are many. */
const short = 'short';
const fewest = 4;

/** "Dogs: on leads, not in the barn.": one line under its label, as it was typed; what tells more has its own section. */
const detailOf = (plan: SitePlan, { pieces }: Group, title: string): SectionPlan[] | null => {
  const sort = sortOf(plan.brief.prompt, pieces[0]?.start ?? 0);
  if (sort !== null) {
    const body = [pieces.map(({ text }) => tidySentence(text)).join(' ')];
    return [{ ...makeSection(plan, 'text', { title, body }, [], 'letter'), id: `${detail} ${sort}` }];
  }
  const raw = rawOf(pieces, plan.brief.prompt).trim();
  if (raw.includes('\n') || raw === '') return null;
  if (!isDetail(title, raw, pieces)) return ownBlock(plan, pieces, title);
  const id = isSundry(title) ? detail : short;
  return [{ ...makeSection(plan, 'text', { title, body: [tidySentence(raw)] }, [], 'letter'), id }];
};

/** "COTTAGE 1: Seal Cottage" over a block: it is one of several cottages. */
const sortOf = (prompt: string, start: number): string | null => {
  const line = prompt.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  if (!numberedHead.test(line)) return null;
  const word = /\p{Lu}\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '';
  const plural = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
  return plural.replace(/^./u, (letter) => letter.toUpperCase());
};

/** Short lines under a label each, of one page, as one section where there are several. */
const gathered = (plan: SitePlan, told: readonly SectionPlan[]): SectionPlan[] => {
  // A few lines that visitors look for by their own titles keep them: "Practice night".
  const isFew = told.filter(({ id }) => id === short).length < fewest;
  const sections = told.map((section) => (section.id === short ? { ...section, id: isFew ? 'text' : detail } : section)); // prettier-ignore
  const ids = [...new Set(sections.map(({ id }) => id).filter((id) => id.startsWith(detail)))];
  return ids.reduce<SectionPlan[]>(
    (all, own) => {
      const small = all.filter(({ id }) => id === own);
      const [first] = small;
      if (!first || small.length < 2) return all;
      const items = small.map(({ content }) => ({
        title: content.title,
        text: content.body?.join(' ') ?? '',
      }));
      const title = own === detail ? details : own.slice(detail.length + 1);
      const whole = makeSection(plan, 'values', { title, items }, [], 'aside');
      return all.flatMap((section) => (section === first ? [whole] : section.id === own ? [] : [section]));
    },
    [...sections],
  );
};

/** The blocks that an owner headed, each as what it is on the page that it belongs to, in the prompt's order. */
export const tellHeaded = (
  plan: SitePlan,
  pieces: readonly Piece[],
  words: Words,
): { readonly plan: SitePlan; readonly told: ReadonlySet<Piece> } => {
  const branches = branchesIn(plan.brief);
  const isOfBranch = (piece: Piece): boolean => branches.spans.some((span) => within(span, piece));
  const housed = pieces.filter(isOfBranch);
  const answers = answeredIn(plan.brief.prompt);
  const isAnswer = (piece: Piece): boolean => answers.length > 1 && answers.some(({ span }) => within(span, piece)); // prettier-ignore
  const headed = pieces.filter(
    (piece) => !isOfBranch(piece) && isHeaded(piece, plan.name) && !isForMaker(piece, plan.brief),
  );
  // What says only how to reach the owner stands in the contact section.
  const own = groupsOf(headed).flatMap(({ pieces: group }) =>
    group.every((piece) => isReach(piece, plan.brief)) ? [] : group,
  );
  const loose = loosePrices(
    pieces.filter(
      (piece) =>
        piece.page === null &&
        (piece.heading === null || isVague(tidyHeading(piece.heading), plan.name)) &&
        !isAnswer(piece) &&
        !isOfBranch(piece) &&
        !isForMaker(piece, plan.brief),
    ),
    plan.brief.items,
  );
  if (own.length < 2 && loose.items.length === 0 && branches.items.length === 0)
    return { plan, told: new Set() };
  const runs = programmesOf(groupsOf(own));
  const before = (group: Group | undefined): string | null => {
    // The heading over the days has nothing else under it: "LINE-UP".
    const start = group?.pieces[0]?.start ?? 0;
    const lines = plan.brief.prompt.slice(0, start).trimEnd().split('\n');
    const [over, day] = [lines.at(-2) ?? '', lines.at(-1) ?? ''];
    const found = [day, over].find((line) => /^[#*\s]*(?:line-?up|programme|schedule|timetable|itinerary|the days?)\b[^.]{0,30}$/iu.test(line)); // prettier-ignore
    return found === undefined ? null : tidyHeading(found.replace(/^[#*\s]+|[*:\s]+$/gu, ''));
  };
  const apart = runs.flatMap((run): SectionPlan[] => {
    const [group] = run;
    if (!group) return [];
    if (run.length > 1) return [programmeSection(plan, run, before(group) ?? 'Programme', [])];
    const title = tidyHeading(group.heading ?? '');
    const shaped = blockSection(plan, group.pieces, title, []);
    if (shaped) return shaped;
    if (sortOf(plan.brief.prompt, group.pieces[0]?.start ?? 0) !== null)
      return detailOf(plan, group, title) ?? [];
    const told = toldSections(plan, group.pieces, title, words);
    return told.some(({ type }) => timely.has(type)) ? told : (detailOf(plan, group, title) ?? told);
  });
  const sections = joinCourses(apart, menuNamed(plan.brief.prompt) ?? words.sections.menu);
  if (branches.items.length > 0) {
    const content = { title: branchWord(plan.brief.prompt), items: branches.items };
    sections.push(makeSection(plan, 'values', content, [], 'aside'));
  }
  if (loose.items.length > 0) {
    const lede = loose.tails.join(' ');
    const content = { title: words.sections.pricing, items: loose.items, ...(lede === '' ? {} : { lede }) };
    sections.push(makeSection(plan, 'pricing', content, []));
  }
  const said = ` ${plain([...own, ...loose.told].map(({ text, heading }) => `${heading ?? ''} ${text}`).join(' '))} `;
  const hasTeam = sections.some(({ type }) => type === 'team');
  // A page that is outlined holds what was told of it, whatever a block says beside.
  const outlined = new Set(pieces.flatMap((piece) => (isForMaker(piece, plan.brief) ? [] : [piece.page])));
  const cleared = {
    ...plan,
    pages: plan.pages.map((page) => (outlined.has(page.title) ? page : withoutTold(page, said, hasTeam))),
  };
  // "What happens" stands once, as the owner told it.
  const titles = new Set(sections.map(({ content }) => plain(content.title)));
  const once = cleared.pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ type, content }) => type !== 'text' || !titles.has(plain(content.title)) || outlined.has(page.title)), // prettier-ignore
  }));
  // "Visits: …. Waiting list: …": a label inside a paragraph stays with what it began with.
  const inside = new Map([...labelPages(own, cleared)].map(([{ heading }, at]) => [plain(tidyHeading(heading ?? '')), at])); // prettier-ignore
  const placed = sections.map((section) => ({
    section,
    at: pageOf(section, cleared) || (inside.get(plain(section.content.title)) ?? 0),
  }));
  const pages = once.map((page, nth): PagePlan => {
    const added = gathered(plan, placed.filter(({ at }) => at === nth).map(({ section }) => section)); // prettier-ignore
    if (added.length === 0) return page;
    const end = page.sections.findIndex(({ type }, at) => at > 0 && closing.has(type));
    const at = end < 0 ? page.sections.length : end;
    const all = [...page.sections.slice(0, at), ...added, ...page.sections.slice(at)];
    const out: SectionPlan[] = [];
    for (const one of all) out.push({ ...one, id: freeId(one.type, out.map(({ id }) => id)) }); // prettier-ignore
    return { ...page, sections: out };
  });
  // A name or a figure that no section took is not told yet, whatever its list shows.
  const shown = wordsOf(pages.flatMap((page) => page.sections));
  return {
    plan: { ...cleared, pages },
    told: new Set([...own.filter((piece) => isShown(piece, shown)), ...loose.told, ...housed]),
  };
};
