import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { partPages } from './part-pages';
import { sectionOfPage } from './section-of-page';
import { heldByPage } from '../../brief/parts/held-by-page';
import { listedOnPage } from '../../brief/parts/listed-on-page';
import { hasEvents, isMadeUpBeside } from '../told/made-up-beside';
import { isAppKind } from '../app-kinds';
import type { KindDefinition, PageTemplate } from '../content';
import { withAsked, withCart, withHours, wings } from './page-extras';
import { labelFor } from './page-words';
import { notSections, planTitle, titleAsAsked } from './plan-title';
import { sectionTwins, placeSections } from './place-sections';
import { namePaths } from '../naming/name-paths';
import type { Draft } from './place-sections';
import type { PageWord, Words } from '../words/words';

/** A page before its sections have layouts and words. */
export type PageDraft = {
  readonly role: string;
  readonly title: string;
  readonly path: string;
  readonly types: readonly SectionType[];
};

const mostPages = 50;
/** What the first page leaves to the page that was asked to hold it: a whole list, of which nobody needs a second. */
const ceding = new Set<SectionType>(['pricing', 'faq', 'team']);

/** Pages and the section types on them: what was asked for, in its order, and round it what the kind usually has. */
export function planPages(brief: Brief, usualKind: KindDefinition, words: Words): PageDraft[] {
  const excluded = new Set<string>(brief.excluded.map(({ value }) => value));
  // "we rehearse Tuesdays 7.30pm": beside the told times no usual hours stand.
  // Nor do made-up ones stand beside a telephone, an address or prices that are true.
  const isUnhoured =
    brief.hours === null &&
    (brief.items.some(({ value }) => value.when !== undefined || value.price !== undefined) ||
      [brief.phone, brief.email, brief.address].some((slot) => slot !== null)) &&
    !brief.sections.some(({ value }) => value === 'hours');
  // "Seiten: …, Team", "Sayfalar: …, Ekibimiz": a page of its own asks for what it is called after.
  const titled = new Set(brief.pages.map(({ value }) => sectionOfPage(value, brief.language.value, brief)));
  const isWanted = (type: SectionType) =>
    !(type === 'hours' && isUnhoured) &&
    (titled.has(type) || !isMadeUpBeside(brief, type)) &&
    // A guest checks out of a room.
    !(brief.kind.value === 'hotel' && (type === 'checkout' || type === 'cart')) &&
    !excluded.has(type) &&
    !notSections.has(type) &&
    !(type === 'gallery' && excluded.has('images'));
  // "tickets €199", "Santa Dash 6 Dec": a price or day that is told has its section.
  const pricedTypes = brief.items.flatMap(({ value }) =>
    value.section !== null &&
    ((value.price !== undefined && (value.section === 'tickets' || value.section === 'pricing')) ||
      value.section === 'team' ||
      value.section === 'stats' ||
      value.section === 'links' ||
      value.section === 'logos' ||
      value.section === 'testimonials' ||
      value.when !== undefined)
      ? [value.section]
      : [],
  );
  const asked = unique([...brief.sections.map(({ value }) => value), ...pricedTypes]).filter(
    (type) =>
      isWanted(type) &&
      (!isAppKind(brief.kind.value) || (besideApp.has(type) && !isOfTheTool(type, brief.prompt))),
  );
  const kind = { ...usualKind, pages: usualKind.pages.filter((page) => isFitting(page, brief, isWanted)) };
  const drafts =
    brief.pages.length > 0
      ? joinPages(withCart(planAsked(brief, kind, words), brief, kind, words), brief)
      : planUsual(brief, kind, words, asked);
  const cleaned = withParts(drafts, brief, kind, words)
    .map((draft) => ({
      ...draft,
      // Nothing to count towards: no clock, unless one was asked for.
      types: unique(draft.types.filter(isWanted)).filter(
        (type) => type !== 'countdown' || brief.date !== null || asked.includes(type),
      ),
    }))
    .filter(
      (draft) =>
        draft.role === 'home' ||
        brief.pages.length > 0 ||
        draft.types.some((type) => type !== 'page-header' && type !== 'cta' && type !== 'faq'),
    );
  // What a page was asked to hold stands there, and not once more on the first.
  const held = new Set(brief.pages.flatMap((page) => heldByPage(brief, page)));
  const loose = asked.filter((type) => !held.has(type));
  const first = brief.pages[0];
  const onFirst = new Set(first === undefined ? [] : heldByPage(brief, first));
  const ceded = cleaned.map((draft) =>
    draft.role === 'home' && cleaned.length > 1
      ? {
          ...draft,
          types: draft.types.filter((type) => !(ceding.has(type) && held.has(type) && !onFirst.has(type))),
        }
      : draft,
  );
  const placed = placeSections(withHours(ceded, brief, isWanted), loose, kind, brief.pages.length === 0);
  return namePaths(keepOrder(placed, brief, asked).slice(0, mostPages));
}

