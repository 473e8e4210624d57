/** The script of guessing a word; reads `words`, `secrets` and `isDaily`. */
export const wordGuessScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startWordGuess(app);

function startWordGuess(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const list = secrets.split(' ');
  const rows = [...find('board').children];
  const kept = loadRecords({ won: 0, streak: 0, best: 0 });
  let secret = '';
  let guesses = [];
  let typed = '';
  let isOver = false;

  // Right ones first, so that a letter is not told twice.
  const judge = (guess) => {
    const states = [...guess].map((letter, at) => (secret[at] === letter ? 'right' : 'none'));
    const left = [...secret].filter((letter, at) => states[at] !== 'right');
    [...guess].forEach((letter, at) => {
      if (states[at] === 'right' || !left.includes(letter)) return;
      states[at] = 'near';
      left.splice(left.indexOf(letter), 1);
    });
    return states;
  };
  const show = () => {
    const best = {};
    rows.forEach((row, at) => {
      const guess = guesses[at] ?? (at === guesses.length ? typed : '');
      const states = guesses[at] ? judge(guess) : [];
      [...row.children].forEach((place, index) => {
        place.textContent = guess[index] ?? '';
        if (states[index]) place.dataset.state = states[index];
        else delete place.dataset.state;
      });
      const said = { right: words.letterRight, near: words.letterNear, none: words.letterNone };
      if (guess) row.setAttribute('aria-label', [...guess].map((letter, index) => letter + (states[index] ? ' ' + said[states[index]] : '')).join(', '));
      states.forEach((state, index) => {
        const rank = ['none', 'near', 'right'];
        if (!(rank.indexOf(best[guess[index]]) >= rank.indexOf(state))) best[guess[index]] = state;
      });
    });
    for (const key of app.querySelectorAll('[data-key]')) {
      if (best[key.dataset.key]) key.dataset.state = best[key.dataset.key];
      else delete key.dataset.state;
    }
    find('won').textContent = String(kept.won);
    find('streak').textContent = String(kept.streak);
    find('best').textContent = String(kept.best);
    find('share').hidden = !isOver;
  };
  const say = (text) => (find('status').textContent = text);
  const end = (isWon) => {
    isOver = true;
    kept.won += isWon ? 1 : 0;
    kept.streak = isWon ? kept.streak + 1 : 0;
    kept.best = Math.max(kept.best, kept.streak);
    saveRecords(kept);
    say(isWon ? words.wordWon.replace('{n}', String(guesses.length)) : words.wordLost.replace('{word}', secret.toUpperCase()));
  };
  const press = (key) => {
    if (isOver) return;
    if (/^[a-z]$/i.test(key) && typed.length < 5) typed += key.toLowerCase();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key === 'Enter') {
      if (typed.length < 5) {
        say(words.wordTooShort);
        return;
      }
      guesses.push(typed);
      typed = '';
      say('');
      if (guesses.at(-1) === secret) end(true);
      else if (guesses.length === rows.length) end(false);
    } else return;
    show();
  };
  const begin = () => {
    const day = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000);
    secret = list[isDaily && !secret ? (day * 97) % list.length : Math.floor(Math.random() * list.length)];
    guesses = [];
    typed = '';
    isOver = false;
    for (const row of rows) row.setAttribute('aria-label', '–');
    say('');
    show();
  };

  find('keys').addEventListener('click', (event) => {
    const key = event.target.closest('[data-key]');
    if (key) press(key.dataset.key);
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter on a button presses that button.
    if (event.key === 'Enter' && event.target.closest && event.target.closest('button, a, input, select')) return;
    press(event.key);
  });
  find('again').addEventListener('click', (event) => {
    begin();
    event.currentTarget.blur();
  });
  find('share').addEventListener('click', () => {
    const signs = { right: '🟩', near: '🟨', none: '⬜' };
    const text = guesses.map((guess) => judge(guess).map((state) => signs[state]).join('')).join('\n');
    const done = () => say(words.copied);
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, () => say(text));
    else say(text);
  });
  begin();
}
`;
