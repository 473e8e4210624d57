import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { isDirective } from './is-asked';

const who = String.raw`(?:the\s)?((?:family\s)?(?:(?:Mr|Mrs|Ms|Dr|Miss)\.?\s)?\p{Lu}[\p{L}.’'-]*(?:\s(?:and|&)\s\p{Lu}[\p{L}.’'-]*|\s\p{Lu}[\p{L}.’'-]*|\sfamily|\s(?:manager|owner|director|teacher|lead|officer|nurse|parent|mum|dad|customer|client|guest|member|student|pupil|landlord|landlady|chair)|\sof\s(?:an?|the)\s[\p{Ll}\s-]{3,40}(?=[.,;)\n]|$)){0,4}(?:\s(?:of|from|in)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})?(?:,[ ](?:who[ ]is[ ]\d+|aged?[ ]\d+|\d{1,2}|\p{Lu}\p{L}+[ ]\d{4}|[\p{L}\d’' -]{2,60})(?=[\n.;:,)]|$)){0,2})`;
const review = new RegExp(
  String.raw`(?<=^|[\s(:*-])["“](?=[\p{Lu}\d'’‘…])([^"”\n]{6,400})["”],?[ ]*(?:[–—-]+\s*|\n[ ]*[–—-]+\s*|from\s|by\s|(?:says?|said|wrote|writes)\s|,\s|\(|(?=(?:The\s)?\p{Lu}[^.:\n]{2,60}\.?$))${who}(?![ ]?["“])`,
  'gmu',
);
/** '"He talked me out of it." Rt Hon. J. Fell': who said it ends the line. */
const signed = new RegExp(
  String.raw`(?<=^|[\s(:*-])["“](?=[\p{Lu}\d'’‘…])([^"”\n]{6,400})["”][ ]+${who}[.]?[ ]*$`,
  'gmu',
);
/** '"…" – landlord of the Snowdrop', '"…" (ceramicist, Ditchling)': whoever said it, by whatever they are. */
const anybody =
  /(?<=^|[\s(:*-])["“](?=[\p{Lu}\d'’‘…])([^"”\n]{12,400})["”],?[ ]*(?:[–—]\s*(\p{L}[^"“\n.;()]{2,70}?)(?=[.;]?\s["“]|[.;]?\s*$|[.;]\s|\n)|\((\p{L}[^()"“\n]{2,70})\))/gmu;
/** '"…" Jenny P. "…" Rob & Jo, Bollington, May 2024.': who said it, before the next begins. */
const bare =
  /(?<=^|[\s(:*-])["“](?=[\p{Lu}\d'’‘…])([^"”\n]{12,400})["”][ ]+(\p{Lu}[\p{L}’'-]+(?:\s(?:(?:and|&)\s)?\p{Lu}[\p{L}’'-]*){0,2}(?:,\s\p{Lu}[\p{L}’'-]+(?:\s[\p{L}\d’'&-]+){0,3}){0,2}\.?)(?=\s["“]|\s*$|\n)/gmu;
