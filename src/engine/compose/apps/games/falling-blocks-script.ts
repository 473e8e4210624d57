/** The rules of the falling blocks, for `startArcade`. */
export const fallingBlocksScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startArcade(app, makeBlocks);

function makeBlocks({ width, height, level, end }) {
  const [columns, rows] = [10, 20];
  const size = height / rows;
  const shapes = [
    [[0, 1], [1, 1], [2, 1], [3, 1]],
    [[1, 0], [2, 0], [1, 1], [2, 1]],
    [[1, 0], [0, 1], [1, 1], [2, 1]],
    [[1, 0], [2, 0], [0, 1], [1, 1]],
    [[0, 0], [1, 0], [1, 1], [2, 1]],
    [[0, 0], [0, 1], [1, 1], [2, 1]],
    [[2, 0], [0, 1], [1, 1], [2, 1]],
  ];
  const sides = [4, 4, 3, 3, 3, 3, 3];
  const board = Array.from({ length: rows }, () => Array(columns).fill(-1));
  // Every seven pieces hold each of the shapes once.
  let bag = [];
  const take = () => {
    if (bag.length === 0) bag = shapes.map((_, at) => at).sort(() => Math.random() - 0.5);
    return bag.pop();
  };
  const put = (kind) => ({ kind, cells: shapes[kind], x: 3, y: 0 });
  const fits = (piece) => piece.cells.every(([x, y]) => piece.x + x >= 0 && piece.x + x < columns && piece.y + y < rows && (piece.y + y < 0 || board[piece.y + y][piece.x + x] < 0));
  let [piece, next, waited, moved] = [put(take()), take(), 0, 0];
  const pace = () => Math.max(0.08, [0.8, 0.6, 0.4][level] * 0.86 ** Math.floor(game.extra / 10));

  const tryMove = (dx, dy) => {
    const there = { ...piece, x: piece.x + dx, y: piece.y + dy };
    if (!fits(there)) return false;
    piece = there;
    return true;
  };
  const turn = () => {
    const side = sides[piece.kind];
    if (piece.kind === 1) return;
    const cells = piece.cells.map(([x, y]) => [side - 1 - y, x]);
    for (const dx of [0, -1, 1, -2, 2]) {
      const there = { ...piece, cells, x: piece.x + dx };
      if (fits(there)) return void (piece = there);
    }
  };
  const land = () => {
    for (const [x, y] of piece.cells) if (piece.y + y >= 0) board[piece.y + y][piece.x + x] = piece.kind;
    const left = board.filter((row) => row.some((cell) => cell < 0));
    const gone = rows - left.length;
    if (gone > 0) {
      board.splice(0, rows, ...Array.from({ length: gone }, () => Array(columns).fill(-1)), ...left);
      game.extra += gone;
      game.score += [0, 100, 300, 500, 800][gone];
    }
    piece = put(next);
    next = take();
    waited = 0;
    if (!fits(piece)) end();
  };
  const game = {
    score: 0,
    extra: 0,
    press: (key) => {
      if (key === 'left' || key === 'right') tryMove(key === 'left' ? -1 : 1, 0);
      if (key === 'up' || key === 'w' || key === 'touch') turn();
      if (key === 'act') {
        while (tryMove(0, 1)) game.score += 2;
        land();
      }
    },
    step: (seconds, held) => {
      waited += seconds;
      moved += seconds;
      if ((held.has('down') || held.has('s')) && moved > 0.05) {
        moved = 0;
        if (tryMove(0, 1)) game.score += 1;
      }
      if (waited > pace()) {
        waited = 0;
        if (!tryMove(0, 1)) land();
      }
    },
    draw: (pen, colours) => {
      const tints = [colours.button, colours.accent, colours.ink, colours.soft, colours.button, colours.accent, colours.ink];
      const square = (x, y, kind, alpha) => {
        pen.globalAlpha = alpha;
        pen.fillStyle = tints[kind];
        pen.beginPath();
        pen.roundRect(x + 1, y + 1, size - 2, size - 2, 4);
        pen.fill();
        pen.globalAlpha = 1;
      };
      pen.fillStyle = colours.line;
      pen.fillRect(columns * size, 0, 2, height);
      for (let spot = 0; spot < columns * rows; spot += 1) pen.fillRect(((spot % columns) + 0.5) * size - 1, (Math.floor(spot / columns) + 0.5) * size - 1, 2, 2);
      board.forEach((row, y) => row.forEach((kind, x) => kind >= 0 && square(x * size, y * size, kind, kind > 3 ? 0.6 : 1)));
      const ghost = { ...piece };
      while (fits({ ...ghost, y: ghost.y + 1 })) ghost.y += 1;
      for (const [x, y] of ghost.cells) square((ghost.x + x) * size, (ghost.y + y) * size, piece.kind, 0.2);
      for (const [x, y] of piece.cells) square((piece.x + x) * size, (piece.y + y) * size, piece.kind, piece.kind > 3 ? 0.6 : 1);
      for (const [x, y] of shapes[next]) square(columns * size + 6 + x * size, 14 + y * size, next, next > 3 ? 0.6 : 1);
    },
  };
  return game;
}
`;
