import { shortTitle } from '../../compose/shell/write-title';
import { findWords } from '../../plan/words/find-words';
import type { Words } from '../../plan/words/words';
import { readTexts } from '../facts/scan-text';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { classesOf } from '../../locate/page-tree';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';
import { namedLanguage } from './named-language';

/** Puts the words that the engine itself wrote into another language, with `lang` and `dir`; says what stays. */
export const translate: Intent = {
  name: 'translate',
  attempt(step) {
    const second = matchPhrase(step.part, /^second language (?<language>\S+)$/)?.language;
    const other = second ? namedLanguage(foldWord(second.plain)) : null;
    if (other) return refuseSecond(step, ...other);
    const match = matchPhrase(
      step.part,
      /^(?:translate|make|change|put|show|switch) (?:(?:it|site|page|everything|all|this|whole site|text|language|whole page|text of site)(?: of (?:site|page))? ?)?(?:to|in|into|be in)? ?(?<language>\S+)(?: please)?$/,
    );
    const said = match?.language ? foldWord(match.language.plain) : '';
    const found = said.length > 2 ? namedLanguage(said) : null;
    const isAsked = /^translate\b/.test(step.part.plain);
    if (!found)
      return isAsked
        ? refuse(
            'needs-model',
            'I can put the site’s own words into languages I have words for, for example:',
            [
              'translate the site to English',
              'translate the site to Spanish',
              'translate the site to German',
            ],
          )
        : null;
    return translateTo(step, ...found);
  },
};

/** A site in two languages is written so from the start: there is nothing here to write the owner's texts anew with. */
function refuseSecond(step: Step, code: string, name: string): StepResult {
  const { language } = siteFacts(step.draft, step.page);
  if (language === code) return refuse('nothing-to-change', `The site is in ${name} already.`);
  return refuse(
    'needs-model',
    `I cannot write a ${name} version beside the pages that are there: your own texts would have to be translated, which a language model can. I can turn the site’s own words to ${name}, or make a new site in both languages: say so in its description.`,
    [`translate the site to ${name}`],
  );
}

function translateTo(step: Step, code: string, name: string): StepResult {
  const { language } = siteFacts(step.draft, step.page);
  if (language === code) return refuse('nothing-to-change', `The site is in ${name} already.`);
  const target = findWords(code);
  if (target.language !== code)
    return refuse('needs-model', `I have no words in ${name}; a language model can translate the site.`, [
      'translate the site to English',
      'translate the site to Spanish',
    ]);
  const counts = step.draft.everyPage().map((page) => translatePage(step.draft, page, language, target));
  const count = counts.reduce((sum, { changed }) => sum + changed, 0);
  const left = counts.reduce((sum, one) => sum + one.left, 0);
  const rest =
    left > 0
      ? ` ${countOf(left, 'text')} of your own stay as they are: I have no words for those, a language model has.`
      : '';
  return done(
    'Language',
    `${name}, ${countOf(count, 'place')}`,
    `The site’s language is ${name} now and its buttons, labels and headings of mine are translated (${countOf(count, 'place')}).${rest}`,
  );
}

/** Puts one page's own words into another language; `left` counts the texts that have no counterpart. */
export function translatePage(
  draft: SiteDraft,
  page: string,
  from: string,
  target: Words,
): { readonly changed: number; readonly left: number } {
  const pairs = pairWords(findWords(from), target);
  let left = 0;
  const html = draft.text(page);
  const splices: Splice[] = rootSplices(draft, page, target.language, target.direction);
  const menuButtons = draft
    .tree(page)
    .elements.filter((element) => classesOf(element).includes('menu-button'));
  for (const { start, end, kind } of readTexts(draft, page)) {
    const source = html.slice(start, end);
    // The button that opens the links says "Menu", as the list of dishes may.
    const isMenuButton = menuButtons.some((button) => button.start <= start && button.end >= end);
    if (kind === 'text') {
      const bare = source.trim();
      const next = isMenuButton
        ? target.frame.menuButton
        : (pairs.get(foldText(bare)) ?? titleLine(bare, pairs));
      if (next !== undefined && next !== bare) {
        const at = start + source.indexOf(bare);
        splices.push({ start: at, end: at + bare.length, text: escapeText(next) });
      } else if (/\p{L}{3}/u.test(bare)) left += 1;
    } else if (kind === 'attribute') {
      const value = /^([\w:-]+)="([\s\S]*)"$/.exec(source);
      const next = value?.[2] ? (pairs.get(foldText(value[2])) ?? titleLine(value[2], pairs)) : undefined;
      if (
        value &&
        next !== undefined &&
        !/^(?:href|value|data-(?!dark|light|open-text|closed-text|done))/.test(value[1] ?? '')
      )
        splices.push({ start, end, text: `${value[1] ?? ''}="${escapeAttribute(next)}"` });
    }
  }
  draft.splice(page, splices);
  return { changed: splices.length, left };
}

/** "Contact – Korst": the title of a page before the site's name, which may have been cut short. */
function titleLine(text: string, pairs: ReadonlyMap<string, string>): string | undefined {
  const at = text.lastIndexOf(' – ');
  const title = at < 0 ? '' : text.slice(0, at);
  if (title === '') return undefined;
  const next =
    pairs.get(title) ??
    (title.endsWith('…') ? [...pairs].find(([old]) => shortTitle(old) === title)?.[1] : undefined);
  return next === undefined ? undefined : shortTitle(next) + text.slice(at);
}

function rootSplices(draft: SiteDraft, page: string, code: string, direction: string): Splice[] {
  const root = draft.tree(page).elements.find(({ tag }) => tag === 'html');
  if (!root) return [];
  const lang = root.attributes.get('lang');
  const dir = root.attributes.get('dir');
  return [
    lang
      ? { start: lang.start, end: lang.end, text: `lang="${code}"` }
      : { start: root.start + 5, end: root.start + 5, text: ` lang="${code}"` },
    ...(dir
      ? [{ start: dir.start, end: dir.end, text: `dir="${direction}"` }]
      : direction === 'rtl'
        ? [{ start: root.openEnd - 1, end: root.openEnd - 1, text: ' dir="rtl"' }]
        : []),
  ];
}

const foldText = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every text of one language's words with the same text of the other's, by the place they have in the bank. */
function pairWords(from: Words, to: Words): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const walk = (one: unknown, other: unknown): void => {
    if (typeof one === 'string' && typeof other === 'string') {
      if (one.trim() !== '' && !pairs.has(foldText(one))) pairs.set(foldText(one), other);
    } else if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null) {
      const twins = new Map(Object.entries(other));
      for (const [key, value] of Object.entries(one)) walk(value, twins.get(key));
    }
  };
  walk(from, to);
  return pairs;
}
