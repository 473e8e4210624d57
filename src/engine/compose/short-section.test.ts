import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief';
import { loadAllCopy } from '../plan/load-copy';
import { composeSection } from './compose-section';

await loadAllCopy();

const brief = readBrief('A website for a chess club in Turin');
const sectionOf = (text: string) =>
  composeSection({
    type: 'about',
    variant: 'letter',
    brief,
    kind: 'nonprofit',
    seed: 5,
    takenIds: [],
    content: { title: 'Who we are', lede: '', body: [text] },
  }).html;

it('gives a few lines less room than a long text', () => {
  expect(sectionOf('We meet on Mondays.')).toMatch(/<section class="about[^"]* short"/u);
  expect(sectionOf('We meet on Mondays and play until the last one goes. '.repeat(10))).not.toContain(
    ' short"',
  );
});
