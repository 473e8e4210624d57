import { capitalise } from '@/engine/capitalise';
import { layOutQuestions } from './lay-out-questions';
import type { QuizQuestion } from './quiz-question';

const marker = /(?:^|\s)(?:\(?\d{1,2}[.)]|Q\d{0,2}\s?[.:)]|[-•*])\s+(?=\p{Lu}|["“¿])/gu;
/** Each question on a line of its own. "A spider has? 8. What is ice?": a number that no first one leads is an answer. */
const parted = (prompt: string): string => {
  const isNumbered = /(?:^|\s)(?:\(?1[.)]|Q1\s?[.:)])\s/u.test(prompt);
  return prompt.replace(marker, (mark) => (/\d/u.test(mark) && !isNumbered ? mark : '\n'));
};
const separators = /\s*[,;/|]\s*(?:(?:or|and|o|y|ou|et|oder|und|of|en)\s+)?|\s+(?:or|o|ou|oder)\s+/u;
/** "Lima, Cusco of Quito" in Dutch; "Ring of Fire" is one answer. */
const dutchSeparators = new RegExp(`${separators.source}|\\s+of\\s+`, 'u');
const isDutch = (question: string): boolean =>
  /\b(?:welke?|wat|wie|waar|hoeveel|wanneer|hoe)\b/iu.test(question);
const letter = /^\(?[a-e][).]\s+/iu;
const told =
  /[([]\s*(?:(?:right|correct|answer|respuesta|réponse|antwort)(?:\s+(?:is|answer))?\s*:?\s*)?([^()[\]]{1,60})[)\]]/iu;
const labelled =
  /(?:^|[.;,–—-]\s*)(?:(?:right|correct) (?:answer|one)|answer|correct|respuesta|réponse|antwort|A)\s*(?:is|:|=)\s*([^.;]{1,60})/u;

/** What is asked of the maker, and of nobody who takes the quiz. */
const toMaker = /^(?:can|could|would|will) (?:you|u|we|i)\b/iu;

/** "Show the score at the end": what stands behind the last answer, and is none. */
const wish =
  /(?:(?<=\*)\s+|[\n.;]\s*)(?:(?:and |then |please )*(?:show|let|allow|add|use|make|give|tell|keep|count|mark|shuffle|randomi[sz]e|include|players?|people|they|users?|everyone|at the end|after|no timer|timer|retry|score)\b)[^]*$/iu;

const startsOf = (text: string) =>
  [
    ...text.matchAll(
      /(?:(?<=[\n.:!?;)])|^)[^\n.:!?]{6,160}\?|(?<=\n)[^\n?]{6,160}?[.:](?=\s*\(?(?:true|false)\b)/giu,
    ),
  ].filter(([asked]) => !toMaker.test(asked.trim()));

/** Questions that a prompt brings without a single answer, one behind the other. */
export function readOpenQuestions(prompt: string): readonly string[] {
  const text = parted(layOutQuestions(prompt));
  const starts = startsOf(text);
  const isBare = starts.every(
    ({ 0: asked, index }, at) =>
      text.slice(index + asked.length, starts[at + 1]?.index ?? index + asked.length).trim() === '',
  );
  return starts.length > 1 && isBare ? starts.map(([asked]) => asked.replace(/^[\s"“–-]+/u, '')) : [];
}

/** "Lima, Cusco, Quito - Lima.": which of them is right stands behind a dash or an arrow, or a line of its own. */
const dashed = /(?:\n\s*|\s(?:[-–—]|->|=>|→|=)\s*)([^-–—→=.;\n]{1,60}?)\s*(?:[.;]|$)/u;
function readDashed(rest: string): { readonly right: string; readonly at: number } | null {
  const found = dashed.exec(rest);
  const right = clean(found?.[1]?.trim() ?? '');
  const listed = rest.slice(0, found?.index ?? 0).split(separators);
  const isListed = listed.some((part) => clean(part).toLowerCase() === right.toLowerCase());
  return found && isListed ? { right, at: found.index } : null;
}

const clean = (text: string): string =>
  text
    .replace(letter, '')
    .replace(/^["“„«']|["”»'.]+$/gu, '')
    .replace(/\*+/gu, '')
    .trim();

type Told = { readonly question: string; readonly right: string; readonly wrong: readonly string[] };

function readOne(question: string, answers: string): Told | null {
  const behind = readDashed(answers);
  const rest = answers.replace(/\n/gu, ' ');
  const named = told.exec(rest)?.[1] ?? labelled.exec(rest)?.[1] ?? behind?.right;
  const cuts = isDutch(question) ? dutchSeparators : separators;
  const listed = rest
    .slice(0, behind?.at)
    .replace(told, ' ')
    .replace(labelled, ' ')
    .replace(/\s(?=\(?[b-e][).]\s)/giu, ', ')
    .split(cuts)
    .map((part) => ({ text: clean(part), isMarked: /\*|✓|✔/u.test(part) }))
    .filter(({ text }) => text !== '' && text.length <= 80);
  const marked = listed.find(({ isMarked }) => isMarked)?.text;
  // "(b)" stands for the second of them.
  const place = named && /^[a-e]$/iu.test(named.trim()) ? named.trim().toLowerCase().charCodeAt(0) - 97 : -1;
  const right =
    listed[place]?.text ??
    (named ? clean(named) : undefined) ??
    marked ??
    (listed.length === 1 ? listed[0]?.text : undefined);
  if (right === undefined || right === '') return null;
  return {
    question,
    right,
    wrong: listed.map(({ text }) => text).filter((text) => text.toLowerCase() !== right.toLowerCase()),
  };
}

/**
 * The questions that a prompt brings with their answers: "What is the capital of Peru? Lima, Cusco or Quito (Lima)." A
 * question with one answer borrows wrong ones from the others. Empty where no answer can be told.
 */
export function readToldQuestions(prompt: string): readonly QuizQuestion[] {
  const text = parted(layOutQuestions(prompt));
  const starts = startsOf(text);
  const read = starts.flatMap((match, at): Told[] => {
    const end = starts[at + 1]?.index ?? text.length;
    const rest = text
      .slice(match.index + match[0].length, end)
      .replace(wish, '')
      .trim();
    const one = readOne(capitalise(match[0].replace(/^[\s\n"“]+/u, '')), rest);
    return one ? [one] : [];
  });
  if (read.length < 2 && !read.some(({ wrong }) => wrong.length > 0)) return [];
  const rights = read.map(({ right }) => right);
  return read.flatMap(({ question, right, wrong }, at): QuizQuestion[] => {
    const borrowed = rights.filter(
      (other, place) => place !== at && other.toLowerCase() !== right.toLowerCase(),
    );
    const [second, third, ...more] = [...new Set(wrong.length > 0 ? wrong : borrowed.slice(0, 3))];
    return second === undefined
      ? []
      : [[question, right, second, ...(third === undefined ? [] : [third, ...more.slice(0, 3)])]];
  });
}
