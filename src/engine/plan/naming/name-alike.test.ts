import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { findKind } from '../kinds/find-kind';
import { loadCopy } from '../load-copy';
import { nameAlike } from './name-alike';

const namesOf = async (prompt: string): Promise<string[]> => {
  await loadAllLexicons();
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return nameAlike(brief, findKind(brief.kind.value), 1).items.map(({ value }) => value.name);
};

it('leaves the same thing on another day its name', async () => {
  expect(
    await namesOf('Pilates studio. Timetable: Monday 9.30am mat, Tuesday 6pm reformer, Thursday 7pm mat'),
  ).toEqual(['Mat', 'Reformer', 'Mat']);
});

it('names plans that are told by their prices alone', async () => {
  const names = await namesOf('Gym in Leeds, memberships at £29, £49 and £69');
  expect(new Set(names).size).toBe(3);
});
