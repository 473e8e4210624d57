import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.price ?? value.when ?? value.note ?? '']);

describe('lists that a short prompt tells in passing', () => {
  const hall =
    'A site for Lower Wick Village Hall. Main hall holds 120, committee room 30. £14 an hour for locals, £20 for others, £120 for a whole Saturday. Kitchen, stage, car park and hearing loop. Show what’s on each week: yoga Monday, Brownies Tuesday, whist Thursday.';

  it('takes halls with how many they hold for rooms', () => {
    expect(rowsOf(hall, 'rooms')).toEqual([
      ['Main hall', 'Holds 120'],
      ['Committee room', 'Holds 30'],
    ]);
    expect(
      rowsOf(
        'St Bede’s Community Centre in Gateshead hires out three rooms: the sports hall (capacity 200), the Bede Room (40) and a meeting room (12). From £10 an hour.',
        'rooms',
      ).map(([name]) => name),
    ).toEqual(['Sports hall', 'Bede Room', 'Meeting room']);
  });

  it('reads who pays what, and by what it is counted', () => {
    expect(rowsOf(hall, 'pricing').slice(0, 2)).toEqual([
      ['Locals', '£14 an hour'],
      ['Others', '£20 an hour'],
    ]);
  });

  it('reads a week in words', () => {
    expect(rowsOf(hall, 'timetable')).toEqual([
      ['Yoga', 'Monday'],
      ['Brownies', 'Tuesday'],
      ['Whist', 'Thursday'],
    ]);
  });

  it('shows recent projects one by one', () => {
    expect(
      rowsOf(
        'Letterpress studio in Frome called Inky Paw. Recent projects include wedding invitations for Hattie and Joe, a wine label for a vineyard in Somerset, and business cards for a lighthouse keeper.',
        'portfolio',
      ).map(([name]) => name),
    ).toEqual([
      'Wedding invitations for Hattie and Joe',
      'A wine label for a vineyard in Somerset',
      'Business cards for a lighthouse keeper',
    ]);
  });

  it('takes what is asked for by its dates for a list of dates', () => {
    const brief = readBrief(
      'Hedge Start is a charity that plants hedgerows on farms in Herefordshire. We need a site with what we do, a list of next planting days and a donate button.',
    );
    expect(brief.sections.map(({ value }) => value)).toContain('events');
    expect(brief.parts.filter(({ value }) => value.section === undefined)).toEqual([]);
  });

  it('keeps who teaches on the sign', () => {
    const brief = readBrief(
      'French with Amélie - I teach French to adults over Zoom and in my kitchen in Bath, one-to-one £35 an hour, pairs £22 each.',
    );
    expect([brief.kind.value, brief.name?.value, brief.offer?.value]).toEqual([
      'course',
      'French with Amélie',
      'French lessons',
    ]);
    expect(brief.place?.value).toBe('Bath');
  });

  it('takes what help is given with for what is offered', () => {
    const prompt =
      "I'm a divorce coach called Yvonne Okoro. First call free, then £70 a session, online only. Help with co-parenting, money talks and starting again.";
    expect(rowsOf(prompt, 'services').map(([name]) => name)).toEqual([
      'Co-parenting',
      'Money talks',
      'Starting again',
    ]);
    expect(readBrief(prompt).sections.map(({ value }) => value)).not.toContain('events');
  });

  it('keeps two things with one noun together', () => {
    expect(
      rowsOf(
        'Axe throwing venue in Hull, Split Decision. £26 per person for 90 minutes. Stag and hen parties, work socials, birthdays.',
        'services',
      ).map(([name]) => name),
    ).toContain('Stag and hen parties');
  });

  it('closes on the day that "every day but" names', () => {
    expect(
      readBrief('Corner cafe in Southsea called The Loose Leaf. Open 8 to 4 every day but Tuesday.').hours
        ?.value[0]?.days,
    ).toEqual([1, 3, 4, 5, 6, 7]);
  });

  it('takes days and orders for no business, and volunteers for a charity', () => {
    const brief = readBrief(
      'The Repair Shed, Penicuik: volunteers mend bikes and lawnmowers and give them to families. Open Wednesdays and Saturdays 10 to 3. Show upcoming dates for the learn-to-fix evenings.',
    );
    expect([brief.kind.value, brief.offer?.value]).toEqual(['nonprofit', 'volunteer group']);
  });

  it('gives each gift what stands behind its sum', () => {
    expect(
      rowsOf(
        'Tall ship charity Sail Onward takes young people to sea from Southampton. Donate: £20 buys wet-weather gear for a day, £150 a day at sea for one person, £750 a whole voyage.',
        'donation',
      ),
    ).toEqual([
      ['Wet-weather gear for a day', '£20'],
      ['A day at sea for one person', '£150'],
      ['A whole voyage', '£750'],
    ]);
  });

  it('takes a week in each season for a price, and a pair of rows for one list', () => {
    expect(
      rowsOf(
        'Holiday let in Staithes. Two bedrooms, sleeps four. £620 a week in summer, £410 in winter. Called Crab Cottage.',
        'rooms',
      ),
    ).toEqual([
      ['In summer', '£620 a week'],
      ['In winter', '£410 a week'],
    ]);
  });

  it('puts sums that came in, people and facts where they are none of what is sold', () => {
    const raised =
      'Moor Lane Primary PTA. What we raised last year (£6,240 for the library and new bikes), next events: quiz 23 January.';
    expect(rowsOf(raised, 'pricing')).toEqual([]);
    expect(rowsOf(raised, 'stats')[0]?.[0]).toBe('£6,240 raised last year for the library and new bikes');
    const team =
      'Riverside Rollers is a roller derby team in Bedford, women and non-binary, looking for new skaters. Fresh meat course starts 12 January, ten weeks, £60.';
    expect(rowsOf(team, 'services')).toEqual([]);
  });

  it('weaves baskets, and has no cart for them', () => {
    const brief = readBrief(
      "I make split oak baskets. Portfolio, prices from £85, waiting list of about four months. I'm Lewis Goldwater from Presteigne.",
    );
    expect(brief.behaviours.map(({ value }) => value)).not.toContain('cart');
    expect(brief.items[0]?.value).toMatchObject({ name: 'Split oak baskets', price: '£85' });
  });

  it('knows what a group’s hours, a level and a toddler session are', () => {
    const brief = readBrief(
      'Little Oaks Forest School, Kenilworth. Parent and toddler group Tuesdays 10 to 11.30, holiday club for 5 to 11s. All leaders are Level 3 qualified. £7 a toddler session.',
    );
    expect(brief.hours).toBeNull();
    expect(brief.items.map(({ value }) => [value.section, value.name])).toEqual([
      ['pricing', 'Toddler session'],
      ['timetable', 'Parent and toddler group'],
    ]);
  });

  it('names a tuner after himself, and not after whom he belongs to', () => {
    expect(
      readBrief(
        "Piano tuner, Cardiff. £75 standard tuning. Iwan Prosser, member of the Pianoforte Tuners' Association. Online booking.",
      ).name?.value,
    ).toBe('Iwan Prosser');
  });

  it('ends a day with its sentence', () => {
    expect(
      readBrief(
        'The Tide Table is a fish and chip restaurant in Mevagissey. Cod £12, gluten-free batter on Mondays. Eat in 12 to 8, takeaway until 9.',
      ).hours?.value[0]?.days,
    ).not.toEqual([1]);
  });
});

