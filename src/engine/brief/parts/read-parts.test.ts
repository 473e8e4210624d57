import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const partsOf = (prompt: string): string[] =>
  readBrief(prompt).parts.map(({ value }) => `${value.isPage ? 'page' : 'section'} ${value.title}`);

describe('readParts', () => {
  it.each([
    ['I keep bees and sell honey. A site with a shop and a page about the bees', ['page Bees']],
    ['Yoga studio, a section on breathing, a page for teachers', ['section Breathing', 'page Teachers']],
    ['Wedding site for Anna & Tom, 14 June, gift list, RSVP', ['section Gift list']],
    ['chess club in Leeds with a ranking table, events and how to join', ['section Ranking table', 'section How to join']],
    ['Maple Street community garden, plots, waiting list, work days', ['section Plots']],
    ['apicultor en Soria, tienda y una página sobre las abejas', ['page Abejas']],
  ])('reads %j', (prompt, wanted) => {
    expect(partsOf(prompt)).toEqual(expect.arrayContaining(wanted));
  }); // prettier-ignore

  it.each([
    'A page for my bakery in Leeds',
    'Strona dla warsztatu w Krakowie',
    'landing page about our new lamp',
  ])('takes the site itself for no part: %j', (prompt) => {
    expect(partsOf(prompt)).toEqual([]);
  });

  it('leaves known sections to the vocabulary', () => {
    expect(partsOf('cafe with a menu, a section on our team and a map')).toEqual([]);
  });
});

it('takes what a named page holds for no page of its own', () => {
  const pages = (prompt: string) =>
    readBrief(prompt)
      .parts.filter(({ value }) => value.isPage)
      .map(({ value }) => value.title);
  expect(
    pages('Upholstery in Frome. I would like a page for the class and a contact page with a form for photos'),
  ).toEqual(['Class']);
  expect(pages('Upholstery in Frome. I would like a new page with old chairs')).toEqual(['Old chairs']);
});

it('takes maps that a podcast is about for no map of the place', () => {
  const sections = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
  expect(sections('A podcast about sea maps')).not.toContain('map');
  expect(sections('Podcast on hand-drawn maps, with a newsletter')).not.toContain('map');
  expect(sections('Campsite in Devon with prices and maps')).toContain('map');
});
