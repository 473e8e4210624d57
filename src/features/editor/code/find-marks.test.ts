import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { findMarks, offsetOf } from './find-marks';

const text = Text.of(['<main>', '  <img src="a.svg">', '</main>']);
const finding = {
  rule: 'img-alt',
  severity: 'error',
  path: 'index.html',
  message: 'An image needs a text.',
} as const;

describe('findMarks', () => {
  it('marks the word at the place', () => {
    const [mark] = findMarks([{ ...finding, line: 2, column: 4 }], 'index.html', text);
    expect(mark && text.sliceString(mark.from, mark.to)).toBe('img');
    expect(mark).toMatchObject({ severity: 'error', message: 'An image needs a text.' });
  });

  it('leaves out other files and findings without a place', () => {
    expect(findMarks([finding, { ...finding, line: 1, path: 'visit.html' }], 'index.html', text)).toEqual([]);
  });

  it('holds a place inside the text that is there', () => {
    expect(offsetOf(text, 99, 99)).toBe(text.length);
    expect(offsetOf(text, 0, 0)).toBe(0);
  });
});
