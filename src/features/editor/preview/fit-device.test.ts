import { describe, expect, it } from 'vitest';
import { fitDevice } from './fit-device';

const room = { width: 1000, height: 800 };

describe('fitDevice', () => {
  it.each([
    ['desktop', 1000],
    ['tablet', 768],
    ['phone', 375],
  ] as const)('gives a %s its width without scaling where there is room', (device, width) => {
    expect(fitDevice(device, room)).toEqual({
      width,
      height: 800,
      shownWidth: width,
      shownHeight: 800,
      scale: 1,
    });
  });

  it('keeps a tablet 768 wide inside and draws it smaller where there is less room', () => {
    const fit = fitDevice('tablet', { width: 384, height: 600 });
    expect(fit).toEqual({ width: 768, height: 1200, shownWidth: 384, shownHeight: 600, scale: 0.5 });
  });

  it('does not divide by nothing before the room is known', () => {
    expect(fitDevice('phone', { width: 0, height: 0 }).scale).toBe(1);
  });
});
