import { describe, expect, it } from 'vitest';
import { findPhrases, indexPhrases } from './phrase-index';
import { tokenise } from './tokenise';

const index = indexPhrases([
  { phrase: 'form', value: 'form' },
  { phrase: 'contact form', value: 'contact' },
  { phrase: '*formular', value: 'form' },
  { phrase: 'buchungsformular', value: 'booking' },
  { phrase: 'florist*', value: 'florist' },
  { phrase: 'أسعار', value: 'pricing' },
]);
const find = (text: string): string[] => findPhrases(index, tokenise(text)).map((match) => match.value);

describe('findPhrases', () => {
  it('prefers the longest phrase', () => {
    expect(find('a contact form')).toEqual(['contact']);
  });
  it('prefers a whole word to the end of it', () => {
    expect(find('Buchungsformular, Anmeldeformular')).toEqual(['booking', 'form']);
  });
  it('knows stems, plurals and joined particles', () => {
    expect(find('Floristik forms والأسعار')).toEqual(['florist', 'form', 'pricing']);
  });
  it('does not join words over a comma', () => {
    expect(find('contact, form')).toEqual(['form']);
  });
});
