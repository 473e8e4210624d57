import { rewrite } from './rewrite-rules';
import type { Rule } from './rewrite-rules';
import { lean } from '../../words/lean-letters';

/** "reviews, one from Ella “…” and one from Kent Chamber “…”" */
const reviews =
  /(?<=^|\n|[.!?]\s+|,\s)(?:(?:and|the|some|two|three|our)\s)*(?:reviews?|testimonials?|quotes?|feedback)\s?[,:–—-]?\s(?<list>(?:(?:and\s)?(?:one|another|the other)\s(?:is\s)?(?:from|by)\s[^"“.\n]{2,50}?[,:]?\s["“][^"”\n]{4,260}["”][.,;]?\s*){1,})/giu;
const review =
  /(?:one|another|the other)\s(?:is\s)?(?:from|by)\s(?<who>[^"“.\n]{2,50}?)[,:]?\s(?<said>["“][^"”\n]{4,260}["”])/giu;
/** "One of our visitors, Mr Pascoe, wrote to us: “…”" */
const wrote = lean(
  /(?<=^|\n|[.!?]\s+)(?:one of our \p{L}+|an? (?:\p{L}+\s)?(?:visitor|customer|client|guest|member|parent|pupil|reader|patient)),?\s(?<who>(?:(?:Mrs?|Ms|Dr|Miss)\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?),?\s(?:once\s|recently\s)?(?:wrote|said|told|says|writes)(?:\s(?:to\s)?us)?(?:\s(?:once|recently|last \p{L}+))?[,:]?\s(?=["“])|(?<=^|\n|[.!?]\s+)(?:(?:i|we|she|he)(?:['’]d|\swould)?\s(?:also\s)?(?:like|love|wants?|needs?)\s(?:you\s)?to\s)?(?:please\s)?(?:include|use|add|put(?: in)?|show|have)\s(?:what\s(?:an?\s\p{L}+\s(?:called|named)\s)?(?<teller>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)\s(?:told|said|wrote)(?:\s(?:to\s)?us)?|(?:an?|this|the)\s(?:\p{Ll}+\s)?(?:quote|quotation|review|testimonial|comment)\s(?:from|by|of)\s(?<source>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}))[,:]?\s(?=["“])/giu,
);
/** "Quote is from Bev: “…”" */
const from =
  /(?<=^|\n|[.!?]\s+)(?:the\s)?(?:quote|quotation|review|testimonial)\s(?:is\s)?(?:from|by)\s(?<who>\p{L}[\p{L}’'-]+(?:\s\p{L}[\p{L}’'-]+){0,2})\s?[,:]\s+(?=["“])/giu;
/** "Quote from Marie Penrose, harbour manager: “…”": with what they do, wherever it stands. */
const fromOffice =
  /(?<=^|\n|[.!?]\s+)(?:[Tt]he\s)?(?:[Qq]uot(?:e|ation)|[Rr]eview|[Tt]estimonial)\s(?:is\s)?(?:from|by)\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}(?:,\s[^,:.“"\n]{2,40}){1,2})\s?:\s+(?<said>["“][^"”\n]{4,260}["”])\.?/gu;
/** "I'd like that to have pride of place." behind what it is about. */
const prized =
  /(?<=[.!?]["”]?\s+)(?:i|we)(?:['’]d|\swould)\s(?:like|love)\s(?:that|this|it|them)\s(?:to\s(?:have|be|get|go|stand|come)|near|at|on|as|in)\b[^.!?\n]*[.!?][ ]?/giu;
/** "Somebody from the radio said “…”, that was Mairead Doyle on Clare FM, you can use it." */
const later =
  /(?<=^|\n|[.!?]\s+)(?:somebody|someone|an? \p{L}+|a lady|a man)(?:\s(?:from|on|at|in)\s[^,"“.\n]{3,30})?\s(?:said|wrote|told (?:me|us)|says),?\s(?<said>["“][^"”\n]{4,260}["”]),?\s(?:that was|it was|by|this was)\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s(?:(?:N[ií]|de|van|O['’])\s)?\p{Lu}[\p{L}’'-]+){0,2})[^.!?\n]*(?=[.!?\n]|$)/giu;
/** The words of a name with their capitals: "Mairead Doyle on". */
const nameIn = (words: string): string => /^(?:\p{Lu}[\p{L}’'-]*\s?)+/u.exec(words)?.[0].trim() ?? words;

const rules: readonly Rule[] = [
  [
    reviews,
    ({ list = '' }) =>
      `\n\nReviews:\n${[...list.matchAll(review)].map(({ groups }) => `${groups?.['said'] ?? ''} – ${groups?.['who'] ?? ''}`).join('\n')}\n\n`,
  ],
  [wrote, ({ who, teller, source }) => `${who ?? teller ?? source ?? ''} said `],
  [later, ({ said = '', who = '' }) => `\n\nReviews:\n${said} – ${nameIn(who)}\n\n`],
  [fromOffice, ({ who = '', said = '' }) => `\n\nReviews:\n${said} – ${who}\n\n`],
  [from, ({ who = '' }) => `${who} said `],
  [prized, () => ''],
];

/** What others said, by whom, without what is asked for it. */
export const reviewsTold = (text: string): string => rewrite(text, rules);
