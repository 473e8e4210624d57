import { isAsked } from './is-asked';
import { splitOutside, trimmed } from './part-sentences';
import type { Stretch } from './part-sentences';

/** "What happens: 1. You write. 2. We talk.": steps in one line, with what stands before and behind them. */
export const numberedSteps = (
  line: Stretch,
): { head: Stretch; title: string | null; steps: Stretch[]; tail: Stretch } | null => {
  const marks = [...line.text.matchAll(/(?:^|\s)(\d{1,2})[.)]\s+(?=\p{L})/gu)];
  const isRun = marks.length > 2 && marks.every(({ 1: count }, at) => Number(count) === at + 1);
  const [first] = marks;
  if (!isRun || !first) return null;
  const before = line.text.slice(0, first.index);
  const titled = /(?:^|[.!?]\s+)(\p{L}[^:.!?]{2,60}):\s*$/u.exec(before);
  const head = titled ? before.slice(0, titled.index + titled[0].indexOf(titled[1] ?? '')) : before;
  let end = line.text.length;
  const steps = marks.map((mark, at) => {
    const from = mark.index + mark[0].length;
    const next = marks[at + 1]?.index;
    // The last one ends with its sentence.
    if (next === undefined)
      end = from + (/[.!?](?=\s|$)/u.exec(line.text.slice(from))?.index ?? line.text.length) + 1;
    return trimmed(line.text.slice(from, next ?? end), line.start + from);
  });
  return { head: trimmed(head, line.start), title: titled?.[1]?.trim() ?? null, steps, tail: trimmed(line.text.slice(end), line.start + end) }; // prettier-ignore
};

