import { carry, chooseType, typeOf } from '../../compose/type/choose-type';
import type { TypeChoice } from '../../compose/type/choose-type';
import { typePairs } from '../../compose/type/type-pairs';
import type { TypePair } from '../../compose/type/type-pairs';
import { findTypeface } from '../../compose/type/typefaces';
import type { FaceKind, Typeface, TypefaceId } from '../../compose/type/typefaces';
import { stackOf } from '../../compose/type/write-type';
import type { Step } from '../intent';
import { siteBrief } from '../sections/site-brief';
import { styleSheetPaths } from '../style/find-styles';
import { setToken } from '../style/change-styles';
import { findTokens } from '../style/site-tokens';
import { setDeclarations, writeRule } from '../style/write-rule';
import { carriedFace, carryType } from './carry-type';

/** Which letters of a site are meant. */
export type TypePart = 'headings' | 'text' | 'all';

/** The most that the typefaces of a site may weigh, in bytes. */
const mostBytes = 90 * 1024;

/** Faces that read well at length, for each kind of letter. Handwriting does not. */
const forText: Partial<Record<FaceKind, TypefaceId>> = {
  serif: 'lora',
  sans: 'inter',
  mono: 'jetbrains-mono',
  rounded: 'nunito',
  slab: 'bitter',
};
const scriptFaces = new Set<TypefaceId>(['cairo', 'vazirmatn', 'heebo']);

/**
 * The typefaces of a site after a wish: a family or a kind of letter. What is not meant stays as it is. Null when no
 * typeface here has the letters of the site's language.
 */
export function chooseFor(step: Step, asked: Typeface | FaceKind, part: TypePart): TypeChoice | null {
  const value = typeof asked === 'string' ? asked : asked.family.toLowerCase();
  const brief = { ...siteBrief(step.draft, step.page), font: { value, spans: [] } };
  const chosen = chooseType(brief, 'minimal', step.seed);
  if (!chosen?.display) return chosen;
  // A language with letters of its own takes its typeface whole: two files are all that a site may carry.
  if (chosen.text === null || scriptFaces.has(chosen.display)) return chosen;
  const reading = typeof asked === 'string' ? forText[asked] : asked.id;
  const tokens = findTokens(step.draft);
  const present = (name: string) => carriedFace(tokens?.declarations.get(name)?.value)?.id ?? null;
  const display =
    part === 'text' ? present('--display') : typeof asked === 'string' ? chosen.display : asked.id;
  const text = part === 'headings' ? present('--text') : (reading ?? chosen.text);
  const both = pairOf(display, text, part);
  const weight = both.files.reduce((sum, { bytes }) => sum + bytes, 0);
  return weight <= mostBytes
    ? both
    : pairOf(part === 'text' ? null : display, part === 'text' ? text : null, part);
}

/** Two families named by the person, one for headings and one for text; null where the site's language needs others. */
export function choosePair(step: Step, display: Typeface, text: Typeface): TypeChoice | null {
  const chosen = chooseFor(step, display, 'all');
  if (chosen?.display !== display.id || chosen.text === null) return chosen;
  return pairOf(display.id, text.id, 'all');
}

/** Two faces, or one and the letters of before; the manner of headings follows when they change. */
function pairOf(display: TypefaceId | null, text: TypefaceId | null, part: TypePart): TypeChoice {
  const manner = part === 'text' || !display ? null : mannerOf(display);
  const either = display ?? text;
  if (!either) return { display, text, files: [], weight: null, tracking: null };
  const files =
    display && text
      ? carry({ display, text, ...(manner?.weight ? { weight: manner.weight } : {}) }).files
      : typeOf(findTypeface(either)).files.slice(0, 1);
  return { display, text, files, weight: manner?.weight ?? null, tracking: manner?.tracking ?? null };
}

/** Weight and tracking of headings as the pair says that has this face for them; else what its files allow. */
function mannerOf(id: TypefaceId): { readonly weight: number | null; readonly tracking: string | null } {
  const pair = Object.values<TypePair>(typePairs).find(({ display }) => display === id);
  const files = findTypeface(id).files;
  const isFixed = files.every(({ weights }) => !weights.includes(' '));
  return {
    weight: pair?.weight ?? (isFixed ? Number(files.at(-1)?.weights) : null),
    tracking: pair?.tracking ?? '0',
  };
}

/** Sets a site in typefaces that it then carries. False, with nothing changed, when a file is not at hand. */
export function setType(step: Step, choice: TypeChoice, part: TypePart): boolean {
  const { draft } = step;
  if (!carryType(draft, choice)) return false;
  const values: Record<string, string> = {};
  if (choice.display && part !== 'text') values['--display'] = stackOf(choice.display);
  if (choice.text && part !== 'headings') values['--text'] = stackOf(choice.text);
  if (choice.weight !== null && part !== 'text') values['--heading-weight'] = String(choice.weight);
  if (setToken(step, values)) {
    if (part !== 'text') setTracking(step, choice.tracking);
    return true;
  }
  const family = values['--display'] ?? values['--text'] ?? '';
  if (part !== 'headings')
    writeRule(draft, { selector: 'body', declarations: { 'font-family': values['--text'] ?? family } });
  if (part !== 'text') setHeadings(step, values['--display'] ?? family, choice);
  return true;
}

/** On a site without tokens: the rules that set headings in a family of their own, else one more rule. */
function setHeadings({ draft }: Step, family: string, { weight, tracking }: TypeChoice): void {
  const manner = {
    'font-family': family,
    ...(weight === null ? {} : { 'font-weight': String(weight) }),
    ...(tracking === null || tracking === '0' ? {} : { 'letter-spacing': tracking }),
  };
  for (const path of styleSheetPaths(draft)) {
    const rule = draft
      .sheet(path)
      .rules.find(
        ({ selector, conditions, declarations }) =>
          conditions.length === 0 &&
          /^h[1-6](?:\s*,\s*h[1-6])*$/.test(selector) &&
          declarations.some(({ property }) => property === 'font-family'),
      );
    if (!rule) continue;
    draft.splice(path, setDeclarations(draft.text(path), rule, manner));
    return;
  }
  writeRule(draft, { selector: 'h1, h2, h3', declarations: manner });
}

/** Tracking stands in the rule of the headings; a slant made for another face goes. */
function setTracking({ draft }: Step, tracking: string | null): void {
  for (const path of styleSheetPaths(draft)) {
    const rule = draft
      .sheet(path)
      .rules.find(
        ({ declarations, conditions }) =>
          conditions.length === 0 &&
          declarations.some(
            ({ property, value }) => property === 'font-family' && value === 'var(--display)',
          ) &&
          declarations.some(
            ({ property, value }) => property === 'font-weight' && value === 'var(--heading-weight)',
          ),
      );
    if (!rule) continue;
    const isSlanted = rule.declarations.some(({ property }) => property === 'font-style');
    draft.splice(
      path,
      setDeclarations(draft.text(path), rule, {
        ...(tracking === null ? {} : { 'letter-spacing': tracking }),
        ...(isSlanted ? { 'font-style': '' } : {}),
      }),
    );
    return;
  }
}
