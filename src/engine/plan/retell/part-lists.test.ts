import { expect, it } from 'vitest';
import { entriesOf } from './part-lists';

const entries = (text: string): string[] | undefined => entriesOf({ text, start: 0 })?.map((one) => one.text);

it.each([
  'ask our librarian, Ivo Lund, ivo@tarn.example.',
  'Lantern Night, November 5, 6pm, $12 per child.',
  'Boat house, Shore Road, LA12 8NN.',
])('parts no one thing with its details: %s', (text) => expect(entries(text)).toBeUndefined());

it.each([
  ['oars, sails, and paint.', ['oars', 'sails', 'paint']],
  ['12 May, 9 June, 14 July.', ['12 May', '9 June', '14 July']],
])('parts a list: %s', (text, parts) => expect(entries(text)).toEqual(parts));
