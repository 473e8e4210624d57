import { splitOutside } from '../part-sentences';
import type { Stretch } from '../part-sentences';
import { peopled } from '../row-readers';
import { gatherEntries } from './gather-entries';
import { labelledName, nameBehindVerb, namesInFull, namesSomebody } from './list-sort';
import { runOf } from './run-of';

/** Labels behind which people stand whom no other word of the site calls so. */
const peopleLabel = /\b(?:family|crew|jury|judges|panel|who works|helpers?|volunteers|us three|us two)\b/iu;
/** Whether people stand behind a label. */
export const isOfPeople = (title: string): boolean => peopled.test(title) || peopleLabel.test(title);

const commas = /[,;]\s+(?:(?:and|or|plus)\s+)?/gu;
/** "They're supported by lead tester Mia …": more of them. */
const helped =
  /^(?:they|he|she|we)(?:['’]re|['’]s|\s(?:are|is))\s(?:supported|joined|helped|assisted|backed)\sby\s/iu;
const nounFirst = /^(?:the|our|my|two|three)\s(?:\p{Ll}+\s?){1,3}$/u;
/** Whether a part is somebody by itself: in full, with a bracket or behind what they are; "Ann" before "and Derek Pym" is half of two. */
const isWholePerson = (part: string): boolean =>
  namesInFull(part) ||
  nounFirst.test(part) ||
  (namesSomebody(part) && (part.endsWith(')') || /^\p{L}+\s\p{Ll}+\s\p{Lu}\p{L}+$/u.test(part)));
/** "me (Gethin Morris, guide)": who speaks is told by name. */
const unwrapped = (part: Stretch): Stretch => {
  const lead = /^(?:me|myself),?\s\((?=\p{Lu}[^()]+\)$)/u.exec(part.text)?.[0].length ?? 0;
  return lead === 0 ? part : { text: part.text.slice(lead, -1), start: part.start + lead };
};
/** Several people of one sentence: "Jude Armstrong (owner), Kieran Bell (children's books) and the shop dog, Biscuit". */
export const peopleOf = (told: Stretch): Stretch[] | null => {
  const lead = helped.exec(told.text)?.[0].length ?? 0;
  const text = told.text.slice(lead).replace(/[.!\s]+$/u, '');
  const start = told.start + lead;
  const parts = splitOutside(text, start, commas).map(unwrapped);
  const people = gatherEntries(parts, text, start, (part) => namesSomebody(part) || nounFirst.test(part), isWholePerson); // prettier-ignore
  const isEach = (one: Stretch): boolean =>
    namesSomebody(one.text) &&
    splitOutside(one.text, 0, commas).filter((part) => namesInFull(part.text)).length < 2;
  return people?.every(isEach) === true ? people : null;
};

/** "Trainee Owen Pugh and secretary Linda Marsh complete the team": two; "She is …" goes with whom it speaks of. */
const partTogether = (people: readonly Stretch[]): Stretch[] =>
  people.flatMap((one) => {
    const found = together.exec(one.text);
    const [first = '', second = ''] = [found?.[1], found?.[2]];
    return first === '' || second === '' ? [one] : [{ text: first, start: one.start }, { text: second, start: one.start + one.text.indexOf(second) }]; // prettier-ignore
  });

const together = /^(.+?)\sand\s(.+?)\s(?:complete|make up|round off|finish off)\s(?:the|our)\s\p{L}+[.]?$/u;
/** "Latecomers are let in" names nobody: a sentence tells of somebody in full, or behind what they are. */
const isOnePerson = (text: string): boolean =>
  together.test(text) || (namesSomebody(text) && (namesInFull(text) || nameBehindVerb.test(text.replace(/[.\s]+$/u, '')) || /^(?:his|her|their|my|our)\s/iu.test(text)) && (labelledName.test(text) || !/@|\d{5}/u.test(text))); // prettier-ignore
/** "She is a trained mediator." goes with whom it speaks of. */
const withPronouns = (people: readonly Stretch[]): Stretch[] => {
  const entries: Stretch[] = [];
  for (const one of people) {
    const last = entries.at(-1);
    if (last && /^(?:he|she|they)\b/iu.test(one.text) && !helped.test(one.text))
      entries[entries.length - 1] = { ...last, text: `${last.text} ${one.text}` }; // prettier-ignore
    else entries.push(one);
  }
  return entries;
};

/** The people of the sentences from one on; too few are none. */
export const peopleInSentences = (sentences: readonly Stretch[]): Stretch[] => {
  const people = runOf(
    sentences,
    (text) => isOnePerson(text) || peopleOf({ text, start: 0 }) !== null,
    (text) => /^(?:he|she|they)\b/iu.test(text) && !helped.test(text),
  );
  return partTogether(withPronouns(people)).flatMap((one) => peopleOf(one) ?? [one]);
};
