/** The script of sudoku; reads `words`, `holes` and the functions of the store. */
export const sudokuScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startSudoku(app);

function startSudoku(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const board = find('board');
  const kept = loadRecords({});
  const best = kept.best || {};
  let game = null;
  let chosen = 40;
  let clock;

  const rowOf = (at) => Math.floor(at / 9);
  const boxOf = (at) => Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
  const peers = Array.from({ length: 81 }, (_, at) => Array.from({ length: 81 }, (_, other) => other).filter((other) => other !== at && (rowOf(other) === rowOf(at) || other % 9 === at % 9 || boxOf(other) === boxOf(at))));
  const shuffle = (list) => list.map((one) => [Math.random(), one]).sort(([one], [other]) => one - other).map(([, one]) => one);
  const free = (cells, at) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => peers[at].every((peer) => cells[peer] !== digit));

  // Counts ways to fill the grid, two at most: a puzzle has one.
  const countWays = (cells) => {
    let at = -1;
    let least = null;
    for (let cell = 0; cell < 81; cell += 1) {
      if (cells[cell]) continue;
      const digits = free(cells, cell);
      if (!least || digits.length < least.length) [at, least] = [cell, digits];
      if (digits.length < 2) break;
    }
    if (!least) return 1;
    let ways = 0;
    for (const digit of least) {
      cells[at] = digit;
      ways += countWays(cells);
      cells[at] = 0;
      if (ways > 1) break;
    }
    return ways;
  };
  // A solved grid with its digits, rows and columns mixed; then squares are emptied as long as one way is left.
  const lay = (level) => {
    const bands = () => shuffle([0, 1, 2]).flatMap((band) => shuffle([0, 1, 2]).map((line) => band * 3 + line));
    const [rows, columns, digits] = [bands(), bands(), shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])];
    const solved = rows.flatMap((row) => columns.map((column) => digits[(row * 3 + Math.floor(row / 3) + column) % 9]));
    const given = [...solved];
    let left = holes[level];
    for (const at of shuffle(Array.from({ length: 81 }, (_, cell) => cell))) {
      if (left === 0) break;
      const digit = given[at];
      given[at] = 0;
      if (countWays([...given]) === 1) left -= 1;
      else given[at] = digit;
    }
    return { level, solved, given, filled: [...given], seconds: 0, isOver: false, hints: 0 };
  };

  const write = (seconds) => Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  const keep = () => saveRecords({ best, game });
  const isWrong = (at) => game.filled[at] > 0 && peers[at].some((peer) => game.filled[peer] === game.filled[at]);
  const squares = Array.from({ length: 81 }, (_, at) => {
    const square = Object.assign(document.createElement('button'), { type: 'button' });
    square.addEventListener('click', () => choose(at));
    square.addEventListener('focus', () => at !== chosen && choose(at));
    board.append(square);
    return square;
  });
  const choose = (at) => {
    chosen = at;
    show();
    if (document.activeElement !== squares[at]) squares[at].focus();
  };
  const show = () => {
    squares.forEach((square, at) => {
      const digit = game.filled[at];
      square.textContent = digit ? String(digit) : '';
      square.tabIndex = at === chosen ? 0 : -1;
      square.toggleAttribute('data-given', game.given[at] > 0);
      square.toggleAttribute('data-wrong', isWrong(at));
      square.toggleAttribute('data-near', peers[chosen].includes(at));
      square.toggleAttribute('data-same', digit > 0 && digit === game.filled[chosen]);
      square.toggleAttribute('data-chosen', at === chosen);
      square.setAttribute('aria-label', words.cellOf.replace('{row}', rowOf(at) + 1).replace('{column}', (at % 9) + 1) + ': ' + (digit || '–') + (isWrong(at) ? ' !' : ''));
    });
    find('clock').textContent = write(game.seconds);
    const record = best[game.level];
    find('best').textContent = record === undefined ? '–' : write(record);
    for (const button of app.querySelectorAll('[data-digit]')) button.disabled = game.filled.filter((digit) => digit === Number(button.dataset.digit)).length === 9;
  };
  const end = () => {
    game.isOver = true;
    clearInterval(clock);
    // What was helped with sets no record.
    if (game.hints === 0) best[game.level] = Math.min(best[game.level] ?? Infinity, game.seconds);
    find('status').textContent = words.sudokuSolved.replace('{time}', write(game.seconds));
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: game.seconds } }));
  };
  const set = (digit) => {
    if (game.isOver || game.given[chosen]) return;
    game.filled[chosen] = digit;
    find('status').textContent = '';
    if (game.filled.every((one, at) => one > 0 && !isWrong(at))) end();
    keep();
    show();
  };
  const hint = () => {
    if (game.isOver) return;
    const open = game.filled.flatMap((digit, at) => (digit === game.solved[at] ? [] : [at]));
    if (open.length === 0) return;
    const at = open.includes(chosen) ? chosen : open[Math.floor(Math.random() * open.length)];
    game.hints += 1;
    chosen = at;
    set(game.solved[at]);
  };
  const run = () => {
    clearInterval(clock);
    clock = setInterval(() => {
      if (document.hidden || game.isOver) return;
      game.seconds += 1;
      if (game.seconds % 5 === 0) keep();
      find('clock').textContent = write(game.seconds);
    }, 1000);
  };
  const begin = () => {
    const level = app.querySelector('[name="level"]:checked');
    game = lay(level ? Number(level.value) : 0);
    find('status').textContent = '';
    keep();
    show();
    run();
  };

  board.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const isEdge = (step === -1 && chosen % 9 === 0) || (step === 1 && chosen % 9 === 8);
      const next = chosen + step;
      if (!isEdge && next >= 0 && next < 81) choose(next);
    } else if (/^[1-9]$/.test(event.key)) set(Number(event.key));
    else if (['Backspace', 'Delete', '0'].includes(event.key)) {
      event.preventDefault();
      set(0);
    }
  });
  for (const button of app.querySelectorAll('[data-digit]')) button.addEventListener('click', () => set(Number(button.dataset.digit)));
  find('erase').addEventListener('click', () => set(0));
  find('hint').addEventListener('click', hint);
  find('again').addEventListener('click', begin);
  for (const level of app.querySelectorAll('[name="level"]')) level.addEventListener('change', begin);
  const isWhole = kept.game && Array.isArray(kept.game.filled) && kept.game.filled.length === 81 && Array.isArray(kept.game.given) && Array.isArray(kept.game.solved);
  if (isWhole) {
    game = kept.game;
    const level = app.querySelector('[name="level"][value="' + Number(game.level) + '"]');
    if (level) level.checked = true;
    show();
    if (!game.isOver) run();
  } else begin();
}
`;
