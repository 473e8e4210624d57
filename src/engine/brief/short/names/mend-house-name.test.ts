import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it.each([
  [
    'Archery mornings at Thornhill Archery near Skipton: taster £20, half day £45. Gallery please.',
    'Thornhill Archery',
  ],
  [
    'Hot tub hire website. Name: Bubbles on Tour, based in Bolton. Weekend £180, week £320.',
    'Bubbles on Tour',
  ],
  [
    'We press apples in the Teme valley. Teme Valley Apples, juice £4, cider £6, pressing days £40.',
    'Teme Valley Apples',
  ],
  [
    "I'm a bowyer in Ludlow. Greywing Longbows: yew bows from £380, arrows £9 each, repairs on request.",
    'Greywing Longbows',
  ],
  ['Sand sculptor. Tideline Figures, Margate. Company logos from £400, workshops £220.', 'Tideline Figures'],
  [
    'Quails and quail eggs from Upper Moor Quails in Gwent: eggs £3 a dozen, point of lay £8.',
    'Upper Moor Quails',
  ],
  ['Travelling telescope for schools. Lunabox, Fife. Half day £240, full day £390. KS2-KS3.', 'Lunabox'],
])('reads all of the sign: %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

it('takes a town behind the sign for where it is', () => {
  expect(
    readBrief('Sand sculptor. Tideline Figures, Margate. Logos £400, workshops £220.').place?.value,
  ).toBe('Margate');
});

it('takes no heading for a sign', () => {
  expect(readBrief("I'm a bowyer in Ludlow. Price List: yew bows £380, arrows £9.").name?.value).not.toBe(
    'Price List',
  );
});

it('paints no page with a word of the sign', () => {
  const { colours } = readBrief(
    'We grow mussels in Shetland. Deep Teal Mussels, bag £12, sack £40. Grey look.',
  );
  expect(colours.map(({ value }) => value.name.toLowerCase())).toEqual(['grey']);
});

it('takes the label of a list for no sign', () => {
  const zoo = readBrief('Zoo in Whitby. Tickets: adults £8, children free, family £20. Map, opening hours.');
  expect(zoo.name?.value ?? null).not.toBe('Tickets');
});
