import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(async () => {
  await loadAllLexicons();
});

const rowsOf = (prompt: string) =>
  readBrief(prompt).items.flatMap(({ value: { name, price } }) =>
    price === undefined ? [] : [`${name} | ${price}`],
  );

describe('a sum before what it buys', () => {
  it.each([
    ['Drum lessons in Bath, £32 half hour, £58 hour', ['half hour | £32', 'hour | £58']],
    [
      'underfloor heating installers Norwich. Guide prices: £65 per m2 wet, £45 per m2 electric.',
      ['wet | £65 per m2', 'electric | £45 per m2'],
    ],
    ['Button Museum, Ripon. Admission £3.50, school visits, donate', ['Admission | £3.50']],
  ])('%j', (prompt, rows) => {
    expect(rowsOf(prompt)).toEqual(rows);
  });

  it('leaves a sum behind its row where it is', () => {
    expect(rowsOf('Barber in Leeds, cut £22, beard £14, both £32')).toEqual([
      'cut | £22',
      'beard | £14',
      'both | £32',
    ]);
  });
});

describe('pictures of one thing that are left out', () => {
  it('leave the other pictures', () => {
    const { excluded } = readBrief('Patent attorney in Cambridge, articles, no photos of gavels');
    expect(excluded.map(({ value }) => value)).not.toContain('images');
    expect(readBrief('minimal blog, serif type, no images').excluded.map(({ value }) => value)).toContain(
      'images',
    );
  });
});
