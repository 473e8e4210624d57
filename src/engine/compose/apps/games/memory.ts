import { html, trust } from '../../html';
import { drawIcon, iconNames } from '../../art/icons';
import { sayAll, sayApp } from '../app-words';
import { readCount } from '../read-asked';
import { asksForLevels, levelStyles, writeBoards, writeLevels } from './levels';
import { writeConstant, writeStore } from '../script-parts';
import { createRandom } from '../../../random';
import type { AppContext } from '../app';
import type { GameVariant } from './game-variant';

// An even number of cards: 16 unless asked otherwise. With levels, fewer and more of them.
function countPairs({ brief }: AppContext): readonly number[] {
  const boards = readBoards(brief.prompt);
  if (boards.length > 0) return boards.map(([columns, rows]) => (columns * rows) / 2);
  const cards = readCount(brief, /cards?|karten|cartas|cartes|carte|kaarten/i, 4, 48);
  if (cards === null && asksForLevels(brief.prompt)) return [6, 10, 15];
  return [Math.max(2, Math.round((cards ?? 16) / 2))];
}
// "4x4, 6x4 and 6x6": boards of their own, as far as their cards make pairs.
function readBoards(prompt: string): readonly (readonly [columns: number, rows: number])[] {
  const told = [...prompt.matchAll(/\b([2-8])\s?(?:[x×]|by)\s?([2-8])\b/giu)].map(
    ([, columns, rows]) => [Number(columns), Number(rows)] as const,
  );
  return told
    .filter(
      ([columns, rows], at) =>
        (columns * rows) % 2 === 0 &&
        columns * rows <= 48 &&
        told.findIndex((other) => other.join() === `${columns},${rows}`) === at,
    ) // prettier-ignore
    .slice(0, 4);
}
const faceSets: readonly (readonly [asked: RegExp, faces: string])[] = [
  [/animal|\bzoo\b|\bpets?\b|tiere|animaux|animais|animali|dieren/iu, 'dog 🐶, cat 🐱, mouse 🐭, hamster 🐹, rabbit 🐰, fox 🦊, bear 🐻, panda 🐼, koala 🐨, tiger 🐯, lion 🦁, cow 🐮, pig 🐷, frog 🐸, monkey 🐵, chicken 🐔, penguin 🐧, owl 🦉, horse 🐴, bee 🐝, snail 🐌, turtle 🐢, octopus 🐙, whale 🐳'],
  [/\bfruits?\b|\bfood\b|obst|früchte|frutas?|frutta|fruit/iu, 'apple 🍎, pear 🍐, orange 🍊, lemon 🍋, banana 🍌, melon 🍉, grapes 🍇, strawberry 🍓, blueberries 🫐, cherries 🍒, peach 🍑, mango 🥭, pineapple 🍍, coconut 🥥, kiwi 🥝, tomato 🍅, avocado 🥑, aubergine 🍆, carrot 🥕, corn 🌽, pepper 🫑, mushroom 🍄, chestnut 🌰, olive 🫒'],
]; // prettier-ignore
// "With animals": what is on the cards, in the prompt's own word.
const sayTheme = (prompt: string): string => {
  const word = faceSets.map(([asked]) => asked.exec(prompt)?.[0] ?? '').find(Boolean) ?? '';
  const whole = new RegExp(`${word}\\p{L}*`, 'iu').exec(prompt)?.[0] ?? word;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
};
function listFaces(prompt: string): readonly (readonly [name: string, sign: string])[] | null {
  const found = faceSets.find(([asked]) => asked.test(prompt))?.[1];
  return found?.split(', ').map((face) => [face.split(' ')[0] ?? '', face.split(' ')[1] ?? ''] as const) ?? null; // prettier-ignore
}
const asksForTime = (prompt: string): boolean =>
  /\b(?:best|fastest|record|quickest) times?\b|beste zeit|bestzeit|mejor tiempo|meilleur temps/iu.test(
    prompt,
  );
