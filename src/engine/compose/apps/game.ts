import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import type { GameVariant } from './games/game-variant';
import { memory } from './games/memory';
import { snake } from './games/snake';
import { ticTacToe } from './games/tic-tac-toe';
import { twentyFortyEight } from './games/twenty-forty-eight';

const games: readonly [GameVariant, ...GameVariant[]] = [snake, twentyFortyEight, ticTacToe, memory];

// The game that the prompt names, else one chosen by the seed.
function chooseGame({ brief, seed }: AppContext): GameVariant {
  return (
    games.find(({ asked }) => asked.test(brief.prompt)) ?? games[Math.abs(seed) % games.length] ?? games[0]
  );
}

/** A game: snake, memory, tic-tac-toe or 2048, as the prompt says. */
export const game: AppDefinition = {
  kind: 'game',
  title: (context) =>
    ({ snake: 'Snake', '2048': '2048', 'tic-tac-toe': sayApp(context.words.language, 'ticTacToe') })[
      chooseGame(context).name
    ] ?? sayApp(context.words.language, 'memory'),
  html: (context) => chooseGame(context).html(context),
  css: (context) => appStyles + chooseGame(context).css,
  script: (context) => chooseGame(context).script(context),
};
