/** What runs in the page of bingo cards. Reads `words`, `startWords` and the functions of the store. */
export const bingoScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startBingo(app);

function startBingo(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ text: startWords.join('\n'), title: find('title').value, size: 0, count: Number(find('count').value), free: true, cards: [], called: [] });
  const keep = () => saveRecords(kept);
  const pick = (most) => crypto.getRandomValues(new Uint32Array(1))[0] % most;
  const shuffle = (list) => {
    const mixed = [...list];
    for (let at = mixed.length - 1; at > 0; at -= 1) {
      const other = pick(at + 1);
      [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
    }
    return mixed;
  };
  const wordsOf = () => [...new Set(kept.text.split('\n').map((word) => word.trim()).filter(Boolean))];
  const numbers = (from, most) => Array.from({ length: most }, (_, index) => String(from + index));
  const isFree = (size) => kept.free && size % 2 === 1;
  // Fewer words than squares go on smaller cards, unless a size was chosen.
  const sizeFor = (count) => [5, 4, 3].find((size) => count >= size * size - (isFree(size) ? 1 : 0)) ?? 3;

  const dealOne = (pool, size) => {
    const middle = isFree(size) ? (size * size - 1) / 2 : -1;
    let squares = [];
    if (pool.length > 0) squares = shuffle(pool).slice(0, size * size - (middle >= 0 ? 1 : 0));
    else {
      // B 1-15, I 16-30 and so on: each column has numbers of its own.
      const share = Math.floor(75 / size);
      const columns = Array.from({ length: size }, (_, column) => shuffle(numbers(column * share + 1, share)).slice(0, size));
      squares = Array.from({ length: size * size }, (_, at) => columns[at % size][Math.floor(at / size)]);
      if (middle >= 0) squares.splice(middle, 1);
    }
    if (middle >= 0) squares.splice(middle, 0, '');
    return { squares, ticked: middle >= 0 ? [middle] : [] };
  };
  const deal = () => {
    const pool = wordsOf();
    const size = kept.size;
    const missing = pool.length === 0 ? 0 : size * size - (isFree(size) ? 1 : 0) - pool.length;
    if (missing > 0) {
      find('status').textContent = words.moreWords.replace('{n}', String(missing));
      return;
    }
    find('status').textContent = '';
    kept.cards = Array.from({ length: kept.count }, () => dealOne(pool, size));
    kept.called = [];
    keep();
    show();
  };
  const hasLine = ({ squares, ticked }) => {
    const size = Math.sqrt(squares.length);
    const side = [...Array(size).keys()];
    const lines = [
      ...side.map((row) => side.map((column) => row * size + column)),
      ...side.map((column) => side.map((row) => row * size + column)),
      side.map((at) => at * size + at),
      side.map((at) => at * size + size - 1 - at),
    ];
    return lines.some((line) => line.every((square) => ticked.includes(square)));
  };
  const drawCard = (card, index) => {
    const table = document.createElement('table');
    table.className = 'bingo-card';
    const caption = table.createCaption();
    caption.className = 'bingo-name';
    const number = Object.assign(document.createElement('small'), { className: 'bingo-number', textContent: words.cardOf.replace('{n}', String(index + 1)) });
    caption.append(kept.title, number);
    const size = Math.sqrt(card.squares.length);
    for (let row = 0; row < size; row += 1) {
      const line = table.insertRow();
      for (let column = 0; column < size; column += 1) {
        const square = row * size + column;
        const label = document.createElement('label');
        const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: card.ticked.includes(square) });
        box.addEventListener('change', () => {
          const had = hasLine(card);
          card.ticked = box.checked ? [...card.ticked, square] : card.ticked.filter((other) => other !== square);
          find('status').textContent = !had && hasLine(card) ? words.bingoWon.replace('{n}', String(index + 1)) : '';
          keep();
        });
        label.append(box, card.squares[square] || words.freeSquare);
        const cell = line.insertCell();
        cell.className = 'bingo-square';
        cell.append(label);
      }
    }
    return table;
  };
  const showCalled = () => {
    find('now').textContent = kept.called.at(-1) ?? '–';
    find('called').replaceChildren(...kept.called.map((word) => Object.assign(document.createElement('li'), { textContent: word })));
  };
  const show = () => {
    find('cards').replaceChildren(...kept.cards.map(drawCard));
    showCalled();
  };

  find('words').value = kept.text;
  find('title').value = kept.title;
  find('free').checked = kept.free;
  if (kept.size === 0) {
    const count = wordsOf().length;
    kept.size = count === 0 ? Number(find('size').value) : Math.min(Number(find('size').value), sizeFor(count));
  }
  find('size').value = String(kept.size);
  find('count').value = String(kept.count);

  find('words').addEventListener('input', () => {
    kept.text = find('words').value;
    keep();
  });
  find('title').addEventListener('input', () => {
    kept.title = find('title').value;
    keep();
    show();
  });
  find('size').addEventListener('change', () => {
    kept.size = Number(find('size').value);
    deal();
  });
  find('count').addEventListener('change', () => {
    kept.count = Math.min(60, Math.max(1, Math.round(Number(find('count').value)) || 1));
    deal();
  });
  find('free').addEventListener('change', () => {
    kept.free = find('free').checked;
    deal();
  });
  find('deal').addEventListener('click', deal);
  find('print-cards').addEventListener('click', () => window.print());
  find('call').addEventListener('click', () => {
    const pool = wordsOf();
    const left = (pool.length > 0 ? pool : numbers(1, 75)).filter((word) => !kept.called.includes(word));
    if (left.length === 0) {
      find('now').textContent = words.allCalled;
      return;
    }
    kept.called.push(left[pick(left.length)]);
    keep();
    showCalled();
  });
  find('again').addEventListener('click', () => {
    kept.called = [];
    keep();
    showCalled();
  });
  if (kept.cards.length === 0) deal();
  else show();
}
`;
