import { describe, expect, it } from 'vitest';
import { datedIn, slotsIn, weekIn } from './days-in';
import { labelRows } from './label-rows';
import { peopleIn } from './people-in';
import { pricedSentence, pricesIn } from './prices-in';
import { termsIn } from './terms-in';
import { worksIn } from './works-in';

describe('a block that an owner headed', () => {
  it('is read as a week, day by day and hour by hour', () => {
    const week = weekIn('Mon 06:30 Barbell Basics (Kat), 18:00 Strongman (Obi)\nTue 12:15 Lunch Lift (Sam)\nFri 06:30 Open Platform'); // prettier-ignore
    expect(week?.items).toEqual([
      { title: 'Barbell Basics', note: 'Kat', value: '06:30', group: 'Monday' },
      { title: 'Strongman', note: 'Obi', value: '18:00', group: 'Monday' },
      { title: 'Lunch Lift', note: 'Sam', value: '12:15', group: 'Tuesday' },
      { title: 'Open Platform', value: '06:30', group: 'Friday' },
    ]);
    expect(weekIn('Monday to Friday 9 to 5\nSaturday 10 to 4')).toBeNull();
  });
  it('is read as the hours of one day of a programme', () => {
    expect(slotsIn('Jackie Oates (7.30pm, Marsh Stage), local session (5pm, bar)', 'Friday')).toEqual([
      { title: 'Jackie Oates', value: '7.30pm', note: 'Marsh Stage', group: 'Friday' },
      { title: 'Local session', value: '5pm', note: 'Bar', group: 'Friday' },
    ]);
  });
  it('is read as dated things, each with all that its sentence says', () => {
    const told = datedIn('Saturday 6 December 2025, "Carols by Candlelight", St James Church, 7pm, £10 on the door. Sunday 21 June 2026, summer garden concert, 3pm, free.'); // prettier-ignore
    expect(told?.items[0]).toEqual({
      title: 'Carols by Candlelight',
      value: 'Saturday 6 December 2025',
      text: '7pm, St James Church, £10 on the door',
    });
    expect(told?.items).toHaveLength(2);
  });
  it('is read as people with what they do, and tells the rest', () => {
    const told = peopleIn('Alba Ferreira, head baker, trained in Lisbon. Joe Kemsley, her husband, runs the shops. Ten staff.'); // prettier-ignore
    expect(told?.items.map(({ title, note }) => [title, note])).toEqual([
      ['Alba Ferreira', 'Head baker, trained in Lisbon'],
      ['Joe Kemsley', 'Her husband, runs the shops'],
    ]);
    expect(told?.rest).toEqual(['Ten staff.']);
  });
  it('is read as prices of which none is lost', () => {
    const table = pricesIn('| Helpdesk | £29 per person per month | minimum 5 people |\n| Migration | from £75 per mailbox | any size |\n| CRM selection | On request | |\nAll prices exclude VAT.'); // prettier-ignore
    expect(table?.items).toEqual([
      { title: 'Helpdesk', price: '£29 per person per month', note: 'Minimum 5 people' },
      { title: 'Migration', price: 'from £75 per mailbox', note: 'Any size' },
      { title: 'CRM selection', price: 'On request' },
    ]);
    expect(table?.rest).toEqual(['All prices exclude VAT.']);
    const row = pricesIn(
      'standard will £240, LPA £320 each or £560 for two, conveyancing from £950 plus VAT',
    );
    expect(row?.items.map(({ title, price }) => `${title}: ${price}`)).toEqual([
      'Standard will: £240',
      'LPA: £320 each or £560 for two',
      'Conveyancing: from £950 plus VAT',
    ]);
  });
  it('leaves a sentence as it is that its rows would not tell whole', () => {
    expect(pricedSentence("Music hire is included, the black folder isn't (£6).")).toBeNull();
    expect(pricedSentence('We sing at weddings for £250 for up to four pieces.')).toBeNull();
  });
  it('is read as things with what is told of each', () => {
    expect(
      termsIn('Invisalign. Free assessment, 0% finance.\nWhitening. Home trays only; we do not use lights.'),
    ).toEqual([
      // prettier-ignore
      { title: 'Invisalign', text: 'Free assessment, 0% finance.' },
      { title: 'Whitening', text: 'Home trays only; we do not use lights.' },
    ]);
  });
  it('is read as works with their year and publisher', () => {
    const told = worksIn('The Bear Who Kept Bees (Walker, 2021), written by Tom Iredale\nGoodnight, Lighthouse (Nosy Crow, 2022)'); // prettier-ignore
    expect(told?.items[0]).toEqual({ title: 'The Bear Who Kept Bees', note: 'Walker, 2021', text: 'Written by Tom Iredale.' }); // prettier-ignore
    expect(told?.items[1]).toEqual({ title: 'Goodnight, Lighthouse', note: 'Nosy Crow, 2022' });
  });
});

it('puts statements under what they tell of, and what goes on with one beside it', () => {
  const prompt = [
    "I don't do cats!",
    'People always ask.',
    'You can park on the square.',
    'We started in a shed.',
  ];
  let at = 0;
  const rows = prompt.map((text) => {
    const row = { text, at };
    at += text.length + 1;
    return row;
  });
  expect([...labelRows(rows)]).toEqual([
    ['What we do not do', ["I don't do cats!", 'People always ask.']],
    ['Parking', ['You can park on the square.']],
    [null, ['We started in a shed.']],
  ]);
});
