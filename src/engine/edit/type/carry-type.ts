import rights from '../../compose/type/typeface-rights.json' with { type: 'json' };
import { writeLicence } from '../../compose/type/read-type-files';
import type { TypeChoice } from '../../compose/type/choose-type';
import { findFamily, typefaces } from '../../compose/type/typefaces';
import { typeFolder, writeType } from '../../compose/type/write-type';
import type { SiteDraft } from '../draft/site-draft';
import type { Splice } from '../draft/splice-text';
import { mainStyleSheet, styleSheetPaths } from '../style/find-styles';
import { findTokens } from '../style/site-tokens';

const licencePath = `${typeFolder}/OFL.txt`;
const ownFiles = new Set(typefaces.flatMap(({ files }) => files.map(({ name }) => name)));

/**
 * Makes a site carry just these typefaces: their files and licence, their `@font-face` rules; those of before go where
 * nothing uses them. False, and nothing is changed, when a file is not at hand.
 */
export function carryType(draft: SiteDraft, choice: TypeChoice): boolean {
  const names = choice.files.map(({ name }) => name);
  const files = names.map((name) => [name, draft.typeFile(name)] as const);
  const licence = names.length > 0 ? draft.typeFile('OFL.txt') : null;
  if (files.some(([, bytes]) => bytes === null) || (names.length > 0 && !licence)) return false;
  writeFaces(draft, choice);
  for (const [name, bytes] of files) if (bytes) draft.writeBytes(`${typeFolder}/${name}`, bytes);
  const css = draft.textPaths(/\.(?:css|html?)$/i).map((path) => draft.text(path));
  const gone = draft
    .paths()
    .filter((path) => path.startsWith(`${typeFolder}/`) && ownFiles.has(path.slice(typeFolder.length + 1)))
    .filter((path) => !css.some((text) => text.includes(path)));
  for (const path of gone) draft.remove(path);
  if (licence) draft.write(licencePath, writeLicence(choice, rights, new TextDecoder().decode(licence)));
  else if (!draft.paths().some((path) => path !== licencePath && path.startsWith(`${typeFolder}/`)))
    draft.remove(licencePath);
  return true;
}

/** The family that a font stack begins with, when it is one that sites may carry. */
export function carriedFace(stack: string | undefined) {
  const first = stack
    ?.split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '');
  return first ? findFamily(first) : undefined;
}

const familyIn = (rule: string) => /font-family:\s*["']?([^"';}]+?)["']?\s*[;}]/.exec(rule)?.[1] ?? '';
const isOurs = (rule: string) => findFamily(familyIn(rule).replace(/ Fallback$/, '')) !== undefined;

const setsCapitals = (css: string) => /\bh1\b[^{}]*\{[^}]*text-transform:\s*uppercase/.test(css);

/** The rules in the place of those before, else after the tokens, else on top of the stylesheet. */
function writeFaces(draft: SiteDraft, choice: TypeChoice): void {
  const paths = styleSheetPaths(draft);
  const home = paths.find((path) => rangesOf(draft.text(path)).length > 0);
  const target = home ?? findTokens(draft)?.path ?? (choice.files.length > 0 ? mainStyleSheet(draft) : null);
  if (target === null) return;
  const css = draft.text(target);
  const up = '../'.repeat(target.split('/').length - 1);
  const text =
    choice.files.length === 0
      ? ''
      : writeType(choice, setsCapitals(css)).replaceAll(`url("${typeFolder}/`, `url("${up}${typeFolder}/`);
  const old = rangesOf(css);
  const splices: Splice[] = old.map((range, index) => ({ ...range, text: index === 0 ? text : '' }));
  if (old.length === 0 && text !== '') {
    const at = placeFor(draft, target, css);
    const isTop = css.slice(0, at).trim() === '';
    splices.push({ start: at, end: at, text: isTop ? `${text}\n` : `\n${text}` });
  }
  draft.splice(target, splices);
}

/** Our `@font-face` rules with the lines they stand on, and the comment that leads them. */
function rangesOf(css: string): readonly { start: number; end: number }[] {
  const ranges = [...css.matchAll(/(?:\/\* Fonts: [^*]*\*\/\s*)?@font-face\s*\{[^}]*\}[ \t]*\r?\n?/g)]
    .filter(([rule]) => isOurs(rule))
    .map(({ index, 0: rule }) => ({ start: index, end: index + rule.length }));
  const joined: { start: number; end: number }[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && css.slice(last.end, range.start).trim() === '') last.end = range.end;
    else joined.push(range);
  }
  return joined;
}

function placeFor(draft: SiteDraft, path: string, css: string): number {
  const tokens = findTokens(draft);
  if (tokens?.path === path) return afterLine(css, tokens.rule.end);
  const heads = [...css.matchAll(/@(?:import|charset)\b[^;]*;/g)];
  const last = heads.at(-1);
  return last ? afterLine(css, last.index + last[0].length) : 0;
}

function afterLine(css: string, at: number): number {
  const end = css.indexOf('\n', at);
  return end < 0 ? css.length : end + 1;
}
