import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);

test('the site of one film speaks of that film, and sells no film-maker', () => {
  const plan = planOf(
    'Site for our documentary "Salt Letters", about the last salt miners in Poland. Trailer, screenings, press kit, the team.',
  );
  expect(plan.name).toBe('Salt Letters');
  expect(plan.pages[0]?.sections[0]?.content.title).toBe('The last salt miners in Poland');
  expect(JSON.stringify(plan.pages)).not.toMatch(/I am Salt Letters|The last lock keeper|hire me/u);
});

test('a title in quotes is the name of a novel’s site', () => {
  const plan = planOf('Website for my debut novel "The Tin Orchard", buy links, about the author, reviews');
  expect(plan.name).toBe('The Tin Orchard');
  expect(plan.action?.label).toBe('Get the book');
});

test('a game is called what it says at most length, and leads to where it is wished for', () => {
  const plan = planOf(
    'indie game "Moss & Lantern", a cosy puzzle game, wishlist on Steam, trailer, press kit',
  );
  expect(plan.action?.label).toBe('Wishlist it on Steam');
  expect(JSON.stringify(plan.pages[0]?.sections[0]?.content)).toContain('cosy puzzle game');
});

test('the site of a novelist with a new novel stays theirs', () => {
  expect(planOf('Website for novelist Ada Penn and her new novel "The Tin Orchard"').name).toBe('Ada Penn');
});

test.each([
  [
    'landing page for a book: The Salt Road by Ines Kaplan, out in May, preorder',
    'The Salt Road',
    /out in May/u,
  ],
  ['game page: Hollow Tides, a cozy fishing roguelike for Steam and Switch', 'Hollow Tides', /roguelike/u],
  ['film: Ash Wednesday Blues, short film, 18 min, trailer, crew', 'Ash Wednesday Blues', /short film/u],
  [
    "Website for our amateur dramatics society's production of The Crucible, 4-7 March",
    'The Crucible',
    /by our amateur dramatics society/u,
  ],
  ['Glass Orchard, a debut novel by Nneka Obi', 'Glass Orchard', /debut novel by Nneka Obi/u],
])('a work told without quotation marks is opened by its title: %s', (prompt, title, lede) => {
  const plan = planOf(prompt);
  const hero = plan.pages[0]?.sections.find(({ type }) => type === 'hero')?.content;
  expect(plan.name).toBe(title);
  expect(hero?.title).toBe(title);
  expect(hero?.lede).toMatch(lede);
});

test('those who make films have a site of their own', () => {
  const plan = planOf('Mara Lind, a film director in Malmö');
  expect(JSON.stringify(plan.pages[0])).not.toMatch(/See the screenings/u);
});

describe('a book to come', () => {
  const textsOf = (prompt: string) =>
    JSON.stringify(
      makePlan(readBrief(prompt), 2).pages.flatMap(({ sections }) => sections.map((one) => one.content)),
    );

  it('is told with its whole day, its author and where it is sold', () => {
    const said = textsOf(
      'Landing page for my book "Cold Lanterns", a ghost story novel out 3 October 2027, early praise, about the author Ada Finch, pre-order buttons for Kobo and Waterstones, newsletter',
    );
    expect(said).toContain('out 3 October 2027');
    expect(said).toContain('I am Ada Finch.');
    expect(said).toContain('"Kobo"');
    expect(said).toContain('"Waterstones"');
    expect(said).not.toContain('In your bookshop');
    // Praise is shown as it is elsewhere, and not asked about.
    expect(said).toContain('Early reader');
  });

  it('keeps the usual doors where none are named', () => {
    expect(textsOf('Landing page for my book "Cold Lanterns", a novel out in May, by Ada Finch')).toContain(
      'In your bookshop',
    );
  });
});
