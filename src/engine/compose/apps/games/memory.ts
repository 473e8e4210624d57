import { sayNewGame } from './end-words';
import { html, trust } from '../../html';
import { drawIcon, iconNames } from '../../art/icons';
import { sayAll, sayApp } from '../app-words';
import { readCount } from '../read-asked';
import { asksForLevels, levelStyles, writeBoards, writeLevels } from './levels';
import { writeConstant, writeStore } from '../script-parts';
import { readPeople } from '../splitter/read-people';
import { createRandom } from '../../../random';
import type { AppContext } from '../app';
import type { GameVariant } from './game-variant';
import { memoryScript } from './memory-script';

// An even number of cards: 16 unless asked otherwise. With levels, fewer and more of them.
function countPairs({ brief }: AppContext): readonly number[] {
  const boards = readBoards(brief.prompt);
  if (boards.length > 0) return boards.map(([columns, rows]) => (columns * rows) / 2);
  const told = readPairs(brief.prompt);
  if (told.length > 1) return told;
  const cards = readCount(brief, /cards?|karten|cartas|cartes|carte|kaarten/i, 4, 48);
  const [pairs = cards === null ? null : Math.max(2, Math.round(cards / 2))] = told;
  if (!asksForLevels(brief.prompt)) return [pairs ?? 8];
  // What is told is the middle one of three.
  return pairs === null ? [6, 10, 15] : [Math.max(2, Math.round(pairs / 2)), pairs, Math.min(24, Math.round(pairs * 1.5))]; // prettier-ignore
}
/** "12 pairs", "easy 6 pairs, medium 8, hard 12": how many pairs lie on the boards, those of each level in turn. */
function readPairs(prompt: string): readonly number[] {
  const rising = /\beasy\b[^\d.;]{0,16}(\d{1,2})[^\d.;]{0,40}?\b(?:medium|normal|middle)\b[^\d.;]{0,16}(\d{1,2})[^\d.;]{0,40}?\bhard\b[^\d.;]{0,16}(\d{1,2})/iu.exec(prompt); // prettier-ignore
  const list =
    /(\d{1,2})\s?(?:,|\/)\s?(\d{1,2})\s?(?:,? (?:and|or) |\/)\s?(\d{1,2})\s?(pairs|cards)\b/iu.exec(prompt);
  const named = rising ?? list;
  if (named) {
    const isOfCards = /cards\b/iu.test(rising ? rising[0] : (list?.[4] ?? ''));
    const counts = named.slice(1, 4).map((count) => Math.round(Number(count) / (isOfCards ? 2 : 1)));
    if (counts.every((count) => count > 1 && count <= 24)) return counts;
  }
  const [, one] = /(?<![\p{L}\d.,-])(\d{1,2})\s?(?:\p{L}+ )?(?:pairs|paare|pares|paires|coppie)\b/iu.exec(prompt) ?? []; // prettier-ignore
  return one === undefined ? [] : [Math.min(24, Math.max(2, Number(one)))];
}
/** The level that lies on the table first: the one whose pairs are told alone. */
const firstLevel = (context: AppContext): number =>
  countPairs(context).length === 3 && readBoards(context.brief.prompt).length === 0 && readPairs(context.brief.prompt).length === 1 ? 1 : 0; // prettier-ignore
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
/** Who plays, where more than one does: the prompt's names, else their numbers. */
function readTurns(context: AppContext): readonly string[] {
  const { brief, words } = context;
  if (!/\b(?:two|2|three|3|four|4)[- ]?players?\b|\btak(?:e|ing) turns\b|\bmultiplayer\b|\bagainst each other\b|dos jugadores|deux joueurs|zwei spieler|due giocatori/iu.test(brief.prompt)) return []; // prettier-ignore
  const named = readPeople(brief);
  if (named.length > 1 && named.length < 5) return named;
  const count =
    readCount(brief, /players?/iu, 2, 4) ?? (/\b(?:three)[- ]players?/iu.test(brief.prompt) ? 3 : 2);
  return Array.from({ length: count }, (_, index) => `${sayApp(words.language, 'playerWord')} ${index + 1}`);
}
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
    const turns = readTurns(context);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const icons = createRandom(seed, 'memory').shuffle(
      iconNames.filter((name) => name !== 'arrow' && name !== 'check'),
    );
    return html`<div class="memory" data-app="game">
      <div class="game-scores">
        <p>${say('moves')} <b class="app-figure" data-moves>0</b></p>
        <p>${words.fields.time} <b class="app-figure" data-clock>0:00</b></p>
        <p>${say('best')} <b class="app-figure" data-best>–</b></p>
        <button class="app-button app-quiet" type="button" data-again>${sayNewGame(context)}</button>
      </div>
      ${
        turns.length > 1
          ? html`<ul class="memory-turns">
              ${turns.map((name) => html`<li data-turn>${name} <b class="app-figure">0</b></li>`)}
            </ul>`
          : null
      }
      ${faces ? html`<p class="memory-theme">${sayTheme(context.brief.prompt)}</p>` : null}
      ${boards.length > 1 ? writeBoards(boards, say('sizeWord')) : pairs.length > 1 ? writeLevels(words, firstLevel(context)) : null}
      <ol
        class="memory-board"
        data-columns="${boards[0]?.[0] ?? columnsFor(pairs[firstLevel(context)] ?? 8)}"
        data-board
      >
        ${Array.from({ length: (pairs[firstLevel(context)] ?? 8) * 2 }, () => html`<li class="memory-place"></li>`)}
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
.memory-theme { font-weight: 600; }
@media (min-width: 60rem) { .memory { grid-template-columns: minmax(15rem, 0.55fr) minmax(0, 1.45fr); grid-auto-rows: min-content; } .memory > * { grid-column: 1; } .memory > .memory-board { grid-area: 1 / 2 / span 8; } .memory .game-scores .app-figure { font-size: var(--step-2); } .memory .game-scores .app-button { margin-inline-start: 0; } .memory-status { text-align: start; margin-inline: 0; } }
.memory-turns { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.memory-turns li { display: flex; gap: 0.75rem; align-items: center; padding: 0.5rem 1.1rem; border: 2px solid var(--line); border-radius: var(--radius); font-weight: 600; }
.memory-turns [aria-current] { border-color: var(--ink); background: var(--ink); color: var(--bg); }
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
      'turnOf',
      'wonBy',
      'drawn',
    ]);
    return `// Memory: find the pairs in as few moves as you can; the best result stays in this browser.
${writeConstant('words', words)}${writeConstant(
      'levels',
      pairs.map((count, at) => ({
        pairs: count,
        columns: readBoards(context.brief.prompt)[at]?.[0] ?? columnsFor(count),
      })),
    )}const isByTime = ${asksForTime(context.brief.prompt)};
const firstLevel = ${firstLevel(context)};
${writeConstant('turns', readTurns(context))}
${writeStore(context, 'memory')}${memoryScript}`;
  },
};