describe('names, towns and kinds that other words of a short prompt hide', () => {
  const read = (prompt: string) => {
    const { kind, name, place, offer } = readBrief(prompt);
    return [kind.value, name?.value, place?.value, offer?.value];
  };

  it.each([
    [
      'We run a pottery painting cafe in Hitchin, Brush & Biscuit. Paint a mug £14, a plate £17. Closed Mondays. Parties for 8 or more need a £50 deposit.',
      ['cafe', 'Brush & Biscuit', 'Hitchin', 'pottery painting cafe'],
    ],
    [
      'The Windle Trust gives small grants to young musicians in Lancashire. Who can apply, how to apply, trustees. Grants up to £750.',
      ['nonprofit', 'The Windle Trust', 'Lancashire', 'charity'],
    ],
    [
      'Launderette on Dudley Road, Tipton. Service wash £9, duvets from £14. Open 7 to 9 daily.',
      ['cleaning', undefined, 'Tipton', 'Launderette'],
    ],
    [
      'Hazel Dunmore, upholsterer, Settle. Armchair from £340 plus fabric. I teach a three-day course for £285, max four people.',
      ['unknown', 'Hazel Dunmore', 'Settle', 'upholsterer'],
    ],
    [
      'Village shop run by volunteers, Ellerby Stores. Bread from Botton bakery, local eggs, newspapers. Shop open 8 to 5.30, Sunday 9 to 12.',
      ['shop', 'Ellerby Stores', undefined, 'Village shop'],
    ],
    [
      'Hosting site for a supper club: Supper at Number Nine, Bristol, monthly, 12 guests round one table, £48 for five courses. Next dates: 30 January, 27 February. Cooked by Leila Farouk.',
      ['event', 'Supper at Number Nine', 'Bristol', 'supper club'],
    ],
    [
      'Self storage in Fakenham: 25 sq ft £12 a week, 50 sq ft £19. Access 6am to 10pm. Fakenham Safe Store, unit 4 Holt Road Industrial Estate.',
      ['unknown', 'Fakenham Safe Store', 'Fakenham', 'Self storage'],
    ],
    [
      'Rooms to rent in a shared house for medical students, Dundee. Five rooms, £480 to £560 a month bills included. Ten minutes from Ninewells.',
      ['real-estate', undefined, 'Dundee', 'rooms to rent'],
    ],
    [
      'A site for Coombe Farm Camping, Dorset: 20 pitches, £12 per adult, £6 per child. Open Easter to end of September.',
      ['hotel', 'Coombe Farm Camping', 'Dorset', 'campsite'],
    ],
    [
      'Bereavement cafe at the library in Melton, first Thursday of the month 2 to 4, tea and nobody preaches.',
      ['nonprofit', undefined, 'Melton', 'Bereavement cafe'],
    ],
    [
      "My dad makes walking sticks and crooks out of hazel and ram's horn in Kirkby Stephen. Sticks £35 to £60, crooks £120 to £180. He's called Jim Tallentire.",
      ['unknown', 'Jim Tallentire', 'Kirkby Stephen', 'walking stick and crook maker'],
    ],
  ])('are read from %s', (prompt, expected) => {
    expect(read(prompt)).toEqual(expected);
  });

  it('gives each season of a venue its price', () => {
    expect(
      rowsOf(
        'The Old Chapel, Bruton - a wedding and party venue. Hire £2,400 Friday to Sunday May to September, £1,500 the rest of the year.',
        'pricing',
      ),
    ).toEqual([
      ['Friday to Sunday May to September', '£2,400'],
      ['Rest of the year', '£1,500'],
    ]);
  });

  it('shows sorts that are told by their names', () => {
    expect(
      rowsOf(
        'Website for a small cheese dairy near Kirkham: three cheeses, Fylde Gold, Ribble Blue and Old Peg. Sold at Preston market.',
        'products',
      ).map(([name]) => name),
    ).toEqual(['Fylde Gold', 'Ribble Blue', 'Old Peg']);
  });

  it('keeps an hour of the evening for a house that opens in the morning', () => {
    expect(readBrief('Launderette in Tipton. Open 7 to 9 daily.').hours?.value[0]).toMatchObject({
      opens: 420,
      closes: 1260,
    });
  });

  it('says what stands in a shed, and what a visit costs', () => {
    const prompt =
      "Men's shed in Arbroath. We've got lathes, a bandsaw and a big kettle. Open Tuesdays and Thursdays 10 till 3, £2 a visit.";
    expect(rowsOf(prompt, 'amenities').map(([name]) => name)).toEqual([
      'Lathes',
      'A bandsaw',
      'A big kettle',
    ]);
    expect(rowsOf(prompt, 'pricing')).toEqual([['A visit', '£2 a visit']]);
  });
});

