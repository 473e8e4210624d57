// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, pressKey, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readMinefields } from './minesweeper';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const say = (): string => seek('[data-status]').textContent ?? '';
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

it('lets four in a line win, takes a move back with its win, and paints no page in the colours of the pieces', () => {
  const prompt = 'connect four game for two players, red and green, undo, count of wins';
  expect(readBrief(prompt).colours).toEqual([]);
  openApp('game', prompt);
  for (const key of ['1', '2', '1', '2', '1', '2', '1']) pressKey(seek('.four-board button'), key);
  expect([say(), ...textsOf('[data-wins]')]).toEqual(['Red wins', '1', '0', '0']);
  seek('[data-undo]').click();
  expect([say(), ...textsOf('[data-wins]')]).toEqual(['Red to move', '0', '0', '0']);
});

it('stops a line of three when the page plays along', () => {
  openApp('game', 'connect four against the computer');
  for (const column of [0, 0, 0]) all('.four-board button')[column]?.click();
  expect(all('.four-board button').every((one) => !/Red, Red, Red, Red/u.test(one.ariaLabel ?? one.getAttribute('aria-label') ?? ''))).toBe(true); // prettier-ignore
});

it('never lays a mine around the first square, and sets flags by key', () => {
  expect(readMinefields('Minesweeper 8x10 with 12 mines')).toEqual([{ columns: 8, rows: 10, mines: 12 }]);
  openApp('game', 'Minesweeper 9x9 with 10 mines');
  const squares = all('.mines-board button');
  squares[40]?.click();
  expect(squares[40]?.getAttribute('aria-label')).toMatch(/: 0 near$/u);
  const closed = squares.find((one) => (one.getAttribute('aria-label') ?? '').endsWith('closed'));
  closed?.focus();
  pressKey(closed as HTMLElement, 'f');
  expect(closed?.getAttribute('aria-label')).toMatch(/flag$/u);
  expect(seek('[data-left]').textContent).toBe('9');
});

it('tells of each letter of a guess where it stands', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  openApp('game', 'Wordle clone with 4 tries');
  expect(all('.guess-board li')).toHaveLength(4);
  for (const key of [...'boat', 'Enter']) pressKey(document.body, key);
  expect(say()).toBe('Five letters are needed.');
  for (const key of ['s', 'Enter', ...'about', 'Enter']) pressKey(document.body, key);
  expect(all('.guess-board li')[0]?.getAttribute('aria-label')).toBe('b elsewhere, o elsewhere, a elsewhere, t elsewhere, s not in it'); // prettier-ignore
  expect(say()).toBe('Found in 2.');
  vi.restoreAllMocks();
});

it('lays a sudoku that is solved square by square, says which digit stands twice, and waits after a reload', () => {
  const prompt = 'sudoku game with three levels, hints and a timer';
  expect(readBrief(prompt).limits.join(' ')).not.toMatch(/one level|not among|hints/u);
  openApp('game', prompt);
  const squares = () => all('.sudoku-board button');
  const open = squares().filter(({ textContent }) => textContent === '');
  expect(open).toHaveLength(36);
  const kept = JSON.parse(Object.values(localStorage)[0] as string) as { game: { solved: number[] } };
  const [first] = open;
  const at = squares().indexOf(first as HTMLElement);
  first?.click();
  const other = squares().find(
    (one, place) => Math.floor(place / 9) === Math.floor(at / 9) && one.textContent !== '',
  );
  pressKey(first as HTMLElement, other?.textContent ?? '');
  expect(all('[data-wrong]').length).toBeGreaterThan(1);
  pressKey(first as HTMLElement, String(kept.game.solved[at]));
  expect(all('[data-wrong]')).toHaveLength(0);
  openApp('game', prompt);
  expect(squares()[at]?.textContent).toBe(String(kept.game.solved[at]));
  for (let press = 0; press < 35; press += 1) seek('[data-hint]').click();
  expect(say()).toMatch(/^Solved in /u);
  expect(seek('[data-best]').textContent).toBe('–');
});
