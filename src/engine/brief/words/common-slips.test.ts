import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { findCommonSlip } from './common-slips';

it('knows what people mean who spell by ear, and leaves right words alone', () => {
  expect(findCommonSlip('restaraunt')).toBe('restaurant');
  expect(findCommonSlip('restaurant')).toBeNull();
  expect(findCommonSlip('desert')).toBeNull();
});

it('reads the trade behind the slip', () => {
  expect(readBrief('webste for a danse shcool caled "Twirl" wiht teachrs').offer?.value).toBe('dance school');
});
