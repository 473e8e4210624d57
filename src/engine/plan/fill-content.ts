import type { ListedItem } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { figureOf } from './told/figure-of';
import type { ContentItem, Facts, KindDefinition, SectionContent } from './content';
import { foreignContent } from './abroad/foreign-content';
import { generalCopy } from './kinds/general/general-shelf';
import { localCopy } from './kinds/local-copy';
import { heedBrief } from './kinds/parts/heed-brief';
import { mannerOf, speakIn } from './kinds/parts/manner';
import { callInstead } from './kinds/parts/phone-only';
import { listedOf } from './kinds/parts/price-of';
import { yieldToTold } from './kinds/parts/yield-to-told';
import { partDate, tellWhen } from './told/tell-when';
import { usualAnswer } from './usual-answer';
import type { Words } from './words/words';

/** What a site can say: its kind's copy, the general copy behind it, and what the prompt lists. */
export type Copy = {
  readonly facts: Facts;
  readonly kind: KindDefinition;
  readonly words: Words;
  readonly bank: Partial<Record<SectionType, SectionContent>>;
  readonly general: Partial<Record<SectionType, SectionContent>>;
  /** Copy in the site's own language, where it is not English and a bank exists. */
  readonly local: Partial<Record<SectionType, SectionContent>>;
};

/** Opens the copy of a site. */
export function openCopy(facts: Facts, kind: KindDefinition, words: Words): Copy {
  const language = facts.brief.language.value;
  const local = language === 'en' ? {} : (localCopy(kind.kind, language, facts) ?? {});
  const pages = kind.pages.flatMap(({ sections }) => sections);
  const heed = (bank: Copy['bank']) =>
    callInstead(facts, heedBrief(facts, yieldToTold(facts.brief, bank), pages), words.actions.callNow);
  return {
    facts,
    kind,
    words,
    local: heed(local),
    bank: speakIn(mannerOf(facts.brief), heed(kind.content(facts)), facts.pick),
    general: speakIn(mannerOf(facts.brief), heed(generalCopy(facts, kind.noun)), facts.pick),
  };
}

const pricedTypes: readonly SectionType[] = [
  'menu',
  'products',
  'pricing',
  'tickets',
  'rooms',
  'listings',
  'services',
  'donation',
];
// Words of an offer that fit any offer of its section may stand under a listed one.
const generic = new Set<SectionType>(['pricing', 'tickets']);
const exact = new Set<SectionType>([
  'pricing',
  'products',
  'tickets',
  'process',
  'team',
  'speakers',
  'posts',
  'portfolio',
  'faq',
  'menu',
  'listings',
  'links',
  'rooms',
  'stats',
  'features',
  'services',
  'testimonials',
  'gallery',
  'events',
  'skills',
]);

const learned = new Set<string>([
  'law',
  'accountant',
  'insurance',
  'clinic',
  'therapist',
  'consulting',
  'agency',
  'studio',
]);

/** The words of one section: the prompt's own first, then the kind's, then the general ones. */
export function fillContent(type: SectionType, copy: Copy): SectionContent {
  const { facts, words, kind } = copy;
  const isEnglish = facts.brief.language.value === 'en';
  // Who has pictures of the work, and no list of it, shows these.
  const pictured = type === 'portfolio' ? copy.bank.gallery : undefined;
  const english = copy.bank[type] ?? pictured ?? copy.general[type];
  const listed = listFor(type, copy);
  // Cases that are told leave nothing to make up.
  if (type === 'case-study' && listed.length > 0) return { title: words.sections[type], items: listed };
  const base: SectionContent = isEnglish
    ? (english ?? { title: words.sections[type] })
    : (copy.local[type] ?? foreignContent(type, facts, kind, words, english));
  // More work than the copy names is more of the same work, and nothing from behind the scenes.
  const more = type === 'portfolio' && copy.bank[type] ? seenAgain(base.items ?? []) : undefined;
  const general = isEnglish ? (more ?? copy.general[type]?.items ?? []) : [];
  const asked = facts.brief.counts.find(({ value }) => value.thing === type)?.value.count;
  const groups = new Set((base.items ?? []).map(({ group }) => group?.toLowerCase()));
  // "Day 1 and Day 2", "bowls and mugs": names of groups are no things themselves.
  const things = listed.filter(({ title, price }) => price !== undefined || !groups.has(title.toLowerCase()));
  // Two told services of a practice are all of them: the usual ones may be those of another field.
  const few = !isEnglish && learned.has(kind.kind) ? 2 : 3;
  const items = mergeItems(type, withLines(type, things, copy), base.items ?? [], general, asked, few);
  // Figures that were told are no examples to be replaced.
  if (type === 'stats' && things.length > 0 && items.every(({ sample }) => !sample))
    return { title: base.title, items };
  if (type === 'links') return { ...base, items: items.map(asDoor) };
  return items.length > 0 ? { ...base, items } : base;
}

