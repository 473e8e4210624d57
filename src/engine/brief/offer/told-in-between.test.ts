import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const chippy = `Hi there, we took over the old chip shop in Mevagissey last year, it's called Pilchards. Cod or haddock £11.50, kids box £6. Open Tues to Sat 12 to 2 and 5 to 8.30, Sunday just tea 4 to 8. Cash or card. My husband Luca does the frying and I do front of house, I'm Sian. No deliveries, the hill is too steep. There are six tables and the harbour wall. We get queues in August so ring ahead and it will be ready. We fry in beef dripping except on Mondays when it is oil.`;
const trailer = `Hey! We're Salt & Ash, two friends (Priya and Jonno) doing wood fired pizza from an old horse trailer around Falmouth. Friday nights at the Norway Inn 5-9, Saturdays the beach if it's dry. Margherita £9, nduja £11.50, garlic bread £6. Private parties from £650 for 50 people, weddings from £950, we bring everything but need a flat pitch. We don't do delivery and we can't take orders by phone when it is busy, because there are two of us and one oven and it is hot.`;
const tuner = `I'm a piano tuner and I'm blind, it helps actually. Ewan Rostron, Kendal, I cover the south Lakes and as far as Lancaster. Tuning £75, pitch raise £95. I can do small repairs, broken strings, sticking keys, but rebuilds I pass on to a friend in Settle. Takes an hour and a half and I need quiet. My wife Bea drives me so we come on Tuesdays and Fridays. I trained in Hereford. Twice a year really, once if you must. Phone is best, leave a message, I ring back the same evening.`;
const wall = `Ok our place is called The Loft, it's an indoor climbing wall in an old grain mill in Stroud, bouldering only, with a cafe downstairs run by my brother Seb. Entry is £9.50. Ten visits £85. Women's night is the last Wednesday, 7 to 10. Open weekdays 10-10, weekends 9-7. We set new problems every fortnight. Parking is awful, come by bike or the 67 bus. We're not a gym, there are no mirrors. Over 18s climbing unsupervised need an induction, it takes forty minutes and is free.`;

describe('what owners say of themselves in the middle of a sentence', () => {
  it.each([
    [chippy, 'restaurant', 'chip shop', 'Mevagissey'],
    [trailer, 'restaurant', 'wood fired pizza', 'Falmouth'],
    [tuner, 'unknown', 'piano tuner', 'Kendal'],
    [wall, 'gym', 'indoor climbing wall', 'Stroud'],
  ])('tells kind, offer and place', (prompt, kind, offer, place) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value, brief.place?.value]).toEqual([kind, offer, place]);
  });

  it('opens no house where somebody stands for one evening', () => {
    expect(readBrief(trailer).hours).toBeNull();
  });

  it('calls a group by its name, and nobody by their street', () => {
    const group = readBrief(
      "We're the Tuesday Painters, about a dozen of us in Ripon. £2 for the room. No teacher.",
    );
    expect([group.name?.value, group.kind.value]).toEqual(['Tuesday Painters', 'nonprofit']);
    expect(
      readBrief('My aunt makes sari blouses in Leicester, Belgrave Road, Meena Tailoring. Stitching £25.')
        .name?.value,
    ).toBe('Meena Tailoring');
  });

  it('gives work that is sought a page of a life', () => {
    expect(
      readBrief("Page for me, Hetty Vane, I'm 17 and I want a Saturday job. Bookshop or cafe.").kind.value,
    ).toBe('cv');
  });

  it('reads days in a row before one time', () => {
    const { hours, items } = readBrief(
      'Physio in Looe. £48 for 45 mins, Mon Weds Fri 8.30 to 5, Tues till 8.',
    );
    expect(hours?.value.map(({ days }) => days.join(''))).toEqual(['135', '2']);
    expect(items.some(({ value }) => value.section === 'timetable')).toBe(false);
  });
});
