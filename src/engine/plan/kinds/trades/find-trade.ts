import type { Brief } from '@/domain/site/brief';
import { twoOf } from '../../../brief/short/wares/two-of';
import { isSharedHouse } from '../families/shared-house';
import { tellingWords } from '../families/plain-words';
import { callsIn, type Call } from './calls-in';
import type { Trade } from './trade';

const mostWords = 14;
/** Of a prompt with more words only the opening tells a trade, even where no offer was read. */
const mostWordsAtAll = 80;
const mostOpeningText = 400;

// What it is stands before these, what it is about or for after them: "illustrator for children's books".
const turn = /\s(?:for|with|in|from|near|at|about|to|against|that|who|which|where|selling|by)\s/iu;

// Heads that make something else of the words before them: a parish council is no parish, robot maintenance no robot.
const otherHead =
  /(?<!\p{L})(?:councils?|schemes?|consultan(?:ts?|cy|cies)|survey(?:s|ors?)?|celebrants?|officiants?|museums?|magazines?|podcasts?|maintenance|inspect(?:ions?|ors?)|software|insurance|lawyers?|solicitors?|removals?|recruit(?:ers?|ment)|federation|directory|engineers?|engineering|testing)(?!\p{L})/iu;

/** The head of an English phrase comes last, the longer name wins: "children's book illustrator", "school of music". */
const fromOffer = (told: string, trades: readonly Trade[]): Trade | undefined => {
  const offer = twoOf(told)?.first ?? told;
  if (isSharedHouse(offer)) return undefined;
  const best = lastCall(offer, trades);
  return best && !isElse(offer, best) ? best.trade : undefined;
};

/** "in a former chapel": what a house was. */
const once = /\b(?:former|old|converted|disused|derelict|redundant|restored)\s$/iu;

const lastCall = (offer: string, trades: readonly Trade[]): Call | undefined => {
  const calls = callsIn(offer, trades).filter(
    ({ start }) => !(start > 20 && once.test(offer.slice(Math.max(0, start - 12), start))),
  );
  const head = turn.exec(offer)?.index ?? offer.length;
  const first = calls.filter(({ start }) => start < head);
  return (first.length > 0 ? first : calls).toSorted(
    (one, other) => other.end - one.end || one.start - other.start,
  )[0];
};

const isElse = (offer: string, { end }: Call): boolean =>
  otherHead.test(offer.slice(end, Math.max(turn.exec(offer)?.index ?? offer.length, end)));

// "surgeries at the library": where it takes place is not what it is.
const placed =
  /\b(?:at|in(?=\sthe\s)|inside|above|upstairs (?:at|in)|opposite|outside|behind|beside|next to)\s(?:the|our|a)\s(?:\p{L}+\s)?$/iu;

