import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

describe('what it is', () => {
  it.each([
    ['ramen shop in Leeds called Noodle Harbour', 'restaurant', 'ramen shop'],
    ["Dog grooming salon 'Waggy Tails' in Norwich", 'veterinary', 'Dog grooming salon'],
    [
      'Plans: Starter free, Library $19. Site for Shelfwise, software that catalogs school libraries',
      'saas',
      'software',
    ],
    ['bring me customers. plumber. Leicester. 24h', 'home-services', 'plumber'],
    ['habit tracker app dark mode with streaks', 'habits', 'habit tracker app'],
    ['site for my dads tractor workshop', null, 'tractor workshop'],
  ])('is told in %j', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    if (kind !== null) expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toBe(offer);
  });

  it('asks for no section in a verb or a part of something else', () => {
    const sections = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
    expect(sections('Shelfwise, software that catalogs school libraries')).toEqual([]);
    expect(sections('window cleaning in Hull, team van, ladders')).toEqual([]);
  });
});

describe('where and whose it is', () => {
  it.each([
    ['Château de Lune', 'Château de Lune', undefined],
    ['Electrician Heidelberg, Notdienst, Wallbox', undefined, 'Heidelberg'],
    [
      'chimney sweep. Covering Kendal, Windermere and Ambleside. call 07700 900123',
      undefined,
      'Kendal, Windermere and Ambleside',
    ],
    ['cv for Arjun Mehta, data scientist, worked at Zalando and studied at Delft', 'Arjun Mehta', undefined],
  ])('is told in %j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.place?.value).toBe(place);
  });
});

describe('the second stretch of a day', () => {
  it('comes after the first', () => {
    const { hours } = readBrief('ramen shop in Leeds, open tue-sun 12-3 and 5-10');
    expect(hours?.value.map(({ opens, closes }) => [opens / 60, closes / 60])).toEqual([
      [12, 15],
      [17, 22],
    ]);
  });
});