const columnsFor = (pairs: number): number =>
  pairs <= 6 ? Math.min(4, pairs) : pairs <= 8 ? 4 : pairs === 10 ? 5 : pairs <= 15 ? 6 : 8;

/** Memory: pairs of drawn cards, moves and the best result. */
export const memory: GameVariant = {
  name: 'memory',
  asked:
    /memory|pairs?\b|matching|concentration|memoria|mémoire|memória|paare|geheugen|pamię|hafıza|eşleştirme|ذاكرة|זיכרון/i,
  html: (context) => {
    const { words, seed } = context;
    const pairs = countPairs(context);
    const boards = readBoards(context.brief.prompt);
    const faces = listFaces(context.brief.prompt);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const icons = createRandom(seed, 'memory').shuffle(
      iconNames.filter((name) => name !== 'arrow' && name !== 'check'),
    );
    return html`<div class="memory" data-app="game">
      <div class="game-scores">
        <p>${say('moves')} <b class="app-figure" data-moves>0</b></p>
        <p>${words.fields.time} <b class="app-figure" data-clock>0:00</b></p>
        <p>${say('best')} <b class="app-figure" data-best>–</b></p>
        <button class="app-button app-quiet" type="button" data-again>${say('newGame')}</button>
      </div>
      ${faces ? html`<p class="memory-theme">${sayTheme(context.brief.prompt)}</p>` : null}
      ${boards.length > 1 ? writeBoards(boards, say('sizeWord')) : pairs.length > 1 ? writeLevels(words) : null}
      <ol class="memory-board" data-columns="${boards[0]?.[0] ?? columnsFor(pairs[0] ?? 8)}" data-board>
        ${Array.from({ length: (pairs[0] ?? 8) * 2 }, () => html`<li class="memory-place"></li>`)}
      </ol>
      <p class="memory-status" role="status" data-status></p>
      <template data-faces
        >${
          faces
            ? createRandom(seed, 'memory')
                .shuffle(faces)
                .slice(0, Math.max(...pairs))
                .map(
                  ([name, sign]) =>
                    html`<span data-name="${name}"
                      ><span class="memory-sign" aria-hidden="true">${sign}</span></span
                    >`,
                )
            : icons
                .slice(0, Math.max(...pairs))
                .map((name) => html`<span data-name="${name}">${trust(drawIcon(name))}</span>`)
        }</template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.memory .game-scores { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4rem); align-items: end; }
.memory .game-scores .app-button { margin-inline-start: auto; }
.memory .game-scores .app-figure { display: block; font-size: var(--step-3); }
.memory-board { --columns: 4; display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: clamp(0.4rem, 1.2vi, 1rem); inline-size: min(100%, calc(var(--columns) * 9.5rem)); margin-inline: auto; }
${[2, 3, 5, 6, 7, 8].map((count) => `.memory-board[data-columns="${count}"] { --columns: ${count}; }`).join('\n')}
.memory-card { display: grid; place-items: center; inline-size: 100%; aspect-ratio: 1; padding: 0; border: 3px solid var(--ink); border-radius: var(--radius-card); background: var(--ink); color: var(--bg); cursor: pointer; }
.memory-card::before { content: ""; inline-size: 34%; aspect-ratio: 1; border: 3px solid currentColor; border-radius: 50% 50% 50% 0; opacity: 0.55; }
.memory-card[data-open]::before { display: none; }
.memory-card[data-open] { background: var(--surface); color: var(--ink); }
.memory-card[data-found] { background: var(--button); border-color: var(--button); color: var(--on-button); cursor: default; }
.memory-card .icon { inline-size: 52%; block-size: auto; }
.memory-sign { font-size: clamp(1.4rem, 4.5vi, 3.25rem); line-height: 1; }
.memory-theme { font-weight: 600; text-align: center; }
.memory-status { min-block-size: 1.6em; font-weight: 600; text-align: center; margin-inline: auto; }
.memory-place { aspect-ratio: 1; border-radius: var(--radius-card); background: var(--line); }
@media (max-width: 30rem) { .memory-board:is([data-columns="6"], [data-columns="8"]) { --columns: 5; } }
${levelStyles}`,
  script: (context) => {
    const pairs = countPairs(context);
    const words = sayAll(context.words.language, [
      'cardHidden',
      'pairFound',
      'noPair',
      'memoryWon',
      'bestMoves',
    ]);
    return `// Memory: find the pairs in as few moves as you can; the best result stays in this browser.
${writeConstant('words', words)}${writeConstant(
      'levels',
      pairs.map((count, at) => ({
        pairs: count,
        columns: readBoards(context.brief.prompt)[at]?.[0] ?? columnsFor(count),
      })),
    )}const isByTime = ${asksForTime(context.brief.prompt)};
${writeStore(context, 'memory')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startMemory(app);

function startMemory(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const board = find('board');
  const allFaces = [...find('faces').content.children];
  const choices = app.querySelector('[data-levels]');
  let level = 0;
  let faces = [];
  let began = null;
  let ticking;
  let open = [];
  let moves = 0;
  let found = 0;
  // The fewest moves by number of pairs, or the shortest time where that is asked for.
  const best = loadRecords({});
  let turning;

  const recordName = () => (isByTime ? 'time' : '') + faces.length;
  const sayTime = (seconds) => Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  const shuffle = (list) => {
    for (let index = list.length - 1; index > 0; index -= 1) {
      const other = Math.floor(Math.random() * (index + 1));
      [list[index], list[other]] = [list[other], list[index]];
    }
    return list;
  };
  const showScores = () => {
    find('moves').textContent = String(moves);
    const record = best[recordName()];
    find('best').textContent = record === undefined ? '–' : isByTime ? sayTime(record) : String(record);
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
  const showClock = () => {
    const seconds = began === null ? 0 : Math.floor((Date.now() - began) / 1000);
    find('clock').textContent = sayTime(seconds);
  };
  const choose = (card) => {
    if (card.hasAttribute('data-open')) return;
    if (began === null) {
      began = Date.now();
      ticking = setInterval(showClock, 1000);
    }
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
    clearInterval(ticking);
    showClock();
    const result = isByTime ? Math.max(1, Math.floor((Date.now() - began) / 1000)) : moves;
    const isRecord = !best[recordName()] || result < best[recordName()];
    if (isRecord) best[recordName()] = result;
    saveRecords(best);
    showScores();
    find('status').textContent = (isRecord ? words.bestMoves : words.memoryWon).replace('{n}', String(moves));
    find('again').focus();
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: result, isLow: true, said: isByTime ? sayTime(result) : '' } }));
  };

  const begin = () => {
    clearTimeout(turning);
    clearInterval(ticking);
    began = null;
    faces = shuffle([...allFaces]).slice(0, levels[level].pairs);
    open = [];
    moves = 0;
    found = 0;
    find('status').textContent = '';
    const order = shuffle([...faces, ...faces]);
    board.dataset.columns = String(levels[level].columns);
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
    showClock();
  };

  // Arrow keys go from card to card.
  board.addEventListener('keydown', (event) => {
    const cards = [...board.querySelectorAll('.memory-card')];
    const columns = getComputedStyle(board).gridTemplateColumns.split(' ').length;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const isRightToLeft = getComputedStyle(board).direction === 'rtl' && step * step === 1;
    const next = cards[cards.indexOf(document.activeElement) + (isRightToLeft ? -step : step)];
    if (!step || !next) return;
    event.preventDefault();
    next.focus();
  });
  find('again').addEventListener('click', () => {
    begin();
    board.querySelector('button').focus();
  });
  if (choices) {
    choices.addEventListener('change', (event) => {
      level = Number(event.target.value);
      begin();
    });
  }
  begin();
}
`;
