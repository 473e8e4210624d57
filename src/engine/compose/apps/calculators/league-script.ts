/** The script of a league table; reads `words`, `rules` and `teams`. */
export const leagueScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startLeague(app);

function startLeague(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const data = loadRecords({ teams, results: [] });
  const say = (text) => (find('status').textContent = text);
  const describe = ({ home, away, homeScore, awayScore }) => home + ' ' + homeScore + ' – ' + awayScore + ' ' + away;
  const button = (label, name, act) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: label });
    made.setAttribute('aria-label', label + ': ' + name);
    made.addEventListener('click', act);
    return made;
  };

  const rank = () => {
    const rows = new Map(data.teams.map((name) => [name, { name, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, taken: 0, points: 0 }]));
    const count = (name, own, other) => {
      const row = rows.get(name);
      if (!row) return;
      row.played += 1;
      row.scored += own;
      row.taken += other;
      row[own > other ? 'won' : own < other ? 'lost' : 'drawn'] += 1;
      row.points += own > other ? rules.win : own < other ? rules.loss : rules.draw;
    };
    for (const { home, away, homeScore, awayScore } of data.results) {
      count(home, homeScore, awayScore);
      count(away, awayScore, homeScore);
    }
    // Points, then the difference, then what was scored, then the name.
    return [...rows.values()].sort((one, other) => other.points - one.points || other.scored - other.taken - (one.scored - one.taken) || other.scored - one.scored || one.name.localeCompare(other.name));
  };

  const show = () => {
    saveRecords(data);
    find('table').replaceChildren(
      ...rank().map((row, at) => {
        const line = document.createElement('tr');
        const difference = row.scored - row.taken;
        const cells = [at + 1, row.name, row.played, row.won, row.drawn, row.lost, row.scored, row.taken, (difference > 0 ? '+' : difference < 0 ? '−' : '') + Math.abs(difference), row.points];
        line.append(...cells.map((text) => Object.assign(document.createElement('td'), { textContent: String(text) })));
        return line;
      }),
    );
    for (const select of app.querySelectorAll('[data-teams]')) {
      const chosen = select.value;
      select.replaceChildren(...data.teams.map((name) => new Option(name, name)));
      if (data.teams.includes(chosen)) select.value = chosen;
      else if (select.name === 'away' && data.teams[1]) select.value = data.teams[1];
    }
    find('results').replaceChildren(
      ...data.results.map((result) => {
        const item = document.createElement('li');
        item.append(
          describe(result),
          button(words.remove, describe(result), () => {
            data.results = data.results.filter((other) => other !== result);
            show();
            say(words.removed.replace('{name}', describe(result)));
            find('result').querySelector('select').focus();
          }),
        );
        return item;
      }).reverse(),
    );
    find('none').hidden = data.results.length > 0;
    find('names').replaceChildren(
      ...data.teams.map((name) => {
        const item = document.createElement('li');
        const field = Object.assign(document.createElement('input'), { type: 'text', value: name, maxLength: 40, autocomplete: 'off' });
        field.setAttribute('aria-label', name);
        field.addEventListener('change', () => {
          const next = field.value.trim();
          if (next === '' || (next !== name && data.teams.includes(next))) {
            say(words.taken);
            field.value = name;
            return;
          }
          data.teams = data.teams.map((other) => (other === name ? next : other));
          data.results = data.results.map((result) => ({ ...result, home: result.home === name ? next : result.home, away: result.away === name ? next : result.away }));
          show();
        });
        item.append(
          field,
          button(words.remove, name, () => {
            if (data.results.some(({ home, away }) => home === name || away === name)) {
              say(words.played.replace('{name}', name));
              return;
            }
            data.teams = data.teams.filter((other) => other !== name);
            show();
            say(words.removed.replace('{name}', name));
            app.querySelector('#league-new').focus();
          }),
        );
        return item;
      }),
    );
  };

  find('result').addEventListener('submit', (event) => {
    event.preventDefault();
    const { home, away, homeScore, awayScore } = Object.fromEntries(new FormData(event.target));
    if (home === away) {
      say(words.same);
      return;
    }
    const result = { home, away, homeScore: Number(homeScore), awayScore: Number(awayScore) };
    data.results.push(result);
    show();
    say(words.added.replace('{name}', describe(result)));
    for (const field of event.target.querySelectorAll('input')) field.value = '';
    event.target.querySelector('select').focus();
  });
  find('team').addEventListener('submit', (event) => {
    event.preventDefault();
    const field = event.target.querySelector('input');
    const name = field.value.trim();
    if (name === '' || data.teams.includes(name)) {
      say(words.taken);
      return;
    }
    data.teams.push(name);
    field.value = '';
    show();
    say(words.added.replace('{name}', name));
  });
  startFiles(app, {
    name: 'league',
    list: () => data.results,
    read: (entry) =>
      entry && typeof entry.home === 'string' && typeof entry.away === 'string' && entry.home !== entry.away
        ? { home: entry.home, away: entry.away, homeScore: Number(entry.homeScore) || 0, awayScore: Number(entry.awayScore) || 0 }
        : null,
    add: (results) => {
      data.results.push(...results);
      data.teams = [...new Set([...data.teams, ...results.flatMap(({ home, away }) => [home, away])])];
      show();
    },
    say,
  });
  show();
}
`;
