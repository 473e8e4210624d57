import type { Slot, Span } from '@/domain/site/brief';
import type { Head } from '../items/find-heads';
import type { Deed } from './find-deeds';
import { foldText } from '../words/fold-text';
import { isSettlement } from '../places/is-settlement';
import { isErrand, isListHeading, isSectionAlone, isWhoAlone, relatives } from './no-offer';
import { trimName } from '../items/item-name';
import { nameDeed } from './name-deed';
import { ofEnd } from './of-end';
import { nameWares } from './name-wares';
import { findPhrases } from '../words/phrase-index';
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

/** "Horsebox bar for hire": the thing comes to whoever hires it; a singer for hire is one all the same. */
function withHire(reading: Reading, offer: Slot<string>): Slot<string> {
  const [span] = offer.spans;
  const isOfPeople = /(?:er|or|ist|ian|band|choir|duo|trio|dj|djs|quartet|singers|players|people|staff|man|woman|ers|ists|halls?|rooms?|studios?|spaces?|venues?|courts?|pitch(?:es)?|barns?|fields?|house|cottages?|church|cent(?:re|er)|kitchens?|galler(?:y|ies)|pools?|theatre|cinema|offices?|desks?|library|school|club|pavilion|(?:coffee|food|pizza|ice cream|gelato|crepe|burger|catering|taco|chip) (?:vans?|trucks?|trailers?))$/iu.test(offer.value); // prettier-ignore
  return span &&
    reading.spoken === 'en' &&
    offer.spans.length === 1 &&
    !isOfPeople &&
    /^\s(?:for|to)\shire\b/iu.test(reading.text.slice(span.end))
    ? { ...offer, value: `${offer.value.replace(/(?<=[^s])s$/u, '')} hire` }
    : offer;
}

/** "Rent my caravan", "startup makes seaweed packaging": the thing, without what is done with it. */
function withoutErrand(offer: Slot<string>): Slot<string> {
  const value = offer.value.replace(
    /^got\s(?:an?|two|three|some)\s|^(?:rent|hire|book)\s(?:out\s)?(?:my|our)\s|^(?:offers|runs|provides|hosts)\s(?:an?\s)?|^(?:start-?up|company|firm|business|brand)\s(?:(?:that|which)\s)?(?:makes?|making|builds?|building|grows?|growing|produces?|producing|sells?|selling)\s/iu,
    '',
  );
  const [span] = offer.spans;
  return span && value !== offer.value
    ? { value, spans: [{ start: span.end - value.length, end: span.end }] }
    : offer;
}

/** "hacemos tartas por encargo": the things, without that they are made. */
function withoutDeed(reading: Reading, offer: Slot<string>): Slot<string> {
  const [span] = offer.spans;
  const { name, offset } = trimName(offer.value);
  const isDone =
    span && reading.spoken !== 'en' && offset > 4 && name.length > 3 && /^\p{Ll}/u.test(offer.value);
  return isDone ? { value: name, spans: [{ start: span.end - name.length, end: span.end }] } : offer;
}

