import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const plan = (prompt: string) => makePlan(readBrief(prompt), 1);
const pageOf = (prompt: string, title: string) => plan(prompt).pages.find((page) => page.title === title);
const textOf = (value: unknown) => JSON.stringify(value);

it('gives every project a page that leads to the others, and leads to it from the work', () => {
  const prompt =
    'Portfolio site for architect Ines Duarte, Lisbon. Project pages: Casa do Vale, Museu da Água, Torre Norte.';
  const { pages } = plan(prompt);
  const own = ['Casa do Vale', 'Museu da Água', 'Torre Norte'];
  expect(pages.map(({ title }) => title)).toEqual(expect.arrayContaining(own));
  const work = pages[0]?.sections.find(({ type }) => type === 'portfolio')?.content.items;
  expect(work?.map(({ title, action }) => [title, action?.href])).toEqual([
    ['Casa do Vale', 'casa-do-vale.html'],
    ['Museu da Água', 'museu-da-agua.html'],
    ['Torre Norte', 'torre-norte.html'],
  ]);
  const links = textOf(pageOf(prompt, 'Torre Norte')?.sections);
  expect(links).toContain('casa-do-vale.html');
  expect(links).not.toContain('torre-norte.html');
});

it('gives rooms their prices in the order told, and says them nowhere else', () => {
  const prompt =
    'Small hotel Casa Nube in Ronda with a page for each room: Olivo, Naranjo, Almendro. Prices 90, 110 and 140 euros a night';
  expect(textOf(pageOf(prompt, 'Naranjo')?.sections[0])).toContain('€110 a night');
  expect(textOf(plan(prompt).pages)).not.toContain('110 and 140');
});

it('tells of a film as of a film, and of what a trade does in the words of the trade', () => {
  const films = 'Film director Lena Voss. Case pages for the films "Saltwater" and "The Clerk"';
  expect(textOf(pageOf(films, 'Saltwater')?.sections)).toContain('Where to see it');
  const trade = 'Plumber in Leeds with a page each for boilers, bathrooms and drains';
  expect(plan(trade).pages.map(({ title }) => title)).not.toContain('Bathrooms and drains');
  expect(textOf(pageOf(trade, 'Drains')?.sections)).not.toContain('Ask first');
});

it('gives houses of one business their own pages, and names both towns', () => {
  const prompt = 'Bakery with two locations, Hackney and Peckham, a page for each with opening hours';
  const { pages, contact } = plan(prompt);
  expect(pages.map(({ title }) => title)).not.toContain('Each');
  expect(pageOf(prompt, 'Peckham')?.sections.map(({ type }) => type)).toContain('hours');
  expect(contact.place).toBe('Hackney and Peckham');
});

it('knows a gallery by the noun before its name, and gives its artists a page each', () => {
  const { brief, name, pages } = plan(
    'Gallery "North Light" in the Lake District, one page per artist: Mira Holt, Jon Adeyemi. Exhibitions, map, contact.',
  );
  expect([brief.offer?.value, name]).toEqual(['art gallery', 'North Light']);
  expect(
    pages[0]?.sections.find(({ type }) => type === 'team')?.content.items?.map(({ title }) => title),
  ).toEqual(['Mira Holt', 'Jon Adeyemi']);
  const own = textOf(pages.find(({ title }) => title === 'Mira Holt')?.sections);
  expect(own).toContain('More artists');
  expect(own).toContain('The work');
  expect(textOf(pages)).not.toMatch(/in Lake District/u);
});

it('takes the noun that opens a prompt off the sign', () => {
  const { name, offer, kind } = readBrief('Nursery Little Acorns in York. Our rooms, fees, Ofsted report.');
  expect([name?.value, offer?.value, kind.value]).toEqual(['Little Acorns', 'Nursery', 'course']);
});
