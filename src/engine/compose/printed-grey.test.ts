import { expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { readBrief } from '../brief/read-brief';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { composeSite } from './compose-site';

await loadAllCopy();

it('prints the drawings of a site in black and white so, and no others', () => {
  const styleOf = (prompt: string): string => {
    const files = composeSite(makePlan(readBrief(prompt), 1));
    const sheet = files.find(({ path }) => path === 'style.css');
    return sheet ? textOf(sheet) : '';
  };
  expect(styleOf('Portfolio of photographer Ada Lund, black and white: gallery, contact')).toMatch(
    /\.art \{\s*filter: grayscale\(1\)/u,
  );
  expect(styleOf('Portfolio of photographer Ada Lund, black and red: gallery, contact')).not.toContain(
    'grayscale',
  );
});
