import type { Slot } from '@/domain/site/brief';
import { listVariants } from '../items/list-variants';
import { nounFirst } from '../offer/noun-first';
import { findPhrases } from '../words/phrase-index';
import { spanOf, type Reading } from '../reading';

/** Words after "dark" that take it away from the site as a whole: dark chocolate, dark roast, dark green. */
const owned = new Set(
  'chocolate roast roasts roasted rum beer ale ales academia matter horse sky web tourism circles'.split(' '),
);

/** "keep it bright, nothing dark", "not too gloomy": the other is meant. */
const notDark =
  /\b(?:nothing|not|isn['’]t|don['’]t (?:want|make) (?:it|anything))\s(?:too\s|so\s|very\s|that\sis\s)?(?:dark|gloomy|black)\b(?!\s(?:chocolate|background|roast|beer))/iu;
/** "Coastal look, light." */
const plainlyLight =
  /(?:^|[,.;]\s*)(?:keep it\s)?light(?:\splease|\sand\s(?:airy|bright|fresh))?(?=\s*[,.;]|\s*$)/iu;

function lightTold({ prompt, spoken }: Reading): Slot<'light' | 'dark'> | null {
  const found = spoken === 'en' ? (notDark.exec(prompt) ?? plainlyLight.exec(prompt)) : null;
  return found
    ? { value: 'light', spans: [{ start: found.index, end: found.index + found[0].length }] }
    : null;
}

/** Light or dark, where the prompt says so of the site as a whole (a toggle between both is a behaviour). */
export function readScheme(reading: Reading, skip: (at: number) => boolean): Slot<'light' | 'dark'> | null {
  const told = lightTold(reading);
  if (told) return told;
  const toggles = new Set<number>();
  for (const match of findPhrases(reading.lexicon.behaviours, reading.tokens))
    if (match.value.value === 'theme-toggle')
      for (let at = match.from; at < match.to; at += 1) toggles.add(at);
  const coloured = new Set<number>();
  for (const match of findPhrases(reading.lexicon.shades, reading.tokens))
    if (isColourNext(reading, match.to)) coloured.add(match.from);
  const met = findPhrases(reading.lexicon.schemes, reading.tokens).filter(
    (match) =>
      !skip(match.from) &&
      !toggles.has(match.from) &&
      !(
        match.to - match.from === 1 &&
        (coloured.has(match.from) ||
          isColourBefore(reading, match.from) ||
          owned.has(reading.tokens[match.to]?.form ?? ''))
      ),
  );
  const dark = met.find((match) => match.value === 'dark');
  // "dark … but light background": what comes after the "but", or names the ground, was meant.
  const light = met.find((match) => match.value === 'light');
  const isTurned =
    dark !== undefined &&
    light !== undefined &&
    light.from > dark.from &&
    (namesGround(reading, light) || hasTurn(reading, dark.to, light.from));
  const chosen = isTurned ? light : (dark ?? met[0]);
  return chosen ? { value: chosen.value, spans: [spanOf(reading.tokens, chosen.from, chosen.to)] } : null;
}

function isColourNext(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  // "Dark glass": a colour's second word, as in "sea glass", is none by itself.
  return (
    token !== undefined &&
    /^[\s-]{1,2}$/u.test(token.gap) &&
    findPhrases(reading.lexicon.colours, reading.tokens, { from: at }).some(({ from }) => from === at)
  );
}

/** "כחול כהה", "azul escuro", "verde-escuros": where the noun comes first, the shade follows its colour. */
function isColourBefore(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return (
    nounFirst.has(reading.language.value) &&
    before !== undefined &&
    /^[\s-]$/u.test(reading.tokens[at]?.gap ?? '') &&
    listVariants(before.form).some((form) => reading.lexicon.colours.words.has(form))
  );
}

function namesGround(reading: Reading, match: { readonly from: number; readonly to: number }): boolean {
  return reading.tokens.slice(match.from, match.to).some((token) => token.form === 'background');
}

function hasTurn(reading: Reading, from: number, to: number): boolean {
  return reading.tokens
    .slice(from, to)
    .some((token) => /^(?:but|yet|however|aber|pero|mais|ma|maar|mas)$/u.test(token.form));
}

/** Both schemes asked for, light and dark, as words. */
export function asksForBoth(reading: Reading, skip: (at: number) => boolean): boolean {
  const values = findPhrases(reading.lexicon.schemes, reading.tokens)
    .filter((match) => !skip(match.from) && !isColourNext(reading, match.to))
    .map((match) => match.value);
  return values.includes('dark') && values.includes('light');
}
