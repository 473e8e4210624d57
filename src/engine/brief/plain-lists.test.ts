import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

const items = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) =>
    [
      value.section,
      value.name,
      value.price,
      value.note && `(${value.note})`,
      value.badge && `{${value.badge}}`,
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('things of a prompt', () => {
  it.each([
    [
      'Toy library in Ghent. Families borrow board games, e-bikes for kids, puzzles and costumes.',
      ['services Board games', 'services E-bikes', 'services Puzzles', 'services Costumes'],
    ],
    [
      'landing page for Shiftbee, staff scheduling. Starter free up to 5 staff, Team €29/mo, Chain €99/mo (most popular: Team)',
      ['pricing Starter free (up to 5 staff)', 'pricing Team €29/mo {Most popular}', 'pricing Chain €99/mo'],
    ],
    [
      'career coach. Name: Second Draft. 1:1 coaching $1,200, CV review $150. about (Priya Raman, ex-Google engineer)',
      ['pricing 1:1 coaching $1,200', 'pricing CV review $150', 'team Priya Raman (Ex-Google engineer)'],
    ],
    [
      'wine bar in Antwerp with a small shop (Pét-nat "Zonsopgang" €19, Gamay €17)',
      ['products Pét-nat "Zonsopgang" €19', 'products Gamay €17'],
    ],
    [
      'Forest school near Stroud called Hazel. We also run Saturday mornings £12 and holiday clubs £38. Staff: Ann Ray (lead), Bo Hill (assistant), and our dog Biscuit.',
      [
        'pricing Saturday mornings £12',
        'pricing holiday clubs £38',
        'team Ann Ray (Lead)',
        'team Bo Hill (Assistant)',
      ],
    ],
    [
      'Électricien à Clermont-Ferrand, Volt & Co. Dépannage 7j/7, mise aux normes, bornes de recharge.',
      ['services Dépannage 7j/7', 'services Mise aux normes', 'services Bornes de recharge'],
    ],
    ['Museum of lamps in Ghent. Current exhibition: Keepers of the Light.', ['events Keepers of the Light']],
    ['Zimmerei in Kassel, Holz. Karriere (Azubi gesucht), Kontakt.', ['jobs Azubi gesucht']],
  ])('are read in %j', (prompt, wanted) => {
    expect(items(prompt)).toStrictEqual(wanted);
  });

  it('are no fields of a form', () => {
    const prompt =
      "Forest school near Stroud. Parents can ask for a visit: name, child's age, preferred day.";
    expect(items(prompt)).toStrictEqual([]);
  });
});

describe('what a prompt is about', () => {
  it.each([
    ['landing page for Shiftbee - staff scheduling for small restaurants', 'saas', 'staff scheduling'],
    ['I restore church organs. Name: Hollis & Daughter, Ludlow.', 'unknown', 'church organ restoration'],
    ['My sister and me do catering for weddings and company events around Graz', 'restaurant', 'catering'],
    [
      'House removals and storage, family firm since 1974, Norwich',
      'home-services',
      'House removals and storage',
    ],
    ['laser tattoo removal clinic leeds - Blank Slate', 'salon', 'laser tattoo removal clinic'],
    ["Donation page for St Anselm's Hospice in Dundee", 'nonprofit', undefined],
  ])('%j', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toBe(offer);
  });

  it.each([
    ['laser tattoo removal clinic leeds - Blank Slate', 'Blank Slate', 'leeds'],
    ['Small museum of lighthouses on the Isle of Mull.', undefined, 'Isle of Mull'],
    ['VETERINARY CLINIC IN NAIROBI, PAWS & CLAWS. SERVICES: VACCINATION', 'Paws & Claws', 'Nairobi'],
  ])('has its name and place in %j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.place?.value).toBe(place);
  });

  it('keeps a title with an "and" whole in a list of pages', () => {
    const brief = readBrief('School site with these pages: Home, Fees & funding, Staff, Visit us.');
    expect(brief.pages.map(({ value }) => value)).toStrictEqual([
      'Home',
      'Fees & funding',
      'Staff',
      'Visit us',
    ]);
  });

  it('has one colour where a plain hue follows another', () => {
    const brief = readBrief('Wine bar in Antwerp. Off-white background, tomato red accents');
    expect(brief.colours.map(({ value }) => `${value.role} ${value.name}`)).toStrictEqual([
      'background Off-white',
      'accent tomato red',
    ]);
  });

  it('is called by nine figures in threes', () => {
    expect(readBrief('Canalizador em Braga. Urgências 24h 912 555 013.').phone?.value).toBe('912 555 013');
  });
});
