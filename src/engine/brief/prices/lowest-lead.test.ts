import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('what makes a price the lowest of several', () => {
  it.each([
    ['Hair salon in Leeds. Cuts from £20, blow dry £18', ['Cuts from £20', 'blow dry £18']],
    ['Friseur in Kassel. Haarschnitt ab 25 €, Bart 15 €', ['Haarschnitt ab 25 €', 'Bart 15 €']],
    ['Sito per uno spazzacamino a Trento. Pulizia canne fumarie da 80 €', ['Pulizia canne fumarie da 80 €']],
  ])('is kept in %j', (prompt, items) => {
    const read = readBrief(prompt).items.map(({ value }) =>
      [value.name, value.priceLead, value.price].filter(Boolean).join(' '),
    );
    expect(read).toStrictEqual(items);
  });
});

describe('what is not asked for', () => {
  it('gives no price its name', () => {
    const [item] = readBrief('Choir in York called Canons, no auditions, £4 a session').items;
    expect(item?.value).toMatchObject({ name: 'Choir', price: '£4 a session', section: 'pricing' });
  });
});
