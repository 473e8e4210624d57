/** What runs in the page of a knock-out. Reads `words`, `startTeams` and the functions of the store. */
export const bracketScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startBracket(app);

function startBracket(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  // won['0-1'] is 0 or 1: which side of the second pair of the first round goes on.
  const kept = loadRecords({ teams: startTeams, won: {} });
  const save = () => saveRecords(kept);

  // As many places as the next power of two; who has nobody to meet goes on at once. Empty places are spread, so that no two meet.
  const seed = () => {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, kept.teams.length)));
    const empty = size - kept.teams.length;
    const places = [];
    let next = 0;
    for (let pair = 0; pair < size / 2; pair += 1) places.push(kept.teams[next++], pair < empty ? null : kept.teams[next++]);
    return places;
  };
  const roundsOf = () => {
    const rounds = [seed()];
    while (rounds.at(-1).length > 1) {
      const at = rounds.length - 1;
      const last = rounds.at(-1);
      const next = [];
      for (let pair = 0; pair < last.length / 2; pair += 1) {
        const [one, other] = [last[pair * 2], last[pair * 2 + 1]];
        const side = at === 0 && other === null ? 0 : kept.won[at + '-' + pair];
        next.push(side === undefined ? undefined : side === 0 ? one : other);
      }
      rounds.push(next);
    }
    return rounds;
  };
  const win = (round, pair, side) => {
    const name = round + '-' + pair;
    if (kept.won[name] === side) delete kept.won[name];
    else kept.won[name] = side;
    // What came of the old result is not known any more.
    let place = pair;
    for (let later = round + 1; later < 6; later += 1) {
      place = Math.floor(place / 2);
      delete kept.won[later + '-' + place];
    }
    save();
    show();
    const again = app.querySelector('[data-place="' + round + '-' + pair + '-' + side + '"]');
    if (again) again.focus();
  };
  const show = () => {
    const rounds = roundsOf();
    find('rounds').replaceChildren(
      ...rounds.slice(0, -1).map((places, round) => {
        const column = Object.assign(document.createElement('div'), { className: 'bracket-round' });
        const title = round === rounds.length - 2 ? words.finalWord : words.roundWord.replace('{n}', round + 1);
        column.append(Object.assign(document.createElement('p'), { textContent: title }));
        for (let pair = 0; pair < places.length / 2; pair += 1) {
          const box = Object.assign(document.createElement('div'), { className: 'bracket-pair' });
          const isFree = round === 0 && places[pair * 2 + 1] === null;
          for (const side of [0, 1]) {
            const team = places[pair * 2 + side];
            const button = Object.assign(document.createElement('button'), { type: 'button', textContent: team ?? (isFree ? words.byeWord : '–') });
            button.dataset.place = round + '-' + pair + '-' + side;
            button.disabled = isFree || typeof places[pair * 2] !== 'string' || typeof places[pair * 2 + 1] !== 'string';
            button.setAttribute('aria-pressed', String(kept.won[round + '-' + pair] === side && !button.disabled));
            button.addEventListener('click', () => win(round, pair, side));
            box.append(button);
          }
          column.append(box);
        }
        return column;
      }),
    );
    const winner = rounds.at(-1)[0];
    find('status').textContent = typeof winner === 'string' ? words.winnerIs.replace('{name}', winner) : '';
  };
  const begin = (teams) => {
    kept.teams = teams;
    kept.won = {};
    save();
    show();
  };
  find('teams').value = kept.teams.join('\n');
  find('teams').addEventListener('change', () => {
    const teams = [...new Set(find('teams').value.split('\n').map((name) => name.trim().slice(0, 40)).filter(Boolean))].slice(0, 32);
    if (teams.length > 1) begin(teams);
    find('teams').value = kept.teams.join('\n');
  });
  find('mix').addEventListener('click', () => {
    const teams = [...kept.teams];
    for (let at = teams.length - 1; at > 0; at -= 1) {
      const other = Math.floor(Math.random() * (at + 1));
      [teams[at], teams[other]] = [teams[other], teams[at]];
    }
    begin(teams);
    find('teams').value = teams.join('\n');
  });
  find('clear').addEventListener('click', () => begin(kept.teams));
  find('print-bracket').addEventListener('click', () => window.print());
  show();
}
`;