/** "hot tub hire around Doncaster": how far somebody comes is told apart. */
function withoutReach(offer: Slot<string>): Slot<string> {
  const value = offer.value.replace(/\s(?:(?:in and )?around|near|across|throughout)\s\p{Lu}.*$/u, '');
  const [span] = offer.spans;
  return span && value !== offer.value && value.length > 2
    ? { value, spans: [{ start: span.start, end: span.start + value.length }] }
    : offer;
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

/** "sauna trailer you can hire": what somebody does with it is told about the thing, and is not the thing. */
function relativeStart(reading: Reading, from: number, to: number): number {
  if (reading.language.value !== 'en') return to;
  for (let at = from + 1; at < to; at += 1)
    if (
      /^(?:you|we|they|i|he|she|that|which|who|where|around|near|across|throughout)$/u.test(
        reading.tokens[at]?.form ?? '',
      )
    )
      return at;
  return to;
}

const isCount = (reading: Reading, token: Reading['tokens'][number] | undefined): boolean =>
  /^\d+$/u.test(token?.form ?? '') || reading.lexicon.numbers.has(token?.form ?? '');

function phraseOf(reading: Reading, head: Head): Slot<string> | null {
  const { months, days } = reading.lexicon;
  const [from, last] = trimOffer(reading, head.from, head.to);
  const to = relativeStart(reading, from, last);
  const inside = reading.tokens.slice(from, to);
  // "Personal site for …": whose it is, not what.
  if (
    inside.length === 1 &&
    (relatives.test(inside[0]?.form ?? '') ||
      /^(?:personal|launch|teaser|promo|splash|english|german|french|spanish|italian|dutch|them|it|this|that|these|those|us|me|you|things|stuff|everything|something|anything|how|what|when|where|who|why|which)$/u.test(
        inside[0]?.form ?? '',
      ))
  )
    return null;
  if (
    inside.length === 0 ||
    inside.length > 8 ||
    inside.every(
      (token) => token.isClosed || /^\d+$/u.test(token.form) || reading.lexicon.numbers.has(token.form),
    )
  )
    return null;
  // "3 flavours: liver, peanut, pumpkin": how something is to be had, and not what it is.
  if (inside.length === 2 && isCount(reading, inside[0]) && /^(?:flavou?rs|sizes|colou?rs|types|kinds|sorts|varieties|styles|designs|options|scents|blends|prices)$/u.test(inside[1]?.form ?? '')) return null; // prettier-ignore
  // "I'm fifty one"
  if (inside.every(({ form }) => /^(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:thir|four|fif|six|seven|eigh|nine)teen|eleven|twelve|ten|one|two|three|four|five|six|seven|eight|nine)$/u.test(form))) return null; // prettier-ignore
  // "Sleeps two": how many fit in.
  if (/^(?:sleeps|seats)$/u.test(inside[0]?.form ?? '') && isCount(reading, inside[1])) return null;
  // "visiting bands email first": what somebody is to do.
  if (reading.spoken === 'en' && inside.some(({ form }, at) => at > 0 && /^(?:e-?mail|ring|phone|text|call|message|write)$/u.test(form) && /^(?:first|us|me|ahead|before)$/u.test(inside[at + 1]?.form ?? ''))) return null; // prettier-ignore
  // "All abilities", "mixed ages": for whom.
  if (inside.length === 2 && /^(?:all|mixed|any|every)$/u.test(inside[0]?.form ?? '') && /^(?:abilit(?:y|ies)|ages?|levels?|comers|welcome|faiths|breeds|sizes|weathers|year|standards?)$/u.test(inside[1]?.form ?? '')) return null; // prettier-ignore
  // "They last 90 minutes each": said of what was named before.
  if (
    /^(?:they|it|he|she|we|i|you|there|this|these|those|that)$/u.test(inside[0]?.form ?? '') &&
    inside.length > 1
  )
    return null;
  // "soft colours": how it looks.
  if (
    /^(?:colou?rs?|tones?|vibes?|feel|palette|shades?|fonts?|serifs?|sans|typefaces?|lettering|typography)$/u.test(
      inside.at(-1)?.form ?? '',
    )
  )
    return null;
  // "Klasse B, A und BE"
  const telling = inside.filter(({ form }) => !/^(?:und|and|y|et|e|en|i|ve|or|o|ou|oder)$/u.test(form));
  if (!reading.isShouting && telling.length === 1 && /^\p{Lu}{1,3}$/u.test(telling[0]?.text ?? ''))
    return null;
  // "Open Easter to end of September": when, and not what.
  if (
    inside[0]?.form === 'open' &&
    /^(?:easter|all|daily|year|from|until|april|may|june|summer|seven|christmas|weekends|whitsun)$/u.test(
      inside[1]?.form ?? '',
    )
  )
    return null;
  // "Show upcoming dates": an order to whoever makes the site.
  if (
    /^(?:show|tell|list|include|add|display|mention|say|explain|take|make|give|keep|put|link)$/u.test(
      inside[0]?.form ?? '',
    ) &&
    inside.length > 1 &&
    /^\p{Lu}/u.test(inside[0]?.text ?? '') &&
    head.from > 2
  )
    return null;
  // "Open Wednesdays and Saturdays": days, one or every one of them.
  if (inside.some(({ form }) => months.has(form) || days.has(form) || days.has(form.replace(/s$/u, ''))))
    return null;
  // A name in the middle would be said twice.
  const open = inside.findIndex((token) => token.isClosed);
  const until = open > 0 ? from + open : ofEnd(reading, to);
  if (open === 1 && relatives.test(inside[0]?.form ?? '')) return null;
  const span = spanOf(reading.tokens, from, until);
  const lead = isParticleJoined(reading, from) ? 1 : 0;
  const value = spell(reading, from, until).slice(lead);
  if (!/\p{L}{2}/u.test(value) || value.length > 80) return null;
  return { value, spans: [{ start: span.start + lead, end: span.end }] };
}

/** "لعيادة", "למאפייה": the "for" is joined to the noun when the lexicon knows the word only without it. */
function isParticleJoined(reading: Reading, at: number): boolean {
  const form = reading.tokens[at]?.form ?? '';
  if (!/^[לل]/u.test(form)) return false;
  // "אתר למשפץ רהיטים": after the word for the site it is a "for".
  if (form.length > 3 && isCueAt(reading, at - 1, 'site') && !form.startsWith('لل')) return true;
  const match = findPhrases(reading.lexicon.kinds, reading.tokens, { from: at, to: at + 3 }).find(
    (one) => one.from === at,
  );
  return match !== undefined && !foldText(match.phrase).startsWith(form);
}

/** The words as meant: a slip of the keyboard is not repeated on the page. */
function spell(reading: Reading, from: number, to: number): string {
  let words = '';
  for (let at = from; at < to; at += 1) {
    const token = reading.tokens[at];
    if (!token) break;
    const isCorrected = token.form !== foldText(token.text.replace(/\p{M}/gu, ''));
    // "sociale" is no slip for "social".
    const isBent = foldText(token.text).slice(0, -1) === token.form;
    words += (at === from ? '' : token.gap) + (isCorrected && !isBent ? token.form : token.text);
  }
  return words.replace(/\s+/gu, ' ').trim();
}
