import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);

it('heads what members pay as what it costs, and calls no picture by it', () => {
  const sections = planOf(
    'Website for Staithe Rowing Club in Ely. We row Monday 18:15, Saturday 9:30. Junior membership £40, adult £95, family £150. Gallery.',
  );
  const paid = sections.filter(({ content }) => content.items?.some(({ title }) => title === 'Family'));
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.map(({ content }) => content.title)).toEqual(paid.map(() => 'What it costs'));
  expect(paid.map(({ type }) => type)).not.toContain('gallery');
});

it('shows what a school teaches, on no day that nobody told', () => {
  const sections = planOf(
    'Website for Kelby Music School in Ripon: flute, oboe and singing. Lessons from £24.',
  );
  const taught = sections.filter(({ content }) => content.items?.some(({ title }) => title === 'Oboe'));
  expect(taught.map(({ type }) => type)).toContain('services');
  expect(sections.map(({ type }) => type)).not.toContain('timetable');
});

it('sets no hours for who trains people one by one', () => {
  const sections = planOf('Personal trainer in Truro, Jory Penn. One to one £40, pairs £55. Early mornings.');
  expect(sections.map(({ type }) => type)).not.toContain('timetable');
});
