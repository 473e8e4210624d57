// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('takes no more open tasks of a project than is told, until one is done', () => {
  openApp('todo', 'Task list with projects Boat, Shed. No more than 2 open tasks per project, priority high, medium, low.'); // prettier-ignore
  const add = (text: string): void => {
    fill({ '[name="text"]': text, '#task-project': 'Boat' });
    send('.todo-add');
  };
  for (const text of ['Sand', 'Prime', 'Paint']) add(text);
  expect(textsOf('.task-text')).toEqual(['Sand', 'Prime']);
  expect(seek('[data-status]').textContent).toContain('Boat');
  seek<HTMLInputElement>('.task [type="checkbox"]').click();
  add('Paint');
  expect(textsOf('.task-text')).toHaveLength(3);
  expect(textsOf('.todo-extras label')).toEqual(['Project', 'Priority']);
}); // prettier-ignore

it.each([
  ['todo list', 'en', 'todo'],
  ['to-do list app', 'en', 'todo'],
  ['to-do liste', 'fr', 'todo'],
  ['a page where the scouts can tick off their badges', 'en', 'todo'],
])('%j is a list in its language', (prompt, language, kind) => {
  const brief = readBrief(prompt);
  expect([brief.language.value, brief.kind.value]).toEqual([language, kind]);
});
