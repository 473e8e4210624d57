import type { Brief, BriefCorrections, ListedItem, Slot } from '@/domain/site/brief';
import { appKinds, type SectionType } from '@/domain/site/vocabulary';
import { readTabNames } from '../../parts/tab-names';
import { sectionOfTitle } from '../../parts/section-of-title';
import { withoutSpans } from '../../words/without-spans';
import { findTopics } from './find-topics';
import { partNote } from './read-house-list';
import { findOwnPages, type FoundPages } from './find-own-pages';

type Read = (prompt: string) => Brief;
type Prices = { readonly prices: readonly string[]; readonly end: number };

const apps = new Set<string>(appKinds);
const capitalise = (name: string): string =>
  /^\p{Ll}\p{Ll}/u.test(name) ? name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) : name;

const amount = String.raw`[£€$]?\s?\d+(?:[.,]\d{2})?(?:\s?(?:€|euros?|eur|pounds?|dollars?))?`;
const pricesBehind = new RegExp(
  String.raw`^\)?[.,;:]?\s*(?:(?:prices?|priced|at|from|for|cost(?:s|ing)?)[ :]*(?:are |at )?)(?<list>${amount}(?:(?:,\s?|\s(?:and|&)\s|,\s(?:and|&)\s)${amount})+)(?<unit>\s(?:a|per|each)(?:\s(?!and)\p{Ll}+)?)?`,
  'iu',
);

/** "Olivo, Naranjo, Almendro. Prices 90, 110 and 140 euros a night": as many prices as things, in their order. */
function pricesOf(prompt: string, { names, end }: FoundPages): Prices | null {
  const found = pricesBehind.exec(prompt.slice(end));
  const { list = '', unit = '' } = found?.groups ?? {};
  const prices = list.split(/,\s?(?:and\s|&\s)?|\s(?:and|&)\s/u).map((price) => price.trim());
  if (!found || prices.length !== names.length) return null;
  const sign = /[£€$]/u.exec(list)?.[0];
  const word = /(?:euros?|eur|pounds?|dollars?)$/iu.exec(list)?.[0];
  const money = sign ?? (word ? (/^e/iu.test(word) ? '€' : /^p/iu.test(word) ? '£' : '$') : '');
  const plain = prices.map((price) => price.replace(/[^\d.,]/gu, ''));
  return { prices: plain.map((price) => `${money}${price}${unit}`), end: end + found[0].length };
}

const shelves: readonly (readonly [SectionType, ReadonlySet<string>])[] = [
  [
    'portfolio',
    new Set(['portfolio', 'photographer', 'studio', 'construction', 'agency', 'consulting', 'cv']),
  ],
  ['products', new Set(['shop', 'product', 'florist', 'bakery', 'bar', 'cafe', 'restaurant'])],
  ['rooms', new Set(['hotel'])],
  ['curriculum', new Set(['course'])],
];

/** Where things that have a page each stand together on a site of this kind. */
function sectionFor({ noun, section }: FoundPages, kind: string): SectionType | null {
  if (section === 'areas' || section === 'article') return null;
  if (section === 'curriculum' && kind !== 'course') return 'services';
  if (section) return section;
  if (noun === 'story' || noun === 'recipe') return null;
  // "separate pages for payroll and tax": what a firm does, where nothing says that it is work to be shown.
  if (noun === null && (kind === 'consulting' || kind === 'agency' || kind === 'construction'))
    return 'services';
  return shelves.find(([, kinds]) => kinds.has(kind))?.[0] ?? 'services';
}

function place(brief: Brief, own: FoundPages): Pick<Brief, 'pages' | 'parts'> {
  const titles = own.names.map(({ name, start, end }): Slot<string> => ({
    value: capitalise(name),
    spans: [{ start, end }],
  }));
  if (brief.pages.length === 0)
    return {
      pages: brief.pages,
      parts: [
        ...brief.parts,
        ...titles.map(({ value, spans }) => ({ value: { title: value, isPage: true }, spans })),
      ],
    };
  const at = brief.pages.findIndex(({ spans: [span] }) => span !== undefined && span.start > own.start);
  const cut = at < 0 ? brief.pages.length : at;
  return { parts: brief.parts, pages: [...brief.pages.slice(0, cut), ...titles, ...brief.pages.slice(cut)] };
}

/** The names of tabs are no pages; blanked out, so that offsets stay. */
function withoutTabs(prompt: string): string {
  const tabs = readTabNames(prompt);
  return tabs
    ? `${prompt.slice(0, tabs.start)}${'.'.padEnd(tabs.end - tabs.start)}${prompt.slice(tabs.end)}`
    : prompt;
}

function placeOf({ names, start, end }: FoundPages): Slot<string> {
  const told = names.map(({ name }) => name);
  return { value: `${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`, spans: [{ start, end }] };
}

/**
 * Things that an English prompt wants a page each for: nothing else is made of their names, each has its page, and all
 * of them stand together where such things do. `read` reads a prompt as if they were not told.
 */
export function mendOwnPages(whole: Brief, corrections: BriefCorrections, read: Read): Brief | null {
  const { prompt } = whole;
  const isHandbook = whole.kind.value === 'docs';
  const find = isHandbook ? findTopics : findOwnPages;
  const own = apps.has(whole.kind.value) || corrections.pages ? null : find(withoutTabs(prompt));
  // "A page each for tours and find us": pages of the site, and no things of one sort.
  const isPlain = ({ name }: { name: string }) => sectionOfTitle(name, 'en', whole.kind.value) === null;
  if (!own || (own.noun === null && own.names.filter(isPlain).length < own.names.length)) return null;
  const told = pricesOf(prompt, own);
  const end = told?.end ?? own.end;
  // Between the topics of a handbook stands what else it has.
  const spans = isHandbook
    ? own.names.map(({ start, end: last }) => ({ start, end: last }))
    : [{ start: own.start, end }];
  const brief = read(withoutSpans(prompt, spans));
  if (brief.onePage?.value === true) return null;
  const section = sectionFor(own, brief.kind.value);
  // "two huts called Rook and Starling, £110 a night": each of them, and not one row that says "two huts".
  const row =
    section === 'rooms'
      ? brief.items.find(({ value }) => value.section === 'rooms' && value.price !== undefined)
      : undefined;
  const shared = row?.value.price;
  const items = own.names.map(({ name, start, end: last, note }, index): Slot<ListedItem> => {
    const aside = note === undefined ? {} : partNote(note);
    const price = told?.prices[index] ?? aside.price ?? shared;
    return {
      value: {
        section,
        name: capitalise(name),
        ...(price === undefined ? {} : { price }),
        ...(aside.note === undefined ? {} : { note: aside.note }),
      },
      spans: [{ start, end: last }],
    };
  });
  const isNew = section !== null && !brief.sections.some(({ value }) => value === section);
  return {
    ...brief,
    ...place(brief, own),
    prompt,
    ownPages: {
      noun: own.noun,
      section: section ?? own.section,
      titles: own.names.map(({ name }) => capitalise(name)),
      spans,
    },
    // Houses of one business are where it is.
    place: brief.place ?? (own.section === 'areas' ? placeOf(own) : null),
    items: section === null ? brief.items : [...brief.items.filter((item) => item !== row), ...items],
    sections: isNew ? [...brief.sections, { value: section, spans }] : brief.sections,
  };
}
