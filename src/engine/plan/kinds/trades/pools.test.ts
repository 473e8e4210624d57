import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

const saidFor = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

it('puts no indoor pool under the sky and makes it no cold one', () => {
  const baths = saidFor('Website for our community swimming pool in Leek, heated all year');
  expect(baths).toContain('Getting changed');
  expect(baths).not.toMatch(/\bsky\b|\bcold\b/iu);
  expect(saidFor('Website for our lido in Leek')).toMatch(/\bsky\b|\bcold\b/iu);
});
