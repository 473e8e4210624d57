import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const partsOf = (prompt: string) => readBrief(prompt).parts.map(({ value }) => value.title);

it('gives a band its player with as many tracks as are told, and tells none of it at the head of the site', () => {
  const { parts } = readBrief('Site for a post-punk band called Glass Harbour. Music player with 5 tracks, tour dates, merch'); // prettier-ignore
  expect(parts.map(({ value }) => [value.title, value.lines?.length])).toEqual([['Music player', 5]]);
});

it.each([
  ['Conference site "Data for Good", 14-16 October 2027, 20 speakers, call for papers', 'Call for papers'],
  ['personal blog about bread baking, archive by year, about me, categories', 'Archive by year'],
  ['PTA site for Oakfield Primary: events calendar, uniform sale, newsletter archive', 'Newsletter archive'],
  ['Literary magazine "Tern": current issue, fiction, submissions guidelines, masthead', 'Masthead'],
  ['Petition "Save the Lido": why it matters, share buttons, timeline', 'Share this page'],
  ['Parish church in Galway: mass times, sacraments, hall hire, contact', 'Sacraments'],
])('keeps a part by its title: %s', (prompt, title) => {
  expect(partsOf(prompt)).toContain(title);
});

it('takes the archive of a newsletter for its issues, in their number', () => {
  const { sections, counts } = readBrief('Newsletter landing page for "Slow Letters". Archive of 5 issues, about the author, sign up'); // prettier-ignore
  expect(sections.map(({ value }) => value)).toContain('posts');
  expect(counts.map(({ value }) => [value.thing, value.count])).toContainEqual(['posts', 5]);
});

it('numbers what a map shows, and takes a CV for the years behind somebody', () => {
  const gardens = readBrief(
    'Open garden weekend in Lower Wick, 12–13 June 2027: map of 9 gardens, tickets £7, no dogs.',
  );
  expect(gardens.parts.find(({ value }) => value.title === 'Map of 9 gardens')?.value.lines?.at(-1)).toBe(
    'Garden 9',
  );
  const designer = readBrief('Portfolio of set designer Ida Brandt: 6 productions, CV, press, contact.');
  expect(designer.sections.map(({ value }) => value)).toContain('timeline');
});

it('leaves what is sold under such a title to the shop', () => {
  expect(partsOf('Online shop for games and puzzles: board games, card games, books')).not.toContain('Games');
});

it('reads the sections that it holds, and who pays what', () => {
  const museum = readBrief('Museum of lighthouses in Esbjerg: visit info with hours and ticket prices (adults 80 kr, children free), exhibitions'); // prettier-ignore
  expect(museum.sections.map(({ value }) => value)).toContain('hours');
  expect(museum.items.map(({ value }) => `${value.name} ${value.price ?? ''}`)).toEqual(['adults 80 kr', 'children free']); // prettier-ignore
});