export const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
export const clause =
  /^(?:(?:and|but|so|or|which|who|that|because|if|when|where|then)\s|(?:i|we|you|they|he|she|it|there)(?:['’]|\s))/iu;

/** "handled by Anjali Rao": said of what stands before it. */
export const doneBy = /^(?:handled|run|led|taught|made|written|headed|looked after|managed)\sby\s/iu;
/** A verb that makes a sentence of what stands between two marks. */
const telling =
  /\s(?:is|are|was|were|has|have|had|grew|moved|met|won|lives?|became|trained|founded|started|opened|studied|learned|learnt|taught|wrote|bought|joined|must|can|will(?!\s(?:from\s)?[£$€])|may|cannot|does|do|don['’]t)\s/u;
const ordering =
  /^(?:bring|ask|send|call|write|come|tell|email|ring|text|drop|leave|turn|take|follow|head|park)\s/iu;
const happening = /\s(?:takes|lasts|leaves|sails|meets|runs|starts)\s/u;

/** "Kat Novak": somebody's name before a colon. */
export const personal = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2}$/u;

/** Labels that head a list wherever they stand: "Services: …", "Prices: …". */
export const isTitle = (label: string): boolean =>
  /^(?:our\s|the\s|my\s)?(?:services|prices?|fees|rates|costs|team|people|staff|partners|committee|hours|opening (?:hours|times)|contact|address|menu|products|courses|classes|events|dates|what (?:we|i) (?:do|don['’]t do|offer|sell)|areas?|reviews|testimonials|faqs?|questions|facilities|colou?rs|pages|tone|style|fonts?)$/iu.test(
    label.trim(),
  );

const datedFirst =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?,?\s)?(?:the\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*';
const hour = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?`;
/** A day, an hour, a price or a code alone: a detail of what stands before it. */
const detail = new RegExp(
  String.raw`^(?:${month}\s\d{1,2}|\d{1,2}\s${month}|${hour}\s?(?:[–-]|to)\s?${hour}|\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|(?:from\s)?[£$€]\s?\d[\d.,]*(?:\s(?:per|a|an|each)(?:\s\p{L}+)?)?|max\p{L}*\.?\s\d+(?:\s\p{L}+)?|[A-Z]{2}\s\d{5}|(?:\p{L}+\s)?[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$`,
  'iu',
);

/** The entries of an enumeration after its heading; null when it is a sentence like any other. */
export const entriesOf = ({ text, start }: Stretch): Stretch[] | null => {
  const plain = text.replace(/[.!\s]+$/u, '');
  // "Form with name, dog's name, message": one wish.
  if (/^(?:an?\s|the\s)?(?:\p{L}+\s)?form\b/iu.test(plain)) return null;
  const bySemicolon = splitOutside(plain, start, /;\s+/gu);
  if (bySemicolon.length > 1 && bySemicolon.some((one) => telling.test(one.text))) return null;
  if (bySemicolon.length > 2 || (bySemicolon.length === 2 && plain.length < 200))
    return bySemicolon.map((one) => ({ ...one, text: one.text.replace(/^and\s/iu, '') }));
  const parts = splitOutside(plain, start, /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/gu);
  // "Saturday 6 December, Carols by Candlelight, St James Church, 7pm": one thing with its day.
  if (datedFirst.test(plain) && !parts.slice(1).some(({ text: one }) => datedFirst.test(one))) return null;
  // "Legacies: talk to our treasurer, Susan Hope, treasurer@umrt.example": whom to write to.
  if (parts.some((one) => /^\S+@\S+\.\p{L}+$/u.test(one.text))) return null;
  // "Partner Yoga, February 14, 4pm, $60 per pair": one thing with its details.
  const [head] = parts;
  if (head && !detail.test(head.text) && parts.slice(1).some((one) => detail.test(one.text))) return null;
  const isList = parts.length > 2 && parts.every((one) => wordsIn(one.text) <= 11 && !clause.test(one.text));
  // "A, B and C" keeps its "and" where the last two belong together: only commas part what has verbs.
  // "The landing lasts three hours, £34 adults, from 1 May only": what has verbs here and none there is a sentence.
  const verbs = parts.filter((one) => happening.test(one.text)).length;
  // "Bring it to Unit 8, Rhosddu Estate, on Tuesdays, any condition": an order to visitors, and no list of them.
  const orders = parts.filter((one) => ordering.test(one.text)).length;
  if (ordering.test(parts[0]?.text ?? '') && orders < parts.length) return null;
  // "Petra grew up with sled dogs in Kiruna, Sweden, moved to Yorkshire in 2010"
  if (telling.test(parts[0]?.text ?? '')) return null;
  // "Peggy, a 1937 clinker dinghy found in Lerryn, new keel": one thing, and what it is.
  if (/^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(parts[0]?.text ?? '') && /^(?:an?|the)\s/u.test(parts[1]?.text ?? '')) return null; // prettier-ignore
  if (!isList || (verbs > 0 && verbs < parts.length)) return null;
  return splitOutside(plain, start, /,\s+(?:and\s+)?/gu).flatMap((one) => {
    // "Kalyna (11-13) and Soniakh (14-16)": two, each with its bracket.
    const pair = /^([^()]+\([^()]*\))\s+and\s+(?=[^()]+\([^()]*\)$)/u.exec(one.text);
    if (!pair) return [one];
    const [all, first = ''] = pair;
    return [
      { text: first, start: one.start },
      { text: one.text.slice(all.length), start: one.start + all.length },
    ];
  });
};

/** "Who we are, our four departments, a note that we are regulated by …": what is wanted, and what is told behind it. */
export const partAsks = (said: Stretch): { asks: readonly Stretch[]; rest: Stretch | null } => {
  if (/\bform\b/iu.test(said.text)) return { asks: [], rest: said };
  const parts = splitOutside(said.text, said.start, /[,;]\s+(?:(?:and|then|plus)\s+)?/gu);
  const told = parts.findIndex((part) => !isAsked(part.text));
  if (told < 0) return { asks: parts, rest: null };
  const rest = parts[told];
  if (!rest) return { asks: [], rest: said };
  const words = said.text.slice(rest.start - said.start);
  const note =
    /^(?:an?\s)?(?:(?:short|clear)\s)?note\s(?:that|saying(?:\sthat)?|to say(?:\sthat)?)\s+/iu.exec(
      words,
    )?.[0].length ?? 0;
  return {
    asks: parts.slice(0, told),
    rest: { text: words.slice(note), start: rest.start + note },
  };
};
