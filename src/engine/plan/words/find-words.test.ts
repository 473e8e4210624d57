import { describe, expect, it } from 'vitest';
import { english } from './english';
import { findWords } from './find-words';
import { loadAllCopy } from '../load-copy';

await loadAllCopy();

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'ar', 'he', 'pl', 'tr'];

const keysOf = (value: unknown, path = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];
const leavesOf = (value: unknown): string[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)];

describe.each(languages)('the words of %s', (language) => {
  const words = findWords(language);

  it('are complete', () => {
    expect(words.language).toBe(language);
    // What only some languages say in another way is no gap in the others.
    const { wholeHouse: _house, onlyWrite: _write, ...all } = words;
    expect(keysOf(all).toSorted()).toEqual(keysOf(english).toSorted());
    expect(leavesOf(words).every((word) => word.trim().length > 0)).toBe(true);
  });

  it('keep the places to fill', () => {
    expect(words.forms.opensMail).toContain('{mail}');
    expect(words.times.opensAt).toContain('{time}');
    expect(words.times.minutesRead).toContain('{n}');
    expect(words.shop.added).toContain('{item}');
    expect(words.frame.since).toContain('{year}');
  });

  it('are mostly not English', () => {
    const same = Object.entries(words.actions).filter(
      ([key, word]) => word === english.actions[key as keyof typeof english.actions],
    );
    expect(same.length).toBeLessThan(3);
  });
});

it('speaks as in Brazil where asked', () => {
  expect(findWords('pt-BR').pages.menu).toBe('Cardápio');
  expect(findWords('pt').pages.menu).toBe('Ementa');
});

it('reads regional tags by their main language and falls back to English', () => {
  expect(findWords('es-MX').language).toBe('es');
  expect(findWords('xx').language).toBe('en');
});
