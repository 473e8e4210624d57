/** The script of minesweeper; reads `words` and `minefields`. */
export const minesweeperScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startMinesweeper(app);

function startMinesweeper(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const best = loadRecords({});
  let field = minefields[0];
  let cells = [];
  let isOver = false;
  let isFlagging = false;
  let begun = 0;
  let clock;

  const sizeName = () => field.columns + 'x' + field.rows + 'x' + field.mines;
  const write = (seconds) => Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  const seconds = () => (begun ? Math.round((Date.now() - begun) / 1000) : 0);
  const around = (at) => {
    const [column, row] = [at % field.columns, Math.floor(at / field.columns)];
    const near = [];
    for (let y = row - 1; y <= row + 1; y += 1)
      for (let x = column - 1; x <= column + 1; x += 1)
        if (x >= 0 && y >= 0 && x < field.columns && y < field.rows && (x !== column || y !== row)) near.push(y * field.columns + x);
    return near;
  };

  // Mines are laid after the first press, and never around it.
  const lay = (first) => {
    const safe = new Set([first, ...around(first)]);
    const free = cells.map((_, at) => at).filter((at) => !safe.has(at));
    for (let count = Math.min(field.mines, free.length); count > 0; count -= 1) {
      const [at] = free.splice(Math.floor(Math.random() * free.length), 1);
      cells[at].isMine = true;
    }
    begun = Date.now();
    clock = setInterval(() => (find('clock').textContent = write(seconds())), 500);
  };
  const countNear = (at) => around(at).filter((near) => cells[near].isMine).length;

  const draw = (at) => {
    const { button, isOpen, isFlag, isMine } = cells[at];
    const near = countNear(at);
    const shown = isOpen ? (isMine ? '✹' : near > 0 ? String(near) : '') : isFlag ? '⚑' : '';
    button.textContent = shown;
    button.toggleAttribute('data-open', isOpen && !isMine);
    button.toggleAttribute('data-mine', isOpen && Boolean(isMine));
    const place = words.cellOf.replace('{column}', String((at % field.columns) + 1)).replace('{row}', String(Math.floor(at / field.columns) + 1));
    const state = isOpen ? (isMine ? words.cellMine : words.cellNear.replace('{n}', String(near))) : isFlag ? words.cellFlagged : words.cellClosed;
    button.setAttribute('aria-label', place + ': ' + state);
  };
  const showScores = () => {
    find('left').textContent = String(field.mines - cells.filter(({ isFlag, isOpen }) => isFlag && !isOpen).length);
    find('clock').textContent = write(seconds());
    find('best').textContent = best[sizeName()] === undefined ? '–' : write(best[sizeName()]);
  };
  const end = (isWon) => {
    isOver = true;
    clearInterval(clock);
    const time = seconds();
    if (isWon && !(best[sizeName()] <= time)) {
      best[sizeName()] = time;
      saveRecords(best);
    }
    showScores();
    cells.forEach((cell, at) => {
      if (cell.isMine && !isWon) cell.isOpen = true;
      draw(at);
    });
    find('status').textContent = isWon ? words.minesWon.replace('{time}', write(time)) : words.minesLost;
  };

  const mark = (at) => {
    if (isOver || cells[at].isOpen) return;
    cells[at].isFlag = !cells[at].isFlag;
    draw(at);
    showScores();
  };
  const open = (at) => {
    if (isOver || cells[at].isFlag) return;
    if (!begun) lay(at);
    if (cells[at].isMine) {
      cells[at].isOpen = true;
      end(false);
      return;
    }
    const queue = cells[at].isOpen ? (around(at).filter((near) => cells[near].isFlag).length === countNear(at) ? around(at) : []) : [at];
    while (queue.length > 0) {
      const next = queue.pop();
      const cell = cells[next];
      if (cell.isOpen || cell.isFlag) continue;
      cell.isOpen = true;
      draw(next);
      if (cell.isMine) {
        end(false);
        return;
      }
      if (countNear(next) === 0) queue.push(...around(next));
    }
    if (cells.every((cell) => cell.isOpen || cell.isMine)) end(true);
  };

  const begin = () => {
    clearInterval(clock);
    begun = 0;
    isOver = false;
    find('board').style.setProperty('--columns', String(field.columns));
    cells = Array.from({ length: field.columns * field.rows }, (_, at) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', tabIndex: at === 0 ? 0 : -1 });
      button.addEventListener('click', () => (isFlagging ? mark(at) : open(at)));
      button.addEventListener('contextmenu', (event) => {
        event.preventDefault();
        mark(at);
      });
      return { button, isOpen: false, isFlag: false, isMine: false };
    });
    find('board').replaceChildren(...cells.map(({ button }) => button));
    cells.forEach((_, at) => draw(at));
    find('status').textContent = '';
    showScores();
  };

  find('board').addEventListener('keydown', (event) => {
    const at = cells.findIndex(({ button }) => button === document.activeElement);
    if (at < 0) return;
    if (event.key.toLowerCase() === 'f') {
      mark(at);
      return;
    }
    const column = at % field.columns;
    const next = { ArrowRight: column < field.columns - 1 ? at + 1 : -1, ArrowLeft: column > 0 ? at - 1 : -1, ArrowDown: at + field.columns, ArrowUp: at - field.columns }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (!cells[next]) return;
    cells[at].button.tabIndex = -1;
    cells[next].button.tabIndex = 0;
    cells[next].button.focus();
  });
  find('again').addEventListener('click', begin);
  find('flag').addEventListener('click', () => {
    isFlagging = !isFlagging;
    find('flag').setAttribute('aria-pressed', String(isFlagging));
  });
  const levels = app.querySelector('[data-levels]');
  if (levels)
    levels.addEventListener('change', () => {
      field = minefields[Number(levels.querySelector(':checked').value)];
      begin();
    });
  begin();
}
`;
