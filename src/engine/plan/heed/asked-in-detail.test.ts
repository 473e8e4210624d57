import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const homeOf = (prompt: string) => planOf(prompt).pages[0]?.sections ?? [];

it('a team is made up of the callings that are counted', () => {
  const team = homeOf('Site for Elm Vets in Ripon. Meet the team (4 vets and 2 nurses), services.');
  const people = team.find(({ type }) => type === 'team')?.content.items ?? [];
  expect(people.map(({ note }) => note)).toEqual(['Vet', 'Vet', 'Vet', 'Vet', 'Nurse', 'Nurse']);
  expect(JSON.stringify(team)).not.toContain('2 nurses');
});

it('a band has one list of records, under the title that was asked for and as many as were counted', () => {
  const sections = homeOf('Site for a jazz trio "Half Past Nine": discography with 3 albums, concerts.');
  const works = sections.filter(({ content }) => content.title === 'Discography');
  expect(works.map(({ type, content }) => [type, content.items?.length])).toEqual([['portfolio', 3]]);
});

it('a wedding is at its house, and its answer asks what the form was to ask', () => {
  const sections = homeOf(
    'Wedding site for Noor & Tobias, 12 June 2027 at Villa Aurelia near Florence. RSVP form with meal choice.',
  );
  expect(sections.find(({ type }) => type === 'venue')?.content.title).toBe('Villa Aurelia');
  expect(sections.find(({ type }) => type === 'rsvp')?.content.fields).toEqual(['Meal choice']);
});

it('what a page is to have is told on none, and how many or in which form neither', () => {
  const shop = JSON.stringify(
    homeOf('Online shop for soy candles, "Wick & Willow". 6 products, about us, shipping FAQ.'),
  );
  expect(shop).not.toContain('Shipping FAQ');
  const dentist = planOf(
    'Landing page for Bright Sprouts, a pediatric dentist in Austin. Meet the team (3 dentists), what to expect on the first visit as steps, book an appointment button "Book a visit".',
  );
  expect(JSON.stringify(dentist.pages)).not.toMatch(/as steps|3 dentists/u);
  expect(dentist.pages[0]?.sections[0]?.content.actions?.[0]?.label).toBe('Book a visit');
  expect(
    readBrief('trattoria in Basel, menu with lunch from CHF 24, address Rheingasse 45, 4058 Basel').items,
  ).toHaveLength(1);
});

it('a strip over the page says the words that were given for it', () => {
  const [bar] = homeOf(
    'Bakery in Leeds called Crumb. An announcement strip at the top saying "Closed on Monday".',
  );
  expect([bar?.type, bar?.content.title]).toEqual(['announcement', 'Closed on Monday']);
  const bars = homeOf('Cocktail bar "Madame Verte" in Hull. Menu, hours.').map(({ type }) => type);
  expect(bars).not.toContain('announcement');
});

it('a thing stands beside those that it is compared with', () => {
  const sections = homeOf(
    'Product page for the Tuckaway, a folding stove that costs $89. Compare it with a gas canister stove and an open fire, list the features, answer 4 common questions.',
  );
  const table = sections.find(({ type }) => type === 'comparison');
  expect(table?.content.items?.[0]?.list).toEqual(['Tuckaway', 'Gas canister stove', 'Open fire']);
  expect(sections.map(({ type }) => type)).not.toContain('amenities');
});

it('a page that is to have nothing else has nothing else', () => {
  const { pages } = planOf(
    'Chip shop "Frying Nemo" in Whitby: menu with prices, opening hours, map. Nothing else please. Navy.',
  );
  expect(pages.map(({ sections }) => sections.map(({ type }) => type).toSorted())).toEqual([
    ['hero', 'hours', 'map', 'menu'],
  ]);
});
