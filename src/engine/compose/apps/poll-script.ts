/** What counts the votes. Reads `words`, `lastDay`, `most`, `isOnce`, `mayChange`, `mayReset`, `showsCounts`, `hidesShares` and the functions of the store. */
export const pollScript = String.raw`
const app = document.querySelector('[data-app="poll"]');
if (app) {
  const forms = [...app.querySelectorAll('[data-vote]')];
  forms.forEach((form, at) => startQuestion(app, form, at, forms.length === 1));
}

function startQuestion(app, form, at, isOne) {
  const status = form.querySelector('[data-status]');
  const clear = form.querySelector('[data-clear]');
  // Of several questions each has its votes under its number.
  const loadVotes = () => (isOne ? loadRecords({}) : loadRecords({})[at] || {});
  const saveVotes = (kept) => saveRecords(isOne ? kept : { ...loadRecords({}), [at]: kept });
  const ownName = storeName + '-own' + (at === 0 ? '' : at);
  let votes = loadVotes();
  const own = form.querySelector('[data-own]');
  const day = new Date();
  const today = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const isClosed = lastDay !== '' && today > lastDay;

  // Answers that voters added stand below the others.
  const addOption = (name) => {
    const first = form.querySelector('.poll-option');
    const row = first.cloneNode(true);
    const input = row.querySelector('input');
    input.value = name;
    input.checked = false;
    row.querySelector('label').replaceChildren(input, name);
    first.parentElement.append(row);
  };
  const names = () => [...form.querySelectorAll('.poll-option input')].map((input) => input.value);
  const addKept = () => {
    for (const name of own ? Object.keys(votes) : []) if (!names().includes(name)) addOption(name);
  };

  // Results that are to wait for the end are opened by a button, and closed again.
  const reveal = app.querySelector('[data-reveal]');
  let isHidden = hidesShares;
  if (reveal)
    reveal.addEventListener('click', () => {
      isHidden = !isHidden;
      reveal.setAttribute('aria-pressed', String(!isHidden));
      show();
    });

  const readOwnVote = () => {
    try {
      return JSON.parse(localStorage.getItem(ownName)) || [];
    } catch {
      return [];
    }
  };
  const keepOwnVote = (chosen) => {
    try {
      localStorage.setItem(ownName, JSON.stringify(chosen));
    } catch {
      // Where nothing is kept every vote is a new one.
    }
  };

  const show = () => {
    const options = [...form.querySelectorAll('.poll-option')];
    const countOf = (option) => votes[option.querySelector('input').value] || 0;
    const total = options.reduce((sum, option) => sum + countOf(option), 0);
    for (const option of options) {
      const share = total === 0 ? 0 : Math.round((countOf(option) / total) * 100);
      option.querySelector('[data-share]').textContent = total === 0 || isHidden ? '' : sayShare(share) + (showsCounts ? ' · ' + countOf(option) : '');
      option.querySelector('.poll-bar i').style.inlineSize = (isHidden ? 0 : share) + '%';
    }
    const text = total === 1 ? words.oneVote : words.votes.replace('{n}', String(total));
    status.textContent = total === 0 ? words.noVotes : text;
    if (isClosed) status.textContent = words.closed + ' ' + (total === 0 ? '' : text);
    clear.hidden = !mayReset && (total === 0 || isOnce || isClosed);
    // Where everybody has one vote, it is given for good on this device.
    form.querySelector('fieldset').disabled = form.querySelector('[type="submit"]').disabled = isClosed || (isOnce && total > 0 && !mayChange);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = new FormData(form).getAll(most > 1 ? 'option[]' : 'option');
    if (chosen.length === 0 || chosen.length > most) {
      status.textContent = chosen.length === 0 ? words.chooseAnswer : words.chooseUpTo.replace('{n}', String(most));
      return;
    }
    votes = { ...votes };
    // A vote that is changed takes its place.
    for (const option of mayChange ? readOwnVote() : []) if (votes[option] > 0) votes[option] -= 1;
    if (mayChange) keepOwnVote(chosen);
    for (const option of chosen) votes[option] = (votes[option] || 0) + 1;
    saveVotes(votes);
    form.reset();
    show();
    status.textContent = words.voted.replace('{option}', chosen.join(', ')) + ' ' + status.textContent;
  });
  clear.addEventListener('click', () => {
    votes = {};
    keepOwnVote([]);
    saveVotes(votes);
    show();
    form.querySelector('input').focus();
  });
  const addOwn = () => {
    const name = own.value.trim();
    if (!name) return own.focus();
    if (names().some((known) => known.toLowerCase() === name.toLowerCase())) {
      status.textContent = words.alreadyThere + ': ' + name;
      return;
    }
    votes = { ...votes, [name]: 0 };
    saveVotes(votes);
    addKept();
    own.value = '';
    const added = [...form.querySelectorAll('.poll-option input')].at(-1);
    added.checked = true;
    added.focus();
  };
  if (own) {
    own.disabled = form.querySelector('[data-add]').disabled = isClosed;
    form.querySelector('[data-add]').addEventListener('click', addOwn);
    own.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      addOwn();
    });
  }
  window.addEventListener('storage', () => {
    votes = loadVotes();
    addKept();
    show();
  });
  addKept();
  if (isClosed && app.querySelector('[data-until]')) app.querySelector('[data-until]').hidden = true;
  show();
}
`;
