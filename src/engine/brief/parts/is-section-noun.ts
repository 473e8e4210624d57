import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { isAboutTheWork } from '../items/is-about-the-work';
import type { Met } from '../offer/find-meant';
import { isCueAt, type Reading } from '../reading';

const agents = new Set(
  'how it that which to should must can will would everything we i they us who also still not'.split(' '),
);

/** Kinds that have papers to read, no app to get. */
const readers = new Set<SiteKind>([
  'nonprofit', 'law', 'consulting', 'course', 'event', 'clinic', 'restaurant', 'hotel',
]); // prettier-ignore

/** "how ordering works", "a blog about cats": words that are nouns elsewhere and verbs or small words here. */
export function isNoun(reading: Reading, one: Met<SectionType>, kind: SiteKind): boolean {
  if (isAboutTheWork(reading, one, kind)) return false;
  if (one.to - one.from > 1) return true;
  const { tokens } = reading;
  const form = tokens[one.from]?.form ?? '';
  const next = tokens[one.to];
  const isOpenEnded =
    next !== undefined &&
    isJoined(reading, one.to) &&
    !isCueAt(reading, one.to, 'and') &&
    !/^(?:page|section|us|me|pages|tab)$/u.test(next.form);
  // "packing service": one of those that are offered.
  if (
    form === 'service' &&
    isJoined(reading, one.from) &&
    tokens[one.from - 1]?.clause === tokens[one.from]?.clause &&
    !isCueAt(reading, one.from - 1, 'article', 'possessive', 'definite', 'and', 'with')
  )
    return false;
  // "2 hours", "ten hours": how long, not when.
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|few)$/u.test(
      tokens[one.from - 1]?.form ?? '',
    ) &&
    /^(?:hours?|horas|heures|stunden|ore|uur)$/u.test(form)
  )
    return false;
  // "press photos": pictures for the press, and nothing that it wrote.
  if (form === 'press' && isOpenEnded && /^(?:photos?|pictures|images|shots|pics)$/u.test(next.form))
    return false;
  // "booking policy": a part of its own, and no form to book by.
  if (form === 'booking' && isOpenEnded && /^(?:policy|policies|rules|terms|conditions)$/u.test(next.form))
    return false;
  // "areas: Didsbury, Sale": a bare word for places only over their list.
  if (
    /^(?:areas|towns|villages|postcodes)$/u.test(form) &&
    !(form === 'areas' && /^(?:with|we|i)$/u.test(next?.form ?? ''))
  )
    return /^\s?:/u.test(next?.gap ?? '') && /^\p{Lu}/u.test(next?.text ?? '');
  // "software that catalogs libraries": what it does.
  if (
    form.endsWith('s') &&
    isLedBy(reading, one.from) &&
    /^(?:that|which|who|it)$/u.test(tokens[one.from - 1]?.form ?? '')
  )
    return false;
  // "all products included", "equipment provided": part of the service.
  if (/^(?:included|provided|supplied)$/u.test(next?.form ?? '') && isJoined(reading, one.to)) return false;
  // "committee room": a room.
  if (/^(?:committee|board|staff|crew)$/u.test(form) && /^(?:rooms?|meetings?)$/u.test(next?.form ?? ''))
    return false;
  // "team van", "team building": a part of something else.
  if (
    form === 'team' &&
    isOpenEnded &&
    /^\p{Ll}/u.test(next.text) &&
    !isCueAt(reading, one.to, 'with', 'break', 'in', 'site', 'for') &&
    !/^(?:bios?|members?|photos?|pictures?|profiles?|cards?|grid|list|intro|names?|of|block|roles?|info|area|part)$/u.test(
      next.form,
    )
  )
    return false;
  // "software for repair workshops": whom it is for.
  if (
    /^(?:workshops|events|exhibitions|retreats|matches|concerts)$/u.test(form) &&
    isJoined(reading, one.from) &&
    isCueAt(reading, one.from - 2, 'for') &&
    !isCueAt(reading, one.from - 1, 'article', 'possessive', 'and', 'or')
  )
    return false;
  // "register your team": those who come.
  if (form === 'team' && tokens[one.from - 1]?.form === 'your' && isJoined(reading, one.from)) return false;
  // "for my small team": who uses it.
  if (
    form === 'team' &&
    [1, 2, 3].some(
      (back) =>
        isCueAt(reading, one.from - back, 'possessive', 'article') &&
        isCueAt(reading, one.from - back - 1, 'for') &&
        // "over ons, team": the next entry of a list.
        !/[,;:.]/u.test(reading.text.slice(tokens[one.from - back]?.end, tokens[one.from]?.start)),
    )
  )
    return false;
  // "sold prices blog", "house prices": what others pay.
  if (
    form === 'prices' &&
    /^(?:sold|house|property|stock|market|share|fuel|energy)$/u.test(tokens[one.from - 1]?.form ?? '')
  )
    return false;
  // "school fees, mortgages": what others charge.
  if (
    /^(?:fees|costs|rates)$/u.test(form) &&
    /^(?:school|legal|bank|university|business|interest|running|energy|hidden|fixed|flat)$/u.test(
      tokens[one.from - 1]?.form ?? '',
    )
  )
    return false;
  // "work days", "work experience": no work to show.
  if (
    form === 'work' &&
    isOpenEnded &&
    !/^(?:samples?|gallery|grid|photos?|pictures?|by|from|of|with|i|we|in|for)$/u.test(next.form)
  )
    return false;
  // "how locks work": a verb, of whatever does it.
  if (
    form === 'work' &&
    [2, 3, 4].some(
      (back) =>
        tokens[one.from - back]?.form === 'how' &&
        tokens[one.from - back]?.clause === tokens[one.from]?.clause,
    )
  )
    return false;
  // "ristorante con prodotti dell'orto": what a house cooks with.
  if (
    kind === 'hotel' &&
    one.value === 'products' &&
    /^(?:prodotti|produits|produkte|products|productos|produtos)$/u.test(form)
  )
    return false;
  // "annual report download": an app is taken along, a report is read.
  if (
    one.value === 'download' &&
    readers.has(kind) &&
    form === 'download' &&
    tokens[one.from - 1]?.clause === tokens[one.from]?.clause
  )
    return false;
  // "hiring the barn": to rent, no work to offer.
  if (form === 'hiring' && isOpenEnded && isCueAt(reading, one.to, 'definite', 'article', 'possessive'))
    return false;
  // "projects, people, jobs": as an entry of its own only.
  if (form === 'people' && !isEntry(reading, one)) return false;
  // "thés bio", "Bio-Laden": organic, in all languages but English.
  if (form === 'bio' && reading.language.value !== 'en') return false;
  // "children's books", "a book", "book of the month": something to read.
  if (form === 'books') return false;
  if (form === 'book' && (ofBooks.test(next?.form ?? '') || !isOrder(reading, one.from))) return false;
  // "prices per team": whom a price is for.
  if (form === 'team' && /^(?:per|each|every)$/u.test(tokens[one.from - 1]?.form ?? '')) return false;
  // "works on phone": a verb.
  if (
    form === 'works' &&
    /^(?:on|with|in|without|offline|everywhere|for|well|great)$/u.test(next?.form ?? '')
  )
    return false;
  // "You give me an address", "I give talks", "given as a present": nothing is asked for.
  if (
    one.value === 'donation' &&
    form.startsWith('giv') &&
    reading.spoken === 'en' &&
    !isGiving(reading, one)
  )
    return false;
  if (form === 'about') return !isOpenEnded;
  const before = tokens[one.from - 1]?.form ?? '';
  const isLed = isJoined(reading, one.from) && (agents.has(before) || before.endsWith('ing'));
  if (
    /^(?:works?|shows?|lists?|features?|maps?|quotes?|reviews?|contact|book|posts?|stories|plans?|updates?|numbers?|orders?|guides?|values?|location)$/u.test(
      form,
    ) &&
    isLed
  )
    return false;
  // "booking email", "contact number": a way to reach someone, not a section.
  return !(
    /^(?:booking|contact|press)$/u.test(form) &&
    isOpenEnded &&
    /^(?:e?mail|number|phone|address)$/u.test(next.form)
  );
}

