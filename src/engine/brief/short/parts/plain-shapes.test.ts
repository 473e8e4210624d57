import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { plainShapes } from './plain-shapes';

it.each([
  ['Route, sponsors x6, results', 'Route, 6 sponsors, results'],
  ['properties for sale (8) with price, beds and area, team', '8 properties for sale with prices, team'],
  ['shows (Punch, The Moon Thief) with age and length, for schools', 'shows (Punch, The Moon Thief), for schools'],
  ['sections (Cubs 8–10, Scouts 10–14), each with meeting night and time, camps', 'sections (Cubs 8–10, Scouts 10–14), camps'],
  ['Music festival poster-like page: "SALT FLATS"', 'Music festival page: "SALT FLATS"'],
  ['Ceilidh band hire: The Flying Haggis', 'Ceilidh band: The Flying Haggis'],
  ['Oak benches (3) with photos and a long text on each', 'Oak benches (3) with photos and a long text on each'],
])('puts %s in plain words', (prompt, plain) => {
  expect(plainShapes(prompt)).toBe(plain);
}); // prettier-ignore

it('takes a theatre for one, whatever language its site is in', () => {
  const { offer, kind } = readBrief('A travelling puppet theatre, Teatro Trotamundos, site in English: shows (Punch, The Moon Thief) with age and length, for schools, for festivals.'); // prettier-ignore
  expect([offer?.value, kind.value]).toEqual(['travelling puppet theatre', 'unknown']);
});
