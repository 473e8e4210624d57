import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value: { section, name, price, priceLead } }) =>
    [section, name, priceLead, price].filter((part) => part !== undefined).join(' | '),
  );

describe('prices told in passing', () => {
  it('from the cheapest to the dearest part of the year', () => {
    expect(
      rowsOf(
        'we hire out narrowboats near Napton, dogs welcome. prices from 690 a week in spring to 1450 in august',
      ),
    ).toEqual(['pricing | A week in spring | from | 690', 'pricing | A week in August | 1450']);
  });

  it('one for each of the rooms', () => {
    expect(rowsOf('music rehearsal rooms in Leeds, three rooms, £9 £12 and £15 an hour')).toEqual([
      'rooms | Room one | £9 an hour',
      'rooms | Room two | £12 an hour',
      'rooms | Room three | £15 an hour',
    ]);
  });

  it('and what takes place in a shop lies on no shelf', () => {
    expect(rowsOf('independent bookshop in Hexham, author evenings, second hand corner')).toContain(
      'amenities | Author evenings',
    );
  });
});

describe('bare figures', () => {
  it('are prices by the day and for each person', () => {
    expect(
      rowsOf(
        'bike hire and guided rides in Lydney, half day 25, full day 38, guided 4 hr ride with cake 55pp',
      ),
    ).toEqual([
      'pricing | half day | 25',
      'pricing | full day | 38',
      'pricing | Guided 4 hr ride with cake | 55',
    ]);
  });
});

describe('a long prompt', () => {
  it('is about what its opening says', () => {
    const more =
      'We like it when people come by and look over the fence, also on a day without any sun. '.repeat(5);
    const { kind, offer } = readBrief(
      `its for our allotment association Long Meadow in Chorley, half plot £28 a year. we have a shop on sundays 10-12 selling compost and canes. ${more}`,
    );
    expect([kind.value, offer?.value]).toEqual(['nonprofit', 'allotment association']);
  });

  it('tells the next days of its meetings, and its whole name', () => {
    const more =
      'We like it when people come by and look over the fence, also on a day without any sun. '.repeat(5);
    const { items, name } = readBrief(
      `Site for the Ashdown Residents' Association, a group of 240 households in Crowborough. We hold meetings every second month on a Tuesday; the next are 14 January, 11 March and 13 May. ${more}`,
    );
    expect(name?.value).toBe("Ashdown Residents' Association");
    expect(
      items.filter(({ value }) => value.section === 'events').map(({ value }) => [value.name, value.when]),
    ).toEqual([
      ['Meeting', '14 January'],
      ['Meeting', '11 March'],
      ['Meeting', '13 May'],
    ]);
  });
});
