import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it('keeps whoever is named on the page of the people as people', () => {
  const brief = readBrief(
    'Site for Brandt & Lowe Architects in Exeter. Pages: Home, Work, Team, Contact. Team: Mira Brandt (director), Sam Lowe (director), Joy Adeyemi (assistant).',
  );
  const team = brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name);
  expect(team).toEqual(['Mira Brandt', 'Sam Lowe', 'Joy Adeyemi']);
  expect(brief.parts).toEqual([]);
});
