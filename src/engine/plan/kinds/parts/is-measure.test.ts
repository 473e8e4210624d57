import { describe, expect, it } from 'vitest';
import { isMeasure } from './is-measure';

describe('a priced line that says how much, how long or for whom', () => {
  it.each([
    'small dog', 'Medium', 'extra large', 'half day', 'full day', '30 minutes', 'an hour', 'adults', 'Kinder',
    'halber Tag', 'petit chien', 'pequeño',
  ])('is %s', (name) => expect(isMeasure(name)).toBe(true)); // prettier-ignore

  it.each([
    'bath and brush',
    'piano tuning',
    'Smallholding visit',
    'day care',
    'family portraits',
    'hourly rate',
  ])('is not %s', (name) => expect(isMeasure(name)).toBe(false));
});
