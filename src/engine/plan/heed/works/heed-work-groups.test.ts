import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

const workOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'portfolio')?.content.items ?? [];

it('puts work under the names it is to be filtered by, each of them used, and nothing else', () => {
  const work = workOf(
    'Portfolio for architect Lena Hofmann, six projects with filter by housing, public and interiors',
  );
  expect(work).toHaveLength(6);
  expect(new Set(work.map(({ group }) => group))).toEqual(new Set(['Housing', 'Public', 'Interiors']));
  expect(work.find(({ title }) => title === 'Library for a small town')?.group).toBe('Public');
  expect(work.map(({ title }) => title)).not.toContain('Behind the scenes');
});

it('leaves work alone where no names are told', () => {
  const groups = workOf('Portfolio for architect Lena Hofmann, six projects').map(({ group }) => group);
  expect(groups).toContain('Conversions');
});

it('shows more of the same work where more is asked for than the copy names', () => {
  const titles = workOf('Portfolio for illustrator Bea Novak: twelve works, contact').map(
    ({ title }) => title,
  );
  expect(titles).toHaveLength(12);
  expect(new Set(titles).size).toBe(12);
  expect(titles.join(' ')).not.toMatch(/Behind the scenes|Getting ready/u);
});

it('tells what work is parted by nowhere else, and leaves places open for sponsors', () => {
  const studio = makePlan(
    readBrief(
      'Architecture studio Lund & Vale, Edinburgh. Projects (8) filterable by type (residential, cultural, workplace), contact.',
    ),
    1,
  );
  const texts = studio.pages
    .flatMap(({ sections }) => sections)
    .filter(({ type }) => type === 'amenities' || type === 'text');
  expect(JSON.stringify(texts)).not.toContain('Residential');
  const run = makePlan(
    readBrief('Charity run for the hospice, Sunday 3 May 2027, 5k and 10k, entry £15/£20, sponsors.'),
    1,
  );
  const logos = run.pages[0]?.sections.find(({ type }) => type === 'logos');
  expect(logos?.content.title).toBe('Sponsors');
});

it('shows as many works as are asked for beside what is offered', () => {
  const work = workOf(
    'Interior designer Sofia Lindgren, Copenhagen. Selected projects (5), services (full design, e-design, styling), process, enquiry form.',
  );
  expect(work).toHaveLength(5);
});
