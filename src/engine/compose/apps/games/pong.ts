import { sayApp } from '../app-words';
import { writeArcade, writeArcadeScript, arcadeStyles } from './arcade';
import type { GameVariant } from './game-variant';
import type { AppContext } from '../app';
import { writeConstant } from '../script-parts';

const isForTwo = (prompt: string): boolean =>
  /\b(?:two|2)[- ]?players?\b|\bmultiplayer\b|\bfor two\b|\b(?:me|us) and (?:my|a)\b|\bagainst (?:a|my) (?:friend|brother|sister|son|daughter|dad|mum|mom)\b|\bplayer (?:2|two)\b/iu.test(prompt); // prettier-ignore
const readPoints = (prompt: string): number => {
  const told = Number(/\b(?:first to|up to|until|play to|to) (\d{1,2})(?: points?| goals?)?\b/iu.exec(prompt)?.[1] ?? 7); // prettier-ignore
  return Math.min(21, Math.max(1, told));
};
const sides = ({ words, brief }: AppContext): readonly [string, string] => {
  const player = sayApp(words.language, 'playerWord');
  return isForTwo(brief.prompt)
    ? [`${player} 1`, `${player} 2`]
    : [sayApp(words.language, 'youWord'), sayApp(words.language, 'pageWord')];
};

/** Two bats and a ball, against the page or each other at one keyboard. */
export const pong: GameVariant = {
  name: 'pong',
  title: 'pongTitle',
  lede: 'pongLede',
  asked: /(?<!beer )(?<!ping[- ])\bpong\b(?! (?:league|club|table))|\b(?:air hockey|paddle) game\b/iu,
  html: (context) =>
    writeArcade(context, {
      width: 560,
      height: 360,
      help: isForTwo(context.brief.prompt) ? 'pongHelpTwo' : 'pongHelp',
      keys: [
        ['up', '↑'],
        ['down', '↓'],
      ],
      figures: sides(context),
    }),
  css: arcadeStyles,
  script: (context) =>
    writeArcadeScript(
      context,
      'pong',
      `// Pong: the left bat by W and S or the arrows; the right one by the page, or by the arrows where two play.${script}`,
      `const isForTwo = ${isForTwo(context.brief.prompt)};\nconst lastPoint = ${readPoints(context.brief.prompt)};\n${writeConstant('sides', sides(context))}`,
    ),
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startArcade(app, makePong);

function makePong({ width, height, level, end }) {
  const bats = [height / 2, height / 2];
  const tall = [84, 70, 58][level];
  let [speed, ball] = [0, null];
  const serve = (way) => {
    speed = [250, 300, 360][level];
    ball = { x: width / 2, y: height / 2, dx: way, dy: Math.random() * 1.2 - 0.6 };
  };
  const move = (at, way, seconds, pace) => (bats[at] = Math.min(height - tall / 2, Math.max(tall / 2, bats[at] + way * pace * seconds)));
  const wayOf = (held, up, down) => (held.has(down) ? 1 : 0) - (held.has(up) ? 1 : 0);
  const game = {
    score: 0,
    second: 0,
    point: (x, y) => (bats[isForTwo && x > width / 2 ? 1 : 0] = Math.min(height - tall / 2, Math.max(tall / 2, y))),
    step: (seconds, held) => {
      move(0, wayOf(held, 'w', 's') || (isForTwo ? 0 : wayOf(held, 'up', 'down')), seconds, 380);
      if (isForTwo) move(1, wayOf(held, 'up', 'down'), seconds, 380);
      else if (Math.abs(ball.y - bats[1]) > 8) move(1, Math.sign(ball.y - bats[1]), seconds, [150, 205, 265][level]);
      const length = Math.hypot(ball.dx, ball.dy);
      ball.x += (ball.dx / length) * speed * seconds;
      ball.y += (ball.dy / length) * speed * seconds;
      if (ball.y < 8 || ball.y > height - 8) ball.dy = Math.abs(ball.dy) * (ball.y < 8 ? 1 : -1);
      [22, width - 22].forEach((edge, at) => {
        const isComing = at === 0 ? ball.dx < 0 : ball.dx > 0;
        if (!isComing || Math.abs(ball.x - edge) > 10 || Math.abs(ball.y - bats[at]) > tall / 2 + 8) return;
        ball.dx = at === 0 ? 1 : -1;
        ball.dy = ((ball.y - bats[at]) / (tall / 2)) * 1.1;
        speed = Math.min(620, speed * 1.06);
      });
      if (ball.x < -20 || ball.x > width + 20) {
        const isFirst = ball.x > width;
        if (isFirst) game.score += 1;
        else game.second += 1;
        if (Math.max(game.score, game.second) >= lastPoint) return end(words.playerWins.replace('{name}', sides[isFirst ? 0 : 1]));
        serve(isFirst ? -1 : 1);
      }
    },
    draw: (pen, colours) => {
      pen.fillStyle = colours.line;
      for (let y = 6; y < height; y += 26) pen.fillRect(width / 2 - 2, y, 4, 14);
      bats.forEach((y, at) => {
        pen.fillStyle = at === 0 ? colours.button : colours.ink;
        pen.beginPath();
        pen.roundRect(at === 0 ? 10 : width - 22, y - tall / 2, 12, tall, 6);
        pen.fill();
      });
      pen.fillStyle = colours.ink;
      pen.beginPath();
      pen.arc(ball.x, ball.y, 8, 0, Math.PI * 2);
      pen.fill();
    },
  };
  serve(Math.random() < 0.5 ? -1 : 1);
  return game;
}
`;
