import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

describe('what is done to things', () => {
  beforeAll(loadAllLexicons);

  it.each([
    ['We re-wax old tents and awnings in a barn near Hay-on-Wye. Bell tents from £180, awnings £95.', 'tent and awning re-waxing'],
    ['We launder and re-proof horse rugs near Ledbury, £14 a rug.', 'horse rug laundering'],
    ['I re-cane chairs in Frome.', 'chair re-caning'],
    ['I paint roses and castles on narrowboats and watering cans, in Braunston. Commissions from £60.', 'narrowboat and watering can painting'],
  ])('is the trade of "%s"', (prompt, offer) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe('unknown');
    expect(brief.offer?.value).toBe(offer);
    expect(brief.items.every(({ value }) => value.section !== 'rooms')).toBe(true);
  }); // prettier-ignore

  it('takes no film of a month for the name of those who show it', () => {
    const brief = readBrief(
      'Village cinema once a month in Aldbourne Memorial Hall, £6, bar open from 7, films at 7.30. September: The Great Escaper.',
    );
    expect(brief.name?.value).not.toBe('The Great Escaper');
    expect(brief.offer?.value).toBe('Village cinema');
    expect(brief.items.map(({ value }) => value)).toContainEqual({
      section: 'events',
      name: 'The Great Escaper',
      when: 'September',
    });
    expect(readBrief('Street party on Saturday 6 June in Acacia Road, 12 till 6.').address).toBeNull();
  });
});