/** "Sections: hero, about, pricing": a page built to that list has these, in this order, and no others. */
function keepOrder(drafts: Draft[], brief: Brief, asked: readonly SectionType[]): Draft[] {
  const [home] = drafts;
  const isListed = /\bsections?\b[^:\n.]{0,30}:/iu.test(brief.prompt) && brief.language.value === 'en';
  if (!home || !isListed || asked.length < 4 || brief.pages.length > 0 || isAppKind(brief.kind.value))
    return drafts;
  // What a later reader found stands where it is listed, too.
  const at = (type: SectionType): number =>
    Math.min(
      ...brief.sections
        .filter(({ value }) => value === type)
        .flatMap(({ spans }) => spans.map(({ start }) => start)),
    );
  const from = brief.prompt.search(/\bsections?\b[^:\n.]{0,30}:/iu);
  const listed = asked.filter((type) => at(type) >= from && Number.isFinite(at(type)));
  const types = unique<SectionType>([
    'hero',
    ...listed.toSorted((one, other) => at(one) - at(other)),
    ...asked,
  ]);
  // "Our story" of a couple is told about them.
  const told = unique(
    types.flatMap((type): SectionType[] =>
      home.types.includes(type) || type === 'hero'
        ? [type]
        : (sectionTwins[type] ?? []).filter((twin) => home.types.includes(twin)).slice(0, 1),
    ),
  );
  return [{ ...home, types: told }];
}

/** What may stand below a working app. Any other section that its prompt seems to name is a part of the app. */
// "Review of wrong answers": what the tool shows, and nobody's praise.
const isOfTheTool = (type: SectionType, prompt: string): boolean =>
  type === 'testimonials' &&
  /\breview(?:s|ing)? (?:of |my |the |your |all )*(?:wrong|missed|answers?|mistakes?|questions?|cards?|words?|tasks?|sessions?|week|notes?)\b|\b(?:column|field|status|stage)s?\b[^.]{0,60}\breview\b/iu.test(
    prompt,
  );

const besideApp = new Set<SectionType>([
  'faq',
  'newsletter',
  'privacy',
  'features',
  'testimonials',
  'process',
  'map',
]);

/** Whether a usual page suits this very business; what it is mainly for must not be left out. */
function isFitting(page: PageTemplate, brief: Brief, isWanted: (type: SectionType) => boolean): boolean {
  const main = page.sections.find((type) => type !== 'page-header');
  if (page.role !== 'home' && main !== undefined && !isWanted(main)) return false;
  if (page.role === 'events' && main !== 'events' && !hasEvents(brief)) return false;
  const isAsked =
    page.role !== 'home' && main !== undefined && brief.sections.some(({ value }) => value === main);
  if (page.needs && !page.needs.test(brief.prompt)) return isAsked;
  return !page.unless?.test(brief.prompt) || isAsked;
}

/** Pages asked for in passing ("a page about the bees") beside the others, and a shop or blog that has none yet. */
function withParts(drafts: Draft[], brief: Brief, kind: KindDefinition, words: Words): Draft[] {
  if (brief.onePage?.value === true || isAppKind(brief.kind.value)) return drafts;
  const more = partPages(brief)
    .filter((title) => !drafts.some((draft) => draft.title.toLowerCase() === title.toLowerCase()))
    .map((title) => planTitle(title, drafts.length, brief, kind, words));
  const isNew = (draft: Draft): boolean => !drafts.some(({ role }) => role === draft.role);
  const added = [
    ...(drafts.length > 1 && brief.pages.length === 0 ? wings(brief, words) : []),
    ...more,
  ].filter(isNew);
  const last = drafts.at(-1)?.role === 'contact' && brief.pages.length === 0 ? 1 : 0;
  return [...drafts.slice(0, drafts.length - last), ...added, ...drafts.slice(drafts.length - last)];
}

/** One page asked for and several named: what they hold, one after the other on the first. */
function joinPages(drafts: Draft[], brief: Brief): Draft[] {
  const [home] = drafts;
  if (brief.onePage?.value !== true || !home) return drafts;
  return [
    { ...home, types: unique(drafts.flatMap(({ types }) => types.filter((type) => type !== 'page-header'))) },
  ];
}

