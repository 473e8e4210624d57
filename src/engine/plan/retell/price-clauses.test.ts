import { expect, it } from 'vitest';
import { pricedIn } from './price-clauses';

const rows = (text: string): string[] =>
  pricedIn(text).map(({ told: { name, price, note } }) => [name, price, note].filter(Boolean).join(' | '));

it.each([
  ['Lessons cost £32 half hour, £45 for forty-five minutes, £58 hour, and the first one is free.', ['Lessons, half hour | £32', 'Lessons, forty-five minutes | £45', 'Lessons, hour | £58']],
  ['Daycare is £28 a day, £18 for a half day, £120 for five days, and a second dog from the same family is half price.', ['Daycare | £28 a day', 'Daycare, half day | £18', 'Daycare, five days | £120']],
  ['Grooming by Kasia Nowak, City & Guilds level 3, costs £35 for a small dog, £45 medium, £60 large, and nail clipping is £10.', ['Grooming, small dog | £35', 'Grooming, medium | £45', 'Grooming, large | £60', 'Nail clipping | £10']],
  ['Tickets are £6, £4 for under 25s and free for carers.', ['Tickets | £6', 'Tickets, under 25s | £4']],
  ['We bake a Polish rye at £4.20, seeded spelt at £5, and on Fridays only challah at £5.50.', ['Polish rye | £4.20', 'Seeded spelt | £5', 'Challah | £5.50 | On Fridays only']],
  ['Individual sessions last fifty minutes and cost £70, couples’ sessions last eighty minutes and cost £105, and there are three low-cost places at £35.', ['Individual sessions | £70', 'Couples’ sessions | £105', 'Three low-cost places | £35']],
  ['A sash window costs between £950 and £1,600 fitted, a front door from £2,200, and a kitchen begins at £14,000.', ['Sash window | £950 to £1,600 | Fitted', 'Front door | from £2,200', 'Kitchen | from £14,000']],
  ['The Grey Seal Cruise takes ninety minutes and costs £22 for adults and £15 for children, the Puffin Landing lasts three hours, £34 adults, £24 children, and the Dive Charter is £390 for the day for up to ten divers.', ['Grey Seal Cruise, adults | £22', 'Grey Seal Cruise, children | £15', 'Puffin Landing, adults | £34', 'Puffin Landing, children | £24', 'Dive Charter | £390 | For the day for up to ten divers']],
  ['After that membership is £22 a month for seniors, £16 for juniors, £11 for under-11s.', ['Membership, seniors | £22 a month', 'Membership, juniors | £16', 'Membership, under-11s | £11']],
  ['The Ravensworth Open takes place on 14 and 15 March 2026, entry £30 per weapon by 1 March.', ['Ravensworth Open, entry | £30 per weapon | By 1 March']],
  ['Students, carers and people on Universal Credit pay £7.', ['Students, carers and people on Universal Credit | £7']],
  ['Violins can be hired from me at £15 a month, in all sizes.', ['Violins, to hire | £15 a month']],
  ['Birthday cakes need five days’ notice and start at £38 for twelve people.', ['Birthday cakes | from £38 | For twelve people']],
  ['We run a bread class for eight people on the first Sunday of the month, 2pm to 6pm, £75 including an apron.', ['Bread class | £75 | Including an apron']],
  ['A tax return costs £190, bookkeeping is from £85 a month, payroll £6 a payslip, and VAT returns £45 a quarter.', ['Tax return | £190', 'Bookkeeping | from £85 a month', 'Payroll | £6 a payslip', 'VAT returns | £45 a quarter']],
  ['Members rent a shelf and a key for £70 a month, £55 for off-peak hours.', ['Shelf and key | £70 a month', 'Shelf and key, off-peak hours | £55']],
  ['Opening a door costs £75 by day and £110 after 8pm, a new cylinder is £65 fitted.', ['Opening a door, by day | £75', 'Opening a door, after 8pm | £110', 'New cylinder | £65 | Fitted']],
  ['A tent with two people costs £19 a night, an extra adult £7, children £4 and dogs £2.', ['Tent with two people | £19 a night', 'Extra adult | £7', 'Children | £4', 'Dogs | £2']],
  ['Tickets cost £14, £12 in advance, and students and children pay £2.', ['Tickets | £14', 'Tickets, in advance | £12', 'Students and children | £2']],
  ['A single taster £38, the family session £24 for one adult and one child, and firing is £3 a kilo.', ['Single taster | £38', 'Family session | £24 | For one adult and one child', 'Firing | £3 a kilo']],
  ['The first review (FARM) costs £120 per person.', ['First review | £120 per person | FARM']],
  ['The main hall holds 140 people and costs £18 an hour, the Garden Room holds 30 and costs £11 an hour, and the kitchen is £15 a session.', ['Main hall | £18 an hour', 'Garden Room | £11 an hour', 'Kitchen | £15 a session']],
  ['Pony days run on 3, 10 and 17 August from 10am to 3pm, £55 with lunch.', ['Pony days | £55 | With lunch']],
] as const)('names what is priced: %s', (text, expected) => {
  expect(rows(text)).toEqual(expected);
}); // prettier-ignore

it.each([
  'My colleague Ruben teaches cello on Fridays, £30 half hour.',
  'On 12 December we light the whole house with 400 candles, two sittings at 5pm and 6.30pm, £12.',
  'We lend kit for the first three months; after that we charge £5.',
  'A minibus fetches dogs from Harrogate, Knaresborough and Ripley for £6 each way.',
  'It takes about three years and roughly £3,000 to train one dog.',
  'Parcels go out on Thursdays, £3.95, free over £40.',
  'National Trust landing fees of £14 are not included.',
])('leaves what has no name to its sentence: %s', (text) => {
  expect(rows(text)).toEqual([]);
});
