import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

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
