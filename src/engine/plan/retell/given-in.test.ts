import { expect, it } from 'vitest';
import { givenIn } from './given-in';
import { partPrompt } from './part-prompt';

const rowsOf = (prompt: string): string[][] => {
  const pieces = partPrompt(prompt);
  return pieces.flatMap((piece) => givenIn(piece, pieces)).map(({ item }) => [item.name, item.price ?? '']);
};

it.each([
  [
    'We rescue hedgehogs.\n\nGive: £7 heats a box for a night, £30 treats one patient and £90 trains a volunteer. Cheques welcome.',
    [['Heats a box for a night', '£7'], ['Treats one patient', '£30'], ['Trains a volunteer', '£90']],
  ],
  [
    'If you donate, $20 buys seed and $75 would mend a window. Thank you.',
    [['Buys seed', '$20'], ['Would mend a window', '$75']],
  ],
])('reads what sums do: %j', (prompt, rows) => expect(rowsOf(prompt)).toEqual(rows)); // prettier-ignore

it.each([
  'We teach. Prices: £9 adults, £5 concessions, £20 families.',
  'Our fundraiser made £900 last year.',
])('reads none: %j', (prompt) => expect(rowsOf(prompt)).toEqual([]));
