// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { findWords } from '../../../plan/words/find-words';
import { openApp, pressKey, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { game } from '../game';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
});
afterEach(() => vi.useRealTimers());

const titleOf = (prompt: string) =>
  game.title({ brief: readBrief(prompt), name: '', words: findWords('en'), seed: 3, level: 2 });

describe('the game that is named', () => {
  it.each([
    ['tetris with levels', 'Falling blocks'],
    ['breakout game with 3 lives', 'Breakout'],
    ['pong for two players', 'Pong'],
    ['flappy bird clone', 'Flying'],
    ['whack a mole game for my daughter, pink', 'Whack-a-mole'],
    ['simon says memory game with colours and sounds', 'Repeat the colours'],
    ['reaction time test', 'Reaction time'],
    ['idle game where you click to earn coins', 'Clicker'],
  ])('%j stands there', (prompt, title) => {
    expect(titleOf(prompt)).toBe(title);
    expect(readBrief(prompt).limits.join(' ')).not.toContain('not among those');
  });
});

it('counts the heads that are hit, and keeps the best round', () => {
  openApp('game', 'whack a mole, 20 seconds');
  seek('[data-start]').click();
  pressKey(document.body, String([...document.querySelectorAll('[data-hole]')].findIndex((hole) => hole.hasAttribute('data-up')) + 1)); // prettier-ignore
  expect(seek('[data-score]').textContent).toBe('1');
  vi.advanceTimersByTime(21_000);
  expect(seek('[data-best]').textContent).toBe('1');
  openApp('game', 'whack a mole, 20 seconds');
  expect(seek('[data-best]').textContent).toBe('1');
});

it('earns by presses and by what was bought, and has it after a reload', () => {
  const prompt = 'idle clicker game where you earn cookies and buy upgrades';
  openApp('game', prompt);
  expect(seek('.clicker-sum').textContent).toContain('Cookies');
  for (let press = 0; press < 16; press += 1) seek('[data-press]').click();
  document.querySelectorAll<HTMLElement>('[data-shop] button')[0]?.click();
  expect(seek('[data-sum]').textContent).toBe('1');
  expect(seek('[data-worth]').textContent).toBe('2 a press');
  openApp('game', prompt);
  expect(seek('[data-sum]').textContent).toBe('1');
});

it('calls a press too soon before the colour has changed', () => {
  openApp('game', 'reaction time test');
  const press = () =>
    seek('[data-field]').dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
  press();
  press();
  expect(seek('[data-message]').textContent).toBe('Too soon. Press to try again.');
  press();
  vi.advanceTimersByTime(4100);
  press();
  expect(textsOf('[data-tries] li')).toHaveLength(1);
});
