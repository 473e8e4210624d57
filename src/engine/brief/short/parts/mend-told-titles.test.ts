import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

const partOf = (prompt: string, title: string): readonly string[] | undefined =>
  readBrief(prompt).parts.find(({ value }) => value.title === title)?.value.lines;

describe('titles told with what stands under them', () => {
  beforeAll(loadAllLexicons);

  it('says what a food bank needs this week under its own title', () => {
    expect(
      partOf(
        'Food bank in Penrith. What to give this week: tinned meat, UHT milk, toothpaste. Open Mon and Fri 10-12, no referral needed.',
        'What to give this week',
      ),
    ).toEqual(['Tinned meat', 'UHT milk', 'Toothpaste']);
  });

  it('names those who pick', () => {
    expect(
      partOf(
        'Bookshop & café in Totnes called Dogear with staff picks by Nell, Omar and Jude, and a poetry evening on the first Thursday.',
        'Staff picks',
      ),
    ).toEqual(['Picked by Nell', 'Picked by Omar', 'Picked by Jude']);
  });

  it('meets somewhere, at no price, and sells no basket', () => {
    const prompt =
      'Guided fungi walks in Epping Forest with Rufus Bell. Meeting point is the High Beach visitor centre, £18, bring a basket and a knife.';
    const brief = readBrief(prompt);
    expect(partOf(prompt, 'Meeting point')).toEqual(['The High Beach visitor centre']);
    expect(partOf(prompt, 'What to bring')).toEqual(['A basket', 'A knife']);
    expect(brief.items.map(({ value }) => [value.name, value.price])).toEqual([
      ['Guided fungi walks', '£18'],
    ]);
    expect(brief.behaviours.map(({ value }) => value)).not.toContain('cart');
  });

  it('lets the flat, and not its view, for the night', () => {
    const items = readBrief(
      'Holiday flat in Whitby, 2 bedrooms, sleeps 4, sea view, £110 a night, no pets.',
    ).items;
    expect(items.find(({ value }) => value.price !== undefined)?.value.name).toBe('Holiday flat');
    expect(items.map(({ value }) => value.name)).toEqual(expect.arrayContaining(['2 bedrooms', 'Sea view']));
  });

  it('lists brands, teams and sections, and takes no team for a person', () => {
    expect(partOf('Bike shop in Ghent: repairs, rentals, bikes (brands: Brompton, Surly, Gazelle).', 'Brands')).toEqual(['Brompton', 'Surly', 'Gazelle']); // prettier-ignore
    const club = readBrief('Netball club in Derby. Our teams (Firsts, Seconds, Vets), fixtures, coaches, how to join.'); // prettier-ignore
    expect(club.parts.find(({ value }) => value.title === 'Teams')?.value.lines).toHaveLength(3);
    expect(club.items.filter(({ value }) => value.section === 'team')).toEqual([]);
    expect(club.sections.map(({ value }) => value)).toContain('team');
    const scouts = 'Scout group in Marlow with three sections: Beavers 6–8, Cubs 8–10, Scouts 10–14.';
    expect(partOf(scouts, 'Sections')).toEqual(['Beavers 6–8', 'Cubs 8–10', 'Scouts 10–14']);
    expect(readBrief(scouts).name).toBe(null);
  });

  it('names as many things as are counted', () => {
    expect(partOf('Boat trips in Oban with 3 boats (Kestrel, Merlin and Osprey), prices, times.', 'Boats')).toEqual(['Kestrel', 'Merlin', 'Osprey']); // prettier-ignore
  });
});
