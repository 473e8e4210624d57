import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const weeksOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1)
    .pages[0]?.sections.find(({ type }) => type === 'curriculum')
    ?.content.items?.map(({ note }) => note);

it('gives a course as many weeks as it has', () => {
  expect(
    weeksOf('Landing page for a six-week photography course: curriculum, the teacher, price £220'),
  ).toEqual(['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6']);
  expect(weeksOf('Landing page for an eight-week beekeeping course: curriculum, price £90')?.at(-1)).toMatch(
    /Weeks? (?:\d (?:and|to) )?8$/u,
  );
});

it('calls a course by what it teaches, wherever it is held', () => {
  expect(makePlan(readBrief('A ten-week Italian evening course in Hull'), 1).name).toBe(
    'Hull Italian Evening Course',
  );
  expect(makePlan(readBrief('An evening course in Leeds on bookbinding, £120'), 1).name).toBe('Bookbinding');
});

it('hears a subject in whole words: to start is no art', () => {
  const sections = makePlan(
    readBrief(
      'Landing page for an online sourdough course: lessons as accordion, price $79, and a start now button',
    ),
    1,
  ).pages[0]?.sections;
  expect(JSON.stringify(sections)).not.toMatch(/paint|wash/iu);
});
