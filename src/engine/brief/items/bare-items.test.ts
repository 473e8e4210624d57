import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const told = (prompt: string): readonly string[] =>
  readBrief(prompt).items.map(({ value }) => [value.name, value.price].filter(Boolean).join(' '));

describe('figures without a currency', () => {
  it.each([
    [
      'online shop for handmade leather goods: belts 65, wallets 48, key fob 18, tote 180 USD',
      ['belts 65 USD', 'wallets 48 USD', 'key fob 18 USD', 'tote 180 USD'],
    ],
    ['barber in Leeds, fade £18, beard 12, both 27', ['fade £18', 'beard £12', 'both £27']],
    ['bakery in Freising, sourdough 5.20, pretzel 0.90', ['sourdough 5.20', 'pretzel 0.90']],
  ])('%s', (prompt, items) => {
    expect(told(prompt)).toEqual(items);
  });

  it('takes nothing that is counted for a price', () => {
    expect(told('Bistro in Leeds, set lunch £14, dinner £28, seats 40')).not.toContain('seats £40');
  });
});

it('knows a time that is hired by its price', () => {
  expect(told('We have 4 narrowboats for hire in Devizes, weekend from £320, week £780')).toEqual([
    'weekend £320',
    'week £780',
  ]);
});

it('gives the price after what is free a name of its own', () => {
  const items = told('Kung fu school in Leipzig. teens, adults, trial free, 45€ a month');
  expect(items).toContain('Membership 45€ a month');
  expect(items.filter((item) => item.startsWith('trial'))).toEqual(['trial free']);
});

it('tells plans apart that stand between strokes', () => {
  expect(told('SaaS landing for Ledgerly, invoicing for freelancers, free / $9 / $19 plans')).toEqual([
    'Free',
    'Plus $9',
    'Pro $19',
  ]);
});

it.each([
  ['We rent out three shepherd huts near Hay-on-Wye', 'shepherd huts'],
  ['A calm site for a speech therapist working with children in Galway', 'speech therapist'],
])('%s', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toBe(offer);
});
