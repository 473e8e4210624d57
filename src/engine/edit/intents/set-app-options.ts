import { childElements, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

type Choice = { readonly page: string; readonly element: PageElement; readonly label: string };

const adding =
  /^add (?:new |another )?(?<what>\S+) (?:(?:called|named|:) )*(?<name>.+?)(?: (?:at|to|as) (?:very )?(?<place>top|beginning|first|end|last))?$/;
const moving =
  /^(?:move|put) (?:(?<what>category|option|kind|type|choice) )?(?<name>.+?) (?:(?:to|at|in|as) )?(?:very )?(?<place>first|top|beginning|last|end|bottom)(?: place)?$/;
const removing =
  /^remove (?:(?<what>category|option|kind|type|choice) )?(?<name>.+?)(?: (?<kind>category|option|kind|type|choice))?$/;
const renaming =
  /^(?:rename|change) (?:(?<what>category|option|kind|type|choice) )?(?<name>.+?)(?: (?:category|option|kind|type|choice))? (?:to|into) (?<next>.+)$/;

/** The choices that the fields of an app offer: "add a category called Medicine", "put it first", "remove the category Food". */
export const setAppOptions: Intent = {
  name: 'set-app',
  attempt(step) {
    const choices = listChoices(step);
    if (choices.length === 0) return null;
    const added = matchPhrase(step.part, adding);
    if (added?.what && added.name) {
      const home = choices.filter(({ label }) => isSame(label, added.what?.plain ?? ''));
      const name = capital(added.name.text);
      if (home.length > 0) return add(step, home, name, /top|beginning|first/.test(added.place?.plain ?? ''));
    }
    const moved = matchPhrase(step.part, moving);
    if (moved?.name && moved.place)
      return change(step, choices, moved.name.text, (options, at) => {
        const rest = options.toSpliced(at, 1);
        const own = options[at] ?? '';
        return /first|top|beginning/.test(moved.place?.plain ?? '') ? [own, ...rest] : [...rest, own];
      });
    const renamed = matchPhrase(step.part, renaming);
    if (renamed?.name && renamed.next) {
      const next = capital(renamed.next.text);
      return change(step, choices, renamed.name.text, (options, at) => options.with(at, next), next);
    }
    const gone = matchPhrase(step.part, removing);
    return gone?.name
      ? change(step, choices, gone.name.text, (options, at) => options.toSpliced(at, 1))
      : null;
  },
};

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const stem = (word: string): string =>
  foldWord(word)
    .replace(/ies$/u, 'y')
    .replace(/(?:en|s|e)$/u, '');
const isSame = (label: string, what: string): boolean => stem(label) === stem(what);

/** The lists of choices of the app, told ones only: a list of numbers or one that the script fills is none. */
function listChoices({ draft }: Step): Choice[] {
  return draft.pages().flatMap((page) => {
    const app = draft.tree(page).elements.find(({ attributes }) => attributes.has('data-app'));
    if (!app) return [];
    const inside = elementsIn(app);
    return inside.flatMap((element): Choice[] => {
      if (element.tag !== 'select' || namesOf(element).length < 2) return [];
      const id = valueOf(element, 'id');
      const label = inside.find((one) => one.tag === 'label' && valueOf(one, 'for') === id);
      return [{ page, element, label: label ? wordsIn(label) : '' }];
    });
  });
}

const optionsOf = (select: PageElement): readonly PageElement[] =>
  childElements(select).filter((option) => option.tag === 'option');
/** Choices by name; the first, empty one stands for none or all. */
const ownOf = (select: PageElement): readonly PageElement[] =>
  optionsOf(select).filter((option) => option.attributes.get('value')?.value !== '');
const namesOf = (select: PageElement): readonly string[] => ownOf(select).map(wordsIn);

function add(step: Step, home: readonly Choice[], name: string, isFirst: boolean): StepResult {
  if (home.every(({ element }) => namesOf(element).includes(name)))
    return refuse('nothing-to-change', `“${name}” is one of the choices already.`);
  // Filters of the same names go along.
  const names = namesOf(home[0]?.element as PageElement);
  const alike = listChoices(step).filter(({ element }) => String(namesOf(element)) === String(names));
  const next = isFirst ? [name, ...names] : [...names, name];
  write(step, alike, next);
  return tell(name, next, `“${name}” can be chosen now.`);
}

function change(
  step: Step,
  choices: readonly Choice[],
  said: string,
  turn: (options: readonly string[], at: number) => readonly string[],
  next?: string,
): StepResult | null {
  const wanted = foldWord(said).replace(/^(?:the|my|our) /u, '');
  const alike = choices.filter(({ element }) => namesOf(element).some((name) => foldWord(name) === wanted));
  const [first] = alike;
  if (!first) return null;
  const names = namesOf(first.element);
  const at = names.findIndex((name) => foldWord(name) === wanted);
  const turned = turn(names, at);
  if (turned.length < 1)
    return refuse('ambiguous', `“${names[at] ?? ''}” is the only choice. What should stand there instead?`);
  write(
    step,
    alike.filter(({ element }) => String(namesOf(element)) === String(names)),
    turned,
  );
  return tell(next ?? names[at] ?? '', turned, `The choices are now: ${turned.join(', ')}.`);
}

function write({ draft }: Step, choices: readonly Choice[], names: readonly string[]): void {
  for (const page of new Set(choices.map((choice) => choice.page))) {
    const html = draft.text(page);
    draft.splice(
      page,
      choices
        .filter((choice) => choice.page === page)
        .map(({ element }): Splice => {
          const own = ownOf(element);
          const lines = own.map((option) => wholeLines(html, option));
          const start = Math.min(...lines.map((line) => line.start));
          const end = Math.max(...lines.map((line) => line.end));
          const indent = indentAt(html, own[0]?.start ?? 0);
          const hasValue = own[0]?.attributes.has('value') === true;
          const isLine = html.slice(start, end).includes('\n');
          const text = names.map((name) => {
            const option = `<option${hasValue ? ` value="${escapeAttribute(name)}"` : ''}>${escapeText(name)}</option>`;
            return isLine ? `${indent}${option}\n` : option;
          });
          return { start, end, text: text.join('') };
        }),
    );
  }
}

const tell = (name: string, names: readonly string[], said: string): StepResult =>
  doneTo(name, 'Choices of the app', names.join(', '), said);
