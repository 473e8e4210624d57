import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const styleOf = (prompt: string) => readBrief(prompt).style?.value ?? null;

it.each([
  ['Dental practice Bright Street in Leeds', null],
  ['Charity website for River Watch, volunteers who clean the river in Exeter', null],
  ['We clean windows in Cardiff', null],
  ['A clean site for the bakery Alder', 'minimal'],
  ['Clean Minimal Website for a bakery', 'minimal'],
])('reads the look of "%s" as %s', (prompt, style) => {
  expect(styleOf(prompt)).toBe(style);
});

it('takes a word of a name for no tone', () => {
  expect(readBrief('Dental practice Bright Street in Leeds').tone).toEqual([]);
  expect(readBrief('A bright site for the dental practice Alder').tone.map(({ value }) => value)).toEqual([
    'bright',
  ]);
});
