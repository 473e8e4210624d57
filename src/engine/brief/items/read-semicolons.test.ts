import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const told = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) =>
    [value.section, value.name, value.note].filter(Boolean).join(' | '),
  );

describe('entries parted by semicolons', () => {
  it.each([
    [
      'Consultancy site for Brightwater Analytics in Bristol. Case studies: (Severn Trains: delays down 18%; Oakdale NHS Trust: waiting list model; Halsey Foods: waste cut by a third). Also team and contact.',
      [
        'case-study | Severn Trains | delays down 18%',
        'case-study | Oakdale NHS Trust | waiting list model',
        'case-study | Halsey Foods | waste cut by a third',
      ],
    ],
    [
      'Guest house in Whitby called Gull. Rooms: Attic - a loft for two; Harbour, twin with a view; Garden (step-free)',
      ['rooms | Attic | a loft for two', 'rooms | Harbour | twin with a view', 'rooms | Garden | step-free'],
    ],
  ])('are read with what is said of them: %j', (prompt, items) => {
    expect(told(prompt)).toEqual(items);
  });
});
