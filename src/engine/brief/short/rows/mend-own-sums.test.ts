import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value: { name, price, note } }) =>
    [name.toLowerCase(), price ?? note].join(' '),
  );

describe('a sum', () => {
  it('belongs to what its own statement tells', () => {
    const rows = rowsOf(
      'i mend old typewriters in my shed in Whitby, olivettis mostly. service is 80 quid. also run a beginners typing evening 2nd tuesday of the month, £6',
    );
    expect(rows).toContain('beginners typing evening £6');
    expect(rows.join()).not.toMatch(/olivettis? £6/u);
  });

  it('that comes after a free first time has a row of its own', () => {
    const rows = rowsOf(
      'Goole Morris Men. we practise Wednesdays 8pm in the scout hut, first night free then £3',
    );
    expect(rows).toEqual(expect.arrayContaining(['first night free', 'after that £3']));
  });

  it('buys what stands behind it', () => {
    const hire = rowsOf(
      'floating sauna on a raft, Windermere shores, book by the hour (£9 per person or £60 for the whole raft). sat and sun',
    );
    expect(hire).toContain('the whole raft £60');
    const harp = rowsOf('harpist, Dumfries. £150 for the ceremony, £220 inc the meal. own car');
    expect(harp).toEqual(expect.arrayContaining(['ceremony £150', 'including the meal £220']));
  });

  it('with another behind a stroke is one row', () => {
    expect(rowsOf('Whist drive, Crook parish hall, 4 March 2027, entry £5/£3, raffle')).toContain(
      'entry £5 / £3',
    );
  });
});
