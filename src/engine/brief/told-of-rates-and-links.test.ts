import { expect, it } from 'vitest';
import { readBrief } from './read-brief';

const rowsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price ?? value.when]);

it('calls sums under one word by what each is paid for', () => {
  const rows = rowsOf(
    'Website for Aldholme Parish Hall: hire rates £12 an hour, £85 a day, what is on each week (bingo Tuesday 19:00, tai chi Thursday 10:00).',
  );
  expect(rows).toContainEqual(['pricing', 'An hour', '£12']);
  expect(rows).toContainEqual(['pricing', 'A day', '£85']);
});

it('takes what is on each week for the week that is told, and for no other dates', () => {
  const { sections } = readBrief(
    'Website for Aldholme Parish Hall: hire from £12 an hour, what is on each week (bingo Tuesday 19:00, tai chi Thursday 10:00).',
  );
  expect(sections.map(({ value }) => value)).not.toContain('events');
});

it('lets two adjectives share their texts, and pays a translator by the word', () => {
  const rows = rowsOf(
    'Pia Lund, translator Danish to English, medical and legal documents. 0.14 euro per word, minimum charge 45 euro.',
  );
  expect(rows).toContainEqual(['services', 'Medical and legal documents', undefined]);
  expect(rows).toContainEqual(['pricing', 'Per word', '0.14 euro']);
});

it('takes a shop in a row of links for one of them', () => {
  const brief = readBrief(
    'Link in bio for @tess.weaves, a weaver in Frome: newsletter, shop, TikTok, class dates, a radio interview.',
  );
  expect(brief.items.filter(({ value }) => value.section === 'links').map(({ value }) => value.name)).toContain('Shop'); // prettier-ignore
  expect(brief.sections.map(({ value }) => value)).not.toContain('products');
});

it('puts what a museum’s shop has on its shelf, and makes no gift of the entry', () => {
  const brief = readBrief(
    'The Button Museum in Alston. Two rooms, entry by donation. Show group visits and a shop with tote bags and enamel pins.',
  );
  expect(
    brief.items.filter(({ value }) => value.section === 'products').map(({ value }) => value.name),
  ).toEqual(['Tote bags', 'Enamel pins']);
  expect(brief.sections.map(({ value }) => value)).not.toContain('donation');
});

it('names two clients before the next wish', () => {
  const rows = rowsOf(
    'Portfolio for Mina Roe, an illustrator in York. Five projects, clients Penguin and Waitrose, contact.',
  );
  expect(rows.filter(([section]) => section === 'logos').map(([, name]) => name)).toEqual(['Penguin', 'Waitrose']); // prettier-ignore
});

it('makes no trade of half a clause', () => {
  const { offer } = readBrief(
    'Ore Valley Poetry Walk: a path that was a railway. Walks map, guided walk Sundays 2pm £6.',
  );
  expect(offer?.value ?? '').not.toMatch(/that was/u);
});
