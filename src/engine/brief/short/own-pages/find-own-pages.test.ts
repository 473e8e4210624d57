import { expect, it } from 'vitest';
import { findOwnPages } from './find-own-pages';

it.each([
  ['Architect. Minimal, project pages: Casa do Vale, Museu da Água, Torre Norte. Awards page.', 'project', ['Casa do Vale', 'Museu da Água', 'Torre Norte']],
  ['Architect, lots of white, one page per project: Casa Ombra, Lido Baths, The Long Barn', 'project', ['Casa Ombra', 'Lido Baths', 'The Long Barn']],
  ['Plumber in Leeds with a page each for boilers, bathrooms and drains, plus contact', null, ['boilers', 'bathrooms', 'drains']],
  ['Hotel with a page for each room: Olivo, Naranjo, Almendro. Prices 90, 110 and 140 euros a night', 'room', ['Olivo', 'Naranjo', 'Almendro']],
  ['Pages: Home, Work. Case pages for the films "Saltwater", "North of Nothing" and "The Clerk"', 'film', ['Saltwater', 'North of Nothing', 'The Clerk']],
  ['UX designer with three case studies: banking app redesign, hospital check-in kiosk, museum audio guide', 'case study', ['banking app redesign', 'hospital check-in kiosk', 'museum audio guide']],
  ['Bakery with two locations, Hackney and Peckham, a page for each with opening hours', 'location', ['Hackney', 'Peckham']],
  ['Game studio with pages for our games Driftwood and Ember Court, press kit, jobs', 'game', ['Driftwood', 'Ember Court']],
  ['Cottages: Wren, Robin and Thrush, each with its own page', 'cottage', ['Wren', 'Robin', 'Thrush']],
  ['Cottages in Kent: Wren (sleeps 4), Robin and Thrush (sleeps 2, dogs welcome). One page each, with photos', 'cottage', ['Wren', 'Robin', 'Thrush']],
  ['Consultancy with separate pages for payroll, bookkeeping and tax returns, Galway, owner Niamh Byrne', null, ['payroll', 'bookkeeping', 'tax returns']],
  ['Solicitors with separate pages for conveyancing, probate and family law. Dark green.', null, ['conveyancing', 'probate', 'family law']],
])('finds what has a page each: %s', (prompt, noun, names) => {
  const found = findOwnPages(prompt);
  expect(found?.noun).toBe(noun);
  expect(found?.names.map(({ name }) => name)).toEqual(names);
  for (const { name, start, end } of found?.names ?? []) expect(prompt.slice(start, end)).toBe(name);
}); // prettier-ignore

it.each([
  'Bakery with pages Home, Menu, Our story and Contact',
  'One page site for a dentist, services, prices, team',
  'A page about the bees and a shop',
  'A page for our cat cafe Whisker & Bean in York',
  'Portfolio with case studies and a blog',
  'Landing page for a book about bread, with reviews, a sample chapter and where to buy',
  'Apartment building page: The Linden, 24 units in Minneapolis, floor plans, amenities',
])('leaves plain lists of pages alone: %s', (prompt) => {
  expect(findOwnPages(prompt)).toBeNull();
});
