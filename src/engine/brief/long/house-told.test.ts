import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';

beforeAll(loadAllLexicons);

/** What follows an opening in a brief that is long enough to be read as one, and tells nothing of a trade. */
const rest = ` There are four of us and we have been doing this since 2011, when the building was empty and the roof leaked. We like people to feel that they can just come in and ask. Everything we do is explained in plain words, and nobody is made to feel silly for not knowing something. Questions are answered within two days. Please make the site calm and easy to read, with good photographs later when we have them. The telephone number is 01632 960 412.`;
const read = (opening: string): readonly (string | undefined)[] => {
  const { name, kind, offer } = readBrief(opening + rest);
  return [name?.value, kind.value, offer?.value];
};

describe('a house of two trades in a long brief', () => {
  it.each([
    [
      "We're Quill & Kettle, a second-hand bookshop and café in Louth.",
      'shop',
      'second-hand bookshop and café',
    ],
    ['We are Tansy, a tea room and gift shop in the middle of Ludlow.', 'cafe', 'tea room and gift shop'],
    ['Crust & Cork is a bakery and wine bar in Totnes.', 'bakery', 'bakery and wine bar'],
    [
      'The Old Creamery is a bakery, café and cookery school in Settle.',
      'bakery',
      'bakery, café and cookery school',
    ],
  ])('is what %j names first, and offers both', (opening, kind, offer) => {
    expect(read(opening).slice(1)).toEqual([kind, offer]);
  });

  it('is one house where the word joins none', () => {
    expect(read('We run a bed and breakfast in Whitby called Gull End.')[1]).toBe('hotel');
  });
});

describe('the name of a house in a long brief', () => {
  it.each([
    ["This is for Ashby & Niece, an ironmonger's shop in Thirsk.", 'Ashby & Niece'],
    ['We run a driving school, Clutchwise, in Hull.', 'Clutchwise'],
    ['The Old Creamery is a bakery and café in Settle.', 'The Old Creamery'],
    [
      'Project: website for the parish council of Burtle-under-Hill, Somerset.',
      'Burtle-under-Hill Parish Council',
    ],
    ['We need a site for Great Burtle town council.', 'Great Burtle Town Council'],
  ])('is told by %j', (opening, name) => {
    expect(read(opening)[0]).toBe(name);
  });

  it('is no town, no relative and no deed', () => {
    expect(read('I need a website for our village hall in Ashwell.')[0]).not.toBe('Ashwell');
    expect(read("Our shop sells wool. I'm the granddaughter, Nell Ashby.")[2]).not.toBe('granddaughter');
    expect(read("I'm setting up a repair café in Penrith.")[2]).toBe('repair café');
    expect(read('We look after a small museum of radios in Lowestoft, the Valve House.')[2]).toBe('small museum of radios'); // prettier-ignore
  });
});

describe('what a house is, said beside its name', () => {
  it.each([
    ['We own Gill Farm, which is a working dairy farm with a campsite, near Penrith.', 'working dairy farm'],
    ['my name is Ann Dace and I drive a mobile sawmill. I cover Powys and Shropshire.', 'mobile sawmill'],
    [
      'Please make a website for my upholstery and curtain-making business, Tuft.',
      'upholstery and curtain-making',
    ],
    [
      'To whom it may concern, this is what we would like. We are Pike & Rook, an accountancy and payroll bureau in Barnsley.',
      'accountancy and payroll bureau',
    ],
  ])('is read from %j', (opening, offer) => {
    expect(read(opening)[2]).toBe(offer);
  });
});

describe('where somebody is', () => {
  it('is no word of a name', () => {
    expect(
      readBrief(`I have a stall called Toad in the Hole on Norwich market.${rest}`).place?.value,
    ).not.toBe('Hole');
  });

  it('is where they are now, and at home', () => {
    const at = (told: string): string | undefined => readBrief(told + rest).place?.value;
    expect(
      at("Site for my consultancy. It's just me: Petra Vondrak, in Brno originally, now in Newcastle."),
    ).toBe('Newcastle');
  });
});

describe('a house whose sign says one thing and whose owner sells another', () => {
  it('is a shop for what is sold', () => {
    expect(
      read('Business: Pike Pools & Saunas, Poole. We sell, install and service hot tubs, and hire them out.'),
    ).toEqual(['Pike Pools & Saunas', 'shop', 'hot tubs']);
  });
});

describe('what is done at home', () => {
  it('is told by what is made there, and not by the room', () => {
    const [, kind, offer] = read('Me and my sister make candles in our garage in Bude, its called Wick.');
    expect([kind, offer]).toEqual(['shop', 'candles']);
  });
});
