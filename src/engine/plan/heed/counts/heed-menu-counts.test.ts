import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const cardOf = (prompt: string) => {
  const items = planOf(prompt).pages[0]?.sections.find(({ type }) => type === 'menu')?.content.items ?? [];
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => [group, items.filter((item) => item.group === group).length]);
};

describe('a card of which so many dishes are told', () => {
  it('has as many of each sort, and no other sort', () => {
    expect(cardOf('pizza place Forno in Brighton. 6 pizzas, 4 pasta dishes, 3 desserts')).toEqual([
      ['Pizze', 6],
      ['Pasta', 4],
      ['Dessert', 3],
    ]);
  });

  it('is divided as it is counted, under its own headings, and nothing of it stands beside it', () => {
    const { pages } = planOf('ramen bar called Kumo in Glasgow, menu with 4 ramen bowls and 3 sides, map');
    const [home] = pages;
    const items = home?.sections.find(({ type }) => type === 'menu')?.content.items ?? [];
    expect(items.map(({ group }) => group)).toEqual([...Array(4).fill('Bowls'), ...Array(3).fill('Sides')]);
    expect(home?.sections.map(({ type }) => type)).not.toContain('values');
  });

  it('stands beside no price list', () => {
    const types = planOf('café Kettle in Totnes. 8 coffees, 6 cakes, 4 sandwiches with prices')
      .pages.flatMap(({ sections }) => sections)
      .map(({ type }) => type);
    expect(types).not.toContain('pricing');
  });

  it('stays where single drinks are left out', () => {
    expect(readBrief('wine bar in Ely, 6 wines, no cocktails').excluded).toEqual([]);
  });

  it('holds the beers of a brewery, and what a van sells where that is asked for', () => {
    const beers = planOf('Craft brewery with taproom in Leeds. Our beers: Powder Keg IPA, Grapeshot Pale');
    const poured = beers.pages[0]?.sections.find(({ type }) => type === 'menu')?.content.items;
    expect(poured?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Powder Keg IPA', 'Grapeshot Pale']),
    );
    const van = 'mobile pizza van called Ember. Show menu, packages from £12 per head and a quote form';
    expect(readBrief(van).items.map(({ value }) => [value.section, value.name])).toEqual([
      ['pricing', 'Packages'],
    ]);
    expect(JSON.stringify(planOf(van).pages)).toContain('Margherita');
  });
});

describe('a button for WhatsApp', () => {
  const actionsOf = (prompt: string) =>
    planOf(prompt)
      .pages[0]?.sections.find(({ type }) => type === 'hero')
      ?.content.actions?.map(({ href }) => href);

  it('calls the number that is told, from abroad too', () => {
    expect(actionsOf('café Kettle in Leeds, whatsapp 07700 900456')).toContain('https://wa.me/447700900456');
    expect(actionsOf('Pizzería Luna, botón de WhatsApp, +34 600 11 22 33')).toContain(
      'https://wa.me/34600112233',
    );
  });

  it('is there without a number and leads to the contact, and what is missing is said', () => {
    const prompt = 'pizza place Forno in Brighton, whatsapp button';
    expect(actionsOf(prompt)).toContain('#contact');
    expect(readBrief(prompt).limits.join(' ')).toMatch(/WhatsApp button has no number yet/u);
  });
});
