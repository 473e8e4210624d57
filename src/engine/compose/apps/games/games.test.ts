// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { findWords } from '../../../plan/words/find-words';
import { findApp } from '../find-app';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, pressKey, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
});
afterEach(() => vi.useRealTimers());

/** Finds every pair of the memory game, one after the other. */
function findPairs(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.memory-card')];
  const names = new Set(cards.map(({ dataset }) => dataset['face']));
  for (const name of names)
    for (const card of cards.filter(({ dataset }) => dataset['face'] === name)) card.click();
}

it('plays memory on three levels, each with its own best score', () => {
  const prompt = 'Memory game with three difficulty levels and best score';
  openApp('game', prompt);
  expect(document.querySelectorAll('.memory-card')).toHaveLength(12);
  findPairs();
  vi.advanceTimersByTime(1000);
  expect(seek('[data-status]').textContent).toBe('All pairs found in 6 moves: your best so far.');
  const hard = seek<HTMLInputElement>('[name="level"][value="2"]');
  hard.checked = true;
  hard.dispatchEvent(new Event('change', { bubbles: true }));
  expect(document.querySelectorAll('.memory-card')).toHaveLength(30);
  expect(seek('[data-best]').textContent).toBe('–');
  openApp('game', prompt);
  expect(seek('[data-best]').textContent).toBe('6');
});

it('holds the places of the cards before the script runs', () => {
  openApp('game', 'memory game with 12 cards');
  const before = seek('[data-board]').dataset['columns'];
  seek('[data-again]').click();
  expect(seek('[data-board]').dataset['columns']).toBe(before);
});

it('does not lose tic-tac-toe, and counts the games', () => {
  openApp('game', 'tic-tac-toe');
  for (const square of document.querySelectorAll<HTMLElement>('.tic-board button')) square.click();
  expect(seek('[data-wins="X"]').textContent).toBe('0');
  const counts = textsOf('[data-wins]').map(Number);
  expect(counts[1] === 1 || counts[2] === 1).toBe(true);
  openApp('game', 'tic-tac-toe');
  expect(textsOf('[data-wins]').map(Number)).toEqual(counts);
});

it('slides and joins the tiles of 2048 and has the game after a reload', () => {
  const cells = [2, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8];
  localStorage.setItem('test-2048', JSON.stringify({ cells, score: 0, best: 0 }));
  openApp('game', '2048');
  pressKey(seek('[data-board]'), 'ArrowLeft');
  expect(textsOf('.slide-tile').slice(0, 2)).toEqual(['4', '4']);
  expect(seek('[data-score]').textContent).toBe('4');
  pressKey(seek('[data-board]'), 'ArrowLeft');
  openApp('game', '2048');
  expect(seek('[data-score]').textContent).toBe('12');
});

it('plays tic-tac-toe between two who are named', () => {
  openApp('game', 'tic-tac-toe for two players, Mia and Leo, keep score');
  expect(textsOf('.tic-wins dt')).toEqual(['Mia (X)', 'Leo (O)', 'Draws']);
  expect(seek('[data-alone]').getAttribute('aria-pressed')).toBe('false');
  seek('.tic-board button').click();
  expect(seek('[data-status]').textContent).toBe('Leo to move');
  expect(textsOf('.tic-board button').filter(Boolean)).toEqual(['X']);
});

it.each([
  ['snake that wraps around the board', false],
  ['snake game without walls', false],
  ['snake game with walls', true],
  ['snake with a switch for walls or wrap around', true],
])('begins with walls or without as the prompt says: %j', (prompt, isOn) => {
  const context = {
    brief: readBrief(prompt),
    name: 'Test',
    words: findWords('en'),
    seed: 3,
    level: 2 as const,
  };
  document.body.innerHTML = findApp('game')?.html(context).markup ?? '';
  expect(seek<HTMLInputElement>('[data-walls]').checked).toBe(isOn);
});

it('takes back a move of tic-tac-toe, and the point of a game that was over', () => {
  openApp('game', 'tic-tac-toe for two players with undo');
  const squares = [...document.querySelectorAll<HTMLButtonElement>('.tic-board button')];
  for (const square of [0, 3, 1, 4, 2]) squares[square]?.click();
  expect(seek('[data-wins="X"]').textContent).toBe('1');
  seek('[data-undo]').click();
  expect(seek('[data-wins="X"]').textContent).toBe('0');
  expect(seek('[data-status]').textContent).toBe('X to move');
  expect(squares.map(({ textContent }) => textContent).join('')).toBe('XXOO');
});

it.each([
  ['memory game with 10 pairs', 20],
  ['memory game with 12 pairs of animals and three levels: easy, medium, hard', 24],
  ['memory game: easy 4 pairs, medium 8 pairs, hard 12 pairs', 8],
])('lays as many pairs as are told: %s', (prompt, cards) => {
  openApp('game', prompt);
  expect(textsOf('.memory-card')).toHaveLength(cards);
});

it('says the end of a game in the words that are asked for, with a button for another round', () => {
  const prompt = '2048 game with undo, best score, swipe, "Game over" message and Play again button';
  expect(readBrief(prompt).name).toBeNull();
  openApp('game', prompt);
  expect(seek('[data-game-over]').hidden).toBe(true);
  expect(textsOf('[data-game-over] p, [data-play-again]')).toEqual(['Game over', 'Play again']);
  document.dispatchEvent(new CustomEvent('game-end', { detail: { score: 4 } }));
  expect(seek('[data-game-over]').hidden).toBe(false);
  seek('[data-play-again]').click();
  expect(seek('[data-game-over]').hidden).toBe(true);
});

it('keeps a tally of hangman by wins and losses where these are asked for', () => {
  localStorage.clear();
  const prompt = 'hangman game with 6 wrong guesses and a tally of wins and losses';
  openApp('game', prompt);
  expect(seek('[data-record]').textContent).toBe('Wins: 0, losses: 0');
  for (const letter of 'etaoinshrdlucmwfgypbvkxjqz') document.querySelector<HTMLButtonElement>(`[data-letter="${letter}"]:not(:disabled)`)?.click(); // prettier-ignore
  const said = seek('[data-record]').textContent ?? '';
  expect(said).toMatch(/^Wins: (?:1, losses: 0|0, losses: 1)$/u);
  openApp('game', prompt);
  expect(seek('[data-record]').textContent).toBe(said);
});
