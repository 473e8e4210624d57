import type { Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Weighted } from '../words/compile-lexicon';
import { labelStrength, type Head } from '../items/find-heads';
import { isFirm } from './is-firm';
import { nounFirst } from './noun-first';
import { isLookedAt, makingPlace } from './looked-at';
import { isToolHead } from './is-tool-head';
import { customers, findServed, isBeforeStaff, isDoneFor, trades } from './served-trades';
import { isPerformer } from '../people/performers';
import { findPhrases, type PhraseMatch } from '../words/phrase-index';
import { spanOf, tokenAt, type Reading } from '../reading';

/** The kind, and the noun phrase that said so (null: nothing did). */
export type ReadKind = {
  readonly kind: Slot<SiteKind>;
  readonly head: Head | null;
  /** The offer, where what told the kind tells it as well. */
  readonly offer?: Slot<string>;
};

/**
 * Kinds that are a form with a subject: in "directory of restaurants" or "forum for beekeepers" the form is what is asked
 * for and the rest is what it is about.
 */
const forms = new Set<SiteKind>([
  'directory', 'blog', 'docs', 'quiz', 'poll', 'flashcards', 'forum', 'chat', 'crm', 'inventory', 'booking', 'kanban', 'todo', 'notes',
  'calculator', 'converter', 'timer', 'tracker', 'habits', 'dashboard', 'game', 'course', 'shop', 'cv', 'link-in-bio', 'palette',
]); // prettier-ignore

/** What a page says of a game that is sold elsewhere. */
const soldGame =
  /\b(?:trailer|screenshots?|wishlist|(?:on|for) steam|press kit|presskit|pre-?orders?|early access|kickstarter|itch\.io|release date|launch(?:es|ing)? on|for (?:switch|playstation|xbox)|and (?:switch|playstation|xbox))\b/iu;

const software =
  /^(?:tool|tools|software|library|framework|plugin|extension|api|cli|sdk|app|platform|dashboard)$/u;
/** A young company that makes things, and words of those that make programs. */
const touched =
  /\b(?:start-?up|company|brand)\s(?:(?:that|which)\s)?(?:mak(?:es?|ing)|build(?:s|ing)?|grow(?:s|ing)?|produc(?:es?|ing)|brew(?:s|ing)?|recycl(?:es?|ing)|upcycl(?:es?|ing)|manufactur(?:es?|ing))\b/iu;
const atScreens =
  /\b(?:software|apps?|platforms?|saas|tools?|api|ai|models?|data|cloud|dashboards?|websites?|plugins?|extensions?|bots?|agents?|workflows?|automation|games?|analytics|online|digital|b2b|subscription|free trial)\b/iu;

/** Below this nothing in the prompt names a kind. */
const least = 3.2;

function headOf(heads: readonly Head[], match: PhraseMatch<unknown>): Head | null {
  let best: Head | null = null;
  for (const head of heads) {
    if (head.from >= match.to) break;
    if (head.to > match.from && (best === null || head.strength > best.strength)) best = head;
  }
  return best;
}

