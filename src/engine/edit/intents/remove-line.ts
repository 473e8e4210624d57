import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { removeWords } from '../draft/remove-words';
import { indentAt } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import { removeSections } from '../sections/remove-section';
import type { Intent, Step, StepResult } from '../intent';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const form =
  /^remove (?:whole |entire |little )?(?:line|sentence|bit|part|paragraph|text|note|mention|stuff|words|phrase|passage|blurb|thing|remark) (?:about|on|of|saying|that says|which says|where it says|mentioning|that mentions|which mentions|regarding|to do with|with) (?<what>[^,]+?)(?: (?:please|completely|altogether|anyway|from (?:site|page|home page)))*$/;
const common = new Set('the and but not are for with that this you our your their they have has will can all any from about its it is we us my how being'.split(' ')); // prettier-ignore

/** "Get rid of the line about dogs": the one sentence of the site that speaks of it; asks where several do. */
export const removeLine: Intent = {
  name: 'remove-text',
  attempt(step) {
    const what = step.picked ? undefined : matchPhrase(step.part, form)?.what;
    const wanted = what ? wordsOf(what.text) : [];
    if (!what || wanted.length === 0) return null;
    const found = linesAbout(step, wanted);
    const texts = [...new Set(found.map(({ text }) => text))];
    const [only] = texts;
    if (only === undefined) return null;
    if (texts.length > 1)
      return refuse(
        'ambiguous',
        `${countOf(texts.length, 'line')} speak of “${what.text}”. Which one?`,
        texts.slice(0, 3).map((text) => `remove "${text}"`),
      );
    return takeOut(step, found, only);
  },
};

/** What is taken out, and the words by which it is told. */
type Line = { readonly page: string; readonly element: PageElement; readonly text: string };

/** The sentences of paragraphs that have every word; in a list's entry only where it is no more than text. */
function linesAbout({ draft }: Step, wanted: readonly string[]): readonly Line[] {
  return draft.everyPage().flatMap((page) =>
    draft.tree(page).elements.flatMap((element): Line[] => {
      // "The line about the new kit" may be an entry of a list that is called so.
      const title =
        element.tag === 'li' ? elementsIn(element).find(({ tag }) => /^h[2-6]$/.test(tag)) : undefined;
      if (title && wanted.every((word) => wordsOf(wordsIn(title)).includes(word)))
        return [{ page, element, text: wordsIn(title) }];
      const isText = element.tag === 'p' || (element.tag === 'li' && element.children.every(({ kind }) => kind === 'text')); // prettier-ignore
      if (!isText) return [];
      return sentencesOf(wordsIn(element))
        .filter((text) => wanted.every((word) => wordsOf(text).includes(word)))
        .map((text) => ({ page, element, text }));
    }),
  );
}

const sentencesOf = (text: string): readonly string[] => text.match(/[^.!?]+(?:[.!?]+(?=\s|$)|$)/gu)?.map((one) => one.trim()) ?? []; // prettier-ignore

const wordsOf = (text: string): readonly string[] =>
  foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !common.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=..)s$/, ''));

/** Whether nothing but the line stands in its element, or the line is its title. */
const isWhole = ({ element, text }: Line): boolean => element.tag === 'li' || wordsIn(element) === text;

function takeOut(step: Step, lines: readonly Line[], text: string): StepResult {
  const { draft } = step;
  for (const page of new Set(lines.map((line) => line.page))) {
    const html = draft.text(page);
    const homes = new Set(draft.sections(page).filter(({ element }) => lines.some((line) => line.page === page && line.element.start >= element.start && line.element.end <= element.end)).map(({ id }) => id)); // prettier-ignore
    const whole = lines.filter((line) => line.page === page && isWhole(line));
    draft.splice(
      page,
      whole.map(({ element }) => {
        const gap = /\n[ \t]*$/.test(html.slice(0, element.start)) ? indentAt(html, element.start).length + 1 : 0; // prettier-ignore
        return { start: element.start - gap, end: element.end, text: '' };
      }),
    );
    if (whole.length === 0) removeWords(draft, page, text);
    // A heading over nothing goes with the line that stood under it.
    const bare = draft.sections(page).filter(({ id, type, element }) => id !== 'nav' && type === 'text' && homes.has(id) && elementsIn(element).every(({ tag }) => /^(?:div|header|h[1-6])$/.test(tag))); // prettier-ignore
    if (bare.length > 0) removeSections(draft, bare.map((section) => ({ page, section }))); // prettier-ignore
  }
  return done('A line', 'removed', `Took out “${text}”${lines.length > 1 ? `, ${countOf(lines.length, 'place')}` : ''}.`); // prettier-ignore
}
