import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  ['tattoo studio website, dark, gallery of work, artists Mina and Jo, booking request form', null],
  ['hair salon in Leeds, stylists Amy and Beth, price list', null],
  ['Wedding website for Amy and Beth, 3 May 2027, schedule', 'Amy and Beth'],
])('%s is called %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value ?? null).toBe(name);
});
