import { describe, expect, it, vi } from 'vitest';
import { letter } from './lean-letters';
import { seekWords, stemOf } from './seek-words';

describe('seekWords', () => {
  const roofers = seekWords(
    ['dekarz', 'dach'],
    String.raw`(?<!${letter})(?:dekarz${letter}*|dach)(?!${letter})`,
  );

  it('tells where the first of the words stands', () => {
    expect(roofers.placeIn('firma dekarzy z radomia')).toBe(6);
    expect(roofers.placeIn('nowy dach')).toBe(5);
  });

  it('finds none inside other words', () => {
    expect(roofers.placeIn('dachshunde')).toBe(-1);
    expect(roofers.placeIn('πdach')).toBe(-1);
  });

  it('makes no pattern for a text without their stems', () => {
    const made = vi.spyOn(globalThis, 'RegExp');
    seekWords(['ogrod'], 'ogrod').placeIn('piekarnia w lodzi');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

describe('stemOf', () => {
  it('takes the longest part between stars and gaps', () => {
    expect(stemOf('*schneiderei')).toBe('schneiderei');
    expect(stemOf('cours d equitation*')).toBe('equitation');
    expect(stemOf('')).toBe('');
  });
});
