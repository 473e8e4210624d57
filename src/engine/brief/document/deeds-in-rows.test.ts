import { expect, it } from 'vitest';
import { deedsInRows } from './deeds-in-rows';

it('lists what is done, a clause to an entry', () => {
  expect(
    deedsInRows('What I do: I tune pianos at home, I regulate old actions and I restring grands. Ring me.'),
  ).toBe(
    '\n\nWhat I do:\n- I tune pianos at home\n- I regulate old actions\n- I restring grands\n\n Ring me.',
  );
});

it.each([
  'What we do: bread, cakes and pies.',
  'What we do: we bake rye bread and we do so by hand.',
  'We bake rye bread, we grind the flour.',
])('leaves %s', (written) => expect(deedsInRows(written)).toBe(written));