/** "give online", "a page for giving", "join, give, contact": money is meant, or a part of the page. */
function isGiving(reading: Reading, one: Met<SectionType>): boolean {
  const next = reading.tokens[one.to];
  if (isEntry(reading, one)) return true;
  return (
    /^(?:online|now|monthly|regularly|today|page|section|money|button|generously|back|what|either|£\d+|to)$/u.test(
      next?.form ?? '',
    ) ||
    /^\s?[£$€]/u.test(next?.gap ?? '') ||
    next?.clause !== reading.tokens[one.from]?.clause ||
    isCueAt(reading, one.to, 'and', 'for', 'with')
  );
}

/** "book club", "book of the month": what is read, and no order. */
const ofBooks =
  /^(?:of|clubs?|groups?|swaps?|fairs?|launch|launches|reviews?|festival|shops?|store|list|lovers|tokens?)$/u;

/** "book online", "gallery, book, contact": asked to do, where "my new book" is a thing. */
function isOrder(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return (
    before === undefined ||
    before.clause !== reading.tokens[at]?.clause ||
    before.isClosed ||
    (/^(?:to|can|could|please|and|or|then|visitors|people|guests|customers|clients|online|a|click|with|people|they|you)$/u.test(
      before.form,
    ) &&
      !isCueAt(reading, at - 1, 'article'))
  );
}

function isLedBy(reading: Reading, at: number): boolean {
  return isJoined(reading, at) && reading.tokens[at - 1]?.clause === reading.tokens[at]?.clause;
}

function isEntry(reading: Reading, one: Met<SectionType>): boolean {
  const clause = reading.tokens[one.from]?.clause;
  return reading.tokens[one.from - 1]?.clause !== clause && reading.tokens[one.to]?.clause !== clause;
}

/** Whether nothing but a space or a hyphen stands before a token. */
export function isJoined(reading: Reading, at: number): boolean {
  return /^[\s-]{1,2}$/u.test(reading.tokens[at]?.gap ?? '');
}
