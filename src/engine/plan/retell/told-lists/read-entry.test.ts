import { expect, it } from 'vitest';
import { findToldLists } from './find-told-lists';
import { personEntry, pricedEntry } from './read-entry';

it.each([
  ['Deep clean from £95: oven, fridge, skirtings', { name: 'Deep clean', price: 'from £95', note: 'Oven, fridge, skirtings' }],
  ['Half day £40 per person: lunch', { name: 'Half day', price: '£40 per person', note: 'Lunch' }],
  ['Moving a piano up to £400: £90', { name: 'Moving a piano up to £400', price: '£90' }],
])('reads what stands before a colon with its price: %s', (entry, told) => expect(pricedEntry(entry)).toEqual(told)); // prettier-ignore

it('leaves a place with the office', () => {
  expect(personEntry('warden of South Wood Ines Pell')).toEqual({
    name: 'Ines Pell',
    note: 'Warden of South Wood',
  });
});

it('takes what is parted by semicolons and priced for a price list', () => {
  const [list] = findToldLists('Menu: pierogi (6) £9; borscht £6; honey cake £5; rye bread £2.');
  expect([list?.sort, list?.entries.length]).toEqual(['price', 4]);
});
