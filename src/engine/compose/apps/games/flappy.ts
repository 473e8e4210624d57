import { writeArcade, writeArcadeScript, arcadeStyles } from './arcade';
import type { GameVariant } from './game-variant';

/** A bird that falls, and rises at each press, between pairs of posts. */
export const flappy: GameVariant = {
  name: 'flappy',
  title: 'flappyTitle',
  lede: 'flappyLede',
  asked: /\bflappy\b|\bflapping (?:bird )?game\b|\bone[- ]button (?:flying )?game\b/iu,
  html: (context) =>
    writeArcade(context, { width: 420, height: 460, help: 'flappyHelp', keys: [['up', '↑']] }),
  css: arcadeStyles,
  script: (context) =>
    writeArcadeScript(
      context,
      'flappy',
      `// A bird between posts: space, the arrow or a tap lifts it; the best flight stays in this browser.${script}`,
    ),
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startArcade(app, makeFlight);

function makeFlight({ width, height, level, end }) {
  const [gap, pace, post, far] = [[170, 145, 122][level], [120, 145, 175][level], 56, 220];
  const bird = { x: width * 0.28, y: height / 2, speed: -160, size: 14 };
  let posts = [];
  const place = (x) => ({ x, y: 90 + Math.random() * (height - 180), isPassed: false });
  posts = [place(width + 60), place(width + 60 + far)];
  const lift = () => (bird.speed = -300);
  const game = {
    score: 0,
    press: (key) => {
      if (key !== 'down' && key !== 'left' && key !== 'right') lift();
    },
    step: (seconds) => {
      bird.speed += 900 * seconds;
      bird.y += bird.speed * seconds;
      for (const one of posts) {
        one.x -= pace * seconds;
        if (!one.isPassed && one.x + post < bird.x) {
          one.isPassed = true;
          game.score += 1;
        }
      }
      if (posts[0].x < -post) posts = [...posts.slice(1), place(posts.at(-1).x + far)];
      const isHit = posts.some(({ x, y }) => bird.x + bird.size > x && bird.x - bird.size < x + post && Math.abs(bird.y - y) > gap / 2 - bird.size);
      if (isHit || bird.y > height - bird.size || bird.y < -40) end();
    },
    draw: (pen, colours) => {
      pen.fillStyle = colours.soft;
      for (const { x, y } of posts) {
        pen.fillRect(x, 0, post, y - gap / 2);
        pen.fillRect(x, y + gap / 2, post, height);
      }
      pen.fillStyle = colours.button;
      pen.beginPath();
      pen.arc(bird.x, bird.y, bird.size, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = colours.accent;
      pen.beginPath();
      pen.ellipse(bird.x - 5, bird.y + 3, 9, 5, bird.speed / 900, 0, Math.PI * 2);
      pen.fill();
    },
  };
  return game;
}
`;
