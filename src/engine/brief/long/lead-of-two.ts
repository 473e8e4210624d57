import type { Brief, BriefCorrections, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isBusiness } from '../offer/find-gist';

type ReadPart = (part: string, told: BriefCorrections) => Brief;

const joined = /^(?<first>[^,]{3,40}?)(?:,\s|\s(?:and|&|\+)\s)(?:an?\s)?\p{L}/u;
/** "a butcher's and delicatessen": a shop that is called by who stands in it; "bookshop", "tea room": houses by their last letters. */
const house = /\p{L}{3}['’]s$|(?:shop|store|room|house|works|venue|yard|stables|library|inn|arms)$/iu;

/** The first of several houses under one roof: "bakery" of "bakery and wine bar"; null where the word joins no two houses. */
export const leadOfTwo = (offer: string): string | null => {
  const first = joined.exec(offer)?.groups?.['first'];
  if (first === undefined) return null;
  const last = first.split(/\s+/u).at(-1) ?? '';
  return isBusiness(last) || house.test(last) ? first : null;
};

const others =
  /^(?:,\s[\p{Ll}’' -]{3,24})*,?\s(?:and|&)\s(?:an?\s)?[\p{Ll}’'-]+(?:\s(?!in\b|at\b|on\b|near\b|for\b|with\b|from\b|of\b|that\b|who\b|called\b|run\b|based\b)[\p{Ll}’'-]+){0,2}/u;

/** "bakery, café and cookery school", of which a reader took the first alone. */
export const wholeOffer = (text: string, offer: Slot<string>): Slot<string> => {
  const [span] = offer.spans;
  // "upholstery and curtain-making business": a word ends where its hyphen does not.
  const tail = span ? (/^-(?:making|fitting|cutting|building|repairing|restoring|dyeing|printing|keeping|growing)\b/u.exec(text.slice(span.end))?.[0] ?? '') : ''; // prettier-ignore
  if (span && tail !== '') return { value: offer.value + tail, spans: [{ start: span.start, end: span.end + tail.length }] }; // prettier-ignore
  if (!span || offer.spans.length > 1 || leadOfTwo(`${offer.value} and more`) === null) return offer;
  const more = others.exec(text.slice(span.end))?.[0] ?? '';
  // "a tutor and my wife helps": what follows is another sentence.
  return more === '' || /\b(?:i|we|my|our|is|are|have|has|want|need)\b/iu.test(more)
    ? offer
    : { value: offer.value + more, spans: [{ start: span.start, end: span.end + more.length }] };
};

/**
 * What a house of two trades is read as: the one that its owner names first. The lexicon weighs the last word of a phrase most,
 * so that "an independent bookshop and café" was a café. Null where the phrase names one house alone, or the first is unknown.
 */
export const kindOfLead = ({ offer, kind, prompt }: Brief, readPart: ReadPart): SiteKind | null => {
  const first = leadOfTwo((offer && wholeOffer(prompt, offer).value) ?? '');
  // "bed and breakfast" is one word in three.
  const isOne = kind.spans.some(({ start, end }) => /\s(?:and|&)\s/u.test(prompt.slice(start, end).trim()));
  if (first === null || isOne) return null;
  const read = readPart(`Website for a ${first}`, {}).kind.value;
  return read === 'unknown' ? null : read;
};