describe('days, signs and prices that stand beside others', () => {
  it('takes a pram from 1910 for an old pram', () => {
    expect(
      readBrief(
        'I re-cane chairs in Tewkesbury. Recent jobs: eight bistro chairs, a pram from 1910. Sylvie Marchant.',
      ).founded,
    ).toBeNull();
  });

  it.each([
    [
      'The Friday Club for adults with learning disabilities in Ipswich. 7 to 9.30 every Friday at Castle Hill Community Centre, £3.',
      'The Friday Club',
    ],
    [
      "Self-catering for walkers with dogs at Low Fold, Dent: a barn for six at £140 a night and a shepherd's hut for two at £75. No TV.",
      'Low Fold',
    ],
    ['Cat sitter in Southsea. £12 a visit. Run by Hannah Obuya, vet nurse for nine years.', 'Hannah Obuya'],
  ])('finds the sign of %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('opens no club in the morning', () => {
    expect(
      readBrief(
        'The Friday Club for adults with learning disabilities in Ipswich. 7 to 9.30 every Friday in term time, £3. Disco, bingo, pool.',
      ).hours?.value[0],
    ).toMatchObject({ days: [5], opens: 1140, closes: 1290 });
  });

  it('gives every next date a row of its own', () => {
    expect(
      rowsOf(
        'Fermenting workshops in Bermondsey. £58 for three hours. Next dates 8 and 22 March, 5 April. Brine & Time.',
        'events',
      ),
    ).toEqual([
      ['Fermenting workshop', '8 March'],
      ['Fermenting workshop', '22 March'],
      ['Fermenting workshop', '5 April'],
    ]);
  });

  it('reads who teaches and plays as no event', () => {
    const prompt =
      'Harp teacher and player. Weddings, funerals and care homes £260 for two hours, lessons £40 an hour at my house in Malvern. Ceri Vaughan, trained at the Royal Welsh College.';
    expect(readBrief(prompt).kind.value).toBe('course');
    expect(rowsOf(prompt, 'pricing')[0]).toEqual(['Weddings, funerals and care homes', '£260']);
  });

  it('keeps hours of classes in one row', () => {
    expect(
      rowsOf(
        'Baby swimming at Hollins Pool, Oldham. Term of ten £78. Tuesdays and Thursdays 9.30, 10.15 and 11. Waiting list form. Classes 30 minutes.',
        'timetable',
      ),
    ).toContainEqual(['Classes', 'Tuesdays and Thursdays 9.30, 10.15 and 11']);
  });

  it('lets almshouses be almshouses, and their clerk no business', () => {
    const brief = readBrief(
      "St Cuthbert's Almshouses, Darlington: eleven small homes for people over 60. What it costs (£92 a week including heating). Clerk to the trustees is Philippa Oyelade.",
    );
    expect([brief.kind.value, brief.offer?.value]).toEqual(['nonprofit', 'almshouses']);
    expect(brief.items.find(({ value }) => value.price !== undefined)?.value.name).toBe('A home');
  });
});

