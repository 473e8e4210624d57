import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const plansOf = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'pricing')
    .map(({ value }) => [value.name, value.price]);

it.each([
  [
    'landing page for a meditation app called Stillpoint, pricing free/€4.99 monthly, faq',
    [
      ['Free', undefined],
      ['Plus', '€4.99 monthly'],
    ],
  ],
  [
    'landing page for a meditation app called Stillpoint. pricing free or €4.99 a month',
    [
      ['Free', undefined],
      ['Plus', '€4.99 a month'],
    ],
  ],
  [
    'Landing page for Glint, a feature flag tool for mobile teams. Free plan and Pro at $29',
    [
      ['Free', undefined],
      ['Pro', '$29'],
    ],
  ],
  [
    'SaaS Tally for bookkeepers. Pricing free, $9/mo and $29/mo',
    [
      ['Free', undefined],
      ['Plus', '$9/mo'],
      ['Pro', '$29/mo'],
    ],
  ],
  [
    'SaaS for veterinary clinics scheduling, three plans 29/59/99',
    [
      ['Plus', '29'],
      ['Pro', '59'],
      ['Team', '99'],
    ],
  ],
  ['invoicing software, plans for 5 users and 20 users', []],
])('names plans that are told by their price alone: %j', (prompt, plans) => {
  expect(plansOf(prompt)).toEqual(plans);
});

it('keeps the names that are told', () => {
  expect(plansOf('SaaS Tally for bookkeepers. Pricing: Solo $9/mo, Office $29/mo')).toEqual([
    ['Solo', '$9/mo'],
    ['Office', '$29/mo'],
  ]);
});