/** "in Alston Moor Quaker meeting house": a house that is called by its place. */
const housed = /\b(?:in|at)\s(?:\p{Lu}[\p{L}’'-]+\s){1,4}(?:\p{Ll}+\s)?$/u;
/** "scans antiques for museums", "we visit schools and libraries": those served are not what it is. */
const served =
  /(?<!(?:site|website|page|homepage|app|poster|invitation)\s)\b(?:for|to|at|visit)\s(?:(?:the|our|your|local|small|primary|private|\p{L}+(?:,|\sand|\sor))\s){0,4}$/iu;

// "send us a drawing": what visitors are to do is not what it is.
const bidden =
  /(?<=[,.;!:]\s)(?:please\s)?(?:send|bring|call|ring|email|text|write|come|ask|upload|attach|tell)\s[^,.;!\n]*/giu;

const fromText = (told: string, trades: readonly Trade[]): Trade | undefined => {
  const text = told.replace(bidden, (words) => ' '.repeat(words.length));
  return callsIn(text, trades)
    .filter(({ start }) => {
      const before = text.slice(Math.max(0, start - 40), start);
      return !placed.test(before) && !housed.test(before) && !(start > 40 && served.test(before));
    })
    .toSorted((one, other) => one.start - other.start || other.end - one.end)[0]?.trade;
};

// "speakers, tickets, venue": a section asked for is no trade. Nor is one of several things listed: a law firm whose
// areas are employment, property and wills is no office for wills.
// "Catering page" of a restaurant: a page asked for is no trade either.
const withoutLists = ({ prompt, sections, parts, items }: Brief): string =>
  [...sections, ...parts.filter(({ value }) => value.isPage), ...(items.length > 1 ? items : [])]
    .flatMap(({ spans }) => spans)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} | ${text.slice(end)}`, prompt);

/** The trade that a brief is about: what the offer names, else the first that its phrases or the prompt name. */
export const findTrade = (brief: Brief, trades: readonly Trade[]): Trade | undefined => {
  if (brief.language.value !== 'en') return undefined;
  const called = lastCall(brief.offer?.value ?? '', trades);
  if (called && isElse(brief.offer?.value ?? '', called)) return undefined;
  const name = brief.name?.value ?? '';
  const asked = withoutLists(brief);
  const prompt = name === '' ? asked : asked.replaceAll(name, ' ');
  // A long prompt names many trades in passing: neighbours, customers, where somebody learned.
  const isMuch = brief.prompt.split(/\s+/u).length > mostWordsAtAll;
  if (brief.offer && brief.prompt.split(/\s+/u).length > mostWords)
    return fromOffer(brief.offer.value, trades) ?? fromOffer(name, trades);
  return (
    fromOffer(brief.offer?.value ?? '', trades) ??
    // "PTA of Meadowfield Primary School": where no offer tells it, the name may.
    (brief.offer ? undefined : fromOffer(name, trades)) ??
    fromText(brief.phrases.map(({ value }) => value).join('. '), trades) ??
    fromText(isMuch ? prompt.slice(0, mostOpeningText) : prompt, trades) ??
    // Where nothing else tells, a name such as "Kestrel Lane Music School" does.
    fromOffer(name, trades)
  );
};

/**
 * As `findTrade`, but from the offer alone where the prompt has one: its other words may speak of neighbours. An offer
 * that names no trade ("bee keeping", written apart) is helped by its words as one, then by the goods that are sold.
 */
export const findOfferedTrade = (brief: Brief, trades: readonly Trade[]): Trade | undefined => {
  if (!brief.offer || brief.language.value !== 'en') return findTrade(brief, trades);
  const offer = brief.offer.value;
  return (
    fromOffer(offer, trades) ??
    fromOffer(offer.replaceAll(' ', ''), trades) ??
    // Of a long prompt the things named are too many to tell it: the church that a vane was made for.
    (brief.prompt.split(/\s+/u).length > mostWords
      ? undefined
      : fromText(brief.items.map(({ value }) => value.name).join('. '), trades))
  );
};

/**
 * As `findTrade`, where the offer has to end with it: a lamp is one, a light show is none. Of a prompt without an offer
 * whatever it names.
 */
export const findThing = (brief: Brief, trades: readonly Trade[]): Trade | undefined => {
  if (!brief.offer || brief.language.value !== 'en') return findTrade(brief, trades);
  const offer = brief.offer.value;
  const head = offer.slice(0, turn.exec(offer)?.index).trimEnd();
  return callsIn(head, trades).find(({ end }) => end === head.length)?.trade;
};

/**
 * A trade that strays into a kind that has none of it: named by the offer itself, so that a bookshop beside a theatre
 * stays a bookshop.
 */
export const findStray = (brief: Brief, trades: readonly Trade[]): Trade | undefined =>
  brief.offer && brief.language.value === 'en' ? fromOffer(brief.offer.value, trades) : undefined;

/** As `findStray`, and where the offer says nothing of it, by the words that told the kind: "Bin There skip hire". */
export const findNamedStray = (brief: Brief, trades: readonly Trade[]): Trade | undefined =>
  findStray(brief, trades) ??
  (brief.language.value === 'en'
    ? fromOffer(brief.kind.spans.map(({ start, end }) => brief.prompt.slice(start, end)).join(' '), trades)
    : undefined);

const mostOpening = 90;

/** "Save our lido": what a petition is for is no trade of those who sign it. */
const isForOther = ({ offer }: Brief): boolean => /\bpetition$/iu.test(offer?.value ?? '');

/** As `findStray`, and where the offer says nothing of it, by what the prompt opens with: "Pawnbroker in Luton, …". */
export const findOpened = (brief: Brief, trades: readonly Trade[]): Trade | undefined => {
  if (brief.language.value !== 'en') return undefined;
  if (isForOther(brief)) return findStray(brief, trades);
  const [clause = ''] = brief.prompt.slice(0, mostOpening).split(/[.,;:!?\n]/u, 1);
  const opening = clause.replace(/^.{0,30}?\b(?:website|site|page) (?:for|of)\s/iu, '');
  // "Cocktail bar with live music nights": what comes after is one of the things it has.
  const head = opening.slice(0, turn.exec(opening)?.index);
  return findStray(brief, trades) ?? fromOffer(head.replace(brief.name?.value ?? ' ', ' '), trades);
};

// What may stand behind the word without making something else of it: "a bowling alley business in Hull".
const behindHead =
  /^(?:\s+(?:business|company|firm|team|practice|clinic|office|services?|contractors?|specialists?|experts?|practitioners?|facility|website|site|page|homepage|landing page))?(?:$|\s(?:for|with|in|from|near|at|about|on|to|that|who|which|where|selling|by|called|named|and|just|outside)\s|\s(?:schedules?|rosters?|rules|menus?|prices|pricing|hours|gallery|reviews|photos|services|faq|contact|bookings?|fixtures|results)\b)/iu;

/**
 * The trade that the offer, or else the prompt's opening, ends with before it turns to what it has, where it is or whom
 * it is for: a cinema is one, a cinema advertising agency and a shop for cinemas are not.
 */
export const findAtHead = (brief: Brief, trades: readonly Trade[]): Trade | undefined => {
  if (brief.language.value !== 'en') return undefined;
  const [clause = ''] = brief.prompt.slice(0, mostOpening).split(/[.,;:!?\n(–—]/u, 1);
  const name = brief.name?.value ?? '';
  const offer = brief.offer?.value ?? '';
  const place = brief.place?.value ?? '';
  // "bail bonds San Antonio": the town behind it is where it is.
  const withoutTown = (text: string): string =>
    place !== '' &&
    text.toLowerCase().endsWith(` ${place.toLowerCase()}`) &&
    !turn.test(`${text.slice(0, -place.length)} `)
      ? text.slice(0, -place.length).trimEnd()
      : text;
  const opening = clause
    .replace(/^.{0,40}?\b(?:website|site|page|homepage) (?:for|of)\s/iu, '')
    .replace(name || ' ', ' ');
  const atHead = (told: string): Trade | undefined => {
    const text = twoOf(told)?.first ?? told;
    const head = turn.exec(text)?.index ?? text.length;
    return callsIn(text, trades)
      .filter(
        ({ start, end }) =>
          start < head &&
          behindHead.test(text.slice(end).trimEnd()) &&
          // "architect of village halls"
          !/\p{L}\sof\s(?:the\s|a\s)?$/iu.test(text.slice(0, start)),
      )
      .toSorted((one, other) => one.start - other.start || other.end - one.end)[0]?.trade;
  };
  // "Luxe Med Spa": of a name that ends with what is offered, the words before that say which.
  const isNamed = offer !== '' && name.toLowerCase().endsWith(offer.toLowerCase());
  if (isForOther(brief)) return atHead(offer);
  return atHead(withoutTown(offer)) ?? atHead(withoutTown(opening)) ?? (isNamed ? atHead(name) : undefined);
};

const wish =
  /^(?:(?:please|can you|could you|i need|we need|i want|make|build|create|design|me|us)\s)*(?:an?|the|my|our)?\s?(?:website|web site|site|web page|page|homepage)\s(?:for|of)\s/iu;

/** As `findOfferedTrade`, and where offer and goods say nothing, what the name or the prompt's first words call it. */
export const findAnyTrade = (brief: Brief, trades: readonly Trade[]): Trade | undefined => {
  if (brief.language.value !== 'en') return undefined;
  // "We restore benches for councils": those served are not what it is.
  const offer = brief.offer?.value ?? '';
  const served = brief.prompt.toLowerCase().indexOf(` for ${offer.toLowerCase()}`);
  if (offer !== '' && /^(?:we|i)\s/iu.test(brief.prompt) && served > 0) return undefined;
  const sentence = (brief.prompt.split(/[.!?\n]/u, 1)[0] ?? '').replace(bidden, ' ');
  // "Make a website for a company that scans antiques for museums": what it is stands before what it does, and for whom.
  const asked = sentence.replace(wish, '');
  const opening = asked === sentence ? sentence : asked.slice(0, turn.exec(asked)?.index);
  // "A workshop that makes false teeth for film and theatre": where it tells what is made, those it is for are none of it.
  const unserved = offer === '' ? opening : opening.replace(/\sfor\s.*$/iu, '');
  return (
    findOfferedTrade(brief, trades) ??
    (brief.name ? fromOffer(brief.name.value, trades) : undefined) ??
    fromOffer(brief.name ? unserved.replace(brief.name.value, ' ') : unserved, trades)
  );
};

/** Whether a trade's own words say all that the offer says: an oyster farm is more than a farm, a small farm is not. */
export const coversOffer = ({ offer, place }: Brief, trade: Trade): boolean =>
  tellingWords(
    (twoOf(offer?.value ?? '')?.first ?? offer?.value ?? '').replace(trade.calls(), ' '),
    place?.value,
  ) === '';
