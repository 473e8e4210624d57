import { expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBrief } from '../../brief/read-brief';
import { composeSite } from '../../compose/compose-site';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { applyCommand } from '../apply-command';

await loadAllCopy();

const board = composeSite(makePlan(readBrief('a kanban board with Ideas, Writing and Printed columns'), 1));

/** The columns that a visitor without JavaScript reads. */
const readIn = (files: readonly SiteFile[]): readonly string[] =>
  [...textOf(files.find(({ path }) => path === 'index.html') ?? { path: '', content: '' }).matchAll(/class="app-read">\s*<h2>([^<]*)/gu)].map(([, title = '']) => title); // prettier-ignore

const edited = (files: readonly SiteFile[], command: string): readonly SiteFile[] => {
  const outcome = applyCommand({ files, command });
  if (outcome.kind !== 'changed') throw new Error(JSON.stringify(outcome));
  const changed = new Map(outcome.files.map((file) => [file.path, file]));
  return files.map((file) => changed.get(file.path) ?? file);
};

it('tells visitors without JavaScript the columns that a board has after an edit', () => {
  expect(readIn(board)).toEqual(['Ideas', 'Writing', 'Printed']);
  const more = edited(board, 'add a column called Proofs between Writing and Printed');
  expect(readIn(more)).toEqual(['Ideas', 'Writing', 'Proofs', 'Printed']);
  const fewer = edited(more, 'remove the Ideas column');
  expect(readIn(fewer)).toEqual(['Writing', 'Proofs', 'Printed']);
  expect(readIn(edited(fewer, 'rename the column Printed to Shipped'))).toEqual([
    'Writing',
    'Proofs',
    'Shipped',
  ]);
});
