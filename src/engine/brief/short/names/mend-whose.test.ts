import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('people and firms by a short prompt', () => {
  it.each([
    ["chef's personal site, Paolo Ricci, private dinners", 'chef'],
    ["poet's website for Yusuf Amin, two collections, readings", 'poet'],
    [
      'Academic homepage for Dr Nkechi Obi, marine microbiologist at the University of Bergen',
      'marine microbiologist',
    ],
    ['Speaker site for Anton Vries, talks about failure in engineering', 'public speaker'],
  ])('tells the calling in %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it('takes who speaks for no loudspeaker, and a loudspeaker for nobody who speaks', () => {
    expect(readBrief('Speaker site for Anton Vries, talks about failure').kind.value).toBe('consulting');
    expect(readBrief('website for our bluetooth speaker Hummock, €189').kind.value).not.toBe('consulting');
  });

  it('reads two surnames behind the trade as the name', () => {
    expect(readBrief('estate agent in Whitby, Harker & Moor, sales and lettings').name?.value).toBe(
      'Harker & Moor',
    );
  });

  it('reads whoever is to be elected as the candidate', () => {
    const { kind, name } = readBrief('re-elect councillor Amina Shah, Ward 6');
    expect([kind.value, name?.value]).toEqual(['nonprofit', 'Amina Shah']);
  });

  it('takes a personal page for that of a person who shows work', () => {
    expect(readBrief('personal page for Ilse Brandt, backend engineer').kind.value).toBe('portfolio');
  });
});
