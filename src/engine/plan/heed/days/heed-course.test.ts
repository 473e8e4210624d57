import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const home = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections ?? [];
const section = (prompt: string, wanted: string) => home(prompt).find(({ type }) => type === wanted)?.content;

it('tells a course by its title, with its length, parts and first day beside the price', () => {
  const prompt =
    "Landing page for my course 'Bookkeeping without tears': 6 weeks, 3 modules, €290, starts 12 January 2027, for freelancers";
  expect(section(prompt, 'hero')).toMatchObject({ title: 'Bookkeeping without tears', kicker: 'Course for freelancers' }); // prettier-ignore
  expect(section(prompt, 'pricing')?.items).toEqual([
    expect.objectContaining({ price: '€290', list: ['6 weeks', '3 modules', 'Starts 12 January 2027'] }),
  ]);
  expect(section(prompt, 'curriculum')?.items).toHaveLength(3);
  expect(home(prompt).map(({ content }) => content.title)).not.toContain('Start on Monday');
});

it('sells no lessons, and makes no lessons up by their number', () => {
  const prompt = 'online course about sourdough baking, 8 lessons, 4 weeks, £120, lifetime access';
  const titles = section(prompt, 'curriculum')?.items?.map(({ title }) => title) ?? [];
  expect(titles.filter((title) => /\d$/u.test(title))).toEqual([]);
  expect((section(prompt, 'services')?.items ?? []).map(({ title }) => title)).not.toContain(
    'Lifetime access',
  );
});

it('takes an evening class for one, in whatever trade', () => {
  const brief = readBrief('Pottery evening class in Graz, Tuesdays 6pm, 10 weeks from 14 September, max 8 people, 240 euro'); // prettier-ignore
  expect(brief.kind.value).toBe('course');
  expect(brief.offer?.value).toBe('Pottery class');
  expect(brief.items.map(({ value }) => [value.section, value.price])).toEqual([['pricing', '240 euro']]);
});
