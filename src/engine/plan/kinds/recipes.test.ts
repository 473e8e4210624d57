import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { breads, dinners, sweets } from './recipe-cards';

await loadAllCopy();

const postsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'posts')?.content.items ?? [];

it('shows as many recipes of the asked sort as the prompt says, with how hard each is', () => {
  const recipes = postsOf('Recipe site "Sunday Dough" with 6 bread recipes, search, filter by difficulty');
  expect(recipes.map(({ title }) => title)).toContain('Country loaf');
  expect(recipes).toHaveLength(6);
  expect(new Set(recipes.map(({ group }) => group))).toEqual(new Set(['Easy', 'Medium', 'Hard']));
});

it('suits what the site is about', () => {
  expect(postsOf('dessert recipes blog').map(({ title }) => title)).toContain('Lemon cake');
  expect(postsOf('vegan recipe blog').map(({ title }) => title)).toContain('Tomato soup');
});

it.each([...breads, ...sweets, ...dinners])(
  '$title says what goes in and how it goes',
  ({ things, steps, level, time }) => {
    expect(things.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    for (const step of steps) expect(step).toMatch(/^[A-Z].*\.$/u);
    expect(level).toMatch(/^(?:Easy|Medium|Hard)$/u);
    expect(time).toMatch(/\d/u);
  },
);

it('keeps dinners free of anything from animals', () => {
  expect(JSON.stringify(dinners)).not.toMatch(
    /(?<!peanut )\bbutter\b|(?<!to a )\bcream\b|\b(?:eggs?|milk|cheese|yoghurt|meat|fish|honey)\b(?! to)/iu,
  );
});
