import { writeArcade, writeArcadeScript, arcadeStyles } from './arcade';
import { fallingBlocksScript } from './falling-blocks-script';
import type { GameVariant } from './game-variant';

/** Pieces of four squares that fall into rows; full rows go. */
export const fallingBlocks: GameVariant = {
  name: 'falling-blocks',
  title: 'blocksTitle',
  lede: 'blocksLede',
  asked:
    /\btetris\b|\bfalling (?:blocks?|bricks?|pieces|tetrominoe?s?)\b|\btetrominoe?s?\b|\bblock[- ]?(?:drop|stacking|fall\w*) game\b/iu,
  html: (context) =>
    writeArcade(context, {
      width: 400,
      height: 560,
      help: 'blocksHelp',
      keys: [
        ['up', '⟳'],
        ['left', '←'],
        ['act', '⤓'],
        ['right', '→'],
        ['down', '↓'],
      ],
      extra: 'linesWord',
    }),
  css: arcadeStyles,
  script: (context) =>
    writeArcadeScript(
      context,
      'blocks',
      `// Falling blocks: full rows go, and the pieces fall faster with every ten; the best score stays in this browser.${fallingBlocksScript}`,
    ),
};
