import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const things = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) =>
    [value.section, value.name, value.when, value.price, value.note].filter(Boolean).join(' | '),
  );

describe('what others said', () => {
  it('stands with who said it', () => {
    expect(
      things(
        'Looply, a returns tool. Quote from Helen Brady, manager at Elm House: "Saves me a day a week".',
      ),
    ).toEqual(['testimonials | Helen Brady, manager at Elm House | Saves me a day a week']);
    expect(
      things('My novel "The Salt Road". Reviews: "Haunting" - The Times, "I could not stop" - Ann Cleeves.'),
    ).toEqual(['testimonials | The Times | Haunting', 'testimonials | Ann Cleeves | I could not stop']);
  });
  it('is no place and no name', () => {
    const brief = readBrief('SaaS: Rotakeep - staff rotas for care homes. Quote from Helen Brady: "Good"');
    expect(brief.place).toBeNull();
    expect(brief.name?.value).toBe('Rotakeep');
  });
});

describe('numbers in passing', () => {
  it.each([
    'Orchard group in Yorkshire. 18 heritage varieties',
    'Orchard group in Yorkshire. We made 300 bottles of juice last year',
    'Spanish tutor. Free 20 min intro call',
  ])('count nothing on the page: %j', (prompt) => {
    const { counts, sections } = readBrief(prompt);
    expect(counts.filter(({ value }) => ['story', 'products', 'about'].includes(value.thing))).toEqual([]);
    expect(sections.map(({ value }) => value)).not.toContain('products');
  });
});

describe('prices with a word behind them', () => {
  it('say for how many, by when again, and what is put down', () => {
    expect(things('Tearoom in Hawes. cream tea £8, afternoon tea £22 for two, soup £6')).toEqual([
      'menu | cream tea | £8',
      'menu | afternoon tea | £22 | for two',
      'menu | soup | £6',
    ]);
    expect(things('Tattooist in Hull. day rate £450, £50 deposit')).toEqual([
      'pricing | day rate | £450',
      'pricing | deposit | £50',
    ]);
    expect(things('Rota app for cafés. Pricing: Team £3 per employee per month')).toEqual([
      'pricing | Team | £3 per employee per month',
    ]);
    expect(things('Spanish tutor. 1:1 £28 an hour, pair £18 each, group of 4 £12 each')).toContain(
      'pricing | group of 4 | £12 each',
    );
  });
});

describe('lists', () => {
  it('keep grades and signs of firms whole', () => {
    expect(things('Spanish tutor. GCSE and A level, conversation, business')).toEqual([
      'services | GCSE',
      'services | A level',
      'services | Conversation',
      'services | Business',
    ]);
    expect(things('Band from Leeds. Sponsors: Fig & Fennel, Hog Heaven, Otto')).toContain(
      'logos | Fig & Fennel',
    );
  });
});

it('takes the firm before its trade for the name, not whom it worked for', () => {
  const prompt =
    'We make gates. Forge & Field, blacksmiths near Hay-on-Wye. Commissions for Hay Festival and Powis Castle';
  expect(readBrief(prompt).name?.value).toBe('Forge & Field');
  expect(readBrief('Website for Willow Yoga. Jane Smith, teacher in Otley').name?.value).toBe('Willow Yoga');
});

describe('who does what', () => {
  it('is told before the name as well', () => {
    expect(
      things(
        'Allotment society in Ealing. committee: Chair Len Osei, Secretary Maggie Dunn, Plot steward Hamid.',
      ),
    ).toEqual(['team | Len Osei | Chair', 'team | Maggie Dunn | Secretary', 'team | Hamid | Plot steward']);
  });
});

describe('what it is', () => {
  it.each([
    ["Dave's Discos. mobile disco and karaoke, kids parties £120, weddings £350", 'portfolio'],
    ['the Lantern Room - independent cinema, tickets £9. bar open from 6.30', 'event'],
  ])('is not what stands beside it: %j', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });
  it('is more than how large it is', () => {
    expect(readBrief('Website for Thistle & Thyme, a small catering company in Fife').offer?.value).not.toBe(
      'small',
    );
  });
  it('is listed piece by piece', () => {
    const { phrases } = readBrief('Caterers in Fife. We do weddings, corporate lunches and funeral teas.');
    expect(phrases.map(({ value }) => value)).toEqual(['weddings', 'corporate lunches', 'funeral teas']);
  });
});

it('rents by the plot, and keeps the article of a title', () => {
  expect(things('Allotments in Ealing. rent £60 full plot, £35 half plot')).toEqual([
    'pricing | Rent, full plot | £60',
    'pricing | Rent, half plot | £35',
  ]);
  expect(
    things('Cinema in Ludlow. This week: Thursday 7.30pm The Quiet Girl, Friday 8pm Past Lives'),
  ).toEqual(['timetable | The Quiet Girl | Thursday 7.30pm', 'timetable | Past Lives | Friday 8pm']);
});

it('takes a price in a note for no thing, a town for no teacher, and how many fit for no street', () => {
  expect(things('The Hop Pole, village pub in Ullingswick. Sunday roast £16.50 (kids £8), pie £12')).toEqual([
    'menu | Sunday roast | £16.50 | kids £8',
    'menu | pie | £12',
  ]);
  expect(things('Singing teacher Amara Boateng, Bristol. 30 min £25, 45 min £35').join()).not.toContain(
    'Bristol',
  );
  expect(readBrief('Village hall hire. Capacity 120. Parking. hall@stoke.org').address).toBeNull();
});
