import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { askLines } from '../../pages/ask-lines';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const saidOf = (prompt: string) => JSON.stringify(planOf(prompt).pages.map(({ sections }) => sections));

describe('what houses, shops and makers tell in passing', () => {
  it('stands with what the house has, and in no section that says nothing', () => {
    const pub = saidOf('pub in Ambleside, The Crook. Real ales, dogs welcome. Food served 12-9');
    expect(pub).toContain('"Real ales"');
    for (const line of askLines) expect(pub).not.toContain(line);
  });

  it('is no list of numbered rooms, and no room of which more is said than is told', () => {
    const rooms = planOf('B&B in Ripon, 3 ensuite rooms £110 per night').pages[0]?.sections.find(
      ({ type }) => type === 'rooms',
    )?.content.items;
    expect(rooms?.map(({ title, text }) => [title, text])).toEqual([
      ['Room one', 'Ensuite'],
      ['Room two', 'Ensuite'],
      ['Room three', 'Ensuite'],
    ]);
    expect(saidOf('Hôtel Le Mas à Uzès, 8 chambres, piscine')).not.toContain('Chambre double 2');
  });

  it('lets a box be about what is in it, and a price stand under the name of the thing', () => {
    expect(saidOf('Subscription box for coffee lovers: Bean Post. Monthly £16')).toMatch(/roast/iu);
    const bike =
      'Landing page for our new product: Loopie, a bike light that charges while you ride. Price £49.';
    expect(readBrief(bike).items.map(({ value }) => value.name)).toEqual(['Loopie']);
    expect(saidOf(bike)).not.toContain('The a ');
  });

  it('leaves out what is not needed, and where nobody can come', () => {
    const { excluded } = readBrief('Landing page for a water bottle, "Tarn". Reviews not needed.');
    expect(excluded.map(({ value }) => value)).toContain('testimonials');
    const types = planOf('Handmade wooden toys by Oskar & Ida, shop page with 10 toys')
      .pages.flatMap(({ sections }) => sections)
      .map(({ type }) => type);
    expect(types).not.toContain('map');
    expect(types).not.toContain('hours');
  });

  it('asks for a menu where a caterer is asked, and no table', () => {
    expect(saidOf('catering company in Manchester, buffets and platters')).not.toMatch(/Reserve a table/u);
  });

  it('is a card of an Italian in Leeds, and collects recipes alone', () => {
    const card = readBrief(
      "Bruno's, an Italian in Leeds. Menu: bruschetta with basil, veal Milanese and tiramisu.",
    );
    expect(card.kind.value).toBe('restaurant');
    expect(card.items.map(({ value }) => value.name)).toContain('bruschetta with basil');
    const recipes = planOf(
      'Recipe site for student cooking, 9 recipes with cost per portion, difficulty, search',
    );
    expect(recipes.name).toBe('Student Cooking');
    expect(recipes.pages.flatMap(({ sections }) => sections.map(({ type }) => type))).not.toContain(
      'pricing',
    );
    expect(
      recipes.pages[0]?.sections
        .find(({ type }) => type === 'posts')
        ?.content.items?.every(({ list }) => list),
    ).toBe(true);
  });

  it('is written in the language that it names in its own words', () => {
    expect(readBrief('a small chocolate shop in Bern called "Noir". Auf Deutsch.').language.value).toBe('de');
  });
});
