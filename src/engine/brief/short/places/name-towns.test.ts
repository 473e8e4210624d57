import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('a town right behind what is offered', () => {
  it.each([
    ['plumber fort lauderdale same day', 'plumber', 'Fort Lauderdale'],
    ['bakery Thunder Bay', 'bakery', 'Thunder Bay'],
    ['tattoo shop asheville nc walk ins', 'tattoo shop', 'Asheville'],
    ['lawn mowing Hamilton $45 a cut', 'lawn mowing', 'Hamilton'],
    ['massage therapist Nelson BC, $95 an hour', 'massage therapist', 'Nelson BC'],
    ['junk removal Mississauga flat rate $99', 'junk removal', 'Mississauga'],
    ['fencing contractor Wagga Wagga', 'fencing contractor', 'Wagga Wagga'],
  ])('%j', (prompt, offer, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.offer?.value, brief.place?.value]).toEqual([undefined, offer, place]);
  });

  it.each([
    ['Bright Star Scaffolding Ltd Leeds', 'Bright Star Scaffolding Ltd'],
    ['a cafe called Little Boulder in Hove', 'Little Boulder'],
  ])('is none inside a name: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('is none where somebody is called so', () => {
    const { items } = readBrief('Bistro in Leeds with head chef Florence');
    expect(items.map(({ value }) => value.name)).toContain('Florence');
  });
});
