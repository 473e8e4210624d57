import type { TypeChoice } from '../../compose/type/choose-type';
import { findTypeface } from '../../compose/type/typefaces';
import { faces } from '../../compose/themes/faces';
import type { FaceKind } from '../../compose/type/typefaces';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { setToken } from '../style/change-styles';
import { findTokens } from '../style/site-tokens';
import { writeRule } from '../style/write-rule';
import { resolveTarget } from '../target/resolve-target';
import { carriedFace, carryType } from '../type/carry-type';
import { deviceFamilies, nearestFamily } from '../type/known-families';
import { readFontWish } from '../type/read-font-wish';
import { chooseFor, choosePair, setType } from '../type/set-type';
import type { TypePart } from '../type/set-type';

/** Font stacks that every device has, by kind: where a site cannot carry the letters asked for. */
const deviceStacks: Readonly<Record<FaceKind, string>> = {
  mono: faces.mono,
  handwritten: '"Segoe Script", "Bradley Hand", "Snell Roundhand", cursive',
  rounded: faces.rounded,
  slab: faces.slab,
  condensed: faces.condensed,
  sans: faces.plain,
  serif: faces.oldStyle,
  display: faces.plain,
};

const labels: Readonly<Record<TypePart, string>> = { headings: 'Headings', text: 'Text', all: 'All text' };

/** Sets headings, text or both in other letters; the site carries their files, so every visitor sees them. */
export const setFont: Intent = {
  name: 'set-font',
  attempt(step) {
    // "Headings handwritten and the background ivory" are two wishes, told apart elsewhere.
    if (/ (?:and|,) (?:background|corners?|buttons?|footer|header) \S/.test(step.part.plain)) return null;
    const wish = readFontWish(step.part);
    if (!wish) return null;
    const alone = /\b(?:for|on|in) (?<what>numbers|figures|digits|prices|dates|times|amounts)$/.exec(step.part.plain)?.groups?.['what']; // prettier-ignore
    if (alone)
      return refuse('ambiguous', `I can set headings, running text or everything in other letters, not the ${alone} alone.`, ['use a monospace font for headings', 'use a serif font for headings']); // prettier-ignore
    const part = partMeant(step.part.plain);
    switch (wish.kind) {
      case 'open':
        return refuse('ambiguous', 'Which kind of font should it be?', [
          'use a serif font for headings',
          'use a sans-serif font',
          'use Playfair Display for headings',
        ]);
      case 'unknown': {
        const near = nearestFamily(wish.name).family;
        return refuse(
          'not-found',
          `I have no typeface called ${wish.name}, so nothing was changed. The nearest I have is ${near}.`,
          [`use ${near} for headings`, `use the font ${near}`, 'use a serif font for headings'],
        );
      }
      case 'pair': {
        const choice = choosePair(step, wish.display, wish.text);
        if (choice && setType(step, choice, 'all'))
          return aimed(step, report(choice, 'all', wish.display.family), 'all');
        return setDevice(
          step,
          'all',
          wish.display.family,
          `"${wish.display.family}", ${deviceStacks[wish.display.kind]}`,
        );
      }
      case 'device':
        return setDevice(
          step,
          part,
          wish.name,
          `"${wish.name}", ${deviceFamilies[wish.name] ?? 'sans-serif'}`,
        );
      case 'family':
      case 'sort': {
        const choice = chooseFor(step, wish.kind === 'family' ? wish.face : wish.sort, part);
        const words = wish.kind === 'family' ? wish.face.family : wish.words;
        const sort = wish.kind === 'family' ? wish.face.kind : wish.sort;
        if (choice && setType(step, choice, part)) return aimed(step, report(choice, part, words), part);
        const stack = deviceStacks[sort];
        return setDevice(step, part, words, wish.kind === 'family' ? `"${words}", ${stack}` : stack);
      }
    }
  },
};

/** "… and make them smaller" behind it means the headings that were set. */
const aimed = (step: Step, result: StepResult, part: TypePart): StepResult =>
  result.status === 'done'
    ? { ...result, target: resolveTarget(step, part === 'headings' ? 'headings' : 'text') }
    : result;

function partMeant(plain: string): TypePart {
  if (/\b(?:headings?|titles?|headlines?|headers)\b/.test(plain)) return 'headings';
  return /\b(?:body|paragraphs?|copy|running text|text)\b/.test(plain) && !/\ball text\b/.test(plain)
    ? 'text'
    : 'all';
}

function report(choice: TypeChoice, part: TypePart, words: string): StepResult {
  const heading = choice.display && part !== 'text' ? findTypeface(choice.display).family : null;
  const text = choice.text && part !== 'headings' ? findTypeface(choice.text).family : null;
  const names = [...new Set([heading, text])].filter((name) => name !== null);
  const isSwapped = /^\p{Lu}/u.test(words) && !names.includes(words);
  const note = isSwapped ? ` ${words} lacks letters of this site’s language.` : '';
  const said =
    heading && text && heading !== text
      ? `Headings are set in ${heading} and text in ${text} now.`
      : heading && part === 'all' && !text
        ? `Headings are set in ${heading} now; the text keeps its letters.`
        : `${labels[part]} ${part === 'headings' ? 'are' : 'is'} set in ${names.join(' and ')} now.`;
  return done(
    labels[part],
    names.join(', '),
    `${said} The site carries the font files with their licence.${note}`,
  );
}

/** What devices have by themselves. Files that nothing uses any more go. */
function setDevice(step: Step, part: TypePart, words: string, stack: string): StepResult {
  const values: Record<string, string> = {};
  if (part !== 'text') values['--display'] = stack;
  if (part !== 'headings') values['--text'] = stack;
  if (setToken(step, values)) {
    const tokens = findTokens(step.draft);
    const left = (name: string) => carriedFace(tokens?.declarations.get(name)?.value);
    if (!left('--display') && !left('--text'))
      carryType(step.draft, { display: null, text: null, files: [], weight: null, tracking: null });
  } else {
    writeRule(step.draft, {
      selector: part === 'headings' ? 'h1, h2, h3' : 'body',
      declarations: { 'font-family': stack },
    });
  }
  const note = ` Visitors whose device lacks it see the nearest font they have.`;
  return aimed(
    step,
    done(
      labels[part],
      words,
      `${labels[part]} ${part === 'headings' ? 'are' : 'is'} set in ${words} now.${note}`,
    ),
    part,
  );
}
