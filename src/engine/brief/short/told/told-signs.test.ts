import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.price ?? value.when ?? value.note ?? '']);

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

describe('halls, hosts and huts by their first words', () => {
  it.each([
    [
      'Cornet and trumpet with Dougie Kerr, Falkirk. Lessons £18 for half an hour, band practice group Saturdays 11.',
      ['course', 'Cornet and trumpet with Dougie Kerr', 'Cornet and trumpet lessons'],
    ],
    [
      'Oakridge Memorial Hall. Big hall seats 150, snug 24, kitchen with two ovens. Residents £11 an hour.',
      ['nonprofit', 'Oakridge Memorial Hall', 'community hall'],
    ],
    [
      "Handmade shepherd's huts from a yard at Ludgershall. Basic hut £18,500, fitted £29,000. Crook & Axle.",
      ['unknown', 'Crook & Axle', "shepherd's hut maker"],
    ],
    [
      'Volunteer drivers take people to hospital appointments from Alnwick and the villages. 45p a mile. Alnwick Lifts.',
      ['nonprofit', 'Alnwick Lifts', 'volunteer group'],
    ],
    [
      'Preschool in a village hall near Thame, Little Acorns. Ages 2 to 4, 9 to 12. Ofsted Good 2025. £6.20 an hour.',
      ['course', 'Little Acorns', 'Preschool'],
    ],
  ])('are read from %s', (prompt, expected) => {
    const { kind, name, offer } = readBrief(prompt);
    expect([kind.value, name?.value, offer?.value]).toEqual(expected);
  });

  it('takes an hour behind a day for no sum, and the last Friday for one', () => {
    expect(
      rowsOf(
        'Cornet with Dougie Kerr, Falkirk. Lessons £18 for half an hour, band practice group Saturdays 11.',
        'timetable',
      ),
    ).toEqual([['Band practice group', 'Saturdays 11']]);
    expect(
      rowsOf(
        'Oakridge Memorial Hall. Residents £11 an hour. What’s on: Pilates Monday 6pm, toddlers Wednesday 9.30, film night last Friday.',
        'timetable',
      ).at(-1),
    ).toEqual(['Film night', 'Last Friday']);
  });
});
