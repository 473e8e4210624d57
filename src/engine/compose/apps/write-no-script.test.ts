import { expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { readBrief } from '../../brief/read-brief';
import { findWords } from '../../plan/words/find-words';
import { findApp } from './find-app';

await loadAllCopy();

/** What stands in place of an app without scripts. */
function unscripted(prompt: string): string {
  const brief = readBrief(prompt);
  const context = { brief, name: 'Test', words: findWords('en'), seed: 3, level: 2 as const };
  const markup = findApp(brief.kind.value)?.html(context).markup ?? '';
  return (/<noscript[^]*<\/noscript/u.exec(markup)?.[0] ?? '')
    .replaceAll(/<[^>]*>?/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
}

it.each([
  ['to-do list, already on it: oil the gate, sweep the yard', ['Oil the gate', 'Sweep the yard']],
  [
    'kanban board with columns Seeds, Beds, Harvest. Start with "Leeks" in Beds',
    ['Seeds', 'Beds Leeks', 'Harvest'],
  ],
  ['stock list: 12 ropes, 3 helmets, 7 harnesses', ['Ropes · 12', 'Helmets · 3']],
  ['poll: Which trail next? Ridge, gorge or lake', ['Ridge', 'Gorge', 'Lake']],
  ['habit tracker: stretch, floss, sing', ['Stretch', 'Floss', 'Sing']],
  ['flashcards: oui = yes, non = no, chat = cat', ['oui – yes', 'chat – cat']],
])('tells without scripts what an app holds: %j', (prompt, lines) => {
  const text = unscripted(prompt);
  expect(text).toContain('needs JavaScript');
  for (const line of lines) expect(text).toContain(line);
});
