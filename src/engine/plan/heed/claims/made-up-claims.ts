import type { ContentItem } from '../../content';
import { stemsOf } from '../../told/told-facts';

/** "Yes, a few at a time.", "Usually.": an answer's own verdict, in front of what one is asked to do. */
const verdict =
  /^(?:(?:yes|no|often|usually|sometimes|mostly|always|gladly|please|certainly|of course|with pleasure)(?:,[^.!?]*)?[.!?]\s+)+/iu;
/** What an answer may begin with that promises nothing: a request, what one gets by asking, what it depends on. */
const invitation =
  /^(?:ask|tell|write|say|send|bring|call|ring|show|describe|give|come and (?:ask|see|look)|look|you (?:hear|decide|say|choose|are told|get (?:an?|the) (?:plain|honest|short|price|answer|date|list|way|yes|word|line))|we (?:say|tell|look|ask|answer|talk|see|agree|go through)|i (?:say|tell|look|ask|answer|talk|see|agree)|that (?:depends|is (?:agreed|settled))|it depends|by arrangement|as (?:soon|early) as|what happens then)\b/iu;
/** Figures, in numbers and words; "two lines" are what somebody is asked to write. */
const counted =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|eighty|hundreds?|thousands?|dozens?|half an?|\d+)\b(?!\s(?:short\s)?(?:lines?|words|sentences|questions|pictures|ideas|things)\b)/iu;
/** What a house binds itself to, or says of its past, its papers and its ways of paying, sending and taking back. */
const pledge =
  /\b(?:free|no charge|guarantee\w*|refund\w*|returns?|returned|insured|insurance|same[- ]day|next day|within (?:an?|the) \w+|(?:we|i) deliver|delivery|deposit|ship\w*|post(?:ed|age)|parking|cards?|cash|invoices?|receipts?|awards?|certified|licen[cs]ed|qualified|trained|never|always|every (?:day|week|month|year|evening|morning)|once a (?:week|month|year)|daily|weekly|monthly|yearly|years?|since|ourselves|myself|(?:we|i)(?:['’]ve| have) (?:been|cooked|seen|made|built|done|worked|played|taught)\b|(?:has|have|had) (?:been|cooked|seen|made)|built|began|begun|started|founded|(?:the|our|my) (?:oldest|only|first (?:rule|one))|wood-fired|in stock|number to follow|by mail|step[- ]free|vegan|organic)\b/iu;

/** What a prompt tells: its words as they stand, and the beginnings of those that say something. */
export type Told = { readonly text: string; readonly stems: ReadonlySet<string> };
export const toldIn = (prompt: string): Told => ({
  text: prompt.toLowerCase(),
  stems: new Set(stemsOf(prompt)),
});

/** Whether half of what a text says stands in the prompt, in `fewest` words at least. */
export const isTold = (text: string, told: Told, fewest = 1): boolean => {
  const stems = stemsOf(text);
  const known = stems.filter((stem) => told.stems.has(stem)).length;
  return known < fewest
    ? text !== '' && told.text.includes(text.toLowerCase().replace(/[.!?]$/u, ''))
    : known * 2 >= stems.length;
};

/** One word alone tells no sentence. */
const fewestWords = 2;
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u);

/** Whether a usual sentence binds the house to something, or counts what nobody counted. */
export const isClaim = (sentence: string): boolean => counted.test(sentence) || pledge.test(sentence);

/** The text without the sentences that claim what nobody told; empty where nothing is left. */
export const withoutClaims = (text: string, told: Told): string =>
  sentencesOf(text)
    .filter((sentence) => !isClaim(sentence) || isTold(sentence, told, fewestWords))
    .join(' ');

const hanging = /^[^.!?]*\b(?:them|they|it|those|these|else|both|either)\b/iu;

/** A usual answer as far as it promises nothing: what to ask, write or bring. Null where it says nothing else. */
export const invitingAnswer = (answer: string, told: Told): string | null => {
  if (isTold(answer, told, fewestWords)) return answer;
  const whole = answer.replace(verdict, '');
  const rest = withoutClaims(whole, told);
  // "Name two times. We answer with one of them.": without what it speaks of the rest says nothing.
  const hangs = !whole.startsWith(rest.slice(0, 12)) && hanging.test(rest);
  return invitation.test(rest) && !hangs ? rest : null;
};

const fewestSteps = 3;

/** Steps without those of which nothing but their title is left, where enough others stand: "Bring" alone asks for nothing. */
export const stepsLeft = (
  before: readonly ContentItem[],
  after: readonly ContentItem[],
): readonly ContentItem[] => {
  const left = after.filter(({ text }, at) => text !== undefined || before[at]?.text === undefined);
  return left.length < fewestSteps ? after : left;
};
