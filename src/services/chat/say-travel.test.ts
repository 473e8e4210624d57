import { describe, expect, it } from 'vitest';
import { sayTravel } from './say-travel';

describe('sayTravel', () => {
  it.each([
    ['undo', 1, 1, 'Undone. The version before is back.'],
    ['undo', 3, 3, 'Took back 3 changes.'],
    ['undo', 3, 1, 'Took back one change. There were no more.'],
    ['undo', 'all', 4, 'Took back 4 changes. The site is as it was at first.'],
    ['undo', 2, 0, 'There is nothing to undo.'],
    ['redo', 2, 2, 'Did 2 changes again.'],
    ['redo', 1, 0, 'There is nothing to do again.'],
  ] as const)('says what %s of %s steps came to when there were %i', (intent, steps, count, said) => {
    expect(sayTravel(intent, steps, count)).toBe(said);
  });
});
