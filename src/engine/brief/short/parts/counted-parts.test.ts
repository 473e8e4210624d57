import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const read = (prompt: string) => {
  const { counts, parts, sections, pages } = readBrief(prompt);
  return {
    counts: counts.map(({ value }) => `${value.thing} ${value.count}`),
    parts: parts.map(({ value }) => `${value.title} ${value.lines?.length ?? ''}`.trim()),
    sections: sections.map(({ value }) => value),
    pages: pages.map(({ value }) => value),
  };
};

it('counts those who play or judge among the people, and what is counted besides by its own title', () => {
  const quartet = read('String quartet site - Quartetto Lumen. repertoire list, concert calendar, members (4), recordings'); // prettier-ignore
  expect([quartet.counts, quartet.sections.includes('team')]).toEqual([['team 4'], true]);
  const day = read('Hackathon "Hack the Harbour", Cardiff, 6–7 March 2027. Challenges (4), prizes, schedule, judges (5)'); // prettier-ignore
  expect(day.counts).toEqual(['speakers 5']);
  expect(day.parts).toEqual(['Challenges 4', 'Prizes']);
});

it('keeps the number of the next dates', () => {
  expect(read('Techno DJ Marla Voss, Berlin: upcoming gigs (6), booking form, press photos').counts).toEqual(['events 6']); // prettier-ignore
});

it('makes no page of a case study out of the rest of a list', () => {
  const { ownPages } = readBrief('Graphic designer portfolio for Noa Berg; 9 projects in a grid, case study page, services, client logos, contact'); // prettier-ignore
  expect(ownPages).toBeUndefined();
});

it('takes neither what a handbook counts nor the sentence after its pages for topics', () => {
  const desk = readBrief('Knowledge base for an app "Deskly": getting started, billing, bookings, most viewed articles (5)'); // prettier-ignore
  expect(desk.ownPages?.titles).toEqual(['Getting started', 'Billing', 'Bookings']);
  expect(desk.parts[0]?.value.lines).toHaveLength(5);
  const docs = readBrief('Docs for Pebble UI, a React library. Pages: Installation, Theming, Components. Code samples, props table, search'); // prettier-ignore
  expect(docs.pages.map(({ value }) => value)).not.toContain('Search');
});

it('counts doors of a house and pieces with prices, whoever has them', () => {
  const shops = read(
    'Charity shop network in Kent with 5 shops: list them with opening hours, volunteer form.',
  );
  expect([shops.parts, shops.counts, shops.sections.includes('products')]).toEqual([
    ['Our shops'],
    [],
    false,
  ]);
  const show = read(
    'Printmaker’s exhibition "Low Tide", 3–28 June 2027: 10 prints with prices, opening times.',
  );
  expect(show.counts).toEqual(['products 10']);
});

it('seats a board of so many, names the boats of a page and tells the years of a group', () => {
  const society = read(
    'Society of women engineers, Leeds branch: events, mentoring, board of five, newsletter.',
  );
  expect([society.counts, society.parts.includes('Board of five')]).toEqual([['team 5'], false]);
  const boats = read('Charity that restores canal boats, The Tiller Trust. Pages: Our boats (3 boats: Hope, Patience, Daisy May), Volunteer, News.'); // prettier-ignore
  expect(boats.parts).toContain('Our boats 3');
  expect(read('Hospital radio station, Radio Bedside: presenters, history since 1971.').sections).toContain(
    'timeline',
  );
});
