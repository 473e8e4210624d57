import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

it.each([
  ['dentist Leeds', null, 'Leeds'],
  ['surf school Newquay', null, 'Newquay'],
  ['tree surgeon Bromley', null, 'Bromley'],
  ['florist Bluebell', 'Bluebell', undefined],
])('a town after a trade is where, not who or what it is called: "%s"', (prompt, name, place) => {
  const brief = readBrief(prompt);
  expect([brief.name?.value ?? null, brief.place?.value, brief.items.length]).toEqual([name, place, 0]);
});

it('still reads who works there', () => {
  const { items } = readBrief('Bistro in Leeds with head chef Florence, dinner menu');
  expect(items.map(({ value }) => value.name)).toContain('Florence');
});
