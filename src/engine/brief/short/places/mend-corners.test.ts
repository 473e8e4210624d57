import { expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { readBrief } from '../../read-brief';

await loadAllCopy();

it.each([
  ['Deli in Cork: cheese, ham, olives and a coffee bar', 'Coffee bar'],
  ['Toy shop in Leith: puzzles, soft toys, kites and a reading corner', 'Reading corner'],
])('%s: has it, and does not sell it', (prompt, corner) => {
  const brief = readBrief(prompt);
  expect(brief.items.map(({ value }) => value.name)).not.toContain(corner);
  const sections = makePlan(brief, 1).pages.flatMap((page) => page.sections);
  const goods = sections
    .filter(({ type }) => type === 'products')
    .flatMap(({ content }) => content.items ?? []);
  expect(goods.map(({ title }) => title)).not.toContain(corner);
  expect(JSON.stringify(sections)).toContain(corner);
});
