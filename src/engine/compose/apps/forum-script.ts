/** What keeps the threads of a forum. Reads `words` and the store's functions. */
export const forumScript = String.raw`
const app = document.querySelector('[data-app="forum"]');
if (app) startForum(app);

function startForum(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('editor');
  const language = document.documentElement.lang || 'en';
  // A first thread shows how the list looks; its author says that it is a sample.
  const { group: startGroup, title, text, name, reply } = startThread;
  const sample = { id: 'sample', group: startGroup, title, text, name, at: Date.now(), votes: 1, voted: false, replies: [{ name, text: reply, at: Date.now() }] };
  let threads = loadRecords([sample]);
  const open = new Set();
  let group = '';

  const keep = (next) => {
    threads = next;
    saveRecords(threads);
    show();
  };
  const change = (thread, values) => keep(threads.map((other) => (other.id === thread.id ? { ...other, ...values } : other)));
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const sign = ({ name, at }) => words.byAt.replace('{name}', name).replace('{time}', times.format(at));

  const drawThread = (thread) => {
    const item = find('thread').content.firstElementChild.cloneNode(true);
    const vote = item.querySelector('.thread-vote');
    const details = item.querySelector('details');
    vote.querySelector('b').textContent = String(thread.votes);
    vote.setAttribute('aria-pressed', String(thread.voted));
    vote.setAttribute('aria-label', words.voteFor + ': ' + thread.title + ', ' + thread.votes);
    vote.dataset.id = vote.dataset.rating = thread.id;
    vote.addEventListener('click', () => {
      change(thread, { voted: !thread.voted, votes: thread.votes + (thread.voted ? -1 : 1) });
      app.querySelector('[data-id="' + thread.id + '"]').focus();
    });
    item.querySelector('h2, h3').textContent = thread.title;
    const count = thread.replies.length === 1 ? words.oneReply : words.replies.replace('{n}', String(thread.replies.length));
    item.querySelector('summary span').textContent = sign(thread) + ' · ' + count;
    if (thread.group) item.querySelector('summary span').prepend(Object.assign(document.createElement('b'), { textContent: thread.group }));
    const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: words.remove });
    remove.setAttribute('aria-label', words.remove + ': ' + thread.title);
    remove.addEventListener('click', () => {
      keep(threads.filter((other) => other.id !== thread.id));
      find('status').textContent = words.removed + ': ' + thread.title;
      find('new').focus();
    });
    if (hasSolved) {
      item.toggleAttribute('data-solved', thread.solved === true);
      if (thread.solved) item.querySelector('summary span').append(' · ', Object.assign(document.createElement('mark'), { textContent: '✓ ' + words.solvedWord }));
      const solve = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: words.markSolved });
      solve.setAttribute('aria-pressed', String(thread.solved === true));
      solve.addEventListener('click', () => change(thread, { solved: thread.solved !== true }));
      details.append(solve);
    }
    details.append(remove);
    item.querySelector('.thread-text').textContent = thread.text;
    item.querySelector('.thread-replies').replaceChildren(
      ...thread.replies.map((reply) => {
        const line = document.createElement('li');
        const by = document.createElement('b');
        by.textContent = sign(reply);
        line.append(by, '\n' + reply.text);
        return line;
      }),
    );
    details.open = open.has(thread.id);
    details.addEventListener('toggle', () => (details.open ? open.add(thread.id) : open.delete(thread.id)));
    item.querySelector('.thread-answer').addEventListener('submit', (event) => {
      event.preventDefault();
      const reply = { ...Object.fromEntries(new FormData(event.target)), at: Date.now() };
      change(thread, { replies: [...thread.replies, reply] });
      find('status').textContent = words.posted;
    });
    return item;
  };
  const draw = makeDrawer(find('list'), drawThread);
  const order = app.querySelector('[data-order]');
  const orders = {
    newestFirst: (one, other) => other.at - one.at,
    mostReplies: (one, other) => other.replies.length - one.replies.length || other.at - one.at,
    mostVotes: (one, other) => other.votes - one.votes || other.at - one.at,
  };
  const show = () => {
    const asked = find('finder').value.trim().toLowerCase();
    const shown = threads
      .filter((thread) => group === '' || thread.group === group)
      .filter((thread) => (thread.title + ' ' + thread.text).toLowerCase().includes(asked))
      .sort(orders[order ? order.value : 'mostVotes']);
    draw(shown);
    find('empty').hidden = shown.length > 0;
  };
  const toggleForm = (isOpen) => {
    form.hidden = !isOpen;
    (isOpen ? form.elements.title : find('new')).focus();
  };
  find('new').addEventListener('click', () => toggleForm(form.hidden));
  find('cancel').addEventListener('click', () => toggleForm(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const thread = { ...Object.fromEntries(new FormData(form)), id: Date.now().toString(36), at: Date.now(), votes: 1, voted: true, replies: [] };
    keep([...threads, thread]);
    form.reset();
    toggleForm(false);
    find('status').textContent = words.posted + ': ' + thread.title;
  });
  for (const button of app.querySelectorAll('[data-group]')) {
    button.addEventListener('click', () => {
      group = button.dataset.group;
      for (const other of app.querySelectorAll('[data-group]')) other.setAttribute('aria-pressed', String(other === button));
      show();
    });
  }
  const readThread = ({ title, text, name, group: place, at, votes, replies, solved }, index) => {
    if (typeof title !== 'string' || title === '') return null;
    const read = (Array.isArray(replies) ? replies : []).filter((reply) => reply && reply.text);
    return {
      id: makeId(index),
      group: String(place || ''),
      title,
      text: String(text || ''),
      name: String(name || ''),
      at: Number(at) || Date.now(),
      votes: Number(votes) || 0,
      voted: false,
      solved: solved === true,
      replies: read.map((reply) => ({ name: String(reply.name || ''), text: String(reply.text), at: Number(reply.at) || Date.now() })),
    };
  };
  startFiles(app, {
    name: 'forum',
    list: () => threads.map(({ id, voted, ...thread }) => thread),
    read: readThread,
    key: ({ group, title, name, at }) => [group, title, name, at].join('\n'),
    add: (read) => keep([...threads, ...read]),
    say: (text) => (find('status').textContent = text),
  });
  find('finder').addEventListener('input', show);
  if (order) order.addEventListener('change', show);
  show();
}
`;
