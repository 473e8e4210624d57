/** What asks the cards of a deck. Reads `words`, `startDecks` and the functions of the store and of files. */
export const flashcardsScript = String.raw`
const app = document.querySelector('[data-app="flashcards"]');
if (app) startCards(app);

function startCards(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const form = find('adder');
  // Days until a card of a box comes back.
  const breaks = [0, 1, 3, 7, 14];
  const dayOf = (offset) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 12);
    return day.toISOString().slice(0, 10);
  };
  const today = dayOf(0);
  const makeCard = (front, back) => ({ front, back, box: 0, due: today });
  let decks = loadRecords(startDecks.map(({ name, cards }) => ({ name, cards: cards.map(([front, back]) => makeCard(front, back)) })));
  let place = 0;
  let queue = [];
  let round = 0;
  let isTurned = false;
  // Which side is asked; the other one answers.
  let isBackwards = false;
  let edited = null;

  const deck = () => decks[place] || { name: '', cards: [] };
  const dueIn = (one) => one.cards.filter((card) => card.due <= today);
  const save = () => {
    saveRecords(decks);
    showSide();
  };
  const begin = (cards) => {
    queue = [...cards];
    for (let index = queue.length - 1; index > 0; index -= 1) {
      const other = Math.floor(Math.random() * (index + 1));
      [queue[index], queue[other]] = [queue[other], queue[index]];
    }
    round = queue.length;
    isTurned = false;
    showCard();
  };

  const sayDone = () => {
    const { cards } = deck();
    if (cards.length === 0) return words.noDeckCards;
    const next = cards.map((card) => card.due).sort()[0];
    const day = new Date(next + 'T12:00').toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' });
    return next > today ? words.comesBack.replace('{day}', day) : words.allKnown;
  };
  const showCard = () => {
    const card = queue[0];
    find('card').disabled = !card;
    find('card').toggleAttribute('data-turned', isTurned && Boolean(card));
    find('side').textContent = card ? (isTurned !== isBackwards ? card.back : card.front) : sayDone();
    find('hint').textContent = card && !isTurned ? words.turnCard : '\u00a0';
    find('again').disabled = find('known').disabled = !isTurned || !card;
    find('restart').disabled = deck().cards.length === 0;
    find('progress').textContent = words.cardsLeft.replace('{n}', String(queue.length));
    find('bar').value = round === 0 ? 0 : (round - queue.length) / round;
  };
  const drawRows = makeDrawer(find('list'), (card) => drawRow(card));
  const showSide = () => {
    find('decks').replaceChildren(
      ...decks.map((one, index) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'deck';
        const due = Object.assign(document.createElement('small'), { textContent: words.dueNow.replace('{n}', dueIn(one).length).replace('{count}', one.cards.length) });
        button.append(one.name, due);
        if (index === place) button.setAttribute('aria-current', 'true');
        button.addEventListener('click', () => {
          place = index;
          open(null);
          showSide();
          begin(dueIn(deck()));
          find('decks').children[index].firstElementChild.focus();
        });
        item.append(button);
        return item;
      }),
    );
    drawRows(deck().cards);
    const counts = breaks.map((_, box) => deck().cards.filter((card) => card.box === box).length);
    const most = Math.max(...counts, 1);
    find('boxes').replaceChildren(
      ...counts.map((count, box) => {
        const item = document.createElement('li');
        const bar = document.createElement('i');
        item.className = 'box-bar';
        bar.style.setProperty('--share', (count / most) * 5 + 'rem');
        item.append(Object.assign(document.createElement('b'), { textContent: String(count) }), bar, Object.assign(document.createElement('span'), { textContent: words.inBox.replace('{n}', String(box + 1)) }));
        return item;
      }),
    );
  };
  const drawRow = (card) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    row.querySelector('b').textContent = card.front;
    row.querySelector('span').textContent = card.back;
    const [edit, remove] = row.querySelectorAll('button');
    edit.setAttribute('aria-label', words.edit + ': ' + card.front);
    edit.addEventListener('click', () => open(card));
    remove.setAttribute('aria-label', words.remove + ': ' + card.front);
    remove.addEventListener('click', () => {
      deck().cards = deck().cards.filter((other) => other !== card);
      queue = queue.filter((other) => other !== card);
      if (edited === card) open(null);
      find('status').textContent = words.removed + ': ' + card.front;
      save();
      showCard();
      form.elements.front.focus();
    });
    return row;
  };
  const open = (card) => {
    edited = card;
    form.elements.front.value = card ? card.front : '';
    form.elements.back.value = card ? card.back : '';
    find('send').textContent = card ? words.save : words.addCard;
    find('cancel').hidden = !card;
    if (card) form.elements.front.focus();
  };
  // Known: one box further and a longer break. Not known: back to the first box, and again in this round.
  const answer = (isKnown) => {
    const card = queue.shift();
    card.box = isKnown ? Math.min(card.box + 1, breaks.length - 1) : 0;
    card.due = dayOf(breaks[card.box]);
    if (!isKnown) queue.push(card);
    isTurned = false;
    save();
    showCard();
    find('card').focus();
  };
  const turn = () => {
    isTurned = !isTurned;
    showCard();
  };

  // What is typed counts by its letters, whatever their case, accents or article.
  const typer = app.querySelector('[data-typer]');
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/^(?:to|the|an?|el|la|los|las|le|les|der|die|das|il|lo|o|os|as|de|het)\s+|^l['’]/u, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (typer) {
    typer.addEventListener('submit', (event) => {
      event.preventDefault();
      const card = queue[0];
      const typed = typer.elements.answer.value;
      if (!card || isTurned || typed.trim() === '') return;
      const wanted = isBackwards ? card.front : card.back;
      const isRight = [wanted, ...wanted.split(/[,;/]/)].some((one) => plain(one) === plain(typed));
      app.querySelector('[data-told]').textContent = (isRight ? '✓ ' + words.answerRight : words.answerWrong) + ': ' + wanted;
      typer.reset();
      turn();
      (isRight ? find('known') : find('again')).focus();
    });
  }

  find('card').addEventListener('click', turn);
  // "Arrow keys for next and previous": through the cards of the round, without an answer.
  const leaf = (way) => {
    if (way > 0) queue.push(queue.shift());
    else queue.unshift(queue.pop());
    isTurned = false;
    showCard();
    find('card').focus();
  };
  if (leafsByKeys)
    document.addEventListener('keydown', (event) => {
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!way || queue.length === 0 || event.target.closest?.('input, textarea, select')) return;
      event.preventDefault();
      leaf(way);
    });
  find('card').addEventListener('keydown', (event) => {
    if (leafsByKeys || !isTurned || !queue[0]) return;
    if (event.key === 'ArrowRight') answer(true);
    if (event.key === 'ArrowLeft') answer(false);
  });
  // The space bar turns the card from anywhere on the page that does not take it for itself.
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !queue[0] || event.target !== document.body) return;
    event.preventDefault();
    turn();
    find('card').focus();
  });
  if (app.querySelector('[data-mix]')) app.querySelector('[data-mix]').addEventListener('click', () => begin(queue));
  const swap = app.querySelector('[data-swap]');
  if (swap)
    swap.addEventListener('click', () => {
      isBackwards = !isBackwards;
      isTurned = false;
      swap.setAttribute('aria-pressed', String(isBackwards));
      showCard();
      find('card').focus();
    });
  find('known').addEventListener('click', () => answer(true));
  find('again').addEventListener('click', () => answer(false));
  find('restart').addEventListener('click', () => begin(deck().cards));
  find('cancel').addEventListener('click', () => open(null));
  find('new').addEventListener('submit', (event) => {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    if (!name) return;
    event.target.reset();
    decks.push({ name, cards: [] });
    place = decks.length - 1;
    save();
    begin([]);
    form.elements.front.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const front = form.elements.front.value.trim();
    const back = form.elements.back.value.trim();
    if (!front || !back) return;
    if (decks.length === 0) decks.push({ name: words.addCard, cards: [] });
    if (edited) {
      const changed = { ...edited, front, back };
      const swap = (card) => (card === edited ? changed : card);
      deck().cards = deck().cards.map(swap);
      queue = queue.map(swap);
    }
    else {
      const card = makeCard(front, back);
      deck().cards.push(card);
      queue.push(card);
      round += 1;
    }
    open(null);
    save();
    showCard();
    form.elements.front.focus();
  });
  find('export').addEventListener('click', () => {
    downloadText('cards.csv', 'text/csv', toCsv(decks.flatMap((one) => one.cards.map((card) => [card.front, card.back, one.name]))));
  });
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      const read = readPairs(text);
      let count = 0;
      for (const [front, back, name] of read) {
        let home = name ? decks.find((one) => one.name === name) : deck();
        if (!home) decks.push((home = { name, cards: [] }));
        if (home.cards.some((card) => card.front === front && card.back === back)) continue;
        home.cards.push(makeCard(front, back));
        count += 1;
      }
      find('status').textContent = read.length > 0 ? words.imported.replace('{n}', String(count)) : words.badFile;
      save();
      begin(dueIn(deck()));
    });
  });
  const readPairs = (text) => {
    let rows = [];
    try {
      rows = JSON.parse(text).map((card) => [card?.front, card?.back, card?.deck]);
    } catch {
      rows = fromCsv(text);
    }
    return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.trim() : ''))).filter(([front, back]) => front && back);
  };
  showSide();
  begin(dueIn(deck()));
}
`;
