import { courseOf, dishesOf } from './courses';
import { daysAlone } from './days-alone';
import { gatherEntries } from './gather-entries';
import { isDirective, isCarrier } from '../is-asked';
import { isMakersLabel } from '../is-for-maker';
import { bullet } from '../heading-of';
import { sentencesOf, splitOutside, trimmed } from '../part-sentences';
import type { Stretch } from '../part-sentences';
import { happening } from '../row-readers';
import { clock, date, day, isDated, isPriced, isStep, isWeekly, wordsIn } from './list-sort';
import type { ListSort } from './list-sort';
import { peopleAlone } from './people-alone';
import { isOfPeople, peopleInSentences, peopleOf } from './people-told';
import { runOf, stepOn, wayAlone } from './run-of';
import { slotEntry } from './slot-entry';

/** A list that a prompt tells in prose: what stands before it, and its entries, which are together all that follows. */
export type ToldList = {
  readonly title: string;
  readonly sort: ListSort;
  /** Where its label begins. */
  readonly start: number;
  readonly entries: readonly Stretch[];
};

type Head = { readonly title: string; readonly rest: Stretch | null };

/** "Who's who – Teresa Marsh (founder), …": here a dash is a colon. */
const dash = /^((?:who['’]?s who|(?:the|our)\s(?:team|people|crew|staff)))\s[–—]\s+(?=\S)/iu;
const colon = /^(\p{L}[^:.!?;"“”]{1,70}):\s+(?=\S)/u;
const copula =
  /^((?:the|our|my|this|these)\s(?:[\p{L}’'-]+\s){0,4}?(?:picks?|directors|partners|officers|trainers|founders|hosts|leaders|doctors|dentists|vets|instructors|features|highlights|favourites|specials|prizes|plans|packages|events|partners|teachers|benefits|helpers|tutors|therapists|staff|trustees|governors|wardens|elders|stylists|guides|coaches))\s(?:are|include|includes)[:\s]+(?=\S)/iu;
const titleOnly =
  /^(?!(?:yes|no|thanks|hi|hello|sorry|please|we|i|you|it|they|there|all)\b)(\p{Lu}[^.!?:;,\d]{2,40})\.$/iu;
/** "The team is me (Ann Lee, guide), my wife Jo who …": whoever is named or spoken of as one's own. */
const team =
  /^((?:the|our)\s(?:team|crew|staff)|the people)\s(?:is|are)\s(?:just\s|only\s)?(?=(?:me|myself)[\s,]|(?:my|our)\s\p{Ll}+\s\p{Lu}|\p{Lu}\p{Ll}+\s(?:\p{Lu}|\())/iu;
/** "We always work the same way.": a sentence that only says that a list comes. */
const announcing =
  /^((?:we|i)\s(?:always\s)?work the same way|there are (?:two|three|four|five|six|\d)(?:\s(?:of them|(?:\p{L}+\s){0,2}(?:plans|packages|tiers|options|steps|stages|ways|cottages|rooms|houses|boats|menus|sizes)))?|(?:here is|here['’]s) how (?:it|we|that)\s?\p{L}*|it works like this|(?:the|our) process is simple)\.$/iu;
const plainFact =
  /^(?:name|(?:business|company|club|shop|brand|trading)\sname|place|location|where|venue|based(?:\sin)?|address|when|client|phone|tel|telephone|email|website|contact|get in touch|enquiries|hours|open(?:ing)?(?:\s(?:hours|times))?|instagram|facebook|pages?|sitemap|note|nb|ps)$/iu;

/** "People often ask whether they can park (yes, behind the building), what to wear (…)" */
const asked = /^((?:people|customers|parents|clients|visitors|guests|patients|members|we)\s(?:(?:often|always|usually|also|sometimes|are)\s)?(?:ask|asked|get asked)(?:\sus)?)\s(?=(?:whether|if|what|how|where|when|who)\s[^.]*\()/iu; // prettier-ignore

/** "To join, fill in the form, come for a free trial, and …": what to do, without a colon. */
const todo = /^(to (?:join|book|order|enter|apply|start|sign up|register|volunteer|hire|get started)(?:\s[^,:.;]{2,30})?),\s(?=\p{Ll}+\s)/iu; // prettier-ignore

const dayOnly = new RegExp(String.raw`^(?:on\s)?(?:${date}|${day})(?:[\s,]+${clock})?$`, 'iu');
const isDay = (label: string): boolean => dayOnly.test(label.trim());

const headOf = (sentence: Stretch): Head | null => {
  const found =
    asked.exec(sentence.text) ??
    todo.exec(sentence.text) ??
    dash.exec(sentence.text) ??
    colon.exec(sentence.text) ??
    copula.exec(sentence.text) ??
    team.exec(sentence.text);
  // "The timetable is: …"
  const label = found?.[1]?.trim().replace(/^((?:(?:the|our|my)\s)?\p{L}+)\s(?:is|are)$/iu, '$1');
  if (!found || label === undefined) return null;
  if (isDay(label) || wordsIn(label) > 12 || isMakersLabel(label) || isDirective(label) || isCarrier(label) || plainFact.test(label)) return null; // prettier-ignore
  // "There are three of us: …" says how many, and no title.
  const title = /^(?:there are|we are|it['’]s just the)\s(?:\p{L}+|\d+)(?:\sof us)?$/iu.test(label) ? 'Who we are' : label; // prettier-ignore
  return { title, rest: { text: sentence.text.slice(found[0].length), start: sentence.start + found[0].length } }; // prettier-ignore
};

const going =
  /\b(?:how|process|steps?|goes|works?|way|to (?:book|join|order|enter|apply|start|sign up|begin|hire|register|volunteer|get (?:going|started))|get(?:ting)? (?:going|started)|what happens|what to expect|ordering|booking|joining|starts?|simple)\b/iu;
const summed = /\b(?:prizes?|awards?|raised|given|grants?|funding|donated|budget)\b/iu;
const counted = /\b(?:numbers|figures|at a glance|track record|so far)\b/iu;
const asking = /\bask(?:s|ed|ing)?\b/iu;
const offering = /\b(?:features|highlights|benefits)\b/iu;

const commas = /[,;]\s+(?:(?:and|or|plus)\s+)?/gu;
const semicolons = /;\s+(?:and\s+)?/gu;
const hasRole = (text: string): boolean => /\s\S+\s|[,(]/u.test(text) && wordsIn(text) > 2;

/** How the entries of one sentence are parted, by what they are of. */
const inSentence = ({ title, rest }: Head): { sort: ListSort; entries: Stretch[] } | null => {
  if (!rest) return null;
  const text = rest.text.replace(/[.!\s]+$/u, '');
  const { start } = rest;
  const marks = splitOutside(text, start, semicolons).length > 1 ? semicolons : commas;
  const parts = splitOutside(text, start, marks);
  const all = (isEntry: (text: string) => boolean, isWhole = isEntry): Stretch[] | null => gatherEntries(parts, text, start, isEntry, isWhole); // prettier-ignore
  const dishes = courseOf(title) === null ? null : dishesOf(parts, text, start);
  if (dishes) return { sort: 'price', entries: dishes };
  // "Things we sell to keep the lights on: bird boxes £15, …": a label too long to be taken for one elsewhere.
  if (wordsIn(title) > 4 && parts.length > 2 && parts.every((part) => isPriced(part.text) && isOneThing(part.text))) return { sort: 'price', entries: parts }; // prettier-ignore
  // "Old Gate (dry, still, £3.80 a bottle), Marcher (sparkling, £4.20) and a juice for £3": the price in a bracket.
  const bracketed = /\([^()]*[£$€]\s?\d[^()]*\)/u.test(text) ? all(isPriced) : null;
  if (bracketed?.every((one) => isPriced(one.text) && isOneThing(one.text))) return { sort: 'price', entries: bracketed }; // prettier-ignore
  const week = parts.every((part) => isWeekly(part.text) || slotEntry(part.text) !== null) && parts.length > 2 ? parts : null; // prettier-ignore
  if (week) return { sort: 'week', entries: week };
  const dated = all(isDated);
  if (dated && dated.every((one) => isDated(one.text) && !/\s(?:is|are|we)\s/u.test(one.text) && /\p{L}{4}.*\p{L}{4}/u.test(one.text))) return { sort: 'event', entries: dated }; // prettier-ignore
  if (counted.test(title)) {
    const figures = all((part) =>
      /^(?:(?:over|around|about|more than|nearly|almost|up to)\s)?[£$€]?\d/iu.test(part),
    );
    if (figures) return { sort: 'figure', entries: figures };
  }
  if (summed.test(title)) {
    const sums = all((part) => isPriced(part) || /^the\s/iu.test(part));
    if (sums && sums.some((one) => isPriced(one.text))) return { sort: 'sum', entries: sums };
  }
  if (/^["“]/u.test(text)) {
    const titled = all((part) => /^(?:(?:and|for|from)\s[\p{L}\s]{2,20})?["“]/iu.test(part));
    if (titled?.every((one) => /[£$€]\s?\d/u.test(one.text))) return { sort: 'price', entries: titled };
  }
  if (isOfPeople(title)) {
    const people = peopleOf(rest);
    if (people?.some((one) => hasRole(one.text))) return { sort: 'person', entries: people };
  }
  if (asking.test(title)) {
    const asked = all((part) =>
      /^(?:whether|if|what|how|where|when|who|why|which)\b.*\([^()]+\)$/iu.test(part),
    );
    if (asked?.every((one) => /\([^()]+\)$/u.test(one.text))) return { sort: 'answer', entries: asked };
  }
  if (going.test(title) && (text.match(/[£$€]\s?\d/gu)?.length ?? 0) < 2) {
    const steps = splitOutside(text, start, /[,;]\s+(?:(?:and|then)\s+)*|\s+and then\s+/gu);
    const done = gatherEntries(steps, text, start, isStep, null);
    if (done && done.length > 2) return { sort: 'step', entries: done };
  }
  // "We teach five stages: Splashers (with a parent), Tadpoles (3 to 4)": each with what its bracket tells of it.
  const termed =
    parts.length > 2 && !/[£$€]\s?\d/u.test(text)
      ? all((part) => /^[^()"“]{3,50}\s\([^()]{3,90}\)$/u.test(part))
      : null;
  if (termed && termed.length > 2 && termed.every((one) => one.text.endsWith(')')))
    return { sort: 'thing', entries: termed };
  // Parted by semicolons, each is a thing with what is told of it.
  const apart = splitOutside(text, start, semicolons);
  const isTold = (one: string): boolean => wordsIn(one) < 32 && !/^(?:we|i|you|it|they|there|please|if|no|not)\s/iu.test(one); // prettier-ignore
  // "November menu: smoked eel and apple on rye; leek soup; …": dishes, whatever stands between their words.
  if (/\bmenu$/iu.test(title) && apart.length > 2) return { sort: 'price', entries: apart };
  // "How to apply. Write for a form; the clerk visits you; the trustees meet in March."
  if (apart.length > 2 && /^how to\b/iu.test(title) && apart.every((one) => isTold(one.text) || /^the\s/iu.test(one.text))) return { sort: 'step', entries: apart }; // prettier-ignore
  if (apart.length > 2 && !happening.test(title) && apart.every((one) => isTold(one.text)))
    return { sort: apart.every((one) => isPriced(one.text)) ? 'price' : 'thing', entries: apart };
  if (offering.test(title) && parts.length > 2) {
    const things = splitOutside(text, start, /[,;]\s+(?:and\s+)?/gu);
    if (things.length > 2 && things.every((one) => wordsIn(one.text) < 12))
      return { sort: 'thing', entries: things };
  }
  return null;
};

/** "attended funeral £2,350, unattended cremation £1,250": two things with a price each, where no colon names the one. */
const isOneThing = (text: string): boolean =>
  /^[^:,£$€]{3,70}:\s/u.test(text) ||
  splitOutside(text, 0, commas).filter((part) => /^(?!from\b|plus\b|or\b|then\b|up\b)\p{L}[^£$€]{2,}[£$€]\s?\d/iu.test(part.text)).length < 2; // prettier-ignore

/** The entries that are a sentence each. */
const inSentences = (
  title: string,
  sentences: readonly Stretch[],
): { sort: ListSort; entries: Stretch[] } | null => {
  // prettier-ignore
  const [first] = sentences;
  if (!first || sentences.length < 2) return null;
  const dated = runOf(
    sentences,
    (text) => isDated(text) && !/^[^,:]*\s(?:on|from)\s/iu.test(text.split(/[,:]/u, 1)[0] ?? ''),
  );
  if (dated.length > 1) return { sort: dated.some(({ text }) => (text.match(/\d\s?[ap]m\b|\bnoon\b/giu)?.length ?? 0) > 2) ? 'programme' : 'event', entries: dated }; // prettier-ignore
  const weekly = runOf(sentences, isWeekly);
  if (weekly.length > 2) return { sort: 'week', entries: weekly };
  if (isOfPeople(title)) {
    const people = peopleInSentences(sentences);
    if (people.length > 1) return { sort: 'person', entries: people };
  }
  const priced = runOf(sentences, isPriced);
  if (priced.length > 1 && isPriced(first.text) && priced.every(({ text }) => isOneThing(text))) return { sort: 'price', entries: priced }; // prettier-ignore
  // A way is told to its end: what follows three steps in its paragraph is one, too.
  if (going.test(title) && stepOn(first.text)) {
    const done = sentences.filter(({ text }) => stepOn(text)).length;
    if (done > 2 && done * 3 >= sentences.length * 2) return { sort: 'step', entries: [...sentences] };
  }
  return null;
};

const listsIn = (line: Stretch): ToldList[] => {
  const sentences = sentencesOf(line);
  const found: ToldList[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const sentence = sentences[at];
    if (!sentence) break;
    const bare = titleOnly.exec(sentence.text)?.[1] ?? announcing.exec(sentence.text)?.[1];
    const isTitle = bare !== undefined && (wordsIn(bare) < 4 || announcing.test(sentence.text));
    const head: Head | null = isTitle && !isMakersLabel(bare) && !plainFact.test(bare) ? { title: bare, rest: null } : headOf(sentence); // prettier-ignore
    const days = head ? null : daysAlone(sentences, at);
    if (days) {
      found.push(days);
      const end = days.entries.at(-1)?.start ?? 0;
      while ((sentences[at + 1]?.start ?? Infinity) <= end) at += 1;
      continue;
    }
    const way = head ? null : wayAlone(sentences.slice(at));
    if (way) {
      found.push({ title: 'How it works', sort: 'step', start: sentence.start, entries: way });
      at += way.length - 1;
      continue;
    }
    const alone = head ? null : peopleAlone(sentences.slice(at));
    if (alone) {
      found.push({ title: 'Who we are', sort: 'person', start: sentence.start, entries: alone });
      const end = alone.at(-1)?.start ?? 0;
      while ((sentences[at + 1]?.start ?? Infinity) <= end) at += 1;
    }
    if (!head) continue;
    const rest = head.rest ? [head.rest, ...sentences.slice(at + 1)] : sentences.slice(at + 1);
    const list = inSentences(head.title, rest) ?? inSentence(head);
    if (!list) continue;
    found.push({ title: courseOf(head.title) ?? head.title, start: sentence.start, ...list });
    const end = list.entries.at(-1)?.start ?? sentence.start;
    while ((sentences[at + 1]?.start ?? Infinity) <= end) at += 1;
  }
  return found;
};

const remembered = new Map<string, ToldList[]>();

/** The lists that a prompt tells within its lines. */
export const findToldLists = (prompt: string): ToldList[] => {
  const known = remembered.get(prompt);
  if (known) return known;
  const found: ToldList[] = [];
  let start = 0;
  for (const line of prompt.split('\n')) {
    if (!bullet.test(line) && !/\s\|\s|\t/u.test(line)) found.push(...listsIn(trimmed(line, start)));
    start += line.length + 1;
  }
  remembered.clear();
  remembered.set(prompt, found);
  return found;
};
