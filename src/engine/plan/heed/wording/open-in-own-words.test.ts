import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { toldIn } from '../claims/made-up-claims';
import { openInOwnWords } from './open-in-own-words';

it('names what is on offer once, on however many pages it stands', async () => {
  await loadAllLexicons();
  const brief = readBrief('Wood turner in Kelso.');
  const things = ['Bowls', 'Lamps', 'bowls', 'Lamps'].map((title) => ({ title }));
  expect(openInOwnWords({ title: 'Turned' }, things, toldIn(brief.prompt), brief).lede).toBe(
    'Bowls and lamps.',
  );
});
