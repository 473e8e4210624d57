/** The script of connect four; reads `words` and `sides`. */
export const connectFourScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startConnectFour(app);

function startConnectFour(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const wins = loadRecords([0, 0, 0]);
  let moves = [];
  let isAlone = find('alone').getAttribute('aria-pressed') === 'true';

  // cells[column][row], the lowest row first; a piece is the number of its side.
  const read = (played) => {
    const cells = Array.from({ length: 7 }, () => []);
    played.forEach((column, at) => cells[column].push(at % 2));
    return cells;
  };
  const steps = [[0, 1], [1, 0], [1, 1], [1, -1]];
  const findLine = (cells) => {
    for (let column = 0; column < 7; column += 1)
      for (let row = 0; row < cells[column].length; row += 1)
        for (const [right, up] of steps) {
          const line = [0, 1, 2, 3].map((at) => [column + right * at, row + up * at]);
          if (line.every(([x, y]) => cells[x] && cells[x][y] === cells[column][row])) return line;
        }
    return null;
  };
  const open = (cells) => [3, 2, 4, 1, 5, 0, 6].filter((column) => cells[column].length < 6);

  // Looks a few moves ahead; a nearer win is worth more.
  const rate = (played, depth) => {
    const cells = read(played);
    if (findLine(cells)) return -100 - depth;
    if (depth === 0 || played.length === 42) return 0;
    return Math.max(...open(cells).map((column) => -rate([...played, column], depth - 1)));
  };
  const choose = () => {
    const columns = open(read(moves));
    const rates = columns.map((column) => -rate([...moves, column], 4));
    return columns[rates.indexOf(Math.max(...rates))];
  };

  const columns = Array.from({ length: 7 }, (_, column) => {
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    for (let row = 0; row < 6; row += 1) button.append(document.createElement('span'));
    button.addEventListener('click', () => play(column));
    return button;
  });
  find('board').append(...columns);
  app.querySelectorAll('[data-disc]').forEach((disc, at) => (disc.style.background = sides[at].shade));

  const show = () => {
    const cells = read(moves);
    const line = findLine(cells);
    columns.forEach((button, column) => {
      [...button.children].forEach((place, fromTop) => {
        const side = cells[column][5 - fromTop];
        place.style.background = side === undefined ? '' : sides[side].shade;
        place.toggleAttribute('data-won', Boolean(line && line.some(([x, y]) => x === column && y === 5 - fromTop)));
      });
      const pieces = cells[column].map((side) => sides[side].name);
      button.setAttribute('aria-label', [words.columnOf.replace('{n}', String(column + 1)), ...pieces].join(', '));
    });
    app.querySelectorAll('[data-wins]').forEach((place, at) => (place.textContent = String(wins[at])));
    const last = (moves.length + 1) % 2;
    find('status').textContent = line
      ? words.wonBy.replace('{sign}', sides[last].name)
      : moves.length === 42
        ? words.drawn
        : words.turnOf.replace('{sign}', sides[moves.length % 2].name);
    find('undo').disabled = moves.length === 0;
  };
  const isOver = () => moves.length === 42 || Boolean(findLine(read(moves)));
  const put = (column) => {
    moves.push(column);
    if (!isOver()) return;
    wins[findLine(read(moves)) ? (moves.length + 1) % 2 : 2] += 1;
    saveRecords(wins);
  };
  const play = (column) => {
    if (isOver()) return;
    if (read(moves)[column].length > 5) {
      find('status').textContent = words.columnFull;
      return;
    }
    put(column);
    if (isAlone && !isOver()) put(choose());
    show();
  };
  const takeBack = () => {
    if (isOver()) {
      wins[findLine(read(moves)) ? (moves.length + 1) % 2 : 2] -= 1;
      saveRecords(wins);
    }
    moves.pop();
    if (isAlone && moves.length % 2 === 1) moves.pop();
    show();
  };
  const begin = () => {
    moves = [];
    show();
  };

  app.addEventListener('keydown', (event) => {
    if (/^[1-7]$/.test(event.key)) {
      columns[event.key - 1].focus();
      play(event.key - 1);
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = columns.indexOf(document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    columns[(at + step + 7) % 7].focus();
  });
  find('again').addEventListener('click', begin);
  find('undo').addEventListener('click', takeBack);
  find('alone').addEventListener('click', () => {
    isAlone = !isAlone;
    find('alone').setAttribute('aria-pressed', String(isAlone));
    begin();
  });
  begin();
}
`;
