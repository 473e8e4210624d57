/** What turns the cards of a memory game, keeps scores and whose turn it is. Reads `words`, `levels`, `isByTime`, `firstLevel`, `turns` and the store's functions. */
export const memoryScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startMemory(app);

function startMemory(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const board = find('board');
  const allFaces = [...find('faces').content.children];
  const choices = app.querySelector('[data-levels]');
  let level = firstLevel;
  let faces = [];
  let began = null;
  let ticking;
  let open = [];
  let moves = 0;
  let found = 0;
  // The fewest moves by number of pairs, or the shortest time where that is asked for.
  const best = loadRecords({});
  let turning;
  // Whoever finds a pair goes on; else it is the next one's turn.
  let turn = 0;
  let pairsOf = turns.map(() => 0);
  const showTurns = () => {
    app.querySelectorAll('[data-turn]').forEach((item, index) => {
      item.querySelector('b').textContent = String(pairsOf[index]);
      if (index === turn && found < faces.length) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    });
  };

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
      if (turns.length > 1) pairsOf[turn] += 1;
      find('status').textContent = words.pairFound.replace('{name}', card.dataset.face);
      if (found === faces.length) finish();
    } else {
      if (turns.length > 1) turn = (turn + 1) % turns.length;
      find('status').textContent = words.noPair + (turns.length > 1 ? ' ' + words.turnOf.replace('{sign}', turns[turn]) : '');
      turning = setTimeout(closeOpen, 1100);
    }
    showScores();
    showTurns();
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
    if (turns.length > 1) {
      const first = pairsOf.indexOf(Math.max(...pairsOf));
      find('status').textContent = pairsOf.filter((count) => count === pairsOf[first]).length > 1 ? words.drawn : words.wonBy.replace('{sign}', turns[first]);
    }
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
    turn = 0;
    pairsOf = turns.map(() => 0);
    showScores();
    showClock();
    showTurns();
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
