import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { refitVariants } from './refit-variants';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

it('gives a list that has become shorter a layout that suits it, and leaves others as they are', () => {
  const plan = makePlan(readBrief('Portfolio of a ceramic artist in Faro: vases, tiles, lamps'), 1);
  const of = (count: number, variant: string) => {
    const section = {
      type: 'portfolio' as const,
      id: 'work',
      variant,
      ground: 'page' as const,
      behaviours: [],
      content: { title: 'Work', items: Array.from({ length: count }, (_, at) => ({ title: `Piece ${at}` })) },
    };
    const [home] = plan.pages;
    return refitVariants({ ...plan, pages: home ? [{ ...home, sections: [section] }] : [] }).pages[0]
      ?.sections[0]?.variant;
  };
  expect(of(8, 'masonry')).toBe('masonry');
  expect(of(3, 'masonry')).not.toBe('masonry');
});
