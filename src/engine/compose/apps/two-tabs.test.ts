import { expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { findWords } from '../../plan/words/find-words';
import { readBrief } from '../../brief/read-brief';
import { findApp } from './find-app';

await loadAllCopy();

const scriptOf = (prompt: string): string => {
  const brief = readBrief(prompt);
  const context = { brief, name: 'Test', words: findWords('en'), seed: 3, level: 2 as const };
  return findApp(brief.kind.value)?.script(context) ?? '';
};

it('starts a list anew where another tab has written, and leaves games and clocks alone', () => {
  for (const prompt of ['Kanban board', 'expense tracker', 'CRM for a studio', 'notes app', 'habit tracker'])
    expect(scriptOf(prompt), prompt).toContain('location.reload');
  for (const prompt of ['snake game', 'pomodoro timer', 'tip calculator', 'geography quiz'])
    expect(scriptOf(prompt), prompt).not.toContain('location.reload');
});
