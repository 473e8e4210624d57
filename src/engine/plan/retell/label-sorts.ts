import { isMakersLabel } from './is-for-maker';
import { isTitle, wordsIn } from './part-lists';

/** "This month we're short of": words before a colon that say something, and name no part of a site. */
export const isSentenceLabel = (told: string): boolean =>
  /(?:['’](?:re|m|ve)|\s(?:are|is|am|have|has|need|want|cover|take|sell|make|do|offer|love|like))\b/iu.test(
    told,
  ) &&
  wordsIn(told) > 2 &&
  !isTitle(told) &&
  !isMakersLabel(told) &&
  !/^(?:what|how|where|when|who|why|which)\b/iu.test(told);

/** "Steeple keeper: Colin Ames": somebody behind a label. */
export const named =
  /^(?:(?:Dr|Prof|Revd?|Fr|Mrs?|Ms|Miss|Cllr|Canon)\.?\s)?["“‘]?\p{Lu}[\p{L}’'-]+["”’]?(?:\s["“‘]?\p{Lu}[\p{L}’'.-]*["”’]?){1,2}(?:\s*\([^()]*\))?(?:,\s(?:\+?\d[\d\s]{8,}|\S+@\S+))?[.\s]*$/u;

/** Hours are told in their sentence: "Easter to end of October, Saturday and Sunday 1pm-5pm, plus …". */
export const opening =
  /^(?:(?:our\s)?(?:open(?:ing)?(?:\s(?:hours|times|for\s\p{L}+))?|hours|times|when))$/iu;

/** What stands at the foot of a paper, under whatever heading came last. */
export const footing =
  /^(?:(?:please\s)?(?:ring|call|phone|email|e-mail|contact|get in touch|write to)\b|(?:registered )?(?:charity|company)\s(?:n|reg|number)|registered (?:charity|company|in)|(?:funded|supported|sponsored) by\b|[©@]|\S+@\S+$)/iu;

/** Labels of one fact, whose commas part nothing: "Place: Hollowdean Farm, near Ross-on-Wye". */
export const single =
  /^(?:(?:the\s)?name(?:\sof\s(?:the|our|my)\s\p{L}+)?|(?:business|company|club|shop|brand|trading)\sname|place|location|where|venue|based(?:\sin)?|address|dates?|when|owners?|founders?|client|type|kind|what(?:\s(?:it\sis|this\sis|we\sare|i\sam))?|who\s(?:we\sare|i\sam)|business|phone|tel|telephone|email|website|enquiries|next|next meeting|patron|deadline|founded|established|since|who)$/iu;
/** Labels behind which stands how to reach the owner. */
export const contacts = /^(?:contact|get in touch|email|phone|social)\b/iu;

/** "Thursday 25 June: Opening concert, Halifax Minster, 7.30pm": one entry of a programme. */
export const dayLine =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\s\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*:\s/iu;
/** "Blithe Spirit, 4–7 March, directed by …": one thing with its day. */
export const datedRow = /\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
