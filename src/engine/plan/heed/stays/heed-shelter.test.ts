import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const home = () =>
  makePlan(
    readBrief(
      'Charity site for Second Paw, a cat rescue: cats looking for a home, donate with preset amounts, foster form, success stories',
    ),
    1,
  ).pages[0]?.sections ?? [];
const of = (type: string) => home().find((section) => section.type === type)?.content;

it('shows cats alone where cats are looked after, and stories of them', () => {
  expect(new Set(of('listings')?.items?.map(({ art }) => art))).toEqual(new Set(['cat']));
  expect(of('case-study')?.title).toBe('Success stories');
  expect(of('case-study')?.body?.join(' ')).not.toContain('what it cost');
});

it('asks for a foster home first, and opens with no list of its parts', () => {
  expect(of('volunteer')?.items?.[0]?.title).toBe('A foster home');
  expect(of('hero')?.lede).not.toContain('looking for a home.');
});
