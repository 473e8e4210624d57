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

describe('a house by what it is, and not by who stands beside it', () => {
  it.each([
    ["We've got a dog friendly B&B called Wren Cottage in Clun.", 'dog friendly B&B'],
    [
      'Hand spun yarn and felt from a croft on Mull, Ewe & Us. Skeins £19. Studio open by chance.',
      'Hand spun yarn and felt',
    ],
    [
      'My name is Gil Oddy and I mend dry stone walls in Clun, I have since I was ten, I am fifty one now.',
      'dry stone wall repair',
    ],
  ])('in %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
    expect(readBrief(prompt).kind.value).not.toBe('studio');
  });

  it('has the name that its owner says they run', () => {
    expect(readBrief('I run Larchwood Joinery out of a barn near Clun, mostly windows.').name?.value).toBe(
      'Larchwood Joinery',
    );
  });

  it('is a group where bells are rung, whoever visits', () => {
    const brief = readBrief(
      "Site for the Bell Ringers at St Mary's, Clun. Practice Thursday 7.30. Visiting bands email first.",
    );
    expect(brief.kind.value).toBe('nonprofit');
  });

  it('sells nothing where people pay what they can', () => {
    expect(
      readBrief('Our church cafe does a pay what you can lunch every Friday, Clun. Cooks needed.').kind.value,
    ).toBe('nonprofit');
  });

  it('has no street of the ages of those who come', () => {
    expect(
      readBrief('Friends of a wood in Corby, under 16s with an adult. Bat walk in August.').address,
    ).toBeNull();
  });
});

describe('days that are shut and open in one breath', () => {
  it.each([
    ['Nails in Wigan. mon closed tues-fri 10-6 sat 9-3.', '2345 600-1080; 6 540-900'],
    ['Taxi in Clun, 5am to 9pm every day except Friday 1 to 2.30 when I pray.', '1234567 300-1260'],
    [
      'Wool shop in Clun. Open Mon to Sat 9.30 to 5 except Thursdays when we shut at 1.',
      '12356 570-1020; 4 570-780',
    ],
  ])('are read from %j', (prompt, hours) => {
    const read = readBrief(prompt).hours?.value.map(
      ({ days, opens, closes }) => `${days.join('')} ${opens}-${closes}`,
    );
    expect(read?.join('; ')).toBe(hours);
  });
});
