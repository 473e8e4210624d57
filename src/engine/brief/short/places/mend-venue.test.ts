import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  [
    'Golden wedding party site for Ruth & Emeka, 5 September 2027 at Marlow Boathouse. RSVP.',
    'Marlow Boathouse',
  ],
  ['Summer fair at Marlow on 5 September 2027', 'Marlow'],
])('keeps the house with its town: %s', (prompt, place) => {
  expect(readBrief(prompt).place?.value).toBe(place);
});
