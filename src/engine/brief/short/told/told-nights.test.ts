import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const rows = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.when ?? value.price ?? '']);

describe('what is told in passing', () => {
  it('is on at a pub by its day', () => {
    expect(
      rows(
        'Pub The Anchor in Deal, open daily 12-23, open mic Thursdays at 8pm, darts Mondays, live music',
        'events',
      ),
    ).toEqual([
      ['Open mic', 'Thursdays, 8pm'],
      ['Darts', 'Mondays'],
      ['Live music', ''],
    ]);
  });

  it('is no night of a house that teaches it', () => {
    expect(
      rows('Salsa school in Deal, salsa Mondays, live music', 'events').map(([name]) => name),
    ).not.toContain('Live music');
  });

  it('costs nothing for one and something for all', () => {
    expect(
      rows(
        'Landing page for Rota, a shift app. Free for one team, $4 a month for every team. FAQ',
        'pricing',
      ),
    ).toEqual([
      ['For one team', 'free'],
      ['For every team', '$4 a month'],
    ]);
  });

  it('makes a house of a booking page that tells more than its times', () => {
    const house = readBrief(
      'Booking page for a dental practice in Ghent: check-up €40, team of four, opening hours',
    );
    expect(house.kind.value).toBe('dentist');
    expect(house.sections.map(({ value }) => value)).toContain('booking');
    expect(readBrief('Booking page for a dental practice: pick a dentist, a day and a time').kind.value).toBe(
      'booking',
    );
  });

  it('says behind a name what it is', () => {
    const brief = readBrief('Food blog called Pepper Tree, slow Indian cooking by Asha. Five recipes');
    expect(brief.quotes.map(({ value }) => value)).toContainEqual({
      text: 'Slow Indian cooking by Asha',
      use: 'tagline',
    });
    expect(brief.parts).toEqual([]);
  });

  it('asks for parts by what they are called at a newsletter', () => {
    const { sections, items } = readBrief(
      'Newsletter "Low Tide": one sentence pitch, past issues, sign-up form, who writes it',
    );
    expect(sections.map(({ value }) => value)).toEqual(expect.arrayContaining(['posts', 'about']));
    expect(items).toEqual([]);
  });
});
