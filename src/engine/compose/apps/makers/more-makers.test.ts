// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '@/engine/plan/load-copy';
import { makePlan } from '@/engine/plan/make-plan';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it.each([
  ['tournament bracket for 8 teams', 'calculator'],
  ['Lottery number generator 6 out of 49', 'calculator'],
  ['A drum machine', 'calculator'],
  ['piano keyboard I can play', 'calculator'],
  ['Base64 encoder decoder', 'calculator'],
  ['Color contrast checker', 'calculator'],
  ['morse code translator', 'calculator'],
  ['Roman numeral converter', 'calculator'],
  ['Build a personal calendar with reminders and recurring events', 'calculator'],
  ['Piano teacher in Bath, lessons for children, prices', 'course'],
])('makes of “%s” a %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});

it('lets who won go on to the next round, and takes a changed result back from all later ones', () => {
  openApp('calculator', 'tournament bracket for 4 teams');
  const press = (place: string) => seek(`[data-place="${place}"]`).click();
  press('0-0-1');
  press('0-1-0');
  press('1-0-0');
  expect(seek('[data-status]').textContent).toBe('Winner: Team 2');
  openApp('calculator', 'tournament bracket for 4 teams');
  expect(seek('[data-status]').textContent).toBe('Winner: Team 2');
  press('0-0-0');
  expect(seek('[data-status]').textContent).toBe('');
  fill({ '#bracket-teams': 'Ana\nBen\nCy' });
  expect(textsOf('.bracket-pair button')).toEqual(['Ana', 'goes on at once', 'Ben', 'Cy', 'Ana', '–']);
});

it('draws as many numbers as are told, none twice, and no more than there are', () => {
  openApp('calculator', 'Lottery number generator 6 out of 49');
  seek('[data-draw]').click();
  const drawn = textsOf('[data-drawn] span').map(Number);
  expect(new Set(drawn).size).toBe(6);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(49);
  fill({ '#draw-count': '9', '#draw-most': '5' });
  seek('[data-draw]').click();
  expect(seek('[data-status]').textContent).toContain('not so many');
});

it('writes codes and reads them, and says where one is none', () => {
  openApp('calculator', 'Base64 encoder decoder');
  fill({ '#codec-plain': 'Grüße' });
  expect(seek<HTMLTextAreaElement>('#codec-coded').value).toBe('R3LDvMOfZQ==');
  fill({ '#codec-coded': 'SGk=' });
  expect(seek<HTMLTextAreaElement>('#codec-plain').value).toBe('Hi');
  fill({ '#codec-coded': '%%%' });
  expect(seek('[data-state]').textContent).toBe('That is not valid Base64.');
  localStorage.clear();
  openApp('calculator', 'morse code translator');
  fill({ '#codec-plain': 'SOS now' });
  expect(seek<HTMLTextAreaElement>('#codec-coded').value).toBe('... --- ... / -. --- .--');
  localStorage.clear();
  openApp('calculator', 'Roman numeral converter');
  fill({ '#codec-coded': 'mcmxciv' });
  expect(seek<HTMLTextAreaElement>('#codec-plain').value).toBe('1994');
  fill({ '#codec-coded': 'IIII' });
  expect(seek('[data-state]').textContent).toBe('That is not valid Roman.');
});

it('reckons contrast and does not round it up', () => {
  openApp('calculator', 'Color contrast checker');
  const [, ink] = document.querySelectorAll('input');
  expect(ink?.id).toBe('contrast-ink');
  fill({ '#contrast-ink': '#777', '#contrast-ground': '#ffffff' });
  expect(seek('[data-ratio]').textContent).toBe('4.47 : 1');
  expect(textsOf('[data-rule]')).toEqual(['✗ fails', '✓ passes', '✗ fails', '✗ fails']);
  fill({ '#contrast-ink': 'blue' });
  expect(seek('[data-status]').textContent).toContain('Write a colour');
});

it('keeps the pattern of the drums', () => {
  openApp('calculator', 'A drum machine');
  seek('[data-step="3-1"]').click();
  openApp('calculator', 'A drum machine');
  expect(seek('[data-step="3-1"]').getAttribute('aria-pressed')).toBe('true');
  seek('[data-clear]').click();
  expect(document.querySelectorAll('[data-step][aria-pressed="true"]')).toHaveLength(0);
});

it('calls a game by what it is, where another was asked for', () => {
  const titleOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections[0]?.content.title;
  expect(titleOf('Solitaire card game')).not.toContain('Solitaire');
  expect(readBrief('Crossword maker').limits.join(' ')).toContain('That game is not among those');
  expect(titleOf('Snake game')).toContain('Snake');
});
