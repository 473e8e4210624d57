// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../../plan/load-copy';
import { asksForNames } from './top-scores';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const endWith = (score: number, isLow = false): void => {
  document.dispatchEvent(new CustomEvent('game-end', { detail: { score, isLow, said: '' } }));
};

it('keeps the best scores with the names of the players, as many as are told', () => {
  const prompt = "typing test where best scores are saved with the player's name, top 3 list";
  openApp('game', prompt);
  for (const [name, score] of [['Ana', 40], ['Ben', 60], ['Cleo', 20], ['Dan', 50]] as const) {
    endWith(score);
    expect(seek('.top-scores form').hidden).toBe(false);
    fill({ '#top-name': name });
    send('.top-scores form');
  }
  expect(textsOf('.top-scores li')).toEqual(['Ben60', 'Dan50', 'Ana40']);
  endWith(10);
  expect(seek('.top-scores form').hidden).toBe(true);
  openApp('game', prompt);
  expect(textsOf('.top-scores li')).toEqual(['Ben60', 'Dan50', 'Ana40']);
}); // prettier-ignore

it('puts fewest moves first in memory, told by the game itself', () => {
  openApp('game', 'Memory game with 2 pairs, best scores and the names of the players');
  const cards = [...document.querySelectorAll<HTMLElement>('.memory-card')];
  for (const card of cards)
    for (const other of cards)
      if (card !== other && card.dataset['face'] === other.dataset['face'] && !card.dataset['found']) {
        card.click();
        other.click();
      }
  fill({ '#top-name': 'Mia' });
  send('.top-scores form');
  expect(textsOf('.top-scores li')[0]).toMatch(/^Mia\d+$/u);
});

it.each([
  ['snake game where best scores are saved with the player’s name', true],
  ['memory with a leaderboard', true],
  ['2048 game with undo and best score', false],
  ['memory game with the names of flowers', false],
])('is there where names are asked for: %s', (prompt, isAsked) => {
  expect(asksForNames(prompt)).toBe(isAsked);
});
