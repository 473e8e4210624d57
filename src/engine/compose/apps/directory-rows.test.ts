import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { findWords } from '../../plan/words/find-words';
import { listEntries } from './directory-data';

await loadAllLexicons();

it('puts the cells in brackets behind a name into the columns that are told', () => {
  const prompt = 'Directory of swimming spots: name, lake, "jetty" yes or no, toilets yes or no, rating 1 to 5. Start with Kap (Weiher, yes, no, 3) and Steg (Haldensee, no, yes, 5).'; // prettier-ignore
  const brief = readBrief(prompt);
  expect(brief.name).toBeNull();
  const { entries } = listEntries({ brief, name: 'X', words: findWords('en'), seed: 1, level: 2 });
  expect(entries.map(({ title, group, extra }) => [title, group, extra])).toEqual([
    ['Kap', 'Yes', { lake: 'Weiher', toilets: 'No', rating: '3' }],
    ['Steg', 'No', { lake: 'Haldensee', toilets: 'Yes', rating: '5' }],
  ]);
});

it.each([
  ['Scoreboard for our village darts league with 4 teams', 'calculator'],
  ['score board for quiz night', 'game'],
])('tells a league from a sum of points: %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});
