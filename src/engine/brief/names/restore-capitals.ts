import type { Lexicon } from '../words/compile-lexicon';
import type { NameRun } from './find-name-run';
import { largeIn, listLostNames } from './list-lost-names';
import { listLostPeople } from '../people/list-lost-people';
import type { PeopleWords } from '../lexicon/people-words';
import { listLostPlaces, listLostStreets } from '../places/list-lost-places';
import { readWords } from '../words/lost-words';
import type { Token } from '../words/tokenise';

/** Share of the sentences that begin with a small letter from which capitals are taken for left out. */
const carelessShare = 0.6;

const clubs = /^(?:cd|cf|ud|ad|fc|sv|tsv|vfb|tus|sc|asd|ac|ks|lks|vv|us|kgw|osp|uks|mks|lzs)$/u;

function isCareless(tokens: readonly Token[]): boolean {
  const first = tokens.filter(
    (token, at) => /^\p{L}/u.test(token.text) && tokens[at - 1]?.sentence !== token.sentence,
  );
  return (
    tokens.length > 5 &&
    first.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= Math.max(1, first.length * carelessShare)
  );
}

/** How things are, which no family is called. */
const told =
  /^(?:inclu(?:id|s)[oa]s?|compris[eo]?s?|baix[oa]s?|baj[oa]s?|gratis|gratuit[oae]?s?|minim[oa]s?|maxim[oa]s?|disponi\p{L}+|cerrad[oa]s?|abiert[oa]s?|fechad[oa]s?|abert[oa]s?|usad[oa]s?|caser[oa]s?|artesanal(?:es)?|online|express)$/u;

/** A text with the capitals of its people, its towns and the name of the business, and where that name stands. */
type Restored = { readonly text: string; readonly named: readonly NameRun[] };

/**
 * A text whose writer leaves capitals out, with those that tell names: what reads names knows them by their capitals.
 * Of the same length and words; texts of languages without words for people stay as they are.
 */
export function restoreCapitals(
  text: string,
  tokens: readonly Token[],
  language: string,
  lexicon: Lexicon,
  people: PeopleWords | undefined,
): Restored {
  if (!people || !isCareless(tokens)) return { text, named: [] };
  const words = readWords(tokens, language, lexicon, people);
  const found = listLostPeople(words);
  // "autoescuela El Volante, … profesores: marta lopez": whoever writes the name large has said it.
  const isNamed = tokens.some(({ text: word }, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word));
  const named = isNamed ? [] : listLostNames(words, found);
  for (const run of named) for (const at of largeIn(words, run)) found.add(at);
  for (const at of tokens.keys())
    // "adana 250 TL": a dish.
    if (
      words.isTown(at) &&
      !words.isKnown(at) &&
      // "jan kowalczyk gdynia": where he is, not who.
      !(found.has(at - 1) && words.joins(at)) &&
      (tokens[at]?.text.length ?? 0) > 3 &&
      !(words.joins(at + 1) && /^\d/u.test(tokens[at + 1]?.text ?? ''))
    )
      found.add(at);
  if (!isNamed) for (const at of listLostPlaces(words, (one) => found.has(one))) found.add(at);
  for (const at of listLostStreets(words)) found.add(at);
  for (const at of found)
    // "seguro incluido", "estoque baixo", "tacos al pastor": a thing and how it is, and nobody.
    if (
      told.test(tokens[at]?.form ?? '') ||
      (tokens[at]?.form === 'pastor' && tokens[at - 1]?.form === 'al')
    ) {
      found.delete(at);
      found.delete(at - 1);
    }
  let restored = text;
  for (const at of found) {
    const { start = 0, end = 0 } = tokens[at] ?? {};
    // "cd atletico prado": a club's letters are all large.
    const to = clubs.test(tokens[at]?.form ?? '') && named.some((run) => run.from === at) ? end : start + 1;
    const large = restored.slice(start, to).toLocaleUpperCase(language);
    if (large.length === to - start) restored = `${restored.slice(0, start)}${large}${restored.slice(to)}`;
  }
  // salon "au poil": a name between marks near the beginning.
  const opening = /^[^.!?\n]{0,80}?["“«„]\s?(?<name>\p{Ll}[\p{L}'’ &-]{1,30}?)\s?["”»“]/u.exec(restored);
  const quoted = opening?.groups?.['name'];
  if (opening && quoted !== undefined && !isNamed) {
    const at = opening.index + opening[0].lastIndexOf(quoted);
    const large = quoted.replace(
      /(?<![\p{L}'’])\p{Ll}(?!(?:e|es|de|du|des|el|la|los|las|di|en|et|y)(?!\p{L}))/gu,
      (letter) => letter.toLocaleUpperCase(language),
    );
    if (large.length === quoted.length)
      restored = `${restored.slice(0, at)}${large}${restored.slice(at + quoted.length)}`;
  }
  return { text: restored, named };
}
