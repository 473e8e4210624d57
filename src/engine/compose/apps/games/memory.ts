import { html, trust } from '../../html';
import { drawIcon, iconNames } from '../../art/icons';
import { sayAll, sayApp } from '../app-words';
import { readCount } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import { createRandom } from '../../../random';
import type { AppContext } from '../app';
import type { GameVariant } from './game-variant';

// An even number of cards: 16 unless asked otherwise.
function countPairs({ brief }: AppContext): number {
  const cards = readCount(brief, /cards?|karten|cartas|cartes|carte|kaarten/i, 4, 48) ?? 16;
  return Math.max(2, Math.round(cards / 2));
}

/** Memory: pairs of drawn cards, moves and the best result. */
export const memory: GameVariant = {
  name: 'memory',
  asked: /memory|pairs?\b|matching|concentration|memoria|mémoire|paare/i,
  html: (context) => {
    const { words, seed } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const icons = createRandom(seed, 'memory').shuffle(
      iconNames.filter((name) => name !== 'arrow' && name !== 'check'),
    );
    return html`<div class="memory" data-app="game">
      <div class="game-scores">
        <p>${say('moves')} <b class="app-figure" data-moves>0</b></p>
        <p>${say('best')} <b class="app-figure" data-best>–</b></p>
        <button class="app-button app-quiet" type="button" data-again>${say('newGame')}</button>
      </div>
      <ol class="memory-board" data-board></ol>
      <p class="memory-status" role="status" data-status></p>
      <template data-faces
        >${icons.slice(0, countPairs(context)).map((name) => html`<span data-name="${name}">${trust(drawIcon(name))}</span>`)}</template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.memory .game-scores { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4rem); align-items: end; }
.memory .game-scores .app-button { margin-inline-start: auto; }
.memory .game-scores .app-figure { display: block; font-size: var(--step-3); }
.memory-board { --columns: 4; display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: clamp(0.4rem, 1.2vi, 1rem); inline-size: min(100%, calc(var(--columns) * 9.5rem)); margin-inline: auto; }
.memory-card { display: grid; place-items: center; inline-size: 100%; aspect-ratio: 1; padding: 0; border: 3px solid var(--ink); border-radius: var(--radius-card); background: var(--ink); color: var(--bg); cursor: pointer; }
.memory-card::before { content: ""; inline-size: 34%; aspect-ratio: 1; border: 3px solid currentColor; border-radius: 50% 50% 50% 0; opacity: 0.55; }
.memory-card[data-open]::before { display: none; }
.memory-card[data-open] { background: var(--surface); color: var(--ink); }
.memory-card[data-found] { background: var(--button); border-color: var(--button); color: var(--on-button); cursor: default; }
.memory-card .icon { inline-size: 52%; block-size: auto; }
.memory-status { min-block-size: 1.6em; font-weight: 600; text-align: center; margin-inline: auto; }
@media (max-width: 30rem) { .memory-board { --columns: 4; } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'cardHidden',
      'pairFound',
      'noPair',
      'memoryWon',
      'newRecord',
    ]);
    return `// Memory: find the pairs in as few moves as you can; the best result stays in this browser.
${writeConstant('words', words)}${writeStore(context, `memory-${countPairs(context)}`)}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startMemory(app);

function startMemory(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const board = find('board');
  const faces = [...find('faces').content.children];
  const count = faces.length * 2;
  let open = [];
  let moves = 0;
  let found = 0;
  let best = loadRecords(0);
  let turning;

  const shuffle = (list) => {
    for (let index = list.length - 1; index > 0; index -= 1) {
      const other = Math.floor(Math.random() * (index + 1));
      [list[index], list[other]] = [list[other], list[index]];
    }
    return list;
  };
  const showScores = () => {
    find('moves').textContent = String(moves);
    find('best').textContent = best > 0 ? String(best) : '–';
  };
  const hide = (card) => {
    card.removeAttribute('data-open');
    card.replaceChildren();
    card.setAttribute('aria-label', words.cardHidden.replace('{n}', card.dataset.place));
  };
  const show = (card) => {
    card.dataset.open = '';
    card.append(faces.find((face) => face.dataset.name === card.dataset.face).firstElementChild.cloneNode(true));
    card.setAttribute('aria-label', card.dataset.place + ': ' + card.dataset.face);
  };

  const closeOpen = () => {
    clearTimeout(turning);
    for (const card of open) hide(card);
    open = [];
  };
  const choose = (card) => {
    if (card.hasAttribute('data-open')) return;
    if (open.length === 2) closeOpen();
    show(card);
    open.push(card);
    if (open.length < 2) return;
    moves += 1;
    if (open[0].dataset.face === open[1].dataset.face) {
      for (const one of open) one.dataset.found = '';
      open = [];
      found += 1;
      find('status').textContent = words.pairFound.replace('{name}', card.dataset.face);
      if (found === faces.length) finish();
    } else {
      find('status').textContent = words.noPair;
      turning = setTimeout(closeOpen, 1100);
    }
    showScores();
  };
  const finish = () => {
    const isRecord = best === 0 || moves < best;
    if (isRecord) best = moves;
    saveRecords(best);
    find('status').textContent = (isRecord ? words.newRecord : words.memoryWon).replace('{n}', String(moves));
    find('again').focus();
  };

  const begin = () => {
    clearTimeout(turning);
    open = [];
    moves = 0;
    found = 0;
    find('status').textContent = '';
    const order = shuffle([...faces, ...faces]);
    board.style.setProperty('--columns', String(count <= 12 ? Math.min(4, count / 2) : count <= 16 ? 4 : count <= 24 ? 6 : 8));
    board.replaceChildren(
      ...order.map((face, index) => {
        const item = document.createElement('li');
        const card = document.createElement('button');
        card.type = 'button';
        card.className = 'memory-card';
        card.dataset.face = face.dataset.name;
        card.dataset.place = String(index + 1);
        hide(card);
        card.addEventListener('click', () => choose(card));
        item.append(card);
        return item;
      }),
    );
    showScores();
  };

  // Arrow keys go from card to card.
  board.addEventListener('keydown', (event) => {
    const cards = [...board.querySelectorAll('.memory-card')];
    const columns = getComputedStyle(board).gridTemplateColumns.split(' ').length;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const next = cards[cards.indexOf(document.activeElement) + step];
    if (!step || !next) return;
    event.preventDefault();
    next.focus();
  });
  find('again').addEventListener('click', () => {
    begin();
    board.querySelector('button').focus();
  });
  begin();
}
`;
