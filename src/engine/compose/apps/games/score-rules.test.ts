// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send } from '../../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const score = (...worths: readonly number[]): string => {
  for (const worth of worths) {
    fill({ '[data-points]': String(worth) });
    send('[data-turn]');
  }
  return seek('[data-now]').textContent;
};

it('ends with the round in which somebody reaches the sum, and the lowest wins', () => {
  openApp('game', 'Score pad for Hearts with Ivo, Nell and Max. Fewest points wins, over when someone reaches 100');
  expect(score(104, 7)).toBe('Turn: Max');
  expect(score(30)).toBe('Nell wins');
}); // prettier-ignore

it('ends at once for whoever is first to have as many', () => {
  openApp('game', 'score keeper for table football, Reds and Blues, first to 10');
  expect(score(9, 4, 1)).toBe('Reds wins');
});

it('ends never where no sum is told', () => {
  openApp('game', 'score keeper for 2 players');
  expect(score(500, 500)).toBe('Turn: Player 1');
});

it('counts for teams as many as are told, and says who leads', () => {
  openApp('game', 'Trivia night scoreboard: 10 teams, add points, leader on top');
  score(3, 8);
  expect(document.querySelectorAll('.score-players li')).toHaveLength(10);
  expect(seek('[data-lead]').textContent).toBe('Team 2 leads with 8');
  expect(seek<HTMLInputElement>('.score-players input').value).toBe('Team 2');
});
