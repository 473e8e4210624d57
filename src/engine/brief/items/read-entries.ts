import type { ListedItem, SitePart, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { appKinds } from '@/domain/site/vocabulary';
import { besidePriced, isUnderHeading } from '../prices/beside-priced';
import { cleanName } from '../names/clean-name';
import { isOrdinaryWord } from '../words/correct-spelling';
import type { Met } from '../offer/find-meant';
import { findOfferingClauses } from '../offer/find-offering-clauses';
import { isCueAt, spanOf, tokenAt, wordsOf, type Reading } from '../reading';
import { isPlainEntry } from './is-plain-entry';
import { listPieces } from './list-pieces';
import type { ReadSections } from '../parts/read-sections';

/** What a CV has besides skills: "certificates, skills, references". */
const ofCareer =
  /^(?:publications?|references|referees|certificat(?:es|ions)|awards|prizes|interests|hobbies|volunteering|patents|talks|teaching|training|memberships|exhibitions|education|courses|conferences|grants|projects|portfolio|licen[cs]es)$/iu;

/** Entries of lists that nothing else took: what a trade offers, and parts of the site. */
export type ReadEntries = { readonly items: Slot<ListedItem>[]; readonly parts: Slot<SitePart>[] };

const apps = new Set<SiteKind>(appKinds);
/** Kinds that are no trade: what they list are parts of the site. */
const partKinds = new Set<SiteKind>(['nonprofit', 'event', 'blog', 'docs', 'cv']);
const homes: Partial<Record<SiteKind, SectionType>> = {
  'link-in-bio': 'links', restaurant: 'menu', cafe: 'menu', bakery: 'menu', bar: 'menu', shop: 'products', florist: 'products', product: 'features', hotel: 'amenities', saas: 'features', 'mobile-app': 'features',
}; // prettier-ignore
const doing =
  /^(?:do|does|sell|sells|make|makes|offer|offers|bake|bakes|cook|cooks|fix|fixes|repair|repairs|fit|fits|teach|teaches|stock|stocks|serve|serves|run|runs|rent|rents|hire|brew|brews|grow|grows)$/u;
const most = 16;

/** Gardeners do things; florists sell them. */
function homeOf(reading: Reading, kind: SiteKind): SectionType {
  const isGround =
    kind === 'florist' &&
    /\b(?:landscap\w*|gardener\w*|gardening|garden design\w*|tree surgeon\w*|lawn\w*)\b/u.test(
      reading.folded,
    );
  return isGround ? 'services' : (homes[kind] ?? 'services');
}

/** "rooms with prices": the words after "with" in the middle of a clause belong to what stands before it. */
function isLedByWith(reading: Reading, from: number): boolean {
  let at = from - 1;
  while (isCueAt(reading, at, 'article', 'possessive', 'definite')) at -= 1;
  return isCueAt(reading, at, 'with') && reading.tokens[at]?.clause === reading.tokens[from]?.clause;
}

function isBracketed(reading: Reading, from: number): boolean {
  const { start } = reading.tokens[from] ?? { start: 0 };
  const sentence = reading.text.slice(Math.max(0, start - 120), start);
  return sentence.lastIndexOf('(') > sentence.lastIndexOf(')');
}

/** Pieces that are entries. One joined by "and" is an entry when the one before it in its clause is one or a section. */
function listGood(
  reading: Reading,
  sections: readonly Met<SectionType>[],
  priced: readonly Slot<ListedItem>[],
  offered: ReadonlySet<number>,
  isFree: (from: number, to: number) => boolean,
): [number, number][] {
  const good: [number, number][] = [];
  const pieces = listPieces(reading).map(([from, to]) => [afterLead(reading, from, to), to] as const);
  for (const [index, [from, to]] of pieces.entries()) {
    if (
      to - from > (offered.has(from) ? 5 : 4) ||
      !isPlainEntry(reading, offered, from, to) ||
      !isFree(from, to)
    )
      continue;
    // "Home needs a hero": what a page is to have.
    if (
      /^(?:needs?|includes?|has|have|shows?|contains?)$/u.test(reading.tokens[to]?.form ?? '') &&
      isSameClause(reading, from, to)
    )
      continue;
    // "Vans: Puffin, Orca": a heading over its list.
    if (/^\s?:/u.test(reading.tokens[to]?.gap ?? '')) continue;
    const before = pieces[index - 1];
    const isInner = before !== undefined && isSameClause(reading, before[0], from);
    const isKept =
      before !== undefined &&
      (good.some(([at]) => at === before[0]) ||
        sections.some((one) => one.from >= before[0] && one.to === before[1]) ||
        priced.some((item) => overlaps(reading, item, before[0], before[1])));
    const isOpen = isLedByWith(reading, from);
    // After "with" a list must follow: "with a ranking table, events and rules".
    const hasMore =
      pieces[index + 1] !== undefined &&
      reading.tokens[pieces[index + 1]?.[0] ?? 0]?.sentence === reading.tokens[from]?.sentence;
    if (isOpen ? !hasMore || isKept : isInner && !isKept) continue;
    good.push([from, to]);
  }
  return good;
}

/** "also stove servicing", "she does wedding cakes": what leads the thing in. */
function afterLead(reading: Reading, from: number, to: number): number {
  const form = (at: number): string => reading.tokens[at]?.form ?? '';
  let at = from;
  while (at < to - 1 && /^(?:also|plus|then|even)$/u.test(form(at))) at += 1;
  if (at < to - 1 && /^(?:i|we|she|he|they)$/u.test(form(at))) {
    const verb = /^(?:also|mostly|mainly)$/u.test(form(at + 1)) ? at + 2 : at + 1;
    if (verb < to - 1 && doing.test(form(verb))) return verb + 1;
  }
  return at;
}

function overlaps(reading: Reading, { spans }: Slot<ListedItem>, from: number, to: number): boolean {
  const piece = spanOf(reading.tokens, from, to);
  return spans.some((span) => span.start < piece.end && span.end > piece.start);
}

/** Whether a sentence lists what no dictionary knows: "python, sql, pytorch". */
function hasTools(
  reading: Reading,
  pieces: readonly (readonly [number, number])[],
  sentence: number | undefined,
): boolean {
  return (
    pieces.filter(
      ([from, to]) =>
        reading.tokens[from]?.sentence === sentence &&
        to - from === 1 &&
        !isOrdinaryWord(reading.tokens[from]?.form ?? ''),
    ).length > 1
  );
}

function isSameClause(reading: Reading, one: number, other: number): boolean {
  return reading.tokens[one]?.clause === reading.tokens[other]?.clause;
}

function isIn(reading: Reading, span: Span | undefined, sentence: number | undefined): boolean {
  return span !== undefined && reading.tokens[tokenAt(reading.tokens, span.start)]?.sentence === sentence;
}

/** Whether the sentence, up to here, tells only whom somebody helps. */
function servedIn(reading: Reading, at: number): boolean {
  const { start, sentence } = reading.tokens[at] ?? { start: 0, sentence: -1 };
  const first = reading.tokens.find((token) => token.sentence === sentence)?.start ?? start;
  return /^(?:we|i)\s(?:mostly |mainly )?(?:help|serve|work with|support|advise|look after|train|teach)\s(?!.*\bwith\b.*\bwith\b)[^.:;]*$/iu.test(
    reading.text.slice(first, start),
  );
}

/** "two painters talking about colour, art and terrible customers": subjects of a talk are no parts of the site. */
function spokenOf(reading: Reading, at: number): boolean {
  const { start = 0 } = reading.tokens[at] ?? {};
  return (
    /\b(?:talk(?:s|ing)?|chat(?:s|ting)?|speak(?:s|ing)?|rambl(?:es?|ing)|writ(?:es?|ing)|interview\w*|conversations?|stories|episodes?) (?:about|on|with)\b[^.:;\n]*$/iu.test(
      reading.text.slice(Math.max(0, start - 160), start),
    ) || isIncludedIn(reading, start)
  );
}

/** "entry £35, includes feed stations, gpx file and a pint": what a price is for. */
function isIncludedIn({ text }: Reading, start: number): boolean {
  return /(?:[£€$]\s?\d[^.;\n]{0,40}|[.\n]\s*|\b(?:price|entry|fee|ticket|tickets)\s)(?:all\s)?(?:includes?|including|incl)\b[^.:;\n]*$/iu.test(
    text.slice(Math.max(0, start - 200), start),
  );
}

/** Reads entries no slot took. Those before the first section of their sentence are offers of a trade, the others parts. */
export function readEntries(
  reading: Reading,
  kind: SiteKind,
  { words: sections, met }: ReadSections,
  priced: readonly Slot<ListedItem>[],
  isTaken: (span: Span) => boolean,
  skip: (at: number) => boolean,
  titled: readonly Slot<SitePart>[],
): ReadEntries {
  const found: ReadEntries = { items: [], parts: [] };
  if (apps.has(kind)) return found;
  const offered = findOfferingClauses(reading, priced.length === 0);
  const pieces = listGood(
    reading,
    sections,
    priced,
    offered,
    (from, to) => !skip(from) && !isTaken(spanOf(reading.tokens, from, to)),
  );
  for (const [from, to] of pieces.slice(0, most)) {
    const sentence = reading.tokens[from]?.sentence;
    const inSentence = sections.filter((one) => reading.tokens[one.from]?.sentence === sentence);
    const beside = besidePriced(reading, priced, sections, from, to);
    const fellows =
      pieces.filter(([at]) => reading.tokens[at]?.sentence === sentence).length +
      inSentence.length +
      // "a calendar and house rules": a part by its own title is one of the list.
      titled.filter(
        ({ spans }) =>
          tokenAt(reading.tokens, spans[0]?.start ?? 0) > from && isIn(reading, spans[0], sentence),
      ).length +
      (beside ? 1 : 0);
    if (fellows < 2) continue;
    const home = kind === 'florist' && priced.length > 0 ? 'services' : homeOf(reading, kind);
    const isWare = !['services', 'features', 'links', 'amenities'].includes(home);
    // "photographer portfolio for Lina, weddings, portraits": what it is itself is no section before them.
    const isAfter =
      kind !== 'florist' &&
      kind !== 'hotel' &&
      inSentence.some((one) => one.from < from && (met.includes(one) || one.from > 3));
    const isPart =
      !isBracketed(reading, from) &&
      beside?.isInside !== true &&
      (partKinds.has(kind) ||
        (isAfter && home !== 'links' && !(beside?.isAfter === true && !isWare)) ||
        isLedByWith(reading, from) ||
        (isWare && kind !== 'florist' && priced.length > 0));
    const isGrade =
      /^levels?$/iu.test(reading.tokens[from]?.form ?? '') && reading.tokens[from - 1]?.text === 'A';
    const name = cleanName(`${isGrade ? 'A ' : ''}${wordsOf(reading, from, to)}`)
      .replace(/\s+/gu, ' ')
      .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    const spans = [spanOf(reading.tokens, from, to)];
    // "We help architects, schools and people": whom, not what.
    if (servedIn(reading, from) || spokenOf(reading, from)) continue;
    // "about me (retired engineer, Derby)": said of somebody.
    if (
      isBracketed(reading, from) &&
      /about(?: (?:me|us|the \p{L}+))?\s?\([^()]*$/iu.test(reading.text.slice(0, reading.tokens[from]?.start))
    )
      continue;
    // "What we need: tinned fish, pasta": they belong to their heading.
    if (isPart && isUnderHeading(reading, sections, from)) continue;
    // "Sections (in order): hero, …": the word over a list for whoever makes the site.
    if (
      /^(?:sections?|pages?|layout|colou?rs?|palette|fonts?|typography|hours|features?|content|structure|style|design|theme|notes?|extras?)$/iu.test(
        name,
      )
    )
      continue;
    // "App Store and Google Play buttons, how it works in three steps": what stands on the page.
    if (/\b(?:buttons?|badges?)$|^how it works\b|^privacy (?:promise|pledge)$|^(?:one )?(?:click|tap)$/iu.test(name)) continue; // prettier-ignore
    // "Ambiance bois": how it is to look.
    if (/^(?:ambiance|ambiente|ambience|stimmung|atmosphere|atmosphère|stile|estilo)\s/iu.test(name))
      continue;
    if (!/\p{L}{3}/u.test(name) || /^\p{Lu}\S* \p{Lu}\S* \p{Lu}/u.test(name)) continue;
    // "data scientist, python, sql": what somebody can do.
    if (
      kind === 'cv' &&
      isPart &&
      !ofCareer.test(name) &&
      to - from <= 2 &&
      hasTools(reading, pieces, sentence)
    )
      found.items.push({ value: { section: 'skills', name }, spans });
    else if (isPart) found.parts.push({ value: { title: name, isPage: false }, spans });
    else
      found.items.push({
        value: { section: beside && beside.isInside ? beside.section : home, name },
        spans,
      });
  }
  return found;
}
