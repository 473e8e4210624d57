import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

it('says how it is made in a whole title, and numbers no other steps up to its count', () => {
  const { pages } = makePlan(
    readBrief(
      'We are Pennant Cider, est. 2009 in Hereford. Pages: Home, Ciders, Orchard, Visit, Contact. Home needs a hero, three featured ciders (Dry £4.20, Medium £4.50, Perry £5.10), a how-we-make-it in five steps, and a newsletter. Email hello@pennant.example.',
    ),
    1,
  );
  const steps = pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'process');
  expect(steps[0]?.content.title).toBe('How we make it');
  expect(steps[0]?.content.items).toHaveLength(5);
  expect(JSON.stringify(steps)).not.toMatch(/tell us 2/u);
});
