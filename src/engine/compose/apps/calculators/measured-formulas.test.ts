// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const figure = (name: string): string => seek(`[data-result="${name}"]`).textContent ?? '';

it.each([
  ['Bike gear calculator with chainring, sprocket and a chart of gears', { ratio: '2.47', metres: '5.26' }],
  ['swimming pool volume calculator', { cubic: '48', litres: '48,000' }],
  ['candle wax calculator', { all: '1,944', wax: '1,800', oil: '144' }],
  ['curtain fabric calculator', { widths: '3', metres: '7.5' }],
  ['Ohm’s law calculator', { milli: '54.55', watts: '0.65' }],
  ['download time calculator', { hour: '22.5' }],
])('reckons what is asked for: %s', (prompt, figures) => {
  openApp('calculator', prompt);
  for (const [name, text] of Object.entries(figures)) expect(figure(name)).toBe(text);
});

it('names what is drawn where that are no years', () => {
  openApp('calculator', 'Bike gear calculator with chainring and sprocket');
  expect(textsOf('.sum-chart figcaption')).toEqual(['Speed on each sprocket (km/h)']);
});