/** Reads what the site is for: lexicon words weighed by the noun phrase they stand in, its main noun most. */
export function readKind(
  reading: Reading,
  heads: readonly Head[],
  denied: (token: number) => boolean,
): ReadKind {
  const { tokens, lexicon } = reading;
  const matches = findPhrases(lexicon.kinds, tokens, { inClosed: true });
  const isNounFirst = nounFirst.has(reading.language.value);
  const mainAt = new Map<Head, number>();
  const strong = new Set<number>();
  const agents = new Set<number>();
  for (const match of matches) {
    const head = headOf(heads, match);
    if (!head || tokens[match.from]?.isClosed === true) continue;
    const old = mainAt.get(head);
    // "Nonprofit cleaning beaches": what somebody does, after who does it.
    const isDoing =
      /(?<!str|spr|^r|^k|^w|^th|^br)ing$/u.test(tokens[match.from]?.form ?? '') &&
      match.to < head.to &&
      old === match.from - 1 &&
      strong.has(old);
    // "estudio de yoga": a weak word for the place yields to what is done there.
    const isVague = old !== undefined && isNounFirst && !strong.has(old) && match.value.weight >= 5;
    if (match.value.weight >= 5) strong.add(match.from);
    // "appointment booking app": the word for any app says less than what it does.
    if (old !== undefined && !isNounFirst && isPlainApp(match) && strong.has(old)) continue;
    // "make-up artist portfolio": whose portfolio it is says more.
    if (match.value.value === 'portfolio' && old !== undefined && agents.has(old)) continue;
    if (match.value.weight >= 6 && match.value.value !== 'portfolio' && isAgent(reading, match))
      agents.add(match.from);
    if (old === undefined || isVague || (isNounFirst ? match.from < old : match.from > old && !isDoing))
      mainAt.set(head, match.from);
  }
  const topics = findTopics(reading, heads, matches, mainAt);
  const served = findServed(reading, heads);
  const scores = new Map<SiteKind, number>();
  const proofs = new Map<SiteKind, { span: Span; head: Head | null; score: number }>();
  const counted = new Set<string>();
  for (const match of matches) {
    if (denied(match.from) && headOf(heads, match)?.lead !== 'start') continue;
    const head = headOf(heads, match);
    const isTopic =
      head !== null && (topics.has(head) || (served.has(head) && customers.has(match.value.value)));
    const score =
      weigh(reading, match, head, mainAt, tokens[match.from]?.isClosed === true) *
      (isTopic || isPlanName(reading, match) ? 0.2 : 1);
    const { value: kind } = match.value;
    // Saying a word five times says it once and a half.
    const key = `${kind} ${match.phrase}`;
    const added = counted.has(key) ? score * 0.15 : score;
    counted.add(key);
    scores.set(kind, (scores.get(kind) ?? 0) + added);
    if (score > (proofs.get(kind)?.score ?? 0))
      proofs.set(kind, { span: spanOf(tokens, match.from, match.to), head: headOf(heads, match), score });
  }
  // "blog and gallery, no shop": what is denied is not what it is.
  // A bookshop that wants none online is still one.
  const shops = matches.filter(({ value }) => value.value === 'shop' && value.weight >= 5);
  if (shops.length > 0 && shops.every((match) => denied(match.from))) scores.delete('shop');
  // "Personal site for Ines Duarte, documentary photographer": whose it is says more than that it is somebody's.
  const ownScore = scores.get('portfolio');
  if (ownScore !== undefined && agents.size > 0) scores.set('portfolio', ownScore * 0.5);
  let best: SiteKind = 'unknown';
  for (const [kind, score] of scores) if (score > (scores.get(best) ?? least)) best = kind;
  const proof = proofs.get(best);
  // "website for my indie game, trailer, wishlist on Steam": a page about a game, and no game.
  if (best === 'game' && soldGame.test(reading.text))
    return { kind: { value: 'product', spans: proof ? [proof.span] : [] }, head: proof?.head ?? null };
  // "our startup makes packaging from seaweed": what is made can be touched.
  if (best === 'saas' && touched.test(reading.text) && !atScreens.test(reading.text))
    return { kind: { value: 'unknown', spans: [] }, head: proof?.head ?? null };
  // "A workshop in Sheffield that makes false teeth": where things are made, and nobody is taught.
  if (best === 'course' && makingPlace.test(reading.text))
    return { kind: { value: 'unknown', spans: [] }, head: proof?.head ?? null };
  // "Open source bookkeeping tool": software for such people, and none of them.
  const last = proof?.head ? (tokens[proof.head.to - 1]?.form ?? '') : '';
  if (reading.spoken === 'en' && trades.has(best) && software.test(last))
    return { kind: { value: 'saas', spans: proof ? [proof.span] : [] }, head: proof?.head ?? null };
  // "Rosterly, a shift planner for restaurants": a program whose users are the only trade named.
  const tool = heads.find((head) => head.lead === 'appositive' && isToolHead(reading, head));
  if (
    tool &&
    (best === 'unknown' || best === 'game' || (tool !== proof?.head && (proof?.score ?? 0) < toolYields))
  )
    return { kind: { value: 'saas', spans: [spanOf(tokens, tool.from, tool.to)] }, head: tool };
  // "The Loose Shutters, a band, plays weddings": an event is where they are heard.
  const playing = heads.find(({ from, to }) => tokens.slice(from, to).some(({ form }) => isPerformer(form)));
  if (
    best === 'event' &&
    playing &&
    playing !== proof?.head &&
    /^(?:weddings|parties|festivals|fairs|events|functions|ceilidhs)$/u.test(
      tokens[tokenAt(tokens, proof?.span.start ?? 0)]?.form ?? '',
    )
  )
    return { kind: { value: 'portfolio', spans: [spanOf(tokens, playing.from, playing.to)] }, head: playing };
  // "Fire eater for hire, festivals, weddings": the trade opens the prompt; what is listed later is not the trade.
  const opening = heads[0];
  const isListed =
    proof !== undefined &&
    proof.head !== null &&
    proof.head.strength <= 0.7 &&
    ['start', 'other'].includes(proof.head.lead);
  if (
    isListed &&
    best !== 'unknown' &&
    opening &&
    opening !== proof.head &&
    opening.strength >= 2 &&
    isTrade(reading, opening) &&
    !mainAt.has(opening)
  )
    return { kind: { value: 'unknown', spans: [] }, head: null };
  return { kind: { value: best, spans: proof ? [proof.span] : [] }, head: proof?.head ?? null };
}

