import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

describe('hours in other languages', () => {
  it.each([
    ['padaria em Braga, aberta das 6h às 20h', [{ days: [1, 2, 3, 4, 5, 6, 7], opens: 360, closes: 1200 }]],
    ['Fahrradwerkstatt in Kiel, Mo–Fr 8–18 Uhr, Sa bis 14', [
      { days: [1, 2, 3, 4, 5], opens: 480, closes: 1080 },
      { days: [6], opens: 480, closes: 840 },
    ]],
  ])('reads %j', (prompt, hours) => {
    expect(readBrief(prompt).hours?.value).toEqual(hours);
  }); // prettier-ignore
});

describe('places', () => {
  it.each([
    ['mobile dog groomer, area Bristol & Bath', 'Bristol & Bath'],
    ['Wedding planner Amara Obi in Lagos and London', 'Lagos and London'],
    ['cafe in Leeds and a shop', 'Leeds'],
  ])('reads %j', (prompt, place) => {
    expect(readBrief(prompt).place?.value).toBe(place);
  });
});

describe('exclusions', () => {
  it('tells bought pictures from pictures', () => {
    expect(readBrief('spa in Leeds, no stock photos').excluded).toEqual([]);
    expect(readBrief('spa in Leeds, no photos').excluded.map(({ value }) => value)).toEqual(['images']);
  });
});
