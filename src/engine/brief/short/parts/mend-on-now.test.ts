import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const partsOf = (prompt: string) =>
  readBrief(prompt).parts.map(({ value }) => [value.title, ...(value.lines ?? [])].join(': '));

it('keeps what is on now by its title', () => {
  expect(
    partsOf(
      'Museum of Tools, opening hours, tickets adults 8€, current exhibition "Hammer Time", school visits',
    ),
  ).toContain('Current exhibition: Hammer Time.');
});

it('makes no part of the name', () => {
  expect(partsOf('A site for our new show "The Clerk" at the Leith Theatre')).not.toContain(
    'New show: The Clerk.',
  );
});
