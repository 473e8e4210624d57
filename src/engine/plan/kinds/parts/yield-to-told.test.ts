import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { agreeing, yieldToTold } from './yield-to-told';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const told = (prompt: string, choice: number): string =>
  JSON.stringify(makePlan(readBrief(prompt), choice).pages);

describe('usual lines yield to what the prompt says', () => {
  it.each([
    ['community choir in Ely, rehearsals Thursdays 7.30 at the village hall', /Tuesday/u],
    ['distillery tours in Skye, 11am and 2pm, £18, over 18s only', /children/iu],
    ['Landlord in Dundee, flats to let: 1 bed £620, 2 bed £780, all bills included', /heating not included/u],
  ])('%s', (prompt, other) => {
    for (const choice of [1, 2, 3, 4]) expect(told(prompt, choice)).not.toMatch(other);
  });

  it('takes a range of days for all of them', () => {
    const brief = readBrief('bakery, open Tue-Sat');
    expect(agreeing(brief, ['On Thursday', 'On Sunday'])).toEqual(['On Thursday']);
    expect(agreeing(brief, ['On Sunday'])).toEqual(['On Sunday']);
  });

  it('says what the owner says even where it sounds usual', () => {
    const brief = readBrief('pub in Ely, dogs welcome, parking behind');
    const bank = yieldToTold(brief, {
      services: {
        title: 'Here',
        items: ['Dogs welcome', 'Ask about parking', 'Pies', 'Ale'].map((title) => ({ title })),
      },
    });
    expect(bank.services?.items?.map(({ title }) => title)).toEqual(['Dogs welcome', 'Pies', 'Ale']);
  });

  it('drops a sentence and keeps its neighbours', () => {
    const brief = readBrief('choir, Thursdays 7pm');
    const bank = yieldToTold(brief, {
      about: { title: 'Us', body: ['We sing. On Tuesday we rest. Come along.'] },
    });
    expect(bank.about?.body).toEqual(['We sing. Come along.']);
  });

  it('leaves copy alone where the prompt names neither days nor rules', () => {
    const bank = { about: { title: 'Us', body: ['On Tuesday we rest.'] } };
    expect(yieldToTold(readBrief('choir in Ely'), bank)).toBe(bank);
  });
});
