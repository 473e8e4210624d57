import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it('puts the dishes under the courses that the prompt names, and tells none of them beside the menu', () => {
  const prompt =
    'Ristorante Marea, seafood restaurant in Brighton. Menu grouped in starters, mains and desserts with prices, chef’s story, reservations, opening hours';
  const sections = makePlan(readBrief(prompt), 1).pages.flatMap((page) => page.sections);
  const menu = sections.find(({ type }) => type === 'menu');
  const groups = (menu?.content.items ?? []).map(({ group }) => group);
  expect([...new Set(groups)]).toEqual(['Starters', 'Mains', 'Desserts']);
  const listed = sections
    .filter(({ type }) => type === 'amenities')
    .flatMap(({ content }) => content.items ?? []);
  expect(listed.map(({ title }) => title)).not.toContainEqual(
    expect.stringMatching(/mains|menu|seafood restaurant in/iu),
  );
});
