import { describe, expect, it } from 'vitest';
import { sayApp } from './app-words';
import { appWordsByLanguage } from './words/by-language';
import { englishAppWords } from './words/english';

describe('the words of the apps', () => {
  it('keep the values of the English text in every language', () => {
    const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
    for (const [language, words] of Object.entries(appWordsByLanguage)) {
      for (const [word, text] of Object.entries(words)) {
        expect(values(text), `${language} ${word}`).toBe(
          values(englishAppWords[word as keyof typeof englishAppWords]),
        );
        expect(text, `${language} ${word}`).not.toBe('');
      }
    }
  });

  it('exist in every language that prompts are understood in', () => {
    for (const [language, words] of Object.entries(appWordsByLanguage)) {
      const missing = Object.keys(englishAppWords).filter((word) => !(word in words));
      expect(missing, language).toEqual([]);
    }
  });

  it('fall back to English and fill values in', () => {
    expect(sayApp('de', 'tasks')).toBe('Aufgaben');
    expect(sayApp('sw', 'tasks')).toBe('Tasks');
    expect(sayApp('en', 'questionOf', { n: 2, count: 8 })).toBe('Question 2 of 8');
  });
});
