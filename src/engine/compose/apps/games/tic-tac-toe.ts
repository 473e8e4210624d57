import { sayNewGame } from './end-words';
import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { asksForLevels, levelStyles, writeLevels } from './levels';
import { readListAfter, withoutLooks } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';

// "two players, Mia and Leo": who plays X and who O.
function readPlayers({ brief }: AppContext): readonly [x: string, o: string] | null {
  const told = [
    brief.name?.value ?? '',
    ...['names?|called|named|between|entre|zwischen', 'players?|jugador\\p{L}*|joueurs?|spieler|giocator\\p{L}*|gracz\\p{L}*|oyuncu', 'for|für|para|pour|per|voor|dla'].map(
      (lead) => readListAfter(withoutLooks(brief), `(?:${lead}),?`).join(' & '),
    ),
  ].map((text) => text.split(/\s+(?:and|y|et|und|e|en|i|ve|&|vs\.?|v)\s+/u).map((name) => name.trim())); // prettier-ignore
  const found = told.find(
    (names) => names.length === 2 && names.every((name) => /^\p{Lu}[\p{L}'’ -]{0,20}$/u.test(name)),
  );
  return found ? [found[0] ?? '', found[1] ?? ''] : null;
}

// "Names for X and O", "enter player names": fields for both.
const asksForNames =
  /\b(?:enter|type|choose|set|edit|custom|player|players['’]?|with|their) (?:the |their |your |both |player |players['’]? )?names?\b|\bnames? (?:(?:can|may|should|to) be|are) (?:changed|edited|entered|set|chosen|typed|editable)\b|\b(?:change|changeable|editable|rename) (?:the |their |player )*(?:names?|players)\b|\bnames? (?:for|of) (?:x|both|the|each|players?)\b/iu;

const asksForTwo =
  /\b(?:two|2)[- ]?(?:players?|people|person|kids)\b|\b(?:against|with|and) (?:my|a) (?:(?:little|big|older|younger) )?(?:brother|sister|son|daughter|mate|friend|kid|child|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|grandad|grandma)\b|\bon one (?:tablet|phone|ipad|screen|device)\b|\bdos jugadores|\bdeux joueurs|\bzwei spieler|\bdois jogadores|\bdue giocatori|\btwee spelers|\bdwóch graczy|\biki (?:oyuncu|kişi)|لاعبين|שני שחקנים/iu;

const asksForUndo =
  /\bundo\b|\btake (?:back|it back)\b|deshacer|annuler|rückgängig|desfazer|annulla|ongedaan/iu;

/** Tic-tac-toe for two, or against the page. */
export const ticTacToe: GameVariant = {
  name: 'tic-tac-toe',
  lede: 'ticLede',
  asked:
    /tic.?tac.?toe|noughts|tres en raya|jogo da velha|morpion|drei gewinnt|tris\b|boter.?kaas|kółko i krzyżyk|\bxox\b|إكس أو|איקס עיגול/i,
  html: (context) => {
    const { words, brief } = context;
    const [x, o] = readPlayers(context) ?? ['X', 'O'];
    const isNamed = asksForNames.test(brief.prompt);
    const side = (sign: 'X' | 'O', name: string) =>
      isNamed
        ? html`<dt class="app-field">
            <label for="tic-${sign}">${sign}</label
            ><input
              type="text"
              id="tic-${sign}"
              data-player="${sign}"
              value="${name === sign ? '' : name}"
              placeholder="${words.fields.name}"
              maxlength="20"
              autocomplete="off"
            />
          </dt>`
        : html`<dt>${name}${name === sign ? '' : ` (${sign})`}</dt>`;
    const isAlone = readPlayers(context) === null && !asksForTwo.test(brief.prompt);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="tic" data-app="game">
      <div class="tic-side">
        <p class="tic-turn" role="status" data-status></p>
        <dl class="tic-wins">
          <div>
            ${side('X', x)}
            <dd class="app-figure" data-wins="X">0</dd>
          </div>
          <div>
            ${side('O', o)}
            <dd class="app-figure" data-wins="O">0</dd>
          </div>
          <div>
            <dt>${say('draws')}</dt>
            <dd class="app-figure" data-wins="draw">0</dd>
          </div>
        </dl>
        <div class="app-row">
          <button class="app-button" type="button" data-again>${sayNewGame(context)}</button>
          <button class="app-button app-quiet" type="button" data-alone aria-pressed="${String(isAlone)}">
            ${say('playAlone')}
          </button>
          ${asksForUndo.test(brief.prompt) ? html`<button class="app-button app-quiet" type="button" data-undo disabled>${say('undoWord')}</button>` : null}
        </div>
      </div>
      ${asksForLevels(brief.prompt) ? html`<div class="tic-levels">${writeLevels(words)}</div>` : null}
      <div class="tic-board" data-board role="group" aria-label="${say('board')}"></div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.tic { grid-template-columns: minmax(14rem, 0.8fr) minmax(0, 1.2fr); align-items: center; }
.tic-side { display: grid; gap: var(--gap); }
.tic-turn { font: var(--heading-weight) var(--step-2)/1.1 var(--display); min-block-size: 2.2em; }
.tic-wins { display: flex; flex-wrap: wrap; align-items: end; gap: 1rem 2rem; }
.tic-wins .app-field { max-inline-size: 9rem; margin-block-end: 0.4rem; }
.tic-wins dd { margin: 0; }
.tic-board { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.6rem; inline-size: min(100%, 32rem); margin-inline: auto; }
.tic-board button { aspect-ratio: 1; border: 3px solid var(--ink); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); font: 700 clamp(3rem, 10vi, 6rem)/1 var(--display); cursor: pointer; }
.tic-board button[data-won] { background: var(--ink); color: var(--bg); }
.tic-levels { grid-column: 1; }
.tic:has(.tic-levels) .tic-board { grid-area: 1 / 2 / span 2; }
${levelStyles}@media (max-width: 48rem) { .tic:has(.tic-levels) .tic-board { grid-area: auto; } .tic { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const [x, o] = readPlayers(context) ?? ['X', 'O'];
    const words = sayAll(context.words.language, ['turnOf', 'wonBy', 'drawn', 'square', 'emptySquare']);
    return `// Tic-tac-toe: three in a row. Alone, the page plays O, on its hardest level without a fault.
${writeConstant('words', words)}${writeConstant('players', { X: x, O: o })}${writeStore(context, 'tic-tac-toe')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startTicTacToe(app);

function startTicTacToe(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  const wins = loadRecords({ X: 0, O: 0, draw: 0 });
  let squares = Array(9).fill('');
  let turn = 'X';
  let isOver = false;
  // The squares in the order in which they were taken.
  let taken = [];
  let isAlone = find('alone').getAttribute('aria-pressed') === 'true';

  const findLine = (board, sign) => lines.find((line) => line.every((square) => board[square] === sign));
  const free = (board) => board.flatMap((sign, square) => (sign ? [] : [square]));

  // Looks every game to its end: the page never loses.
  const rate = (board, sign) => {
    if (findLine(board, 'O')) return 1;
    if (findLine(board, 'X')) return -1;
    const open = free(board);
    if (open.length === 0) return 0;
    const rates = open.map((square) => rate(board.with(square, sign), sign === 'O' ? 'X' : 'O'));
    return sign === 'O' ? Math.max(...rates) : Math.min(...rates);
  };

  const buttons = squares.map((sign, square) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => play(square));
    return button;
  });
  find('board').append(...buttons);

  const show = (line) => {
    buttons.forEach((button, square) => {
      button.textContent = squares[square];
      const label = words.square.replace('{n}', String(square + 1));
      button.setAttribute('aria-label', label + ': ' + (squares[square] || words.emptySquare));
      button.toggleAttribute('data-won', Boolean(line && line.includes(square)));
    });
    if (undo) undo.disabled = taken.length === 0;
    for (const [name, count] of Object.entries(wins)) if (name !== 'names') app.querySelector('[data-wins="' + name + '"]').textContent = String(count);
  };

  const play = (square) => {
    if (isOver || squares[square]) return;
    squares[square] = turn;
    taken.push(square);
    const line = findLine(squares, turn);
    if (line || free(squares).length === 0) {
      isOver = true;
      wins[line ? turn : 'draw'] += 1;
      saveRecords(wins);
      find('status').textContent = line ? words.wonBy.replace('{sign}', players[turn]) : words.drawn;
      show(line);
      return;
    }
    turn = turn === 'X' ? 'O' : 'X';
    find('status').textContent = words.turnOf.replace('{sign}', players[turn]);
    show();
    if (isAlone && turn === 'O') {
      const open = free(squares);
      // The easier the level, the more often the page does not look.
      const level = app.querySelector('[name="level"]:checked');
      if (level && Math.random() < [0.75, 0.35, 0][level.value]) {
        play(open[Math.floor(Math.random() * open.length)]);
        return;
      }
      const rates = open.map((place) => rate(squares.with(place, 'O'), 'X'));
      play(open[rates.indexOf(Math.max(...rates))]);
    }
  };

  // A game that was over goes on, and its point is taken back; alone, what the page answered goes with it.
  const undo = app.querySelector('[data-undo]');
  const takeBack = () => {
    if (taken.length === 0) return;
    if (isOver) {
      const won = ['X', 'O'].find((sign) => findLine(squares, sign));
      wins[won || 'draw'] -= 1;
      saveRecords(wins);
      isOver = false;
    }
    do {
      const last = taken.pop();
      turn = squares[last];
      squares[last] = '';
    } while (isAlone && turn === 'O' && taken.length > 0);
    find('status').textContent = words.turnOf.replace('{sign}', players[turn]);
    show();
  };
  if (undo) undo.addEventListener('click', takeBack);

  const begin = () => {
    taken = [];
    squares = Array(9).fill('');
    turn = 'X';
    isOver = false;
    find('status').textContent = words.turnOf.replace('{sign}', players.X);
    show();
  };
  find('board').addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }[event.key];
    const next = buttons[buttons.indexOf(document.activeElement) + step];
    if (!step || !next) return;
    event.preventDefault();
    next.focus();
  });
  for (const field of app.querySelectorAll('[data-player]')) {
    const sign = field.dataset.player;
    const name = () => {
      players[sign] = field.value.trim() || sign;
      if (!isOver) find('status').textContent = words.turnOf.replace('{sign}', players[turn]);
    };
    if (wins.names && wins.names[sign]) field.value = wins.names[sign];
    field.addEventListener('input', () => {
      name();
      wins.names = { ...wins.names, [sign]: field.value };
      saveRecords(wins);
    });
    players[sign] = field.value.trim() || sign;
  }
  find('again').addEventListener('click', begin);
  if (app.querySelector('[data-levels]')) app.querySelector('[data-levels]').addEventListener('change', begin);
  find('alone').addEventListener('click', () => {
    isAlone = !isAlone;
    find('alone').setAttribute('aria-pressed', String(isAlone));
    begin();
  });
  begin();
}
`;