/** Whether the words tell somebody who does something: "hairdresser", "make-up artist". */
function isAgent(reading: Reading, match: PhraseMatch<unknown>): boolean {
  const form = reading.tokens[match.to - 1]?.form ?? '';
  const isGerman = reading.language.value === 'de' && /(?:in|graf|eur)$/u.test(form);
  return isGerman || /(?:er|or|ist|ian|man|woman|smith)$/u.test(form);
}

/** "Starter free, Library $19": one word with a capital, before its price, names a plan. */
function isPlanName(reading: Reading, match: PhraseMatch<unknown>): boolean {
  const token = reading.tokens[match.from];
  return (
    token !== undefined &&
    match.to - match.from === 1 &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    /[,;:]/u.test(token.gap) &&
    /^\s?[$€£]\d/u.test(reading.text.slice(token.end, token.end + 4))
  );
}

/** An opening noun phrase of two to five plain words ending in one who does something. */
function isTrade(reading: Reading, head: Head): boolean {
  const words = reading.tokens.slice(head.from, head.to);
  return (
    words.length <= 6 &&
    words.some((token) => /(?:er|or|ist|smith|maker|wright)s?$/u.test(token.form) && token.form.length > 4) &&
    words.every((token) => !token.isClosed)
  );
}

/** "app", "tool", "cloud": words that any software bears. */
function isPlainApp({ value }: PhraseMatch<Weighted<SiteKind>>): boolean {
  return value.value === 'saas' && value.weight <= 2;
}

/** "drone light shows", "camera repairs": a thing named before the noun it belongs to is not what is sold. */
function isModifier(match: PhraseMatch<Weighted<SiteKind>>, head: Head): boolean {
  return match.value.value === 'product' && match.value.weight < 5 && match.to < head.to;
}

/** A kind that speaks louder than this elsewhere is what the site is for, whatever program is named. */
const toolYields = 6;

/** "we make candles in our garage": the room at home in which something is done. */
const isRoomAtHome = ({ text, tokens, spoken }: Reading, match: PhraseMatch<unknown>): boolean => {
  const [first, last] = [tokens[match.from], tokens[match.to - 1]];
  return (
    spoken === 'en' &&
    /^(?:garage|shed|kitchen|garden|barn|house|home|basement|attic|conservatory|loft|spare room)$/u.test(
      last?.form ?? '',
    ) &&
    /\b(?:in|from|at|out of)\s(?:our|my|her|his|their)\s(?:own\s|back\s|old\s|tiny\s|little\s)?$/iu.test(
      text.slice(0, first?.start ?? 0),
    )
  );
};

