import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { heedHoles } from './heed-holes';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

it('leaves no reason without its sentence among others, but for one that was told', () => {
  const plan = makePlan(readBrief('Bike repairs in Hull. Fast turnaround'), 1);
  const [home] = plan.pages;
  const items = [
    { title: 'Open late', text: 'Until nine.' },
    { title: 'Near you' },
    { title: 'Fast turnaround' },
    { title: 'Kind', text: 'Ask.' },
  ];
  const section = {
    type: 'features' as const,
    id: 'why',
    variant: 'cards',
    ground: 'page' as const,
    behaviours: [],
    content: { title: 'Why', items },
  };
  const pages = home ? [{ ...home, sections: [section] }] : [];
  expect(
    heedHoles({ ...plan, pages }).pages[0]?.sections[0]?.content.items?.map(({ title }) => title),
  ).toEqual(['Open late', 'Fast turnaround', 'Kind']);
});