/** "upcoming fairs" in place of a made-up link: where it leads is called what it says. */
const asDoor = (item: ContentItem): ContentItem =>
  item.action ? { ...item, action: { ...item.action, label: item.title } } : item;

const aspects = ['another version', 'a detail', 'how it began', 'the last one'];
/** The same work once more, each time from another side. */
const seenAgain = (items: readonly ContentItem[]): readonly ContentItem[] =>
  aspects.flatMap((aspect) => items.map((item) => ({ ...item, title: `${item.title}, ${aspect}` })));

/** Things of the prompt that belong to a section. Things without a section go to the first priced one of the kind. */
function listFor(type: SectionType, copy: Copy): ContentItem[] {
  const { facts, kind } = copy;
  const own = listedOf(facts);
  const home = pricedTypes.find((candidate) =>
    kind.pages.some(({ sections }) => sections.includes(candidate)),
  );
  const items = own
    .filter((item) => item.section === type || (item.section === null && type === home))
    .map(toItem);
  if (type !== 'faq') return items;
  // What is asked everywhere has its usual answer; to all else one has to write.
  const usual = copy.bank.faq?.items ?? [];
  const questions = facts.brief.quotes
    .filter(({ value }) => value.use === 'question' && !items.some(({ title }) => title === value.text))
    .map(({ value }): ContentItem => ({ title: value.text }));
  return [...items, ...questions].map((item, nth) =>
    item.text || !/[?؟？]$/u.test(item.title)
      ? item
      : { ...item, text: usualAnswer(item.title, nth, usual, copy.words) },
  );
}

// A thing that the prompt names and nobody says a word about gets one of the lines that fit any such thing.
function withLines(type: SectionType, things: readonly ContentItem[], { kind, bank }: Copy): ContentItem[] {
  const lines = kind.lines?.()[type] ?? [];
  const told = (bank[type]?.items ?? []).filter(({ text }) => text);
  const known = new Set(told.map(({ title }) => title.toLowerCase()));
  let used = 0;
  return things.map((item) => {
    if (item.text || known.has(item.title.toLowerCase()) || used >= lines.length) return item;
    const text = lines[used];
    used += 1;
    return text ? { ...item, text, sample: true } : item;
  });
}

function toItem(item: ListedItem): ContentItem {
  const { name, price, note, badge, group, when, section } = item;
  const figure = section === 'stats' ? figureOf(name) : null;
  if (figure) return figure;
  // "Doctolib (2021-now)": when somebody was there.
  // "wo-zo vanaf 17 uur": the days and from when.
  if (section === 'hours' && when) return { title: name, value: when };
  if (section === 'timeline' && when) return { title: name, value: when, ...(note ? { text: note } : {}) };
  if (section === 'timeline' && note && /\d{4}/u.test(note)) return { title: name, value: note };
  // How well a language is spoken stands right behind it, however the row is laid out.
  if (section === 'languages' && note) return { title: name, note };
  // Beside its day the hour and the price stand at the end of the line.
  const hours = when && section === 'events' ? partDate(when).hours : undefined;
  const beside = when ? [hours, price].filter((part) => part !== undefined).join(', ') : '';
  return {
    title: name,
    ...(when ? tellWhen(when, section !== 'events') : {}),
    ...(beside ? { note: beside } : {}),
    ...(price && !when ? { price } : {}),
    // "Waxing: half leg £18": in a plain list the heading stands with the thing.
    ...(note ? { text: note } : group && section === 'services' ? { text: group } : {}),
    ...(badge ? { badge } : {}),
    ...(group ? { group } : {}),
  };
}