function weigh(
  reading: Reading,
  match: PhraseMatch<Weighted<SiteKind>>,
  head: Head | null,
  mainAt: ReadonlyMap<Head, number>,
  isClosed: boolean,
): number {
  const { weight, value } = match.value;
  if (isRoomAtHome(reading, match)) return 0;
  // "50 drones €4,900": so many of them do what is sold.
  if (value === 'product' && weight < 5 && /^\d/u.test(reading.tokens[match.from - 1]?.form ?? '')) return 0;
  if (isClosed) return weight * 0.75;
  if (!head) return weight * 0.3;
  const isMain = mainAt.get(head) === match.from;
  // A timer or a booking calendar named in passing is a part of the site, not the site.
  const isPart = head.strength < 1.5 && forms.has(match.value.value);
  // "I write about chess. Make me a blog": what is asked for outright, however late.
  if (isPart && isMain && match.value.weight >= 5 && isOrdered(reading, head)) return weight * 2.4;
  // "warehouse robot maintenance company": a firm that deals with such things is no app for them.
  if (isFirm(reading, match, head)) return weight * 0.2;
  // "Wholesale and farmers markets": further on, several of them are where somebody sells.
  if (head.strength < 2 && reading.tokens[match.to - 1]?.form === 'markets') return weight * 0.3;
  // "bat surveys for planning applications": what is looked at stands before, so that nobody is asked anything.
  if (value === 'poll' && isLookedAt(reading, match.from, head.from)) return weight * 0.2;
  // "Studio open by chance", "my studio is upstairs": further on, where somebody works.
  if (value === 'studio' && reading.spoken === 'en' && (reading.tokens[match.from]?.sentence ?? 0) > 0 && /^studios?$/u.test(reading.tokens[match.to - 1]?.form ?? '') && match.to - match.from === 1) return weight * 0.2; // prettier-ignore
  if (isModifier(match, head)) return weight * 0.6;
  if (head.strength === labelStrength) return weight * labelStrength;
  if (isDoneFor(reading, match, head) || (trades.has(value) && isBeforeStaff(reading, match)))
    return weight * 0.2;
  // "I restore church organs": whose thing it is that something is done to.
  if (head.lead === 'deed' && match.to < head.to && match.from > head.from) return weight * 0.3;
  return weight * head.strength * (isMain ? 1 : 0.45) * (isPart ? 0.35 : 1);
}

/** "make me a …", "I need a …" at the beginning of a sentence after the first, right before the words. */
function isOrdered({ text, tokens }: Reading, head: Head): boolean {
  const start = tokens[head.from]?.start ?? 0;
  return /[.!?]\s+(?:so\s|please\s|can you\s|could you\s)*(?:(?:make|build|create|design|give|get)\s+(?:me\s|us\s)?|(?:i|we)\s(?:want|need|would like|['’]d like)\s)(?:an?|the|my|our)\s(?:\p{L}+\s){0,2}$/iu.test(
    text.slice(Math.max(0, start - 60), start),
  );
}

/** Noun phrases that only tell the subject of the form named right before them. */
function findTopics(
  reading: Reading,
  heads: readonly Head[],
  matches: readonly PhraseMatch<Weighted<SiteKind>>[],
  mainAt: ReadonlyMap<Head, number>,
): ReadonlySet<Head> {
  const topics = new Set<Head>();
  for (const [index, head] of heads.entries()) {
    const next = heads[index + 1];
    const main = mainAt.get(head);
    if (next?.lead !== 'for' || !['start', 'site', 'appositive'].includes(head.lead)) continue;
    // "Rosterly, a shift planner for restaurants": those who use it.
    if (isToolHead(reading, head)) topics.add(next);
    if (main === undefined) continue;
    const isForm = matches.some(
      (match) =>
        match.from === main &&
        ((match.value.weight >= 5 && forms.has(match.value.value)) ||
          // "SaaS for veterinary clinics scheduling": software for a trade is no such trade.
          (match.value.value === 'saas' && match.value.weight >= 4)),
    );
    if (isForm) topics.add(next);
  }
  return topics;
}
