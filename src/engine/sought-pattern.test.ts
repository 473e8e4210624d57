import { describe, expect, it } from 'vitest';
import { SoughtPattern } from './sought-pattern';

const texts = [
  'Two windmills and a Windmill.',
  'a lighthouſe',
  'Nothing of the kind',
  '',
  'WINDMILL, windmill',
];
const both = (source: string, flags: string, words: string | number): readonly [SoughtPattern, RegExp] => [
  new SoughtPattern(source, flags, words),
  new RegExp(source, flags),
];
const asPattern = (pattern: SoughtPattern): RegExp => pattern as unknown as RegExp;

describe('SoughtPattern', () => {
  it.each([
    ['windmill(?<many>s?)', 'iu', 'windmill'],
    ['lighthouse', 'iu', 'lighthouse'],
    ['(windmill)s?', 'giu', 'windmill'],
    ['a (windmills?|lighthouse)', 'giu', 2],
    [String.raw`\w+`, 'gu', ''],
  ])('answers like /%s/%s', (source, flags, words) => {
    for (const text of texts) {
      const [sought, pattern] = both(source, flags, words);
      const asked = asPattern(sought);
      expect(text.replace(asked, '<$&>')).toBe(text.replace(pattern, '<$&>'));
      expect(text.split(asked)).toEqual(text.split(pattern));
      expect(text.search(asked)).toBe(text.search(pattern));
      expect(text.match(asked)).toEqual(text.match(pattern));
      expect(sought.exec(text)).toEqual(pattern.exec(text));
      expect(sought.lastIndex).toBe(pattern.lastIndex);
      expect(sought.test(text)).toBe(pattern.test(text));
      if (pattern.global) expect([...text.matchAll(asked)]).toEqual([...text.matchAll(pattern)]);
    }
  });

  it('is not made for a text without its words', () => {
    const broken = new SoughtPattern('windmill(', 'u', 'windmill');
    expect(broken.test('A lighthouse')).toBe(false);
    expect(() => broken.test('A windmill')).toThrow(SyntaxError);
  });

  it('reads its words where the pattern lists them', () => {
    const broken = new SoughtPattern('[a-z]+ (?:windmills?|lighthouse)(', 'u', 7, 31);
    expect(broken.test('A house')).toBe(false);
    expect(() => broken.test('A windmill')).toThrow(SyntaxError);
  });

  it('passes for a pattern where one is expected', () => {
    const sought = new SoughtPattern('windmill', 'iu', 'windmill');
    expect(sought).toBeInstanceOf(RegExp);
    expect(new RegExp(asPattern(sought), 'u').source).toBe('windmill');
    expect(new SoughtPattern(asPattern(sought)).flags).toBe('iu');
    expect(String(sought)).toBe('/windmill/iu');
    expect(() => 'text'.matchAll(asPattern(sought))).toThrow(TypeError);
  });
});
