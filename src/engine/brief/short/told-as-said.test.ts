import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('what a short prompt says in passing', () => {
  it.each([
    ['Canine hydrotherapy centre, Paws in the Pool, near Telford. Warm pool.', 'Paws in the Pool', 'Telford'],
    ['Donkey walks, Ears in the Lane, in Kent. £20 an hour.', 'Ears in the Lane', 'Kent'],
  ])('reads a name that has a place in it: %s', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value]).toEqual([name, place]);
  });

  it.each([
    ["A site for the Bell Trust's volunteers' tea room, The Clapper. Scones and soup.", 'The Clapper'],
    ['Chocolatier in York, The Cocoa Step. Truffles and bars.', 'The Cocoa Step'],
    [
      'my nan does memory bears in wigan and the business is Bearnadettes, bears start at £45',
      'Bearnadettes',
    ],
  ])('reads the name that comes last: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('takes neither a relative nor a vague word for what is offered', () => {
    expect(readBrief('my nan does bespoke memory bears in wigan, bears start at £45').offer?.value).toBe(
      'bespoke memory bears',
    );
    expect(
      readBrief('Make a website for a company that scans antiques for museums, called Facsimile.').offer,
    ).toBeNull();
  });

  it('lets nobody sleep in a living room', () => {
    const brief = readBrief(
      'A site for a neon sign bender, Gaslight. I bend glass tubes for bars, film sets and living rooms. Commissions from £280.',
    );
    expect(brief.sections.map(({ value }) => value)).not.toContain('rooms');
    expect(JSON.stringify(brief.items)).not.toMatch(/film sets/iu);
  });

  it('gives words back to what they were said with', () => {
    const turf = readBrief(
      'Site for Wren & Bracken, turf growers in Shropshire. Six mixes, from £9 a square metre, minimum 10 square metres.',
    );
    expect(turf.items.map(({ value }) => `${value.name} ${value.price ?? ''}`)).toEqual([
      'Six mixes £9 a square metre',
    ]);
    expect(turf.address).toBeNull();
    expect(
      readBrief(
        'my brother in law keeps bees and does swarm collection for free in nantwich call kev 07700 900812',
      ).offer?.value,
    ).toBe('swarm collection');
    const team = readBrief(
      'Dragon boat team "The Kelpies" at Loch Lomond. Train Sundays 9.30, beginners welcome.',
    );
    expect(team.sections.map(({ value }) => value)).not.toContain('team');
    const santa = readBrief(
      'Site for a professional Father Christmas. I do garden centres, schools and private homes. £120 an hour.',
    );
    expect([santa.kind.value, santa.offer]).toEqual(['unknown', null]);
  });

  it('makes no heading of half a clause', () => {
    const told = (prompt: string): string =>
      JSON.stringify([readBrief(prompt).phrases, readBrief(prompt).items].flat().map(({ value }) => value));
    expect(
      told(
        'A site for our puppet repair workshop, Loose Threads. We restring marionettes for theatres, and you can post yours to us.',
      ),
    ).not.toMatch(/yours/u);
    expect(
      told('A site for my barrel organ, The Humming Hurdy. I play at weddings, fairs and care homes.'),
    ).toMatch(/Weddings.*Fairs.*Care homes/u);
    expect(
      told('Our falconry display team, Skybound Raptors. We do shows at castles, and you can adopt a bird.'),
    ).toMatch(/adopt a bird/u);
  });

  it('takes nobody who is asked first for what it is', () => {
    const kindOf = (prompt: string): string => readBrief(prompt).kind.value;
    expect(kindOf('Canine hydrotherapy centre, Paws in the Pool. Warm pool. Vet referral needed.')).toBe(
      'unknown',
    );
    expect(kindOf('Website for Paws & Co in Hull. We are a small vet practice.')).toBe('veterinary');
  });

  it('takes no number of things for what a house is', () => {
    const brief = readBrief(
      'Website for Fernbank Orchard. 60 apple trees, juice pressed on site. Buy a bottle or adopt a tree for £35 a year.',
    );
    expect(brief.offer?.value).toBe('orchard');
    expect(JSON.stringify(brief.items)).not.toMatch(/60 apple/u);
  });

  it('gives an evening its hours, and a morning its own', () => {
    const opens = (prompt: string): number | undefined => readBrief(prompt).hours?.value[0]?.opens;
    expect(opens('site for a roller disco, Wheel Be Back, every friday 7 to 10 in Gateshead')).toBe(19 * 60);
    expect(opens('bakery in Stroud, open mon-sat 7 to 2')).toBe(7 * 60);
  });
});

describe('what a long brief names in passing', () => {
  const filler =
    'We are open all year round and glad of every visitor who finds the way up the hill. '.repeat(5);

  it('is no colour of the page where the colours are told', () => {
    const brief = readBrief(
      `We are Pennine Pigment, a small company that makes paint in a former chapel in Todmorden. ${filler} We sell nine paints: Calder Red, Lime White, Peat Black and Moss. Colours: earth red and slate.`,
    );
    expect(brief.colours.map(({ value }) => value.name)).not.toContain('Peat Black');
    expect(brief.kind.value).not.toBe('nonprofit');
  });

  it('gives a house the name it is run under', () => {
    const brief = readBrief(
      `Hello! I run the Saltcote Seaweed Baths on the west coast of Ireland, and our old website is a mess. ${filler}`,
    );
    expect(brief.name?.value).toBe('Saltcote Seaweed Baths');
  });
});
