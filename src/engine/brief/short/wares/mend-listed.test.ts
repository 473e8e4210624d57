import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const namesOf = (prompt: string, section: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => value.name);

describe('things in a row', () => {
  it('are all what is done', () => {
    const prompt =
      'private gp in Wimbledon, same day appointments, travel jabs, health checks, menopause clinic';
    expect(namesOf(prompt, 'services')).toEqual(['Travel jabs', 'Health checks', 'Menopause clinic']);
    expect(readBrief(prompt).parts).toEqual([]);
  });

  it('stay parts of the site where they are asked for', () => {
    const { parts } = readBrief(
      'primary school in Leeds. Please include term dates, governors and a uniform page',
    );
    expect(parts.length).toBeGreaterThan(0);
  });
});

describe('how somebody works', () => {
  it.each([
    ['wills solicitor in Kendal, clear prices, home visits, lasting power of attorney', 'Clear prices'],
    ['Patent attorney in Leeds. Patents, trade marks, designs, fixed fees.', 'Fixed fees'],
    ['boiler engineer in Hull, repairs, servicing, same day call-outs', 'Same day call-outs'],
  ])('is no service, no list of prices and no form: %s', (prompt, promise) => {
    const { sections } = readBrief(prompt);
    expect(namesOf(prompt, 'amenities')).toContain(promise);
    expect(namesOf(prompt, 'services')).not.toContain(promise);
    expect(sections.map(({ value }) => value)).toEqual([]);
  });
});
