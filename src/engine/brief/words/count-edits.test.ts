import { expect, it } from 'vitest';
import { countEdits } from './count-edits';

it('counts letters left out, put in, replaced and swapped', () => {
  expect(countEdits('timetble', 'timetable', 2)).toBe(1);
  expect(countEdits('wiht', 'with', 2)).toBe(1);
  expect(countEdits('galery', 'gallery', 2)).toBe(1);
  expect(countEdits('bakery', 'gallery', 2)).toBeGreaterThan(2);
});