function planUsual(brief: Brief, kind: KindDefinition, words: Words, asked: readonly SectionType[]): Draft[] {
  const home = kind.pages[0];
  const title = (template: PageTemplate) =>
    brief.language.value === 'en'
      ? titleAsAsked(template.title, template.role, brief.prompt)
      : labelFor(template.role, words, template.title);
  if (isAppKind(brief.kind.value))
    return [{ role: 'home', title: words.pages.home, types: ['app', ...asked] }];
  const first: Draft = {
    role: 'home',
    title: home ? title(home) : words.pages.home,
    types: home?.sections ?? ['hero', 'about', 'contact'],
  };
  const isOnePage =
    brief.onePage?.value === true || kind.pages.length < 2 || /\blanding[- ]?page\b/i.test(brief.prompt);
  if (isOnePage) {
    const closing: SectionType[] = ['faq', 'contact'];
    return [
      {
        ...first,
        types: unique([
          ...first.types,
          ...closing.filter((type) => kind.pages.some((page) => page.sections.includes(type))),
        ]),
      },
    ];
  }
  const usual = [
    first,
    ...kind.pages.slice(1).map((page) => ({ role: page.role, title: title(page), types: page.sections })),
  ];
  return toCount(usual, brief, words);
}

/** Pages that any site can have besides its usual ones, likeliest first. */
const spares: readonly (readonly [PageWord, readonly SectionType[]])[] = [
  ['about', ['page-header', 'story', 'values', 'team', 'cta']],
  ['gallery', ['page-header', 'gallery', 'cta']],
  ['questions', ['page-header', 'faq', 'contact']],
  ['prices', ['page-header', 'pricing', 'faq', 'cta']],
  ['events', ['page-header', 'events', 'cta']],
  ['reviews', ['page-header', 'testimonials', 'cta']],
  ['team', ['page-header', 'team', 'values', 'cta']],
  ['blog', ['page-header', 'posts', 'newsletter']],
  ['services', ['page-header', 'services', 'process', 'cta']],
];

/** "five pages": the usual ones and as many more as there is something to say on, or the first so many. */
function toCount(usual: Draft[], brief: Brief, words: Words): Draft[] {
  const count = brief.counts.find(({ value }) => value.thing === 'pages')?.value.count;
  if (count === undefined || count < 2) return usual;
  const excluded = new Set<string>(brief.excluded.map(({ value }) => value));
  const wanted = new Set<string>(brief.sections.map(({ value }) => value));
  const titles = new Set(usual.map(({ title }) => title.toLowerCase()));
  const roles = new Set(usual.map(({ role }) => role));
  const isNew = ([role, types]: (typeof spares)[number]) =>
    !roles.has(role) && !titles.has(words.pages[role].toLowerCase()) && !excluded.has(types[1] ?? '');
  const more = spares
    .filter(isNew)
    .toSorted((one, other) => Number(wanted.has(other[1][1] ?? '')) - Number(wanted.has(one[1][1] ?? '')))
    .map(([role, types]): Draft => ({ role, title: words.pages[role], types }));
  const last = usual.at(-1);
  if (count <= usual.length || !last)
    return [...usual.slice(0, Math.max(1, count - 1)), ...(last ? [last] : [])].slice(0, count);
  return [...usual.slice(0, -1), ...more.slice(0, count - usual.length), last];
}

function planAsked(brief: Brief, kind: KindDefinition, words: Words): Draft[] {
  const drafts = brief.pages
    .slice(0, mostPages)
    .map((page, index) =>
      asListed(
        withAsked(planTitle(page.value, index, brief, kind, words), brief, heldByPage(brief, page)),
        listedOnPage(brief, page),
      ),
    );
  if (drafts.some(({ role }) => role === 'home')) {
    return drafts.toSorted((one, other) => Number(other.role === 'home') - Number(one.role === 'home'));
  }
  return [
    {
      role: 'home',
      title: words.pages.home,
      types: isAppKind(brief.kind.value) ? ['app'] : (kind.pages[0]?.sections ?? ['hero']),
    },
    ...drafts,
  ];
}

/** "Home: hero, stats, testimonials": a page of which so much is listed has that, in this order, and what it is called after. */
function asListed(draft: Draft, listed: readonly SectionType[]): Draft {
  const own = draft.types.find((type) => type !== 'page-header' && type !== 'hero');
  const told = listed.filter((type) => type !== 'hero');
  if (told.length < 2 || draft.types[0] === 'app') return draft;
  const isHome = draft.role === 'home';
  const main = isHome || own === undefined || told.includes(own) || !kept.has(own) ? [] : [own];
  const last = draft.types.filter((type) => type === 'cta');
  return {
    ...draft,
    types: unique<SectionType>([isHome ? 'hero' : 'page-header', ...main, ...told, ...last]),
  };
}
/** What a page is called after stands on it, whatever else is listed. */
const kept = new Set<SectionType>(['menu', 'products', 'services', 'rooms', 'team', 'portfolio', 'gallery', 'events', 'pricing', 'contact', 'booking', 'faq', 'jobs', 'posts', 'timetable', 'donation', 'volunteer', 'tickets', 'process', 'listings']); // prettier-ignore

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
