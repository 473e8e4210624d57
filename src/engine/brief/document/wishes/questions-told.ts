import { raise } from './rewrite-rules';

const word = String.raw`(?:what|how|when|where|who|why|which|can|could|do|does|did|is|are|am|will|would|should|may|must|have|has|shall)`;
const auxiliary = String.raw`(?:should|do|does|did|can|could|may|must|will|would|is|are|am|have|has|shall|was)`;
const actor = String.raw`(?:i|we|you|it|they|there|he|she|people|children|kids|dogs|my|the|your|this|anyone|someone|any|a|an|beginners|parents|visitors)`;

/** "can I bring someone (yes, one guest)" */
const pair = String.raw`(?:(?:and|or|also|plus)\s)?["“]?(?<asked>${word}\b[^(),;:?\n"“”]{3,90}?)\??["”]?\s?\((?<said>[^()\n]{2,240})\)`;
const pairs = new RegExp(pair.replaceAll(/\?<\w+>/gu, '?:'), 'iu').source;
/** The lead before them: "Please add questions and answers:", "Anything customers often ask?" */
const lead = String.raw`(?<lead>(?:^|\n|(?<=[.!?]\s))[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?(?:[^.!?\n()]{0,90}\b(?:questions?|faqs?|q\s?(?:&|and)\s?a|asks?|answers?|asked|know)\b[^.!?\n()]{0,60}?[:?,–—-]\s*(?:(?:like|such\sas|for\sexample|namely|including|and|please\sanswer|answer)[:,]?\s)?)?)`;
const bracketed = new RegExp(
  String.raw`${lead}(?<list>${pairs}(?:[,;.]?\s+(?:and\s)?${pairs})+)[.;]?`,
  'giu',
);

/** "a section for questions, like what should I wear, well shorts, and can I bring someone, yes of course" */
const spoken = new RegExp(
  String.raw`(?:(?:^|\n|(?<=[.!?]\s))[ \t]*(?:[-*•–]\s+)?[^.!?\n()]{0,90}\b(?:questions?|faqs?|q\s?(?:&|and)\s?a|keep\sasking|always\sask|often\sask)\b[^.!?\n()]{0,50}?[:,]?\s(?:(?:like|such\sas|for\sexample|namely)[:,]?\s)?)(?<list>(?:(?:what|how|when|where|who|why|which)\s)?${auxiliary}\s${actor}\s[^\n]{10,600}?)(?:[.!](?=\s|$)|(?=\n|$))`,
  'giu',
);
const next = new RegExp(String.raw`(?<!\b(?:what|how|when|where|who|why|which|and|or|then))(?:,\s|\s(?=(?:and|or|then)\s))(?:and\s|then\s|also\s|or\s)*(?=(?:what|how|when|where|who|why|which)\s${auxiliary}\s${actor}\s|${auxiliary}\s${actor}\s)`, 'giu'); // prettier-ignore

/** "what to wear", "how to get there": asked by whoever comes. */
const outright = (asked: string): string =>
  asked
    .replace(/^what\sto\s/iu, 'what should I ')
    .replace(/^(how|where|when|who)\sto\s/iu, '$1 do I ')
    .replace(/^(which\s[\p{L}\s]{2,20}?)\sto\s/iu, '$1 should I ')
    .replace(/(?<![\p{L}])i(?![\p{L}])/gu, 'I');

const row = (asked: string, said: string): string =>
  `${raise(outright(asked.trim()))}? ${raise(said.trim().replace(/^(?:well|so|oh|erm?|um)[,\s]+/iu, '').replace(/[.,;\s]+$/u, ''))}.`; // prettier-ignore

const fewest = 2;
const told = (rows: readonly string[]): string => `\n\nQuestions and answers:\n${rows.join('\n')}\n\n`;

