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
    ).not.toMatch(/care homes/iu);
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
