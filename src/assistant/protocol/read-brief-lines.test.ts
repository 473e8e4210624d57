import { describe, expect, it } from 'vitest';
import { readBriefLines } from './read-brief-lines';

describe('a brief that a model filled in', () => {
  it('takes the words that the vocabulary knows, and those alone', () => {
    expect(
      readBriefLines(
        '<think>kind: shop</think>\nSure!\n- **name**: "Kilnhouse"\nkind: Bakery.\nlanguage: en\npages: Home, Menu\nsections: pricing, contact, wormhole\nwithout: newsletter\nstyle: nothing-such\nscheme: dark\ncolour accent: #0A5\ncolour background: rebeccapurple\noffer: pots',
      ),
    ).toEqual({
      name: 'Kilnhouse',
      kind: 'bakery',
      language: 'en',
      pages: ['Home', 'Menu'],
      sections: ['pricing', 'contact'],
      excluded: ['newsletter'],
      scheme: 'dark',
      colours: [{ role: 'accent', name: '#0a5', css: '#00aa55' }],
    });
  });

  it('makes nothing of an answer that is no form', () => {
    expect(readBriefLines('I would make a lovely site.\n<html>')).toEqual({});
  });
});
