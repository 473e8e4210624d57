import { expect, it } from 'vitest';
import { planItems } from './plan-items';

it('keeps a term behind the sum, and moves what is told at length under the name', () => {
  const told = 'Thursdays 7 to 9pm, including paper and ink';
  expect(
    planItems({
      title: 'Courses',
      items: [
        { title: 'Drop in', price: '£12', note: 'per person' },
        { title: 'Lino', price: '£80', note: told },
        { title: 'Etching', price: '£95', note: told, text: 'On copper.' },
        { title: 'Free hour', note: told },
      ],
    }),
  ).toEqual([
    { title: 'Drop in', price: '£12', note: 'per person' },
    { title: 'Lino', price: '£80', text: told },
    { title: 'Etching', price: '£95', note: told, text: 'On copper.' },
    { title: 'Free hour', note: told },
  ]);
});