function mergeItems(
  type: SectionType,
  listed: readonly ContentItem[],
  bank: readonly ContentItem[],
  general: readonly ContentItem[],
  asked: number | undefined,
  few: number,
): ContentItem[] {
  const named = listed.map((item, index) =>
    // One told price is no row of plans.
    generic.has(type) && listed.length > 1
      ? enrich(item, bank[index % Math.max(1, bank.length)])
      : dressed(item, bank),
  );
  // One or two named offers beside a trade's usual ones; three and more are all of them.
  const isThin =
    (type === 'services' || type === 'amenities' || type === 'features') &&
    named.length > 0 &&
    named.length < few &&
    named.every(({ price }) => price === undefined);
  // Beside homes whose price is told no made-up one stands, however many there are.
  const isTold =
    (type === 'listings' || type === 'rooms') &&
    named.length > 1 &&
    named.every(({ price }) => price !== undefined);
  if (isTold) return named;
  const enough = asked ?? (isThin ? Math.min(bank.length, 4) : named.length > 0 ? named.length : bank.length);
  const spare = unlike([...bank, ...general], named);
  // The copy has put what is told beside its own already.
  const titles = new Set(bank.map(({ title }) => title.toLowerCase()));
  if (
    (type === 'services' || type === 'products' || type === 'menu') &&
    asked === undefined &&
    named.length > 0 &&
    named.length < Math.min(few, bank.length) &&
    named.every(({ title }) => titles.has(title.toLowerCase()))
  )
    return bank.map(
      (item) => named.find(({ title }) => title.toLowerCase() === item.title.toLowerCase()) ?? item,
    );
  if (named.length === 0 && asked === undefined) return [...bank];
  const items =
    named.length >= enough && named.length > 0
      ? named
      : [...named, ...spare.slice(0, Math.max(0, enough - named.length))];
  if (asked === undefined) return items;
  // A house of eight rooms has four sorts of them; nobody counts them under numbers.
  if (type === 'rooms' && asked > bank.length && named.length === 0) return [...bank];
  const limited = exact.has(type)
    ? items.slice(0, Math.max(asked, named.length))
    : items.length < bank.length
      ? [...items, ...spare.slice(items.length - named.length, bank.length - named.length)]
      : items;
  return repeatTo(limited, Math.min(asked, 200));
}

function enrich(item: ContentItem, like: ContentItem | undefined): ContentItem {
  if (!like) return item;
  return {
    ...item,
    ...(item.text ? {} : like.text ? { text: like.text } : {}),
    ...(like.list && !item.text ? { list: like.list } : {}),
    ...(like.action ? { action: like.action } : {}),
    ...(like.note && !item.note ? { note: like.note } : {}),
    ...(like.price && like.title === item.title ? { price: item.price ?? like.price } : {}),
    // What is told alone is no sample.
    ...((like.text && !item.text) || like.list || (like.note && !item.note) || (like.price && !item.price)
      ? { sample: true }
      : {}),
  };
}

// The copy knows a line about a thing like it, which stands until the prompt says its own.
function dressed(item: ContentItem, bank: readonly ContentItem[]): ContentItem {
  const like = bank.find(({ title }) => title.toLowerCase() === item.title.toLowerCase());
  // "See bowls" stands under bowls alone.
  const action = like?.action ?? bank[0]?.action;
  return {
    // Beside a told price no made-up weight or size, beside a told hour nothing about what is done then.
    ...(like?.text && !(item.price && /\d/u.test(like.text)) && !/\d/u.test(item.value ?? '')
      ? { text: like.text, sample: true }
      : {}),
    ...(like?.art ? { art: like.art } : {}),
    ...item,
    ...(action ? { action } : {}),
  };
}

function unlike(items: readonly ContentItem[], taken: readonly ContentItem[]): ContentItem[] {
  const titles = new Set(taken.map(({ title }) => title.toLowerCase()));
  return items.filter(({ title }) => {
    const key = title.toLowerCase();
    if (titles.has(key)) return false;
    titles.add(key);
    return true;
  });
}

// More asked for than any bank holds: the same things again, numbered, all marked as samples.
function repeatTo(items: readonly ContentItem[], count: number): ContentItem[] {
  if (items.length === 0 || items.length >= count) return [...items];
  return Array.from({ length: count }, (_, at) => {
    const item = items[at % items.length] ?? { title: '' };
    const round = Math.floor(at / items.length) + 1;
    return round === 1 ? item : { ...item, title: `${item.title} ${round}`, sample: true };
  });
}