describe('who it is, and what belongs to it', () => {
  it.each([
    [
      'Charity that gives free driving lessons to young carers in Kent, Wheels for Carers. £34 pays for one lesson, £340 gets someone to their test. Donate.',
      ['nonprofit', 'Wheels for Carers'],
    ],
    [
      'Gluten free bakery stall and online orders in Hove: Crumbless. Lemon drizzle £18, brownies £14 for nine. Baker Tess Oyelowo.',
      ['bakery', 'Crumbless'],
    ],
    [
      'Seaside B&B in Cromer, Gull Cottage, three rooms: Lookout (sea view, double) £110, Nets (twin) £95. Breakfast included. Hosts Pat and Delroy.',
      ['hotel', 'Gull Cottage'],
    ],
    [
      'Sheep shearing and small flock help across Powys. £4 a ewe for flocks over 20. Eleri Pugh, shearing since I was fourteen.',
      ['unknown', 'Eleri Pugh'],
    ],
    [
      'A site for our WI in Ludford: second Tuesday of the month, 7.30pm, the village hall. £3.50 for visitors, first visit free.',
      ['nonprofit', 'Ludford WI'],
    ],
    [
      "Halfpenny Lane Allotments' honesty stall. Veg, eggs £1.50 for six, jam £3. Every Saturday, corner of Halfpenny Lane and Priory Road, Pontefract.",
      ['shop', 'Halfpenny Lane Allotments'],
    ],
  ])('is read from %s', (prompt, expected) => {
    const { kind, name } = readBrief(prompt);
    expect([kind.value, name?.value]).toEqual(expected);
  });

  it('grows plants in a nursery for them, and keeps its season between days and hours', () => {
    const brief = readBrief(
      'I run a small nursery for alpine plants at Castle Bolton, Stonecrop & Scree. Pots from £3.50. Open Friday to Sunday from March to October, 10 to 4. I give talks to garden clubs, £70 plus travel.',
    );
    expect([brief.kind.value, brief.offer?.value]).toEqual(['florist', 'plant nursery']);
    expect(brief.hours?.value[0]?.days).toEqual([5, 6, 7]);
  });

  it('takes no reading room for the town of Reading', () => {
    expect(
      readBrief(
        'Parish council for Nether Compton. Meetings first Monday, 7pm in the reading room. Minutes, councillors.',
      ).place?.value ?? '',
    ).not.toMatch(/reading/iu);
  });
});
