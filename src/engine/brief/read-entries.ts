import type { ListedItem, SitePart, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { appKinds } from '@/domain/site/vocabulary';
import { besidePriced, isUnderHeading } from './beside-priced';
import { cleanName } from './clean-name';
import { isOrdinaryWord } from './correct-spelling';
import type { Met } from './find-meant';
import { findOfferingClauses } from './find-offering-clauses';
import { isCueAt, spanOf, wordsOf, type Reading } from './reading';
import { isRoundTheClock } from './is-round-the-clock';
import { isSettlement } from './is-settlement';
import { nounFirst } from './noun-first';
import { listPieces } from './list-pieces';
import { findPhrases, type PhraseIndex } from './phrase-index';
import type { ReadSections } from './read-sections';

/** Entries of lists that nothing else took: what a trade offers, and parts of the site. */
export type ReadEntries = { readonly items: Slot<ListedItem>[]; readonly parts: Slot<SitePart>[] };

const apps = new Set<SiteKind>(appKinds);
/** Kinds that are no trade: what they list are parts of the site. */
const partKinds = new Set<SiteKind>(['nonprofit', 'event', 'blog', 'docs', 'cv']);
const homes: Partial<Record<SiteKind, SectionType>> = {
  'link-in-bio': 'links', restaurant: 'menu', cafe: 'menu', bakery: 'menu', bar: 'menu', shop: 'products', florist: 'products', product: 'features', hotel: 'amenities', saas: 'features', 'mobile-app': 'features',
}; // prettier-ignore
const loose =
  /^(?:certified|insured|approved|accredited|checked|qualified|licensed|licenced|registered|vetted|experienced|reliable|affordable|fully|established|only|all|every|each|free|no|not|very|really|quite|family|local|independent|since|open|closed|call|ring|text|mail|email|write|please|thanks|thank|etc|est|english|spanish|french|german|portuguese|dutch|polish|arabic|hebrew|italian|more|just|near|close|one|two|three|simple|clean|nothing|everything|something|maybe|ideally|bold|big|large|small|good|great|nice|needs?|wants?|should|must|cancel|can|could|would|will|it|its|i|we|they|she|he|you|my|our|her|his|im|ive|id|where|when|why|who|as|like|look|looks|feel|style|vibe|colou?rs?|font|fonts|photos?|pictures?|images?|screenshots?|screens?|js|javascript|ads|popups|mobile|responsive|fast|accessible|minimal|modern|online|takeaway|daily|weekly|monthly)$/u;
const verbal =
  /^(?:learn|track|meet|listen|get|try|take|come|choose|pick|sign|call|ring|text|enquire|inquire|enroll?|book|order|buy|donate|subscribe|contact|join|visit|find|see|show|add|use|make|keep|put|let|include|allow)$/u;
const persons =
  /^(?:priest|poet|writer|author|composer|musician|teacher|professor|nurse|artist|actor|actress|sculptor|painter|potter|singer|dancer|model|coach|guide|engineer|developer|designer|translator|interpreter|historian|scientist|researcher|student|veteran|chef|farmer|gardener|carpenter|comedian|magician|speaker|journalist|editor|illustrator|photographer|consultant|lawyer|councillor|candidate|midwife|doula|celebrant)$/u;
const doing =
  /^(?:do|does|sell|sells|make|makes|offer|offers|bake|bakes|cook|cooks|fix|fixes|repair|repairs|fit|fits|teach|teaches|stock|stocks|serve|serves|run|runs|rent|rents|hire|brew|brews|grow|grows)$/u;
/** Adjectives of things as often as of a page. */
const telling = /^(?:small|big|large|good|great|nice|local|daily|weekly|monthly|fast|simple|family|free)$/u;
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

/** Whether one word alone has a meaning in a lexicon. */
function isWord(table: PhraseIndex<unknown>, form: string): boolean {
  return (table.exact.get(form) ?? []).some(({ words }) => words.length === 1);
}

function isPlain(reading: Reading, offered: ReadonlySet<number>, from: number, to: number): boolean {
  const { tones, styles, colours, schemes, shades, fonts, months, days, numbers } = reading.lexicon;
  if (isSettlement(reading, { from, to }) || /^(?:د|dr|prof)$/u.test(reading.tokens[from - 1]?.form ?? ''))
    return false;
  // "Ines Duarte, ceramic artist": what somebody is.
  if (
    reading.tokens[from]?.sentence === 0 &&
    (reading.lexicon.kinds.exact.get(reading.tokens[to - 1]?.form ?? '') ?? []).some(
      ({ words, value }) =>
        words.length === 1 &&
        value.weight >= 4 &&
        /(?:er|or|ist|ian)$/u.test(reading.tokens[to - 1]?.form ?? ''),
    )
  )
    return false;
  // "title designer / letterer": the other thing that somebody is.
  if (
    reading.tokens[from]?.sentence === 0 &&
    /\//u.test(reading.tokens[from]?.gap ?? '') &&
    /(?:er|or|ist|ian)$/u.test(reading.tokens[to - 1]?.form ?? '')
  )
    return false;
  // "Father Doyle, retired priest, poems": what somebody is, right after the name.
  const before = reading.tokens[from - 1];
  if (
    reading.tokens[from]?.sentence === 0 &&
    before?.isClosed === true &&
    /^\s?,/u.test(reading.tokens[from]?.gap ?? '') &&
    reading.tokens[to]?.clause !== reading.tokens[to - 1]?.clause &&
    persons.test(reading.tokens[to - 1]?.form ?? '')
  )
    return false;
  if (
    findPhrases(reading.lexicon.tones, reading.tokens, { from, to }).some(
      (match) => match.from === from && match.to === to,
    )
  )
    return false;
  const isGerman = reading.language.value === 'de';
  for (let at = from; at < to; at += 1) {
    const token = reading.tokens[at];
    if (!token || token.isClosed) return false;
    const isOpening = reading.tokens[at - 1]?.sentence !== token.sentence;
    if (/^\p{Lu}/u.test(token.text) && !isGerman && !(at === from && isOpening)) return false;
    const isCallOut = token.form === 'call' && /^outs?$/u.test(reading.tokens[at + 1]?.form ?? '');
    if (
      (/\d/u.test(token.text) && !isRoundTheClock(reading, at)) ||
      (loose.test(token.form) &&
        !isCallOut &&
        !(offered.has(at) && at < to - 1 && telling.test(token.form))) ||
      (token.form.length < 2 &&
        !isRoundTheClock(reading, at) &&
        !/^['’]$/u.test(reading.tokens[at + 1]?.gap ?? ''))
    )
      return false;
    if (months.has(token.form) || days.has(token.form) || (numbers.has(token.form) && at === from))
      return false;
    if (
      !offered.has(at) &&
      [tones, styles, colours, schemes, shades, fonts].some((table) => isWord(table, token.form))
    )
      return false;
    if (
      // "mise aux normes", "zona de bar": inside a noun phrase such a word joins its parts.
      (isCueAt(reading, at, 'in') && !(at > from && at < to - 1 && nounFirst.has(reading.language.value))) ||
      // "after-build cleaning": half of a word asks for nothing.
      (isCueAt(reading, at, 'ask') && !/^[-‐]$/u.test(token.gap)) ||
      isCueAt(
        reading,
        at,
        'no',
        'site',
        'colour',
        'self',
        'onePage',
        'called',
        'closed',
        'daily',
        'weekend',
        'since',
      ) ||
      (isCueAt(reading, at, 'phone') && !isCallOut) ||
      // "boiler repairs": a noun at the end.
      (isCueAt(reading, at, 'offers') && (at < to - 1 || at === from))
    )
      return false;
    if (at === from && (verbal.test(token.form) || isCueAt(reading, at, 'for', 'break'))) return false;
  }
  return true;
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
    if (to - from > (offered.has(from) ? 5 : 4) || !isPlain(reading, offered, from, to) || !isFree(from, to))
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

/** Reads entries no slot took. Those before the first section of their sentence are offers of a trade, the others parts. */
export function readEntries(
  reading: Reading,
  kind: SiteKind,
  { words: sections, met }: ReadSections,
  priced: readonly Slot<ListedItem>[],
  isTaken: (span: Span) => boolean,
  skip: (at: number) => boolean,
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
      (beside ? 1 : 0);
    if (fellows < 2) continue;
    const home = kind === 'florist' && priced.length > 0 ? 'services' : homeOf(reading, kind);
    const isWare = !['services', 'features', 'links', 'amenities'].includes(home);
    // "photographer portfolio for Lina, weddings, portraits": what it is itself is no section before them.
    const isAfter =
      kind !== 'florist' && inSentence.some((one) => one.from < from && (met.includes(one) || one.from > 3));
    const isPart =
      !isBracketed(reading, from) &&
      beside?.isInside !== true &&
      (partKinds.has(kind) ||
        (isAfter && home !== 'links' && !(beside?.isAfter === true && !isWare)) ||
        isLedByWith(reading, from) ||
        (isWare && kind !== 'florist' && priced.length > 0));
    const name = cleanName(wordsOf(reading, from, to))
      .replace(/\s+/gu, ' ')
      .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    const spans = [spanOf(reading.tokens, from, to)];
    // "about me (retired engineer, Derby)": said of somebody.
    if (
      isBracketed(reading, from) &&
      /about(?: (?:me|us|the \p{L}+))?\s?\([^()]*$/iu.test(reading.text.slice(0, reading.tokens[from]?.start))
    )
      continue;
    // "What we need: tinned fish, pasta": they belong to their heading.
    if (isPart && isUnderHeading(reading, sections, from)) continue;
    // "Ambiance bois": how it is to look.
    if (/^(?:ambiance|ambiente|ambience|stimmung|atmosphere|atmosphère|stile|estilo)\s/iu.test(name))
      continue;
    if (!/\p{L}{3}/u.test(name) || /^\p{Lu}\S* \p{Lu}\S* \p{Lu}/u.test(name)) continue;
    // "data scientist, python, sql": what somebody can do.
    if (kind === 'cv' && isPart && to - from <= 2 && hasTools(reading, pieces, sentence))
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
