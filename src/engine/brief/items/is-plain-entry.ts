import { factAlone } from './item-name';
import { isRoundTheClock } from '../dates/is-round-the-clock';
import { isSettlement } from '../places/is-settlement';
import { nounFirst } from '../offer/noun-first';
import { findPhrases, type PhraseIndex } from '../words/phrase-index';
import { properAdjectives } from '../lexicon/proper-adjectives';
import { isCueAt, wordsOf, type Reading } from '../reading';

const loose =
  /^(?:certified|insured|approved|accredited|checked|qualified|licensed|licenced|registered|vetted|experienced|reliable|affordable|fully|established|only|all|every|each|free|no|not|very|really|quite|family|local|independent|since|open|closed|call|ring|text|mail|email|write|please|thanks|thank|etc|est|english|spanish|french|german|portuguese|dutch|polish|arabic|hebrew|italian|more|just|near|close|one|two|three|simple|clean|nothing|everything|something|maybe|ideally|bold|big|large|small|good|great|nice|needs?|wants?|should|must|cancel|can|could|would|will|it|its|i|we|they|she|he|you|my|our|her|his|im|ive|id|where|when|why|who|as|like|look|looks|feel|style|vibe|colou?rs?|font|fonts|photos?|pictures?|images?|screenshots?|screens?|js|javascript|ads|popups|mobile|responsive|fast|accessible|minimal|modern|online|takeaway|daily|weekly|monthly)$/u;
const verbal =
  /^(?:learn|track|meet|listen|get|try|take|come|choose|pick|sign|call|ring|text|enquire|inquire|enroll?|book|order|buy|donate|subscribe|contact|join|visit|find|see|show|add|use|make|keep|put|let|include|allow|bring|wear|arrive)$/u;
const persons =
  /^(?:priest|poet|writer|author|composer|musician|teacher|professor|nurse|artist|actor|actress|sculptor|painter|potter|singer|dancer|model|coach|guide|engineer|developer|designer|translator|interpreter|historian|scientist|researcher|student|veteran|chef|farmer|gardener|carpenter|comedian|magician|speaker|journalist|editor|illustrator|photographer|consultant|lawyer|councillor|candidate|midwife|doula|celebrant)$/u;
/** Adjectives of things as often as of a page. */
const telling = /^(?:small|big|large|good|great|nice|local|daily|weekly|monthly|fast|simple|family|free)$/u;

/** "EV chargers", "Thai massage": capitals that name no one. */
const isSort = ({ text, form }: { text: string; form: string }): boolean =>
  /^\p{Lu}{2,4}$/u.test(text) || properAdjectives.has(form);

/** Whether one word alone has a meaning in a lexicon. */
function isWord(table: PhraseIndex<unknown>, form: string): boolean {
  return (table.exact.get(form) ?? []).some(({ words }) => words.length === 1);
}

/** Whether words of a list name a thing or service: no person, place, tone, day or wish for the page. */
export function isPlainEntry(
  reading: Reading,
  offered: ReadonlySet<number>,
  from: number,
  to: number,
): boolean {
  const { tones, styles, colours, schemes, shades, fonts, months, days, numbers } = reading.lexicon;
  // "adults welcome", "sleeps 6": told of the whole.
  if (factAlone.test(wordsOf(reading, from, to))) return false;
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
  // "sehr minimalistisch", "very calm": how it is to look.
  const tone = /^(?:sehr|ganz|muy|tres|molto|muito|bem|very|quite|rather|super|heel|erg|bardzo)$/u.test(
    reading.tokens[from]?.form ?? '',
  )
    ? from + 1
    : from;
  if (
    findPhrases(reading.lexicon.tones, reading.tokens, { from: tone, to }).some(
      (match) => match.from === tone && match.to === to,
    )
  )
    return false;
  // "rods and bait included": said of the whole, not offered by itself.
  if (isIncluded(reading, from)) return false;
  const isGerman = reading.language.value === 'de';
  for (let at = from; at < to; at += 1) {
    const token = reading.tokens[at];
    if (!token || token.isClosed) return false;
    const isOpening = reading.tokens[at - 1]?.sentence !== token.sentence;
    if (
      /^\p{Lu}/u.test(token.text) &&
      !isGerman &&
      !(at === from && isOpening) &&
      !(at < to - 1 && isSort(token))
    )
      return false;
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

/** Whether the clause ends in "included" or the like, and is short. */
function isIncluded({ tokens }: Reading, from: number): boolean {
  let end = from;
  while (tokens[end + 1] !== undefined && tokens[end + 1]?.clause === tokens[from]?.clause) end += 1;
  const hasSeveral = tokens.slice(from, end).some(({ form }) => form === 'and');
  return (
    hasSeveral && end - from < 8 && /^(?:included|provided|supplied|welcome)$/u.test(tokens[end]?.form ?? '')
  );
}