/** "Aidan, Leith: "…"", each on its line or behind the last. */
const before = new RegExp(String.raw`(?:^|\n|(?<=[.!?:]["”]?)[ ])\s*(?:[-*•]\s*|\d[.)]\s*)?${who}(?:\s(?:says?|said|wrote))?\s?[:–—-]\s*["“]([^"”\n]{12,400})["”]`, 'gu'); // prettier-ignore
/** 'Art director Tom Lacey: "…"', 'One inspector wrote: "…"': a few words before the colon. */
const calling =
  /(?:^|\n|(?<=[.!?:]\s?["”]?)\s)\s*(\p{Lu}[^.:!?"“”\n]{2,50}?)(?:\s(?:said|says|wrote|writes))?:\s*["“]([^"”\n]{12,400})["”]/gu;
/** A few words for somebody, and no sentence that ends in a title. */
const isBrief = (by: string): boolean =>
  by.split(/\s+/u).length < 7 && !/\s(?:is|are|was|has|have|gives?|runs?|sells?|makes?|offers?|called|titled|named|reads?|shows?|wants?|needs?|should|must|with|includes?)(?:\s|$)/iu.test(by); // prettier-ignore
const reviewBy =
  /\b(?:review|quote|testimonial|feedback|one)\s(?:from|by)\s(?:the\s)?(\p{Lu}[\p{L}.’'-]*(?:\s(?:and|&)\s\p{Lu}\p{L}+|\s\p{Lu}\p{L}+|\sfamily){0,3}):\s*["“]([^"”\n]{6,260})["”]/giu;
/** 'Mrs Tregenza in Saltash said "Turned up when he said he would"' */
const saying =
  /((?:(?:Mr|Mrs|Ms|Dr|Miss)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?(?:\s(?:in|from|of)\s\p{Lu}\p{L}+)?)\s(?:says?|said|wrote|writes)[,:]?\s["“]([^"”\n]{6,300})["”]/gu;
/** 'Headline: "Fire and the sea"': words for the site, and nobody who says them. */
const ofSite =
  /^(?:the\s|our\s|main\s|big\s)*(?:headline|heading|title|tagline|button|motto|slogan|strapline|name|cta|hero|quotes?|line|call|text|banner|footer|reviews?|testimonials?|feedback|praise|kind words|guest ?book|(?:what\s)?(?:customers?|clients?|guests?|people|parents|owners|farmers|members|visitors|patients|brides|couples)(?:\s(?:say|said|tell|told|on it|wrote)\b.*)?)$/iu;
const titled =
  /["“][^"”]{2,60}["”]\s*\([^()]*(?:\d{4}|\d\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/iu;

/** 'Line: "Every sheet, exactly once."': the label right before it says what it is for. */
const isForSite = (prompt: string, { 0: all, index }: RegExpExecArray): boolean => {
  const from = prompt.lastIndexOf('\n', index + all.search(/["“]/u)) + 1;
  const lead = prompt.slice(from, index + all.search(/["“]/u));
  return /:\s*$/u.test(lead) && isDirective(lead.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])?\s*|\s*:\s*$/gu, ''));
};

/** What others said, with who said it, where several did: `"Exactly like home" from Nilesh`. */
export const reviewsIn = (prompt: string): Slot<ListedItem>[] => {
  const isNamed =
    /\b(?:reviews?|testimonials?|feedback|said|says?|wrote|writes|customers?|what people|comments?|written|praise|kind words|guests?|guest ?book|quotes?|clients?)\b/iu.test(
      prompt,
    );
  const all = [
    ...[...prompt.matchAll(review)].map((match) => ({ match, text: match[1] ?? '', by: match[2] ?? '' })),
    ...[...prompt.matchAll(signed)].map((match) => ({ match, text: match[1] ?? '', by: match[2] ?? '' })),
    ...[...prompt.matchAll(anybody)].map((match) => ({ match, text: match[1] ?? '', by: match[2] ?? match[3] ?? '' })), // prettier-ignore
    ...[...prompt.matchAll(bare)].map((match) => ({ match, text: match[1] ?? '', by: match[2] ?? '' })),
    ...[...prompt.matchAll(calling)].map((match) => ({ match, text: match[2] ?? '', by: isBrief(match[1] ?? '') ? (match[1] ?? '') : '' })), // prettier-ignore
    ...[...prompt.matchAll(before)].map((match) => ({ match, text: match[2] ?? '', by: match[1] ?? '' })),
    ...[...prompt.matchAll(saying)].map((match) => ({ match, text: match[2] ?? '', by: match[1] ?? '' })),
    ...[...prompt.matchAll(reviewBy)].map((match) => ({ match, text: match[2] ?? '', by: match[1] ?? '' })),
  ];
  const found = all.filter(
    ({ match, text, by }, at) =>
      by.trim() !== '' &&
      !ofSite.test(by) &&
      !isForSite(prompt, match) &&
      (!titled.test(match[0]) || (isNamed && /\(\s*(?:The\s)?\p{Lu}\p{L}+,\s/u.test(match[0]))) &&
      text.split(/\s+/u).length > 2 &&
      !all.slice(0, at).some((one) => one.text === text),
  );
  // Without a word for them, what several people said at some length is praise all the same.
  if (!isNamed && (found.length < 2 || found.some(({ text }) => text.split(/\s+/u).length < 4))) return [];
  const inTurn = found.toSorted((one, other) => one.match.index - other.match.index);
  return inTurn.map(({ match, text, by }) => ({
    value: {
      section: 'testimonials',
      name: by
        .trim()
        .replace(/(?<!\b(?:Mrs|Rev|Prof|Hon|Miss))(?<=\p{L}{3})\.\s.*$/u, '')
        .replace(/(?<!(?:^|\s)\p{Lu})[.,]+$/u, ''),
      note: text.trim().replace(/,$/u, ''),
    },
    spans: [{ start: match.index, end: match.index + match[0].length }],
  }));
};

/** The town of a brief; none where only those live there who praise: '"… when the van comes" – Pippa from Nailsworth'. */
export const ownPlace = ({ place, prompt }: Brief): Brief['place'] => {
  const praised = reviewsIn(prompt).flatMap(({ spans }) => spans);
  return place?.spans.some(({ start, end }) => praised.some((one) => start < one.end && end > one.start)) === true ? null : place; // prettier-ignore
};
