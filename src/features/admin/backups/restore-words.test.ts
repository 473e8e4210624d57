import { describe, expect, it } from 'vitest';
import { sayLeftOut, sayRestored } from './restore-words';

describe('what came of a restore', () => {
  it.each([
    [
      { restored: 2, unchanged: 1, rows: 1204 },
      '2 projects came back. 1 project stands as it was then. 1,204 other records came in.',
    ],
    [{ restored: 0, unchanged: 0, rows: 0 }, 'Nothing of it was missing here.'],
  ])('%o is told as %j', (counts, words) => {
    expect(sayRestored(counts)).toBe(words);
  });

  it.each([
    [
      { kind: 'project', name: 'Kites', reason: 'its files are not in the backup.' },
      'Kites: its files are not in the backup.',
    ],
    [
      { kind: 'absent', name: 'Bo', email: 'bo@example.org', rows: 3 },
      'Bo has no account here: 3 records. Once there is one with bo@example.org, restore again to bring them in.',
    ],
    [{ kind: 'absent', name: '', email: '', rows: 1 }, 'Somebody has no account here: 1 record.'],
    [{ kind: 'unreadable', table: 'usage', rows: 2 }, '2 lines of the usage: not readable.'],
  ] as const)('%o is named as %j', (left, words) => {
    expect(sayLeftOut(left)).toBe(words);
  });
});
