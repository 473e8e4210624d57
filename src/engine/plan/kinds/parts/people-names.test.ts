import { expect, it } from 'vitest';
import { makeTestFacts } from '../testing/make-test-facts';
import { loadAllCopy } from '../../load-copy';
import { peopleNames } from './people-names';

await loadAllCopy();

it('never gives a name twice, however long the list', () => {
  const names = peopleNames(makeTestFacts(), 'speakers', 14);
  expect(new Set(names).size).toBe(14);
  expect(names.every((name) => name.includes(' '))).toBe(true);
});
