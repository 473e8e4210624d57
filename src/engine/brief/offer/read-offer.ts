import type { Slot, Span } from '@/domain/site/brief';
import type { Head } from '../items/find-heads';
import type { Deed } from './find-deeds';
import { isSettlement } from '../places/is-settlement';
import { isErrand, isListHeading, isSectionAlone, isWhoAlone } from './no-offer';
import { nameDeed } from './name-deed';
import { ofEnd } from './of-end';
import { phraseOf } from './offer-phrase';
import { withHire, withoutDeed, withoutErrand, withoutReach } from './plain-offer';
import { nameWares } from './name-wares';
import type { ReadKind } from './read-kind';
import { isCueAt, spanOf, tokenAt, wordsOf, type Reading } from '../reading';
import { trimOffer } from './trim-offer';

const leastStrength = 1.5;

/**
 * The business in the prompt's own words: from the noun phrase that told its kind, else the strongest one, else the words
 * that told the kind (they may stand in the name: "Harrow Lane Primary School").
 */
export function readOffer(
  reading: Reading,
  heads: readonly Head[],
  told: ReadKind,
  deeds: ReadonlyMap<number, Deed>,
  isPainted: (head: Head) => boolean,
): Slot<string> | null {
  const offer = findOffer(reading, heads, told, deeds, isPainted);
  return nameWares(
    reading,
    told.kind.value,
    offer && withHire(reading, withoutDeed(reading, withoutErrand(withoutReach(offer)))),
  );
}

function findOffer(
  reading: Reading,
  heads: readonly Head[],
  told: ReadKind,
  deeds: ReadonlyMap<number, Deed>,
  isPainted: (head: Head) => boolean,
): Slot<string> | null {
  const isPerson = told.kind.value === 'cv' || told.kind.value === 'link-in-bio';
  // "App landing page for Drift, a sleep sounds app": what stands beside the name says most.
  const beside = heads.filter(
    (head) => head.lead === 'appositive' && head.strength >= (isPerson ? 2 : 2.5) && !isPart(reading, head),
  );
  // "Sleeps two" tells the kind, and not what it is.
  const by = told.kind.spans[0];
  const isKnown =
    told.kind.value !== 'unknown' && !/^sleeps$/iu.test(by ? reading.text.slice(by.start, by.end) : '');
  const strong = heads
    .filter(
      (head) =>
        head.strength >= (isKnown ? leastStrength : 0.9) &&
        // "we do drone roof inspections": where nothing else does, what is done first tells.
        (head.lead !== 'offers' || (!isKnown && head.from < 4)) &&
        !isPart(reading, head),
    )
    .toSorted((one, other) => other.strength - one.strength);
  const [first] = deeds.values();
  // What is done first is the trade: "she also sells thread" comes after it.
  if (first && !told.head && beside.length === 0 && strong[0]?.lead === 'deed' && first.verbs[0]?.noun !== '')
    return nameDeed(reading, first);
  // "Hearing aid centre, …, meet the audiologist": the opening says what it is, a later word of the same kind does not.
  const opening =
    told.head !== null && told.head.strength < leastStrength
      ? heads.find((head) => ['start', 'site', 'self'].includes(head.lead) && head.strength >= 2.4)
      : undefined;
  for (const head of [
    ...beside,
    ...(opening && !isPart(reading, opening) ? [opening] : []),
    // "cv for a junior data analyst"
    ...(isPerson
      ? heads.filter(
          (head) => head.lead === 'for' && head.strength >= 0.9 && isCueAt(reading, head.from - 1, 'article'),
        )
      : []),
    ...(told.head ? [told.head] : []),
    ...(isKnown && !told.head ? [] : strong.slice(0, 6)),
  ]) {
    if (
      isSettlement(reading, head) ||
      isListHeading(reading, head) ||
      isErrand(reading, head) ||
      isSectionAlone(reading, head) ||
      isWhoAlone(reading, head)
    )
      continue;
    if (isPainted(head) || /[€$£₺]|\d\s?(?:kr|zł)\b/u.test(wordsOf(reading, head.from, head.to))) continue;
    // "We clean chandeliers": the thing alone would be what is sold.
    const deed = [...deeds.values()].find(({ isTold, verbs, object }) =>
      isTold
        ? object.from === head.from &&
          /^(?:clean|install|restore|fix|move|repair)$/u.test(verbs[0]?.plain ?? '')
        : verbs[0]?.from === head.from,
    );
    if (deed) return nameDeed(reading, deed);
    const offer = phraseOf(reading, head);
    if (offer && !isCutShort(reading, offer, head === told.head ? told.kind.spans[0] : undefined))
      return offer;
  }
  const maker = isPerson ? beforeKind(reading, told.kind.spans[0]) : null;
  if (maker) return maker;
  const [deed] = deeds.values();
  if (deed && (!isKnown || told.kind.spans.length === 0)) return nameDeed(reading, deed);
  const span = told.kind.spans[0];
  if (!span || !isKnown) return null;
  const from = reading.tokens.findIndex(({ start }) => start >= span.start);
  const after = reading.tokens.findIndex(({ start }) => start >= span.end);
  const whole = from < 0 || after <= from ? span : spanOf(reading.tokens, from, ofEnd(reading, after));
  const isShouted = !/\p{Ll}/u.test(reading.prompt);
  const words = reading.prompt
    .slice(whole.start, whole.end)
    // "CRM" is written so, unless all of the prompt is.
    .replace(/\p{L}+/gu, (word) => (isShouted || !/^\p{Lu}{2,5}$/u.test(word) ? word.toLowerCase() : word))
    .replace(/\bb&b\b/gu, 'B&B')
    .replace(/\s(?:for|of)$/u, '');
  return { value: words, spans: [{ start: whole.start, end: whole.start + words.length }] };
}

/** "Tattoo artist link in bio": who it is for stands right before the words for the kind. */
function beforeKind(reading: Reading, kind: Span | undefined): Slot<string> | null {
  const to = kind ? tokenAt(reading.tokens, kind.start) : 0;
  let from = to;
  while (from > 0 && reading.tokens[from - 1]?.clause === reading.tokens[to]?.clause) from -= 1;
  const [begin, end] = to > from ? trimOffer(reading, from, to) : [0, 0];
  return end - begin > 0 && end - begin <= 4 && from === 0
    ? { value: wordsOf(reading, begin, end), spans: [spanOf(reading.tokens, begin, end)] }
    : null;
}

/** "a section on breathing", "a page": a part of the site is no business. */
function isPart(reading: Reading, head: Head): boolean {
  const after = reading.tokens[head.to];
  if (
    head.from > 8 &&
    (after?.sentence ?? 0) > 0 &&
    /^(?:page|section|tab)$/u.test(after?.form ?? '') &&
    after?.clause === reading.tokens[head.from]?.clause
  )
    return true;
  return (
    head.to - head.from <= 2 &&
    /^(?:section|sections|part|parts|page|pages|corner|tab|tabs|blog|shop|form|map|list|gallery|calendar|button)$/u.test(
      reading.tokens[head.to - 1]?.form ?? '',
    ) &&
    head.from > 2
  );
}

/** The words for the kind reach over the end of the noun phrase: "link in bio". */
function isCutShort(reading: Reading, offer: Slot<string>, kind: Span | undefined): boolean {
  const end = offer.spans[0]?.end ?? 0;
  // "surf forecast app landing page": the word for the site is no part of it.
  if (isCueAt(reading, tokenAt(reading.tokens, end), 'site')) return false;
  return kind !== undefined && kind.start < end && kind.end > end;
}
