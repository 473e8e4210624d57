import type { Step } from '../intent';
import { foldWord } from '../words/fold-word';
import { everyItem, findItems } from './find-item';
import type { ItemPlace } from './find-item';
import { nameOfItem } from './find-items';
import { ordinalItem } from './ordinal-item';
import { rankedPlan } from './ranked-plan';
import { homesFor, typesOf } from './thing-types';
import type { SectionPlace } from '../target/target';

const articles =
  /^(?:(?:the|a|an|our|my|el|la|los|las|un|una|le|les|der|die|das|den|dem|het|de|o|os|as|um|uma|il|lo|gli|i)\s+|l['’])/;
const kinds =
  /\s+(?:plan|tier|package|product|item|dish|question|service|feature|card|entry|step|column|ticket|room|section|link|one|class|course|price|prices|treatment|pass|member|post|article|concert|gig|event|talk|recipe|project|workshop)$/;
const fillers = new Set(
  'the a an of de del la el los las le les du des der die das den di da do dos for per and with'.split(' '),
);

/** How a thing is named in a sentence, without article, "'s" and the word for its kind, if that leaves any. */
export function bareName(phrase: string): string {
  let name = foldWord(phrase).trim();
  for (let before = ''; before !== name;) {
    before = name;
    name = name
      .replace(articles, '')
      .replace(/(?:'s|’s|s')$/, '')
      // The Arabic article is written to its word.
      .replace(/^ال(?=\p{L}{3})/u, '')
      .trim();
  }
  const short = name
    .replace(kinds, '')
    .replace(/(?:'s|’s)$/, '')
    .trim();
  return short === '' ? name : short;
}

/**
 * The things that a phrase means, on all pages: by their place ("third product"), by name, by name without article and
 * kind, by some of the name's words. More than one name comes back when the words fit several things.
 */
export function findThings(
  step: Step,
  phrase: { readonly plain: string; readonly text: string },
  only?: readonly SectionPlace[],
): readonly ItemPlace[] {
  const spoken = phrase.plain.replace(/(?:'s)$/, '');
  // "Rename Fig to Midnight Fig and make it £24": the thing of the part before.
  if (step.lastItem && /^(?:it|its|this|that|that one|this one|them|her|him|his|their)$/.test(spoken))
    return findItems(step.draft, step.lastItem, step.page, only);
  const nth = ordinalItem(step, spoken) ?? rankedPlan(step, spoken);
  if (nth) return twinsOf(step, nth);
  const exact = findItems(step.draft, phrase.text, step.page, only);
  if (exact.length > 0) return exact;
  const bare = bareName(phrase.text);
  // "The room" of three rooms is none of them in particular.
  const types = kinds.test(` ${bare}`) ? typesOf(bare.replace(/s$/, '')) : [];
  const home = types.length > 0 ? homesFor(step, types)[0] : undefined;
  if (home) return everyItem(step.draft, step.page, [home]);
  const named = findItems(step.draft, bare, step.page, only);
  return named.length > 0 ? named : partlyNamed(step, bare, only);
}

/** The same thing wherever the site shows it. */
export function twinsOf(step: Step, place: ItemPlace): readonly ItemPlace[] {
  const name = nameOfItem(place.item);
  const twins = everyItem(step.draft, step.page).filter(
    ({ section, item }) => section.type === place.section.type && nameOfItem(item) === name,
  );
  return twins.length > 0 ? twins : [place];
}

/** Things whose name has all words of the phrase, or whose whole name stands in it. */
function partlyNamed(step: Step, bare: string, only?: readonly SectionPlace[]): readonly ItemPlace[] {
  const wanted = wordsOf(bare);
  // "Jo" is a name of somebody; elsewhere two letters tell nothing.
  const isShort = wanted.every((word) => word.length < 3);
  if (isShort && wanted[0]?.length !== 2) return [];
  const every = everyItem(step.draft, step.page, only);
  const all = isShort ? every.filter(({ section }) => /^(?:team|speakers|teacher)$/.test(section.type ?? '')) : every; // prettier-ignore
  const holds = (words: readonly string[], word: string) => words.some((other) => isSameWord(other, word));
  const found = all.filter(({ item }) => {
    const words = wordsOf(nameOfItem(item));
    return words.length < 9 && wanted.every((word) => holds(words, word));
  });
  if (found.length > 0) return found;
  return all.filter(({ item }) => {
    const words = wordsOf(nameOfItem(item));
    // "The evening class on Wednesday" is not the whole of Wednesday.
    if (wanted.length > words.length + 1) return false;
    return words.some((word) => word.length > 3) && words.every((word) => holds(wanted, word));
  });
}

const wordsOf = (text: string): readonly string[] =>
  foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word));

/** The same word, or its plural. */
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 2 &&
    other.length > 2 &&
    (bare(one) === bare(other) || one === bare(other) || bare(one) === other));

const bare = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=.{4})ing$|(?:es|s|en|n|e)$/, '');

/** The different names among things. */
export function namesOf(places: readonly ItemPlace[]): readonly string[] {
  return [...new Set(places.map(({ item }) => nameOfItem(item)))];
}
