import { beforeLook } from './before-look';
import { isSettlement } from '../places/is-settlement';
import { passingWords } from '../lexicon/passing-words';
import { isOwnedBy } from './no-offer';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, type Reading } from '../reading';

const pronouns = /^(?:wij|ik|wir|ich|nous|je|noi|nosotros|biz)$/u;

/** Cuts words that speak of the page ("modern", "simple") and leftovers of grammar off both ends. */
export function trimOffer(reading: Reading, from: number, to: number): readonly [number, number] {
  let start = from;
  let end = to;
  const isEmpty = (at: number): boolean =>
    reading.tokens[at]?.isClosed === true ||
    // "to-do list": a small word joined by a hyphen is part of the word.
    (!/^[-‐]$/u.test(reading.tokens[at + 1]?.gap ?? '') &&
      !/^[-‐]$/u.test(reading.tokens[at]?.gap ?? '') &&
      isCueAt(
        reading,
        at,
        'article',
        'possessive',
        'definite',
        'and',
        'for',
        'ask',
        'site',
        'onePage',
        'manyPages',
        'break',
      ));
  // "a minha marca chama-se Doce Avelã": what it is called, not what is done.
  for (let at = from; at < to; at += 1)
    if (reading.spoken !== 'en' && isCueAt(reading, at, 'called')) return [from, from];
  // "Grocery list grouped by aisle": how it is set out is no part of what it is.
  for (let at = from + 1; at < to; at += 1)
    if (/^(?:grouped|sorted|arranged|organi[sz]ed|ordered|shared)$/u.test(reading.tokens[at]?.form ?? '') && /^(?:by|into|in|with|between|among)$/u.test(reading.tokens[at + 1]?.form ?? '')) end = Math.min(end, at); // prettier-ignore
  // "tools our neighbourhood can borrow": who may have them.
  if (reading.spoken === 'en')
    for (let at = from + 1; at < to; at += 1)
      if (
        /^(?:our|the|my|we|you|people|members|neighbours|anyone)$/u.test(reading.tokens[at]?.form ?? '') &&
        [1, 2, 3].some((more) => /^(?:can|could|may)$/u.test(reading.tokens[at + more]?.form ?? ''))
      )
        end = Math.min(end, at);
  // "miód lipowy 45 zł za słoik": a thing with its price.
  const told = reading.text.slice(reading.tokens[from]?.start ?? 0, reading.tokens[to - 1]?.end ?? 0);
  if (reading.spoken !== 'en' && /\d\s?(?:€|zł|tl|₺|₪|kr|ריال|ש["״]ח)|R\$\s?\d/iu.test(told))
    return [from, from];
  // "Kadıköy'de kahveci": where comes first in Turkish.
  if (
    end - start > 1 &&
    (/^\p{Lu}.*['’](?:da|de|ta|te|daki|deki|taki|teki)$/u.test(reading.tokens[start]?.text ?? '') ||
      (reading.spoken === 'tr' && /^\p{L}{4,}[dt][ae](?:ki)?$/u.test(reading.tokens[start]?.form ?? '')))
  )
    start += 1;
  while (start < end && (isEmpty(start) || passingWords.test(reading.tokens[start]?.form ?? ''))) start += 1;
  // "Wir restaurieren Klaviere": the subject and its verb.
  if (end - start > 2 && pronouns.test(reading.tokens[start]?.form ?? '')) start += 2;
  // "we've just built a mobile sauna": what was done to have it.
  if (
    end - start > 2 &&
    /^(?:built|made|opened|started|launched|bought|converted|founded)$/u.test(
      reading.tokens[start]?.form ?? '',
    ) &&
    isCueAt(reading, start + 1, 'article', 'possessive')
  )
    start += 2;
  start = afterLetting(reading, start, end);
  // "my dad's tractor workshop": whose it is.
  if (end - start > 1 && isOwnedBy(reading, start)) start += 1;
  while (end > start && isEmpty(end - 1)) end -= 1;
  start = afterOwners(reading, start, end);
  // "goat farmers making feta and soap": what they make is told as things.
  for (let at = start + 1; at < end - 1; at += 1)
    if (
      /^(?:making|selling|growing|baking|brewing|roasting|producing|offering|doing|working|helping|providing|specialising|specializing|living|travelling|operating|covering|serving)$/u.test(
        reading.tokens[at]?.form ?? '',
      ) ||
      // "a barbecue catering company" caters for whoever asks.
      (reading.tokens[at]?.form === 'catering' && /^(?:for|to)$/u.test(reading.tokens[at + 1]?.form ?? ''))
    )
      end = at;
  // "a counsellor and need a simple site": what is wished for.
  if (reading.spoken === 'en')
    for (let at = start + 1; at < end - 1; at += 1)
      if (
        reading.tokens[at]?.form === 'and' &&
        /^(?:need|needs|want|wants|would|looking|am|have)$/u.test(reading.tokens[at + 1]?.form ?? '')
      )
        end = at;
  // "a speech therapist working with children"
  if (
    end - start > 1 &&
    /^(?:working|living|specialising|specializing|operating|serving|available|based|located|situated)$/u.test(
      reading.tokens[end - 1]?.form ?? '',
    )
  )
    end -= 1;
  // "habit tracker app dark mode": how the page looks.
  for (const match of findPhrases(reading.lexicon.schemes, reading.tokens, { from: start + 1, to: end }))
    if (match.to === end && match.to - match.from > 1) end = match.from;
  end = beforeLook(reading, start, end);
  // "כוורן בגליל": Hebrew joins the "in" to where it is.
  if (reading.spoken === 'he')
    for (let at = start + 1; at < end; at += 1)
      if (/^ב\p{L}{2,}$/u.test(reading.tokens[at]?.text ?? '')) end = at;
  // "locksmith 24/7"
  while (end - start > 1 && /^\d+$/u.test(reading.tokens[end - 1]?.form ?? '')) end -= 1;
  // "a family run roofing company since 1974": since when is told apart.
  // "run by Isla and Magnus Rennie since 2009": there the year belongs to people, who are no offer.
  if (reading.spoken === 'en' && reading.tokens[start - 1]?.form !== 'by')
    while (
      end - start > 1 &&
      (/^(?:since|est|established|founded|estd)$/u.test(reading.tokens[end - 1]?.form ?? '') ||
        (/^(?:in|from)$/u.test(reading.tokens[end - 1]?.form ?? '') &&
          /^(?:founded|established|started|trading)$/u.test(reading.tokens[end - 2]?.form ?? '')))
    )
      end -= 1;
  // "ghost tour York": where is told apart.
  if (end - start > 2 && isSettlement(reading, { from: end - 2, to: end })) end -= 2;
  // "walking tours": a word of the trade may be a town as well.
  if (
    end - start > 1 &&
    isSettlement(reading, { from: end - 1, to: end }) &&
    !(
      /^\p{Ll}/u.test(reading.tokens[end - 1]?.text ?? '') &&
      reading.lexicon.kinds.words.has(reading.tokens[end - 1]?.form ?? '')
    )
  )
    end -= 1;
  // "our church hall cafe does a lunch": what it does is told as such.
  if (reading.spoken === 'en')
    for (let at = start + 2; at < end - 1; at += 1)
      if (/^(?:does|serves|offers)$/u.test(reading.tokens[at]?.form ?? '')) end = at;
  // "a farm campsite really"
  while (end - start > 1 && /^(?:really|actually|basically|mostly|mainly|now|too|also|anyway|pls|plz|thx)$/u.test(reading.tokens[end - 1]?.form ?? '')) end -= 1; // prettier-ignore
  // "yoga studio timetable: mon 18:30 …": the house, and what of it is to be shown.
  if (end - start > 1 && /^(?:timetable|schedule)$/u.test(reading.tokens[end - 1]?.form ?? '') && /^(?:studio|school|gym|club|centre|center|pool|box|dojo)$/u.test(reading.tokens[end - 2]?.form ?? '')) end -= 1; // prettier-ignore
  while (
    end - start > 1 &&
    /^(?:covering|serving|across|throughout|around)$/u.test(reading.tokens[end - 1]?.form ?? '')
  )
    end -= 1;
  return [start, end];
}

/** "we rent out three shepherd huts": the rest of the verb, and how many of them. */
function afterLetting(reading: Reading, from: number, to: number): number {
  let start = from;
  const before = reading.tokens[start - 1]?.form ?? '';
  if (
    /^(?:rent|rents|renting|hire|hires|let|lets|letting|lend)$/u.test(before) &&
    reading.tokens[start]?.form === 'out'
  )
    start += 1;
  const isCounted =
    start > from || /^(?:rent|have|has|own|owns|run|runs|offer|offers|let|lets|got)$/u.test(before);
  const number = reading.tokens[start];
  if (
    isCounted &&
    number !== undefined &&
    /^\p{Ll}|^\d/u.test(number.text) &&
    (reading.lexicon.numbers.has(number.form) || /^\d+$/u.test(number.form))
  )
    start += 1;
  return to - start > 0 ? start : from;
}

const running = /^(?:run|runs|running|own|owns|owning|manage|manages|managing|opening|starting|launching)$/u;

/** "two sisters running a flower farm": what is run says more than who runs it. */
function afterOwners(reading: Reading, from: number, to: number): number {
  for (let at = from + 1; at < to - 2; at += 1)
    if (
      running.test(reading.tokens[at]?.form ?? '') &&
      isCueAt(reading, at + 1, 'article', 'possessive', 'definite')
    )
      return at + 2;
  return from;
}
