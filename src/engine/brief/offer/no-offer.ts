import type { Head } from '../items/find-heads';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, wordsOf, type Reading } from '../reading';

/** People by what they are to somebody. */
export const relatives =
  /^(?:wife|husband|partner|sister|brother|mum|mom|mother|dad|father|grandfather|grandmother|grandad|son|daughter|friends?|family|boss|nan|gran|grandma|grandpa|uncle|aunt|client|customers?)$/u;
const errands =
  /^(?:bring|get|find|give|show|tell|sell|win|send|earn|help|save|boost|grow|attract|fill|drive)$/u;

// "Tagline: …": what stands behind it is told, it tells no business itself.
const labels =
  /^(?:(?:our|the|main|brand|primary)\s)?(?:tag ?line|slogan|motto|strap ?line|claim|head ?line|subtitle|colou?rs?|fonts?|style|tone|mood|look|feel|pages|e-?mail|phone|address|hours|name)$/iu;

/** "Plans: Starter free, …": a section's own word over its list. */
export function isListHeading(reading: Reading, head: Head): boolean {
  if (reading.tokens[head.to]?.gap.includes(':') && labels.test(wordsOf(reading, head.from, head.to)))
    return true;
  return (
    reading.tokens[head.to]?.gap.includes(':') === true &&
    findPhrases(reading.lexicon.sections, reading.tokens, { from: head.from, to: head.to }).some(
      (match) => match.from === head.from && match.to === head.to && match.value.kinds === null,
    )
  );
}

/** "our story", "the team": a section's word that tells no kind of business. */
export function isSectionAlone(reading: Reading, head: Head): boolean {
  if (/^(?:the\s)?home(?:\s?page)?$/iu.test(wordsOf(reading, head.from, head.to))) return true;
  const range = { from: head.from, to: head.to };
  return (
    findPhrases(reading.lexicon.sections, reading.tokens, range).some(
      (match) => match.from === head.from && match.to === head.to && match.value.kinds === null,
    ) && findPhrases(reading.lexicon.kinds, reading.tokens, range).length === 0
  );
}

/** "bring me customers", "get us more bookings": what the site is to do for somebody. */
export function isErrand(reading: Reading, head: Head): boolean {
  return (
    errands.test(reading.tokens[head.from]?.form ?? '') &&
    /^(?:me|us|my|our|your|more|new|him|her|them|people|some)$/u.test(
      reading.tokens[head.from + 1]?.form ?? '',
    )
  );
}

/** "dad's", and without the apostrophe after "my": "my dads workshop". */
export function isOwnedBy(reading: Reading, at: number): boolean {
  const form = reading.tokens[at]?.form ?? '';
  if (!relatives.test(form.replace(/['’]?s$/u, ''))) return false;
  return (
    /['’]s$/u.test(reading.tokens[at]?.text ?? '') ||
    (form.endsWith('s') && isCueAt(reading, at - 1, 'possessive') && reading.tokens[at + 1]?.gap === ' ')
  );
}

const kin =
  /^(?:sisters|brothers|friends|couple|family|cousins|siblings|mums|moms|dads|guys|girls|lads|women|men|people|team|collective of \p{L}+|bunch|duo|pair|herman[ao]s|amig[ao]s|schwestern|bruder|freunde|soeurs|sœurs|freres|amis|fratelli|sorelle|amici|irmas|irmaos|zussen|broers|vrienden|siostry|bracia|kardes)$/u;

/** "we're two brothers who restore …": who does it, where what is done is told after. */
export function isWhoAlone(reading: Reading, head: Head): boolean {
  const last = reading.tokens[head.to - 1]?.form ?? '';
  // "Lisbon-based": where.
  if (last === 'based') return true;
  return (
    kin.test(last) &&
    (/^(?:who|that|and|running|making|doing|with)$/u.test(reading.tokens[head.to]?.form ?? '') ||
      reading.spoken !== 'en') &&
    head.to - head.from <= 3
  );
}
