import type { ColourWish, Slot, Span } from '@/domain/site/brief';
import type { ColourRole } from '@/domain/site/vocabulary';
import { readColouredThings } from './coloured-things';
import { dealColours } from './deal-colours';
import { findColourRoles } from './find-colour-roles';
import { findColours, type FoundColour } from './find-colours';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, type Reading } from '../reading';

/** Colour wishes, and the tokens of the role words they used up. */
export type ReadColours = { readonly slots: Slot<ColourWish>[]; readonly roles: ReadonlySet<number> };

const between =
  /^\s*(?:,|&|\+|\/|and|n|'n'|y|e|et|und|en|i|ve|with|on|plus|،|و|con|mit|avec|z|,\s*and|to|into|ו)\s*$/iu;

/** "Black and gold." alone in a short sentence is talk of colours even when each word is also a thing. */
function isShortSentence(reading: Reading, colour: FoundColour): boolean {
  const sentence = reading.tokens[colour.from]?.sentence;
  let size = 0;
  for (let at = Math.max(0, colour.from - 9); at < colour.from + 9; at += 1)
    if (reading.tokens[at]?.sentence === sentence) size += 1;
  return size <= 8;
}

/** "sage and sand" between two commas: two colours with nothing beside them. A list's entries stand alone or after a colon. */
function fillsClause(reading: Reading, left: FoundColour, right: FoundColour): boolean {
  const { tokens } = reading;
  const clause = tokens[left.from]?.clause;
  return (
    tokens[left.from - 1]?.clause !== clause &&
    tokens[right.to]?.clause !== clause &&
    tokens[right.from]?.clause === clause &&
    left.from > 0 &&
    !/[:(]/u.test(tokens[left.from]?.gap ?? ':')
  );
}

/** "Orange and charcoal industrial site": what two colours and a look stand before. */
function leadsToSite(reading: Reading, { to }: FoundColour): boolean {
  const { tokens, lexicon } = reading;
  const isLook = (at: number): boolean =>
    [lexicon.styles, lexicon.tones].some(
      (index) => findPhrases<unknown>(index, tokens, { from: at, to: at + 1 }).length > 0,
    );
  for (let at = to; at < to + 3 && tokens[at]?.gap === ' '; at += 1) {
    if (isCueAt(reading, at, 'site')) return true;
    if (!isLook(at)) return false;
  }
  return false;
}

/** A word such as "tones" or "palette" near by. */
function isColourTalk(reading: Reading, colour: FoundColour): boolean {
  const sentence = reading.tokens[colour.from]?.sentence;
  for (let at = Math.max(0, colour.from - 6); at < Math.min(reading.tokens.length, colour.to + 2); at += 1)
    if (reading.tokens[at]?.sentence === sentence && isCueAt(reading, at, 'colour')) return true;
  return false;
}

const lookNoun =
  /^(?:design|diseño|estilo|style|stile|stil|stijl|styl|wygląd|tasarım|tarz|(?:ال)?(?:تصميم|أسلوب|ستايل|طابع|مظهر)|ה?(?:עיצוב|סגנון|מראה))$/iu;

/** "bold, orange", "orange and calm", "an orange website": it stands among words for the look, or right before the site. */
function isLookTalk(reading: Reading, colour: FoundColour): boolean {
  const { tokens, lexicon } = reading;
  const opening =
    reading.text
      .slice(0, colour.span.start)
      .split(/[.!?\n]/u)
      .at(-1) ?? '';
  // "Soaps: fresh, orange": the entries of a list.
  if (opening.includes(':')) return false;
  const next = tokens[colour.to];
  if (next?.gap === ' ' && isCueAt(reading, colour.to, 'site')) return true;
  const isLook = (at: number): boolean =>
    [lexicon.styles, lexicon.tones, lexicon.schemes].some(
      (index) => findPhrases<unknown>(index, tokens, { from: at, to: at + 1 }).length > 0,
    );
  const isApart = (at: number): boolean => tokens[at]?.clause !== tokens[colour.from]?.clause;
  const [before, after] = [colour.from - 1, colour.to];
  const begins = isApart(before);
  const ends = isApart(after);
  if (begins && ends)
    return [before, after].some((at) => isLook(at) && tokens[at]?.sentence === tokens[colour.from]?.sentence);
  if (begins) return isCueAt(reading, after, 'and') && isLook(after + 1) && isApart(after + 2);
  // "تصميم داكن وذهبي": the letter that joins them is part of the word.
  const isJoined = /^[وו]/u.test(tokens[colour.from]?.text ?? '');
  // "כהה עם זהב", "Dark with orange.": nothing else stands there.
  const isWith = isCueAt(reading, before, 'with');
  const joined = isWith || isCueAt(reading, before, 'and') ? before - 1 : isJoined ? before : -1;
  const opens = isApart(joined - 1) || (lookNoun.test(tokens[joined - 1]?.text ?? '') && isApart(joined - 2));
  return ends && joined >= 0 && isLook(joined) && opens;
}

/** "flour, sugar, butter and milk": entries of one list, before a word or behind it. */
const food = '(?:flour|sugar|eggs?|yeast|baking powder|oats|rice|salt)';
const afterFood = new RegExp(String.raw`\b${food}(?:,\s\p{L}+){0,2}(?:,|\sand|\sor|,\sand)\s$`, 'iu');
const beforeFood = new RegExp(String.raw`^(?:,\s\p{L}+){0,2}(?:,|\sand|\sor|,\sand)\s${food}\b`, 'iu');

/** Whether a word that is also a thing ("mint", "rose") means a colour here. */
function isBacked(reading: Reading, colour: FoundColour, all: readonly FoundColour[]): boolean {
  const { start, end } = colour.span;
  const isFood = afterFood.test(reading.text.slice(Math.max(0, start - 40), start)) || beforeFood.test(reading.text.slice(end, end + 40)); // prettier-ignore
  if (!colour.isSure && isFood) return false;
  if (colour.isSure || isColourTalk(reading, colour) || isLookTalk(reading, colour)) return true;
  return all.some((other) => {
    const [left, right] = other.from < colour.from ? [other, colour] : [colour, other];
    if (other === colour || right.from - left.to > 1) return false;
    return (
      between.test(reading.text.slice(left.span.end, right.span.start)) &&
      (other.isSure ||
        isShortSentence(reading, colour) ||
        fillsClause(reading, left, right) ||
        leadsToSite(reading, right))
    );
  });
}

/** "w Zielonej Górze", "Costa Verde", "the choir Blue Tide": one of several words with capitals where only names have them. */
function isInName({ tokens, language }: Reading, colour: FoundColour, all: readonly FoundColour[]): boolean {
  if (language.value === 'de') return false;
  const isLarge = (at: number): boolean =>
    /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '') && !all.some(({ from, to }) => at >= from && at < to);
  const isJoined = (at: number): boolean => tokens[at]?.gap === ' ';
  const isInside = (at: number): boolean => isLarge(at) && tokens[at - 1]?.sentence === tokens[at]?.sentence;
  // English capitals are headings as often as names: "cleanup group Blue Tideline" has small letters before it.
  if (language.value === 'en' && !/^\p{Ll}/u.test(tokens[colour.from - 1]?.text ?? '')) return false;
  return (
    /^\p{Lu}/u.test(tokens[colour.from]?.text ?? '') &&
    tokens[colour.from - 1]?.sentence === tokens[colour.from]?.sentence &&
    ((isJoined(colour.to) && isLarge(colour.to)) || (isJoined(colour.from) && isInside(colour.from - 1)))
  );
}

