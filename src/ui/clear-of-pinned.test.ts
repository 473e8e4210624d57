import { describe, expect, it } from 'vitest';
import { stepIntoView } from './clear-of-pinned';

const room = { left: 100, right: 300 };

describe('the step that brings something into view', () => {
  it.each([
    ['is seen already', { left: 120, right: 300 }, 0],
    ['is cut off at the end', { left: 250, right: 340 }, 40],
    ['is wholly beyond the end', { left: 400, right: 480 }, 180],
    ['is cut off at the start', { left: 60, right: 200 }, -40],
    ['is wider than the room', { left: 150, right: 500 }, 50],
  ])('of what %s', (_, item, step) => {
    expect(stepIntoView(item, room)).toBe(step);
  });
});
