import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it('takes a shop’s number of goods with their range of prices for no single thing', () => {
  const brief = readBrief('Ceramics shop with 8 products from £12 to £90, filter by category, search, sort by price, cart and checkout');
  expect(brief.items).toEqual([]);
  expect(brief.counts.map(({ value }) => value)).toEqual([{ thing: 'products', count: 8 }]);
  expect(brief.behaviours.map(({ value }) => value)).toEqual(expect.arrayContaining(['filter', 'search', 'sort', 'cart']));
}); // prettier-ignore

it('gives pictures to compare a place, and takes ways to narrow a gallery for no shelves', () => {
  const brief = readBrief('Photographer in Lisbon: wedding gallery with lightbox and filter by type, before and after slider for retouching'); // prettier-ignore
  expect(brief.sections.map(({ value }) => value)).toContain('before-after');
  expect(brief.items).toEqual([]);
});

it('asks by a form where an order form is wanted, and by no till', () => {
  const { sections } = readBrief('Bakery in Ghent with an order form in several steps');
  expect(sections.map(({ value }) => value)).toContain('form');
  expect(sections.map(({ value }) => value)).not.toContain('checkout');
});

it('narrows a shelf by whatever is told, and takes what listed rooms have for no section', () => {
  const shop = readBrief(
    'Bookshop in Bath called Second Chapter: narrow by Poetry, Crime, Travel or Natural History, opening hours',
  );
  expect(shop.behaviours.map(({ value }) => value)).toContain('filter');
  expect(shop.items.map(({ value }) => value.name)).toEqual(['Poetry', 'Crime', 'Travel', 'Natural History']);
  const rooms = readBrief(
    'Glamping with 4 pods (Ash, Birch, Cedar, Dogwood) with capacity and team size, booking',
  );
  expect(rooms.items.map(({ value }) => [value.section, value.name])).toEqual(
    ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => ['rooms', name]),
  );
  expect(rooms.parts).toEqual([]);
});