/** "People often ask whether they can come alone, and the answer is of course, about a third do." */
const reported =
  /(?<=^|\n|[.!?]\s+)(?:people|visitors|customers|guests|parents|clients|they|everyone|members)\s(?:(?:also|often|always|sometimes|usually|frequently|do|keep)\s)*ask(?:ing)?(?:\s(?:us|me))?\s(?:whether|if)\s(?:(?:they|you|people)\s(?<aux>can|could|may|should|must|need to|have to)|(?<ours>we|there (?:is|are)|it is|it['’]s))\s(?<what>[^.,;:?\n]{3,70})(?:[,;:]\s(?:and\s|but\s)?|\.\s)(?:(?:the|our|my)\sanswer\s(?:is|to that is)[,:]?\s)(?:that\s)?(?<said>[^.!?\n]{2,200})[.!?]?/giu;
/** "They also ask about allergies; please say that …": a label. */
const askedAbout =
  /(?<=^|\n|[.!?]\s+)(?:people|visitors|customers|guests|parents|clients|they|everyone|members)\s(?:(?:also|often|always|sometimes|usually|frequently|do|keep)\s)*ask(?:ing)?(?:\s(?:us|me))?\sabout\s(?:the\s|our\s)?(?<what>[\p{L}’' -]{3,30}?)(?:[;:,.–—]\s(?:(?:so|and)\s)?|\sso\s)(?:please\s)?(?=(?:say|mention|explain|state|we\b|the\sanswer|tell))/giu;

/** "We get asked the same things. Dogs? Yes, two. Is there hot water? Yes, in the barn.": each question over its answer. */
const inARow =
  /(?<=^|\n|[.!?]\s+)[^.!?\n]{0,90}\b(?:asked|asks?|questions|faqs?|answer(?:s|ed)?|usual things)\b[^.!?\n]{0,50}?(?:[.:]|[ ][–—-])[ ]+(?<list>(?:[^.!?\n]{2,90}\?[ ][^?\n]{2,200}?[.!](?:\s+|(?=\n|$))){2,})/giu;

/** Questions that are told with their answers beside them, in brackets or in one breath, as a list of both. */
export const questionsTold = (text: string): string =>
  reportedLast(text)
    .replace(inARow, (...parts: unknown[]) => {
      const { list = '' } = parts.at(-1) as Record<string, string | undefined>;
      return told(list.trim().split(/(?<=[.!])\s+(?=[^.!?]{2,90}\?)/u));
    })
    .replace(askedAbout, (...parts: unknown[]) => {
      const { what = '' } = parts.at(-1) as Record<string, string | undefined>;
      return `${raise(what)}: `;
    })
    .replace(bracketed, (...parts: unknown[]) => {
      const { list = '', lead: before = '' } = parts.at(-1) as Record<string, string | undefined>;
      const rows = [...list.matchAll(new RegExp(pair, 'giu'))].map(({ groups }) =>
        row(groups?.['asked'] ?? '', groups?.['said'] ?? ''),
      );
      return rows.length < fewest ? `${before}${list}` : told(rows);
    })
    .replace(spoken, (whole: string, ...parts: unknown[]) => {
      const { list = '' } = parts.at(-1) as Record<string, string | undefined>;
      const both = list.split(next).map((one) => /^(?<asked>[^,?–—]{6,80})(?:,|\?|\s[–—-])\s+(?<said>.{2,})$/u.exec(one.trim())?.groups); // prettier-ignore
      if (both.length < fewest || both.some((one) => one === undefined)) return whole;
      return told(both.map((one) => row(one?.['asked'] ?? '', one?.['said'] ?? '')));
    });

const reportedLast = (text: string): string => {
  const rows = [...text.matchAll(reported)].map(({ groups }) => {
    const aux = groups?.['aux'] ?? 'can';
    const ours = groups?.['ours']?.toLowerCase();
    const asked =
      ours === undefined
        ? undefined
        : ours === 'we'
          ? 'Do you'
          : ours.startsWith('there')
            ? `${raise(ours.slice(6))} there`
            : 'Is it';
    const lead = asked !== undefined ? asked : aux.endsWith('to') ? `Do I ${aux}` : `${raise(aux)} I`;
    return row(`${lead} ${(groups?.['what'] ?? '').replace(/\btheir\b/giu, 'my')}`, groups?.['said'] ?? '');
  });
  return rows.length === 0 ? text : `${text.replace(reported, '').trimEnd()}${told(rows)}`;
};
