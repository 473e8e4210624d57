import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('mendOpeningSign', () => {
  it.each([
    [
      'A website for the Fen Lock Museum of Basketry in Ely. Free on Sundays, adults £4.',
      'Fen Lock Museum of Basketry',
    ],
    ['A site for Moor Honey Co-op: 9 beekeepers near Otley who sell honey. Jars £6.', 'Moor Honey Co-op'],
    [
      'Driftwood, a support group for fathers of teenagers, Poole. Meets Mondays 7pm at the Friends Meeting House.',
      'Driftwood',
    ],
  ])('takes the whole sign that a prompt opens with: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('leaves a trade at the beginning a trade', () => {
    expect(readBrief('Bakery, a small one in Otley, called Crumb & Daughters').name?.value).toBe(
      'Crumb & Daughters',
    );
  });
});
