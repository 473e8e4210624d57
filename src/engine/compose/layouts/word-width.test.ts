import { describe, expect, it } from 'vitest';
import { brandClass, wordWidth } from './word-width';

describe('how wide the words of a heading are', () => {
  it('goes by the longest word, not by the line', () => {
    expect(wordWidth('Open from seven until the last loaf is gone')).toBe('');
    expect(wordWidth('Unterhaltsreinigung im Tal')).toBe('wide');
    expect(wordWidth('Hondenuitlaatservice Utrecht')).toBe('wider');
  });

  it('takes a hyphen for a place to break, and signs of their own for words', () => {
    expect(wordWidth('Grund- und Unterhaltsreinigung')).toBe('wide');
    expect(wordWidth('Low-impact-knife-sharpening')).toBe('');
    expect(wordWidth('東京都渋谷区のとても静かな喫茶店です')).toBe('');
  });

  it('marks the name of the site', () => {
    expect(brandClass('Oak & Ash')).toBe('brand');
    expect(brandClass('Hondenuitlaatservice Utrecht')).toBe('brand wider');
    expect(brandClass('Unterhaltsreinigung')).toBe('brand');
    expect(brandClass('Unterhaltsreinigung', true)).toBe('brand wide');
  });
});
