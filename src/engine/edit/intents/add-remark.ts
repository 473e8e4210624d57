import { wordsIn } from '../../locate/page-tree';
import type { Intent, Step } from '../intent';
import { nameOfItem } from '../items/find-items';
import { everyItem } from '../items/find-item';
import { headingOf } from '../target/find-named-sections';
import { bodySections } from '../sections/move-section';
import { foldWord } from '../words/fold-word';
import { matchPhrase, readCommand } from '../words/read-command';
import { addNote } from './add-note';

const form =
  /^(?:add|mention|say|write|note|include|state|point out|make clear|make it clear|(?:tell|let|remind) (?:people|visitors|guests|customers|clients|them|everyone)(?: know)?)(?: (?:somewhere|also|on (?:site|page|home page|homepage)|note|line|sentence|text|something))*(?: ,)? (?:that|saying that|saying) (?<text>(?!says\b|reads\b)\S+(?: \S+){1,30}?)(?: (?:somewhere|on (?:site|page|home page|homepage)))?$/;
const common = new Set('the and but not are for with that this you our your their they have has will can all any from only now also does'.split(' ')); // prettier-ignore

/** "Add that kids are welcome at the ceremony": a sentence without a place goes where the page speaks of the same. */
export const addRemark: Intent = {
  name: 'add-text',
  attempt(step) {
    const text = matchPhrase(step.part, form)?.text;
    if (!text || text.isQuoted || step.picked) return null;
    const section = homeOf(step, text.text);
    if (!section) return null;
    const said = mainClause(text.text.replace(/["“”]/gu, ''));
    const part = readCommand(`add a note under ${section}: ${said}`, 'en');
    return addNote.attempt({ ...step, part });
  },
};

/** The section of the page whose words the sentence has most of; else the first that holds running text. */
function homeOf(step: Step, text: string): string | null {
  const words = new Set(wordsOf(text));
  const sections = bodySections(step.draft, step.page).filter(({ type }) => !/^(?:hero|cta|nav|footer|page-header|gallery|newsletter|map)$/.test(type ?? '')); // prettier-ignore
  const scored = sections.map((section) => {
    const names = everyItem(step.draft, step.page, [{ page: step.page, section }]).map(({ item }) => nameOfItem(item)); // prettier-ignore
    const heading = headingOf(section);
    const named = wordsOf([...names, heading ? wordsIn(heading) : '', section.type ?? ''].join(' '));
    const told = wordsOf(wordsIn(section.element));
    const count = (own: readonly string[]) => [...words].filter((word) => own.includes(word)).length;
    return { section, score: count(named) * 2 + count(told) };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  const plain = sections.find(({ type }) => /^(?:text|about|story|services|faq)$/.test(type ?? ''));
  return (best && best.score > 0 ? best.section : (plain ?? sections.at(-1)))?.id ?? null;
}

/** "Dass wir auch restaurieren": behind "dass" the verb stands last, in a sentence of its own it stands second. */
function mainClause(text: string): string {
  const [who, verb] = [/^(?:wir|ich|man|es)(?= )/iu.exec(text)?.[0], / (?<verb>\p{Ll}+(?:en|t|st))$/u.exec(text)?.groups?.['verb']]; // prettier-ignore
  return who && verb ? `${who} ${verb} ${text.slice(who.length + 1, -verb.length - 1)}` : text;
}

const wordsOf = (text: string): readonly string[] =>
  foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !common.has(word))
    .map((word) => word.replace(/s$/, ''));
