import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { mendPartLike } from '../parts/mend-part-like';
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

  it('raises money by whatever word, and does no work for others', () => {
    expect(
      readBrief('Village hall fundraising: £9,000 needed, £400 so far. Donate £5, £10').offer?.value,
    ).toBe('Village hall appeal');
    expect(readBrief('Fundraising consultant in Ely for small charities').offer?.value).not.toContain(
      'appeal',
    );
  });

  it('shows a team of as many as are told', () => {
    const { counts } = readBrief('Dentist in Ely, meet our team of five, fees and hours');
    expect(counts.map(({ value }) => value)).toContainEqual({ thing: 'team', count: 5 });
    expect(readBrief('Team of five years’ standing, roofers in Ely').counts).toEqual([]);
  });

  it('names those who pay', () => {
    const { parts } = readBrief(
      'Osteopath in Ely. Payments accepted: Visa, Amex and Cash. Initial visit £50',
    );
    expect(parts.map(({ value }) => [value.title, value.lines])).toContainEqual([
      'Payments accepted',
      ['Visa', 'Amex', 'Cash'],
    ]);
    const clinic = readBrief('Physio in Ely. We accept Bupa, Aviva and WPA. Team, fees');
    expect(clinic.parts.map(({ value }) => value.lines)).toContainEqual(['Bupa', 'Aviva', 'WPA']);
  });

  it('takes parts of a group’s site for no work of the group', () => {
    const choir = readBrief('Choir The Gulls in Deal');
    const row = (name: string) => ({ value: { section: 'services' as const, name }, spans: [] });
    const told = mendPartLike({
      ...choir,
      items: [row('Past concerts'), row('Join us'), row('Singing lessons')],
    });
    expect(told.items.map(({ value }) => value.name)).toEqual(['Singing lessons']);
    expect(told.parts.map(({ value }) => value.title)).toEqual(['Past concerts', 'Join us']);
  });
});
