import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

it('finds a group where it is held, behind its hour', () => {
  const choir = readBrief(
    'Memory choir in Dartmouth. Thursdays 10-12 at the Baptist hall, free, tea and songs. Ring Jo 01803 555 011',
  );
  expect(choir.address?.value).toBe('Baptist hall, Dartmouth');
});
