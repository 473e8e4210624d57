import { describe, expect, it } from 'vitest';
import { papersOpened } from './papers-opened';
import { minutesTold } from './minutes-told';
import { questionnaireTold } from './questionnaire-told';

describe('papersOpened', () => {
  it.each([
    ['Dear all, I am the clerk of the Ashby Dene Bowls Club and the committee has asked me to write this. We play in white.', 'Website for Ashby Dene Bowls Club. We play in white.'],
    ['Website content – Larkrise Nursery (agreed by Jo)\n\nWe open at eight.', 'Website for Larkrise Nursery.\n\nWe open at eight.'],
    ['From: Office Manager, Dunmore Legal\nTo: web agency\n\nWe act for tenants.', 'Website for Dunmore Legal.\n\n\nWe act for tenants.'],
    ['my son said to just type so here goes, I keep bees in Ross.', 'I keep bees in Ross.'],
    ["As I said we're Oak & Ember, a bakery in Ely.", 'We are Oak & Ember, a bakery in Ely.'],
    ['We bake.\n\nWith every good wish\nUna Birch', 'We bake.\n'],
    ['We bake.\n\nUna', 'We bake.\n'],
  ])('says whom it is for: %s', (written, told) => {
    expect(papersOpened(written)).toBe(told);
  }); // prettier-ignore
});

describe('minutesTold', () => {
  it('says what a meeting found', () => {
    const told = minutesTold(
      'Minutes of the web group, Fenwick Lane Allotments, 3 May\nPresent: Una, Theo\n\n1. Rents. To be shown: full plot £50, half plot £28.\n2. Rules. It was agreed that bonfires are for November only. It was agreed not to give any home addresses.\n3. Shop. Theo reported that the shop is open on Sundays. Agreed.\n',
    );
    expect(told).toContain('Website for Fenwick Lane Allotments.');
    expect(told).toContain('1. Rents: full plot £50, half plot £28.');
    expect(told).toContain('2. Rules: Bonfires are for November only. No home addresses shown.');
    expect(told).toContain('3. Shop: The shop is open on Sundays.');
    expect(told).not.toMatch(/Present|Agreed/u);
  });
});

describe('questionnaireTold', () => {
  it('puts the answers of a form under labels', () => {
    expect(
      questionnaireTold(
        'CLIENT QUESTIONNAIRE\n\nBusiness name: Fern & Flint\nWhere are you? 4 Mill Row, Bath\nWhat should it look like? Pale and calm\nAnything else people should know? The lane floods.\nPages you would like: Home, Prices\n',
      ),
    ).toBe(
      'Website for Fern & Flint.\nAddress: 4 Mill Row, Bath\nLook: Pale and calm\nGood to know: The lane floods.\nPages: Home, Prices\n',
    );
  });

  it('leaves questions of visitors alone', () => {
    const asked =
      'FAQ\nWhat should I bring? A towel.\nWhere do you meet? At the pier.\nDo you swim in winter? Yes.';
    expect(questionnaireTold(asked)).toBe(asked);
  });
});

it('takes whom a letter is for from its subject, and not the post of whoever writes', () => {
  const letter =
    'From: Olu Bright, office manager\nRe: website for Candle Lane Surgery\n\nWe are four doctors.\n';
  expect(papersOpened(letter)).toMatch(/^Website for Candle Lane Surgery\./u);
  expect(papersOpened(letter)).not.toContain('office manager');
});

it('takes no bare noun of a subject for a house that the letter below names', () => {
  const letter = 'Subject: new website for the surgery\n\nWe are four doctors at Candle Lane Surgery.\n';
  expect(papersOpened(letter)).not.toMatch(/^Website for/u);
});
