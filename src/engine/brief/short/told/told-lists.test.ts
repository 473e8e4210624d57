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

  it('tells a counter as a figure, and asks for a brochure instead of giving one', () => {
    expect(rowsOf('Petition "Save the Lido": why it matters, counter of 3,412 signatures, timeline.', 'stats')).toEqual([['3,412 signatures', '']]); // prettier-ignore
    expect(readBrief('Travel agency Far & Slow: FAQ, request a brochure form.').sections.map(({ value }) => value)).not.toContain('download'); // prettier-ignore
  });

  it('goes to countries and lives in none of them', () => {
    const tours = 'Tour operator Long Way Round: tours to Morocco, Oman and Georgia, guides (4), FAQ.';
    expect(rowsOf(tours, 'services').map(([name]) => name)).toEqual(['Morocco', 'Oman', 'Georgia']);
    expect([readBrief(tours).place, readBrief(tours).font]).toEqual([null, null]);
    const retreats =
      'Yoga teacher Ana Reyes, retreats in Bali, Portugal and the Azores, weekly classes, blog.';
    expect(rowsOf(retreats, 'services')[2]).toEqual(['Retreats in the Azores', '']);
  });
});
