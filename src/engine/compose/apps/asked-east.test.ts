// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it.each([
  ['kalkulator kredytu gotówkowego', 'loan'],
  ['kalkulator kredytu hipotecznego z ratami', 'loan'],
  ['konut kredisi hesaplama', 'loan'],
  ['حاسبة قرض شخصي', 'loan'],
  ['מחשבון משכנתא', 'loan'],
  ['מחשבון טיפים למסעדה', 'tip'],
  ['hypotheek calculator', 'loan'],
])('makes the calculator that is named: %s', (prompt, name) => {
  openApp(readBrief(prompt).kind.value, prompt);
  expect(seek('[data-app="calculator"]').className).toContain(name);
});

it.each([
  ['اختبار من عشرة أسئلة عن عواصم العالم العربي', '10'],
  ['quiz z 9 pytaniami', '9'],
  ['חידון של עשר שאלות', '10'],
])('asks as many questions as are wanted: %s', (prompt, count) => {
  openApp(readBrief(prompt).kind.value, prompt);
  expect(seek('[data-count]').textContent).toBe(count);
});
