import { writeArcade, writeArcadeScript, arcadeStyles } from './arcade';
import type { GameVariant } from './game-variant';
import { numberOf } from '../../../number-of';

const readLives = (prompt: string): number => {
  const told = /\b(\d|one|two|three|four|five|six) lives\b/iu.exec(prompt)?.[1];
  return told ? Math.max(1, numberOf(told)) : 3;
};

/** A ball, a bat and a wall to clear, row after row. */
export const breakout: GameVariant = {
  name: 'breakout',
  title: 'breakoutTitle',
  lede: 'breakoutLede',
  asked:
    /\bbreak[- ]?out\b|\barkanoid\b|\bbrick[- ]?(?:breaker|breaking|buster|game)s?\b|\bblock breaker\b/iu,
  html: (context) =>
    writeArcade(context, {
      width: 480,
      height: 420,
      help: 'breakoutHelp',
      keys: [
        ['left', '←'],
        ['right', '→'],
      ],
      extra: 'livesWord',
      extraAt: readLives(context.brief.prompt),
    }),
  css: arcadeStyles,
  script: (context) =>
    writeArcadeScript(
      context,
      'breakout',
      `// Breakout: the ball comes back from walls, bat and bricks; the best score stays in this browser.${script}`,
      `const firstLives = ${readLives(context.brief.prompt)};\n`,
    ),
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startArcade(app, makeBreakout);

function makeBreakout({ width, height, level, end }) {
  const [columns, rows, top] = [8, 5, 46];
  const brick = { width: width / columns, height: 20 };
  const bat = { x: width / 2, width: [110, 84, 64][level], y: height - 22 };
  let [walls, speed, ball] = [0, [230, 280, 340][level], null];
  let bricks = [];
  const build = () => {
    bricks = Array.from({ length: columns * rows }, (_, at) => ({ x: (at % columns) * brick.width, y: top + Math.floor(at / columns) * (brick.height + 4), row: Math.floor(at / columns) }));
  };
  const serve = () => {
    ball = { x: bat.x, y: bat.y - 12, dx: 0.35 * (Math.random() < 0.5 ? -1 : 1), dy: -1, size: 8 };
  };
  const game = {
    score: 0,
    extra: firstLives,
    point: (x) => (bat.x = x),
    step: (seconds, held) => {
      bat.x += ((held.has('right') ? 1 : 0) - (held.has('left') ? 1 : 0)) * 460 * seconds;
      bat.x = Math.min(width - bat.width / 2, Math.max(bat.width / 2, bat.x));
      const length = Math.hypot(ball.dx, ball.dy);
      ball.x += (ball.dx / length) * speed * seconds;
      ball.y += (ball.dy / length) * speed * seconds;
      if (ball.x < ball.size || ball.x > width - ball.size) {
        ball.dx = Math.abs(ball.dx) * (ball.x < ball.size ? 1 : -1);
        ball.x = Math.min(width - ball.size, Math.max(ball.size, ball.x));
      }
      if (ball.y < ball.size) ball.dy = Math.abs(ball.dy);
      if (ball.dy > 0 && ball.y > bat.y - ball.size && ball.y < bat.y + 14 && Math.abs(ball.x - bat.x) < bat.width / 2 + ball.size) {
        // Where it meets the bat decides where it goes.
        ball.dx = ((ball.x - bat.x) / (bat.width / 2)) * 1.3;
        ball.dy = -1;
      }
      const hit = bricks.find(({ x, y }) => ball.x > x - ball.size && ball.x < x + brick.width + ball.size && ball.y > y - ball.size && ball.y < y + brick.height + ball.size);
      if (hit) {
        bricks = bricks.filter((other) => other !== hit);
        const isFromSide = ball.x < hit.x || ball.x > hit.x + brick.width;
        if (isFromSide) ball.dx = -ball.dx;
        else ball.dy = -ball.dy;
        game.score += 10 + (rows - hit.row - 1) * 5;
        if (bricks.length === 0) {
          walls += 1;
          speed *= 1.12;
          build();
          serve();
        }
      }
      if (ball.y > height + 20) {
        game.extra -= 1;
        if (game.extra > 0) serve();
        else end();
      }
    },
    draw: (pen, colours) => {
      for (const { x, y, row } of bricks) {
        pen.fillStyle = [colours.button, colours.accent, colours.ink, colours.soft, colours.accent][row];
        pen.beginPath();
        pen.roundRect(x + 2, y, brick.width - 4, brick.height, 4);
        pen.fill();
      }
      pen.fillStyle = colours.ink;
      pen.beginPath();
      pen.roundRect(bat.x - bat.width / 2, bat.y, bat.width, 12, 6);
      pen.fill();
      pen.fillStyle = colours.button;
      pen.beginPath();
      pen.arc(ball.x, ball.y, ball.size, 0, Math.PI * 2);
      pen.fill();
    },
  };
  build();
  serve();
  return game;
}
`;
