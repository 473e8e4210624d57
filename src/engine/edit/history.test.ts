import { describe, expect, it } from 'vitest';
import { loadAllCopy } from '@/engine/plan/load-copy';
import { applyCommand } from './apply-command';

await loadAllCopy();

const files = [
  { path: 'index.html', content: '<!doctype html><html lang="en"><main><h1>Hi</h1></main></html>' },
];
const answer = (command: string) => applyCommand({ files, command });

describe('history', () => {
  it.each([
    ['undo the last three changes', 'undo', 3],
    ['undo twice', 'undo', 2],
    ['go back two steps', 'undo', 2],
    ['revert my last 4 edits', 'undo', 4],
    ['please undo these two changes', 'undo', 2],
    ['redo the last 2', 'redo', 2],
    ['undo everything', 'undo', 'all'],
    ['go back to the original', 'undo', 'all'],
    ['deshaz los últimos tres cambios', 'undo', 3],
    ['annule les deux dernières modifications', 'undo', 2],
    ['mach die letzten zwei Änderungen rückgängig', 'undo', 2],
  ] as const)('reads how far “%s” goes', (command, intent, steps) => {
    expect(answer(command)).toEqual({ kind: 'history', intent, steps });
  });

  it('asks how many changes are a few', () => {
    expect(answer('undo the last few changes')).toMatchObject({ kind: 'refused', reason: 'ambiguous' });
  });
});
