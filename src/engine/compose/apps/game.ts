import { asksForEnd, endScript, endStyles, writeEnd } from './games/end-words';
import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { withEnglishName } from '../../brief/abroad/tools/find-tool';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { bingo } from './games/bingo';
import { connectFour } from './games/connect-four';
import { dice } from './games/dice';
import { drawing } from './games/drawing';
import type { GameVariant } from './games/game-variant';
import { handSigns } from './games/hand-signs';
import { hangman } from './games/hangman';
import { memory } from './games/memory';
import { minesweeper } from './games/minesweeper';
import { nameDraw } from './games/name-draw';
import { numberGuess } from './games/number-guess';
import { scoreKeeper } from './games/score-keeper';
import { breakout } from './games/breakout';
import { clicker } from './games/clicker';
import { fallingBlocks } from './games/falling-blocks';
import { flappy } from './games/flappy';
import { pong } from './games/pong';
import { reaction } from './games/reaction';
import { simon } from './games/simon';
import { whack } from './games/whack';
import { snake } from './games/snake';
import { sudoku } from './games/sudoku';
import { teamDraw } from './games/team-draw';
import { ticTacToe } from './games/tic-tac-toe';
import { asksForNames, topStyles, writeTopScores } from './games/top-scores';
import { twentyFortyEight } from './games/twenty-forty-eight';
import { typingTest } from './games/typing-test';
import { wordGuess } from './games/word-guess';

const games: readonly [GameVariant, ...GameVariant[]] = [snake, twentyFortyEight, ticTacToe, memory];

/** Only where they are named. */
const tools: readonly GameVariant[] = [
  fallingBlocks,
  breakout,
  pong,
  flappy,
  whack,
  simon,
  reaction,
  clicker,
  bingo,
  drawing,
  handSigns,
  connectFour,
  minesweeper,
  sudoku,
  wordGuess,
  hangman,
  numberGuess,
  teamDraw,
  nameDraw,
  typingTest,
  dice,
];

// The game that the prompt names, else one chosen by the seed.
function chooseGame({ brief, seed }: AppContext): GameVariant {
  const prompt = withEnglishName(brief.prompt);
  return (
    [...tools, ...games, scoreKeeper].find(({ asked }) => asked.test(prompt)) ??
    games[Math.abs(seed) % games.length] ??
    games[0]
  );
}

// The games that end with a score.
const scored = new Set([
  'snake',
  '2048',
  'memory',
  'typing-test',
  'falling-blocks',
  'breakout',
  'flappy',
  'whack',
  'simon',
]);
const ends = (context: AppContext): boolean => scored.has(chooseGame(context).name) && asksForEnd(context);
const hasTop = (context: AppContext): boolean =>
  asksForNames(context.brief.prompt) && scored.has(chooseGame(context).name);

/** A game: snake, memory, tic-tac-toe, 2048, four in a row, minesweeper, a word to guess, hangman, hand signs, dice, bingo, a drawing pad, a draw of names or teams, a typing test, falling blocks, bricks, bats, a bird, moles, colours to repeat, a test of reaction, a clicker or a keeper of scores, as the prompt says. */
export const game: AppDefinition = {
  kind: 'game',
  title: (context) => {
    const { name, title } = chooseGame(context);
    if (title) return sayApp(context.words.language, title);
    return (
      { snake: 'Snake', '2048': '2048', 'tic-tac-toe': sayApp(context.words.language, 'ticTacToe') }[name] ??
      sayApp(context.words.language, 'memory')
    );
  },
  isStandIn: ({ brief }) => {
    const prompt = withEnglishName(brief.prompt);
    return ![...tools, ...games, scoreKeeper].some(({ asked }) => asked.test(prompt));
  },
  lede: (context) => {
    const { lede } = chooseGame(context);
    const word = typeof lede === 'function' ? lede(context) : lede;
    return word ? sayApp(context.words.language, word) : null;
  },
  html: (context) =>
    ends(context)
      ? html`${chooseGame(context).html(context)}${writeEnd(context)}`
      : chooseGame(context).html(context),
  css: (context) =>
    appStyles +
    chooseGame(context).css +
    (hasTop(context) ? topStyles : '') +
    (ends(context) ? endStyles : ''),
  script: (context) =>
    chooseGame(context).script(context) +
    (hasTop(context) ? writeTopScores(context) : '') +
    (ends(context) ? endScript : ''),
};
