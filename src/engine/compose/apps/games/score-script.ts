/** What keeps the scores. Reads `words`, `startScores`, `scoreRules` and the functions of the store. */
export const scoreScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) keepScores(app);

function keepScores(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const state = loadRecords(startScores);
  const points = find('points');
  const isDown = () => state.from > 0;

  // Turns go round; a turn that throws more than is left counts nothing.
  const play = () => {
    const sums = state.players.map(() => state.from);
    const rounds = state.players.map(() => []);
    let winner = -1;
    state.turns.forEach((worth, turn) => {
      const at = turn % state.players.length;
      const next = sums[at] + (isDown() ? -worth : worth);
      const isBust = isDown() && next < 0;
      rounds[at].push(isBust ? '×' : String(worth));
      if (!isBust) sums[at] = next;
      if (isDown() && sums[at] === 0 && winner < 0) winner = at;
      // Counted up to a sum: whoever has it first, or the lowest once the round is over.
      const { goal, isLow } = scoreRules;
      const isOver = !isDown() && goal > 0 && (!isLow || at === state.players.length - 1) && Math.max(...sums) >= goal;
      if (isOver && winner < 0) winner = sums.indexOf(isLow ? Math.min(...sums) : Math.max(...sums));
    });
    return { sums, rounds, winner };
  };

  const show = () => {
    saveRecords(state);
    const { sums, rounds, winner } = play();
    const now = state.turns.length % state.players.length;
    find('now').textContent = winner >= 0 ? words.playerWins.replace('{name}', state.players[winner]) : words.scoreTurn.replace('{name}', state.players[now]);
    for (const control of [points, app.querySelector('[type="submit"]')]) control.disabled = winner >= 0;
    // Whoever has most leads, or the least where points are counted down or are to be few.
    const ahead = (isDown() || scoreRules.isLow ? Math.min : Math.max)(...sums);
    const leaders = state.players.filter((_, at) => sums[at] === ahead);
    find('lead').textContent = state.turns.length > 0 && winner < 0 && leaders.length === 1 ? words.scoreLeads.replace('{name}', leaders[0]).replace('{n}', String(ahead)) : '';
    find('undo').disabled = state.turns.length === 0;
    find('from').disabled = state.turns.length > 0;
    find('add').disabled = state.turns.length > 0 || state.players.length > 11;
    const order = state.players.map((_, at) => at);
    if (scoreRules.isRanked) order.sort((one, other) => (isDown() || scoreRules.isLow ? sums[one] - sums[other] : sums[other] - sums[one]) || one - other);
    find('players').replaceChildren(
      ...order.map((at) => {
        const player = state.players[at];
        const item = document.createElement('li');
        if (winner >= 0 ? winner === at : now === at) item.setAttribute('aria-current', 'true');
        const name = Object.assign(document.createElement('input'), { type: 'text', maxLength: 30, value: player });
        name.setAttribute('aria-label', words.playerWord + ' ' + (at + 1));
        name.addEventListener('change', () => {
          state.players[at] = name.value.trim() || player;
          show();
        });
        const sum = Object.assign(document.createElement('b'), { className: 'score-sum', textContent: String(sums[at]) });
        const last = Object.assign(document.createElement('p'), { className: 'score-rounds', textContent: rounds[at].slice(-8).join(' · ') });
        item.append(name, sum, last);
        if (state.turns.length === 0 && state.players.length > 2) {
          const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: words.remove });
          remove.setAttribute('aria-label', words.remove + ': ' + player);
          remove.addEventListener('click', () => {
            state.players.splice(at, 1);
            show();
            find('add').focus();
          });
          item.append(remove);
        }
        return item;
      }),
    );
  };

  find('turn').addEventListener('submit', (event) => {
    event.preventDefault();
    const worth = Math.round(Number(points.value));
    if (points.value === '' || !Number.isFinite(worth)) return;
    const at = state.turns.length % state.players.length;
    const before = play().sums[at];
    state.turns.push(worth);
    points.value = '';
    const { sums, winner } = play();
    const isBust = isDown() && worth > before;
    find('status').textContent = isBust
      ? words.scoreBust.replace('{name}', state.players[at]).replace('{n}', String(sums[at]))
      : winner >= 0
        ? words.playerWins.replace('{name}', state.players[winner])
        : state.players[at] + ': ' + sums[at];
    show();
    if (winner < 0) points.focus();
    else find('again').focus();
  });
  find('undo').addEventListener('click', () => {
    state.turns.pop();
    find('status').textContent = '';
    show();
    points.focus();
  });
  find('from').value = String(state.from);
  find('from').addEventListener('change', () => {
    state.from = Math.max(0, Math.round(Number(find('from').value) || 0));
    show();
  });
  find('add').addEventListener('click', () => {
    state.players.push(words.playerWord + ' ' + (state.players.length + 1));
    show();
    [...app.querySelectorAll('.score-players input')].find((input) => input.value === state.players.at(-1)).select();
  });
  // A new game keeps the players.
  find('again').addEventListener('click', () => {
    state.turns = [];
    find('status').textContent = '';
    show();
    points.focus();
  });
  show();
}
`;
