import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const told = (prompt: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.when !== undefined)
    .map(({ value }) =>
      [value.section, value.name, value.when, value.price, value.note].filter(Boolean).join(' | '),
    );

describe('things with a day', () => {
  it.each([
    [
      'Charity site for Anchor House in Hull. upcoming: Santa Dash 6 Dec, Carol Night 18 Dec',
      ['events | Santa Dash | 6 Dec', 'events | Carol Night | 18 Dec'],
    ],
    ['Community choir in York called Canons. Concert on 14 December.', ['events | Concert | 14 December']],
    [
      'Community choir in York called Canons. Concerts 6 Dec and 14 March.',
      ['events | Concert | 6 Dec', 'events | Concert | 14 March'],
    ],
    [
      'Allotment society in Leek. Open days 4 May, 8 June and 13 July, plant sale 9 Sept.',
      [
        'events | Open day | 4 May',
        'events | Open day | 8 June',
        'events | Open day | 13 July',
        'events | Plant sale | 9 Sept',
      ],
    ],
    [
      'Jazz trio Blue Hour in Malmö. Gigs: 3 May Malmö Jazzhus, 17 May Lund Stadspark',
      ['events | Malmö Jazzhus | 3 May', 'events | Lund Stadspark | 17 May'],
    ],
    [
      'Allotment society in Leek\n14 March: Open day\n2 April: Plant sale',
      ['events | Open day | 14 March', 'events | Plant sale | 2 April'],
    ],
    [
      'Chor in Kassel, Vielklang. Termine: Sommerkonzert 12. Juni, Probentag 4. Juli',
      ['events | Sommerkonzert | 12. Juni', 'events | Probentag | 4. Juli'],
    ],
    [
      'Wedding site for Ellie and Sam, 4 July 2026, at Tithe Barn, Stroud. Ceremony at 2pm, dinner at 5, band at 8.',
      ['agenda | Ceremony | 2pm', 'agenda | Dinner | 5pm', 'agenda | Band | 8pm'],
    ],
    [
      'Upholstery in Frome. We also run a weekend class for beginners, six people at most, next ones 14-15 March and 9-10 May.',
      ['events | Weekend class | 14-15 March', 'events | Weekend class | 9-10 May'],
    ],
    [
      'Church in Leeds, St Mark. Harvest supper Sat 4 Oct 7pm £8, talks, prayers',
      ['events | Harvest supper | Sat 4 Oct 7pm | £8'],
    ],
  ])('are read in %j', (prompt, items) => {
    expect(told(prompt)).toStrictEqual(items);
  });

  it.each([
    [
      'Choir in Hull called Canons. We rehearse Tuesdays 7.30pm at the Methodist hall.',
      ['timetable | Rehearsal | Tuesdays 7.30pm | The Methodist hall'],
    ],
    [
      'Sailing club in Rutland. Racing Wednesdays 6.45pm and Sundays 10.30am.',
      ['timetable | Racing | Wednesdays 6.45pm', 'timetable | Racing | Sundays 10.30am'],
    ],
    [
      'Chess club in Bath. We meet every Thursday at 8pm in the Crown.',
      ['timetable | Meeting | every Thursday at 8pm | The Crown'],
    ],
    [
      'Church in Leeds. Sunday service 10.30am, Toddler group Wednesdays 9.30-11',
      ['timetable | Service | Sunday 10.30am', 'timetable | Toddler group | Wednesdays 9.30-11'],
    ],
    [
      'Boxing gym in Hull. Timetable: Mon 6pm Beginners, Wed 7pm Sparring',
      ['timetable | Beginners | Mon 6pm', 'timetable | Sparring | Wed 7pm'],
    ],
    [
      'Wedding website for Ida & Leo, 14 June, Tuscany. schedule: 3pm ceremony, 7pm dinner',
      ['agenda | Ceremony | 3pm', 'agenda | Dinner | 7pm'],
    ],
  ])('come back every week, or have their hour: %j', (prompt, items) => {
    expect(told(prompt)).toStrictEqual(items);
  });

  it.each([
    'Café in Leeds called Moss. Open Tue-Sun 9-5, kitchen till 3pm.',
    'Bistro in Bath. lunch Tue-Fri 12-3, dinner Tue-Sat 6-10',
    'Camp site in Wales, open from 1 May. Apply by 3 April.',
    'Launch page for FeatherCam, countdown to 1 May 2027',
  ])('are no hours or bounds: %j', (prompt) => {
    expect(told(prompt)).toStrictEqual([]);
  });
});

describe('the day of an event', () => {
  it('may stand without its year', () => {
    expect(readBrief('Wedding website for Ida & Leo, 14 June, Tuscany').date?.value).toBe('--06-14');
    expect(readBrief('Street food festival in Bath, 20-22 September').date?.value).toBe('--09-20');
  });
  it('is none of several', () => {
    expect(readBrief('Festival in Bath: Opening night 2 May, Finale 9 May').date).toBeNull();
  });
});

describe('the place of an event', () => {
  it('is the house with its town, and a number for taxis is none of its own', () => {
    const brief = readBrief(
      'Wedding site for Ellie and Sam, 4 July 2026, at Tithe Barn, Stroud. Taxis from Blue Star 01453 555 010.',
    );
    expect(brief.address?.value).toBe('Tithe Barn, Stroud');
    expect(brief.place?.value).toBe('Stroud');
    expect(brief.phone).toBeNull();
  });
});

it('takes a season with its hours for no event', () => {
  const brief = readBrief('pick your own strawberries, Hill Farm Kent, June to August 9-5');
  expect(brief.items).toEqual([]);
  expect(brief.hours?.value[0]).toMatchObject({ opens: 540, closes: 1020 });
});
