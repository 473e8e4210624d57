/** What runs 2048. Reads `words`, `sides`, `firstSide` and the functions of the store. */
export const slideScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startSlide(app);

function startSlide(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const board = find('board');
  const choices = app.querySelector('[data-levels]');
  // One game and one best score for each board; what was kept before there were several is the one of 4 × 4.
  const old = loadRecords({});
  const games = old.games || (old.cells ? { 4: old } : {});
  let side = sides.includes(old.side) ? old.side : firstSide;
  let { cells, score, best } = games[side] || { cells: [], score: 0, best: 0 };
  let last = null;

  const save = () => {
    games[side] = { cells, score, best };
    saveRecords({ games, side });
  };
  const add = () => {
    const free = cells.flatMap((value, place) => (value ? [] : [place]));
    if (free.length > 0) cells[free[Math.floor(Math.random() * free.length)]] = Math.random() < 0.9 ? 2 : 4;
  };
  const show = () => {
    board.style.setProperty('--side', side);
    board.replaceChildren(
      ...cells.map((value) => {
        const tile = document.createElement('div');
        tile.className = 'slide-tile';
        tile.dataset.value = String(value);
        tile.dataset.step = String(value === 0 ? 0 : Math.min(4, Math.ceil(Math.log2(value) / 3)));
        tile.textContent = value || '';
        return tile;
      }),
    );
    find('score').textContent = String(score);
    find('best').textContent = String(best);
    find('undo').disabled = last === null;
  };

  // One row towards its start; each pair joins once.
  const slide = (row) => {
    const values = row.filter(Boolean);
    for (let index = 0; index < values.length - 1; index += 1) {
      if (values[index] !== values[index + 1]) continue;
      values[index] *= 2;
      score += values[index];
      if (values[index] === 2048) find('status').textContent = words.reached;
      values.splice(index + 1, 1);
    }
    return [...values, ...Array(side).fill(0)].slice(0, side);
  };
  const place = (way, line, step) => {
    const at = way === 'right' || way === 'down' ? side - 1 - step : step;
    return way === 'left' || way === 'right' ? line * side + at : at * side + line;
  };
  const canMove = () => cells.some((value, at) => !value || (at % side < side - 1 && value === cells[at + 1]) || value === cells[at + side]);

  const move = (way) => {
    const before = cells.join();
    const undone = { cells: [...cells], score };
    for (let line = 0; line < side; line += 1) {
      const row = slide(Array.from({ length: side }, (_, step) => step).map((step) => cells[place(way, line, step)]));
      row.forEach((value, step) => (cells[place(way, line, step)] = value));
    }
    if (cells.join() === before) return;
    last = undone;
    add();
    best = Math.max(best, score);
    save();
    show();
    if (canMove()) return;
    find('status').textContent = words.gameOver.replace('{n}', String(score));
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: score, isLow: false, said: '' } }));
  };
  const begin = () => {
    last = null;
    cells = Array(side * side).fill(0);
    score = 0;
    add();
    add();
    save();
    show();
    board.focus();
  };

  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey) begin();
  });
  board.addEventListener('keydown', (event) => {
    const way = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }[event.key];
    if (!way) return;
    event.preventDefault();
    move(way);
  });
  let touch = null;
  board.addEventListener('pointerdown', (event) => (touch = [event.clientX, event.clientY]));
  window.addEventListener('pointerup', (event) => {
    if (!touch) return;
    const dx = event.clientX - touch[0];
    const dy = event.clientY - touch[1];
    touch = null;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 24) return;
    move(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
  });
  for (const button of app.querySelectorAll('[data-move]')) button.addEventListener('click', () => move(button.dataset.move));
  find('undo').addEventListener('click', () => {
    ({ cells, score } = last);
    last = null;
    save();
    find('status').textContent = '';
    show();
    board.focus();
  });
  find('again').addEventListener('click', begin);
  const open = () => {
    last = null;
    find('status').textContent = '';
    ({ cells, score, best } = games[side] || { cells: [], score: 0, best: 0 });
    if (cells.length === side * side) show();
    else begin();
  };
  if (choices) {
    choices.querySelector('[value="' + sides.indexOf(side) + '"]').checked = true;
    choices.addEventListener('change', () => {
      side = sides[Number(choices.querySelector(':checked').value)];
      open();
    });
  }
  if (cells.length === side * side) show();
  else begin();
}
`;
