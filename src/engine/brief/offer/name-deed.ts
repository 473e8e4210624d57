import type { Slot } from '@/domain/site/brief';
import type { Deed } from './find-deeds';
import { looseAdjectives } from '../lexicon/en/deeds';
import { passingWords } from '../lexicon/passing-words';
import { isCueAt, spanOf, wordsOf, type Reading } from '../reading';

function singularise(word: string): string {
  if (/^(?:clothes|glasses|scissors|trousers|shoes)$/iu.test(word)) return word;
  if (/[iao]ves$/iu.test(word))
    return /(?:kn|w|l)ives$/iu.test(word)
      ? `${word.slice(0, -3)}fe`
      : /(?:gloves|olives|caves)$/iu.test(word)
        ? word.slice(0, -1)
        : `${word.slice(0, -3)}f`;
  if (/ies$/iu.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  // "theses": one of them is no "these".
  if (/^(?:(?:hypo|syn)?theses|crises|oases|analyses|diagnoses|prostheses)$/iu.test(word))
    return `${word.slice(0, -2)}is`;
  if (/(?:ch|sh|x|ss|zz)es$/iu.test(word)) return word.slice(0, -2);
  return /[^su]s$/iu.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eo]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdglmnprt]$/u.test(verb) ? `${verb}${verb.at(-1) ?? ''}ing` : `${verb}ing`;
}

/** The trade that a deed amounts to: "tune, repair and restore old pianos" is "piano tuning". */
export function nameDeed(reading: Reading, deed: Deed): Slot<string> | null {
  const { tokens } = reading;
  let { from } = deed.object;
  const { to } = deed.object;
  while (
    from < to - 1 &&
    // "We rehome rescue hens" is a hen rescue.
    (/^rescued?$/u.test(tokens[from]?.form ?? '') ||
      looseAdjectives.test(tokens[from]?.form ?? '') ||
      passingWords.test(tokens[from]?.form ?? ''))
  )
    from += 1;
  const [verb] = deed.verbs;
  if (!verb) return null;
  const thing = wordsOf(reading, from, to).replace(/\s+/gu, ' ');
  const spans = [spanOf(tokens, verb.from, verb.to), spanOf(tokens, from, to)];
  // "We teach people to dance who think they can't": what they learn, and not who.
  const learnt = /^(?:people|children|kids|adults|anyone|everyone|beginners|women|men|others|grown-ups|teenagers)\sto\s(\p{Ll}+)/u.exec(reading.text.slice(tokens[from]?.start, (tokens[from]?.start ?? 0) + 60))?.[1]; // prettier-ignore
  if (
    verb.plain === 'teach' &&
    learnt !== undefined &&
    !/^(?:be|do|have|get|find|make|look|feel|use|live|stay|keep|speak)$/u.test(learnt)
  )
    // prettier-ignore
    return { value: `${learnt === 'dance' ? learnt : gerundOf(learnt)} lessons`, spans };
  if (verb.noun === '') return { value: thing, spans };
  const noun = verb.noun ?? gerundOf(verb.plain);
  // "I teach bell casting workshops": it is called what they call it.
  if (noun === 'lessons' && /\s(?:workshops|class(?:es)|courses|sessions|retreats|lessons)$/iu.test(thing))
    return { value: thing, spans };
  const words = Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const text = tokens[at]?.text ?? '';
    return at === to - 1 || isCueAt(reading, at + 1, 'and') ? singularise(text) : text;
  });
  return { value: `${words.join(' ')} ${noun}`, spans };
}