/** "gold leaf on glass", "wheat straw": what something is made of or covered with. */
const material =
  /^\s(?:leaf|leaves|foil(?:ing)?|plat(?:e|ed|ing)|tooling|straw|thatch|thread|bullion|ingots?|coins?|teeth|solder(?:ing)?|smith\p{L}*|recovery|chains?|earrings?|wedding (?:rings?|bands?))(?!\p{L})/iu;

/** "Region, colour (red, white, rosé), price": what a field may hold. */
const choicesOfColour = (prompt: string): readonly Span[] =>
  [...prompt.matchAll(/[,:;]\s(?:and\s)?(?:\p{L}+\s)?colou?r\s?\([^()\n]*(?:,|\/|\bor\b)[^()\n]*\)/giu)].map(
    ({ index, 0: said }) => ({ start: index, end: index + said.length }),
  );

/** Reads colours with what each is for. A colour for two roles gives two wishes. */
export function readColours(reading: Reading, skip: (at: number) => boolean): ReadColours {
  // "happy yellow, calm blue": colours of what is kept, not of the page.
  const things = [...readColouredThings(reading.prompt), ...choicesOfColour(reading.prompt)];
  // "it should feel like old iron": a likeness, no colour.
  const colours = findColours(reading, skip).filter(
    ({ from, span }) =>
      // "at the Royal Oak": where they meet.
      !(
        reading.spoken === 'en' &&
        /\s(?:the|The)\s$/u.test(reading.text.slice(0, span.start)) &&
        /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u.test(reading.text.slice(span.start, span.end))
      ) &&
      !things.some(({ start, end }) => span.start < end && span.end > start) &&
      !(reading.spoken === 'en' && material.test(reading.text.slice(span.end))) &&
      ![1, 2].some(
        (back) =>
          reading.tokens[from - back]?.form === 'like' &&
          // "I like dark green": that is liked, and nothing is like it.
          !/^(?:i|we|i?['’]?d|we['’]d|i['’]d|really|would)$/u.test(
            reading.tokens[from - back - 1]?.form ?? '',
          ) &&
          reading.tokens[from - back]?.clause === reading.tokens[from]?.clause,
      ),
  );
  const told = findColourRoles(reading, colours);
  const kept = colours.filter(
    (colour) =>
      told.roles.has(colour) || (isBacked(reading, colour, colours) && !isInName(reading, colour, colours)),
  );
  const free = kept.filter(
    (colour, index) => !told.roles.has(colour) && kept.findIndex((one) => one.css === colour.css) === index,
  );
  const dealt = dealColours(free, told.roles);
  const rolesOf = (colour: FoundColour): readonly ColourRole[] => {
    const role = dealt.get(colour);
    return told.roles.get(colour) ?? (role === undefined ? [] : [role]);
  };
  const slots = kept.flatMap((colour) =>
    rolesOf(colour).map((role) => ({
      value: { role, name: colour.name, css: colour.css },
      spans: [colour.span],
    })),
  );
  return { slots, roles: told.tokens };
}
