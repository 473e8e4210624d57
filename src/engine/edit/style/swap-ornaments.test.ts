import { expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBrief } from '../../brief/read-brief';
import { composeSite } from '../../compose/compose-site';
import { loadTheme } from '../../compose/themes/find-theme';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { applyCommand } from '../apply-command';

await loadAllCopy();
await loadTheme('all');

const sheetOf = (files: readonly SiteFile[]): string => {
  const file = files.find(({ path }) => path === 'style.css');
  return file ? textOf(file) : '';
};

function wear(files: readonly SiteFile[], command: string): SiteFile[] {
  const outcome = applyCommand({ files, command });
  if (outcome.kind !== 'changed') throw new Error(command);
  const changed = new Map(outcome.files.map((file) => [file.path, file]));
  return files.map((file) => changed.get(file.path) ?? file);
}

it('puts the ornaments of the new look in the place of the old one’s, and keeps none', () => {
  const cafe = composeSite(makePlan(readBrief('A minimalist site for the cafe Alder in Leeds'), 1));
  const slate = wear(cafe, 'make it look chalkboard');
  expect(sheetOf(slate)).toContain('--wood');
  const squares = wear(slate, 'make it look blueprint');
  expect(sheetOf(squares)).toContain('--grid');
  expect(sheetOf(squares)).not.toContain('--wood');
  expect(sheetOf(squares).match(/\/\* Look \*\//g)).toHaveLength(1);
});
