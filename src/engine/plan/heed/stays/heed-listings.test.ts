import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const home = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections ?? [];

it('asks which car the test drive is for', () => {
  const sections = home(
    'Used car listings for Redway Motors with filters by price, fuel and year, and a book a test drive form',
  );
  const of = (type: string) => sections.find((section) => section.type === type)?.content;
  expect(of('booking')?.title).toBe('Book a test drive');
  expect(of('booking')?.items?.map(({ title }) => title)).toEqual(
    of('listings')?.items?.map(({ title }) => title),
  );
});

it('calls a link by what the prompt calls it', () => {
  const links = home(
    'link in bio page for @potter.jules with 7 links, upcoming fairs and a newsletter signup',
  ).find(({ type }) => type === 'links')?.content.items;
  expect(links?.[0]?.action?.label).toBe('Upcoming fairs');
  expect(links?.every(({ title, action }) => title === action?.label)).toBe(true);
});

it('lists houses for holidays by the week, on one page, and sells none', () => {
  const plan = makePlan(
    readBrief(
      'Holiday cottage listings for Moorhen Stays with filters by price, sleeps and region, and an enquiry form',
    ),
    1,
  );
  const listings = plan.pages[0]?.sections.find(({ type }) => type === 'listings')?.content;
  expect(plan.pages).toHaveLength(1);
  expect(listings?.items?.every(({ note }) => note === 'a week')).toBe(true);
  expect(JSON.stringify(plan.pages)).not.toMatch(/for sale|One house/u);
});

it('lets flats alone where flats are let, and says nothing of what narrows their list', () => {
  const sections = home(
    'Flats to let by Mortar Lane Lettings with filters by rent, bedrooms and area, and a book a viewing form',
  );
  const of = (type: string) => sections.find((section) => section.type === type)?.content;
  expect(new Set(of('listings')?.items?.map(({ group }) => group))).toEqual(new Set(['Flat']));
  expect(of('hero')?.lede).not.toContain('Area.');
});
