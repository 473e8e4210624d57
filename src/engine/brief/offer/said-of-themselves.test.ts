import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('what somebody is, beside where it is done and who began it', () => {
  it.each([
    ["I'm Wyn and I groom cats from home in Neath, the salon is in my old garage.", 'cat grooming'],
    ['We are a toy shop in Ripon, our mum Jean began it in 1971 and now it is us.', 'toy shop'],
    [
      'My son Idris and me make horse treats in Brecon. 4 flavours: mint, apple, carrot, oat.',
      'horse treats',
    ],
    ['We do curtains and loose covers in Frome', 'curtains and loose covers'],
    ['Cider trailer bar for hire in Kent. From £380.', 'Cider trailer bar hire'],
    ['Ceilidh band for hire in Kent', 'Ceilidh band'],
  ])('is read from %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it('gives a business no name of a child who helps', () => {
    expect(readBrief('My son Idris and me make horse treats in Brecon.').name).toBeNull();
    expect(readBrief('A site for my son Idris, a juggler in Brecon').name?.value).toBe('Idris');
  });

  it('takes a colour that somebody likes for a wish', () => {
    const { colours } = readBrief('Toy shop in Ripon. I like dark green and cream, like the old sign.');
    expect(colours.map(({ value }) => value.name)).toEqual(['dark green', 'cream']);
  });

  it('leaves out the basket alone', () => {
    const { excluded } = readBrief('Toy shop in Ripon, kites £12. Please no shop basket.');
    expect(excluded.map(({ value }) => value)).not.toContain('products');
    expect(excluded.map(({ value }) => value)).toContain('cart');
  });

  it('gives a house no name of somebody who works in it', () => {
    expect(
      readBrief('Community bakery in Tolpuddle run by volunteers with one manager (Sue Rendell).').name,
    ).toBeNull();
  });

  it('opens nothing every week that is open once a month', () => {
    const brief = readBrief('Repair cafe at Eastleigh baptist church, 2nd saturday each month 10-1.');
    expect(brief.hours).toBeNull();
    expect(brief.items.some(({ value }) => value.section === 'timetable')).toBe(true);
  });

  it('is not who somebody was', () => {
    const prompt = `I've left the bank after 20 years and set up as a gardener, mainly for people who have just moved in. Called Good Dirt. Based in Ludlow. £28 an hour. Hedges, borders, planting plans, clearing what the last people left. I'm not a tree surgeon but I work with one, Idris. I take the waste away and I bring my own tools. Free half hour look round. Evenings in summer are fine because it is light until nine and it is cooler then for digging. I have two barrows, one dog and an old van that smells of compost. Nobody has to tidy up first.`;
    expect(readBrief(prompt).offer?.value).toBe('gardener');
  });
});
