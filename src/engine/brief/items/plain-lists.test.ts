import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

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
      'bog walks in Connemara, walks €25 a head, wear boots, arrive early, no prams',
      ['pricing walks €25 a head'],
    ],
    [
      'Smoke shows company, Vapourline, Leeds. Prices: 20 cameras £400, 40 cameras £700',
      ['pricing 20 cameras £400', 'pricing 40 cameras £700'],
    ],
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
      'Électricien à Clermont-Ferrand, Volt & Co. Dépannage, mise aux normes, bornes de recharge.',
      ['services Dépannage', 'services Mise aux normes', 'services Bornes de recharge'],
    ],
    [
      'florist in Hove, Wild Stem. Seasonal bouquets £35/£50/£75, weddings, funeral flowers',
      ['products Seasonal bouquets £35 / £50 / £75', 'services Weddings', 'services Funeral flowers'],
    ],
    [
      'Architecture practice in Bergen. Projects: Fjord cabin (2021), Library in Voss (2019)',
      ['portfolio Fjord cabin (2021)', 'portfolio Library in Voss (2019)'],
    ],
    [
      'A blog about old radios. Posts: Reviving a 1952 Bush, Where to find valves, Soldering without tears.',
      ['posts Reviving a 1952 Bush', 'posts Where to find valves', 'posts Soldering without tears'],
    ],
    [
      'Car detailing in Dubai.\n\nPackage\tSmall\tSUV\nExterior wash\t60 AED\t80 AED\nCeramic coating\t1,500 AED\t1,900 AED',
      [
        'services Exterior wash 60 AED / 80 AED (Small / SUV)',
        'services Ceramic coating 1,500 AED / 1,900 AED (Small / SUV)',
      ],
    ],
    [
      'landing page for a mobile app called Tidepool. Free, Pro $3.99/month.',
      ['pricing Free', 'pricing Pro $3.99/month'],
    ],
    [
      'b&b in York called Larkrise. Rooms: The Loft £140, Garden Room £125. dogs welcome £10 a night.',
      ['amenities dogs welcome £10 a night', 'rooms The Loft £140', 'rooms Garden Room £125'],
    ],
    [
      'Cider farm in Ledbury. Orchard tours run every Saturday. They last 90 minutes and cost £15 a head.',
      ['pricing Orchard tours £15 a head'],
    ],
    [
      'commercial cleaning company in Rotterdam, Blinkend BV. Offices, after-build cleaning, window cleaning. ISO 9001.',
      ['services Offices', 'services After-build cleaning', 'services Window cleaning'],
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
    [
      'commercial cleaning in Rotterdam, Blinkend BV. Offices, window cleaning. ISO 9001.',
      'Blinkend BV',
      'Rotterdam',
    ],
    ['mobile dog groomer in stockport, name is Scrub a Dub. nails 10', 'Scrub a Dub', 'stockport'],
    [
      'PyCoast 2027 - community Python conference, Brighton Dome, 9-10 April 2027.',
      'PyCoast 2027',
      'Brighton Dome',
    ],
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

  it('has a page each for what it names', () => {
    const brief = readBrief(
      'Cider farm. A page each for Cider, Tours and Find us, plus a home page with our story.',
    );
    expect(brief.pages.map(({ value }) => value)).toStrictEqual(['Cider', 'Tours', 'Find us']);
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

describe('what a prompt says in passing', () => {
  it.each([
    [
      'Charity in Hull called Anchor. Volunteer roles: tutor, driver. Impact: 420 people supported, 11 languages.',
      ['volunteer tutor', 'volunteer driver', 'stats 420 people supported', 'stats 11 languages'],
    ],
    [
      'acoustic consultancy in Bristol. What we do: noise assessments (usually £900 to £1,800), a fixed-price home visit for £180',
      ['services noise assessments £900 to £1,800', 'services fixed-price home visit £180'],
    ],
    [
      'taxi firm website, Ace Cars, Llandudno. airport runs (Manchester £95, Liverpool £80)',
      ['services Manchester £95', 'services Liverpool £80'],
    ],
    [
      'maths tutor, Dr Femi Adeyemi, £40/h, first lesson free',
      ['pricing By the hour £40/h', 'pricing first lesson free'],
    ],
    [
      'CV site for Chloé Marchand, UX researcher in Lyon. experience: Doctolib (2021-now), BlaBlaCar (2018-2021).',
      ['timeline Doctolib (2021-now)', 'timeline BlaBlaCar (2018-2021)'],
    ],
    ['job board for vets. employers can post jobs (title, clinic, salary), search by county', []],
  ])('is read in %j', (prompt, wanted) => {
    expect(items(prompt)).toStrictEqual(wanted);
  });

  it('is no place, number, offer or word to show', () => {
    expect(readBrief("Podcast site for 'Slow Rivers'. Listen on Spotify.").place).toBeNull();
    expect(readBrief('CV site for Chloé Marchand, UX researcher. BlaBlaCar (2018-2021).').phone).toBeNull();
    expect(readBrief('CV site for Chloé Marchand, UX researcher in Lyon.').offer?.value).toBe(
      'UX researcher',
    );
    expect(readBrief("Site for an agency. Don't use the word 'solutions'.").quotes).toStrictEqual([]);
    const photographer = readBrief('Portfolio für Fotografin Lena Brandt aus Hamburg');
    expect([photographer.kind.value, photographer.name?.value]).toStrictEqual([
      'photographer',
      'Lena Brandt',
    ]);
  });
});
