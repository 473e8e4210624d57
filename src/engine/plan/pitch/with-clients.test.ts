import { beforeAll, expect, test } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const openingOf = (prompt: string) => {
  const plan = makePlan(readBrief(prompt), 1);
  return [plan.name, plan.pages[0]?.sections[0]?.content.title];
};

test.each([
  [
    'Branding agency for craft breweries. Bold. Work, services, team, contact form.',
    'Craft Brewery Branding',
    'Branding for craft breweries',
  ],
  [
    'Women in tech summit, Lagos, speakers and tickets',
    'Lagos Women in Tech Summit',
    'Women in tech in Lagos',
  ],
  [
    'Website for GopherLake, a two-day Go conference in Zurich in May, with speakers',
    'GopherLake',
    'Go, for two days in Zurich',
  ],
  [
    'Online course teaching watercolour botanical illustration for beginners, 6 modules, price $120',
    'Watercolour Botanical Illustration',
    'Watercolour botanical illustration for beginners',
  ],
])('%s opens with its own subject', (prompt, name, title) => {
  expect(openingOf(prompt)).toEqual([name, title]);
});

test.each(['HR consultancy in Bergen', 'Podcast studio in Bergen'])(
  '%s keeps the headline of copy that knows it',
  (prompt) => expect(openingOf(prompt)[1]).not.toContain('in Bergen'),
);

test('for whom a known trade works is said all the same', () => {
  expect(openingOf('HR consultancy for charities in Bergen')[1]).toBe('HR for charities');
});

test('six modules of a course bear six names', () => {
  const plan = makePlan(
    readBrief(
      'Online course teaching watercolour botanical illustration for beginners, 6 modules, price $120',
    ),
    1,
  );
  const titles =
    plan.pages[0]?.sections
      .find(({ type }) => type === 'curriculum')
      ?.content.items?.map(({ title }) => title) ?? [];
  expect(titles).toHaveLength(6);
  expect(titles.join()).not.toMatch(/ 2/u);
});

test('documentation is called after its program', () => {
  expect(
    openingOf(
      'docs site for an open source rust library that parses PDF files, quick start, api reference',
    )[0],
  ).toBe('PDF Parser Docs');
});

test.each([
  ['Nordlys, a podcast studio in Bergen', 'Podcast in Bergen'],
  ['Nordlys, a marketing consultancy in Bergen', 'Marketing in Bergen'],
])('a trade that is known keeps its own headline: %s', (prompt, plain) => {
  expect(openingOf(prompt)[1]).not.toBe(plain);
});

test('one that nobody knows says what it does and where', () => {
  expect(openingOf('branding studio in Leeds')[1]).toBe('Branding in Leeds');
});

test.each([
  [
    'IT consultancy that helps charities choose software, based in Leeds',
    'Helping charities choose software',
  ],
  ['Consultancy for museums on accessibility', 'Accessibility for museums'],
  ['ethical hacking agency, pen tests', 'Ethical hacking, in plain words'],
  ['grant writing consultancy for small charities', 'Grant writing for small charities'],
  ['acoustic consultancy for concert halls', 'Acoustic consultancy for concert halls'],
])('a field that the copy does not know speaks in its own words: %s', (prompt, title) => {
  const plan = makePlan(readBrief(prompt), 1);
  expect(openingOf(prompt)[1]).toBe(title);
  expect(JSON.stringify(plan.pages)).not.toMatch(/find the sentence|fix the same day|Six weeks|warehouse/u);
});
