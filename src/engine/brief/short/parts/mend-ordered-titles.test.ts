import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('takes the order out of a title', () => {
  const { parts, items } = readBrief(
    'Website for our allotment association. 64 plots, a waiting list of about two years, £42 a year for a half plot. Show the rules and how to join the list.',
  );
  expect(parts.map(({ value }) => value.title)).toContain('Rules');
  // A sum is what stands behind it, where it is told there.
  expect(items.map(({ value }) => `${value.name} ${value.price ?? ''}`)).toContain('Half plot £42 a year');
});
