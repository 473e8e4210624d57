import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const pagesWith = (prompt: string, type: string): readonly string[] =>
  makePlan(readBrief(prompt), 1)
    .pages.filter(({ sections }) => sections.some((section) => section.type === type))
    .map(({ title }) => title);

it('shows the same answers on one page only', () => {
  expect(pagesWith('Conference in Rotterdam, speakers, tickets, venue', 'faq')).toHaveLength(1);
});

it('keeps what was asked for on the home page', () => {
  expect(pagesWith('tattoo studio website, gallery of work, aftercare page', 'gallery')).toContain('Home');
});

it('keeps a list on the page that is named for it', () => {
  expect(
    pagesWith('Website for a hairdresser in Leeds. Pages: Home, Team, Prices, Contact', 'team'),
  ).toContain('Team');
});

it('leaves every inner page something to say', () => {
  for (const prompt of [
    'Cat café in Kraków with prices and bookings',
    'gym landing page',
    'Law firm in Leeds',
  ])
    for (const { sections } of makePlan(readBrief(prompt), 2).pages)
      expect(sections.filter(({ type }) => type !== 'page-header' && type !== 'cta').length).toBeGreaterThan(
        0,
      );
});
