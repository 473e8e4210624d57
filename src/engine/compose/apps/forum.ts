import { html } from '../html';
import type { AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { writeConstant, writeStore } from './script-parts';
import { writeVoid } from './write-void';

/** Threads with replies and votes, kept in this browser: the page says so. */
export const forum: AppDefinition = {
  kind: 'forum',
  title: ({ words }) => sayApp(words.language, 'forum'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="forum" data-app="forum">
      <p class="app-note">${say('localNote')}</p>
      <div class="app-row app-ends">
        <p class="forum-search">
          <label class="app-hidden" for="forum-search">${words.actions.search}</label
          ><input
            class="app-input"
            id="forum-search"
            type="search"
            placeholder="${words.actions.search}"
            data-finder
          />
        </p>
        <button class="app-button" type="button" data-new>${say('newThread')}</button>
      </div>
      <form class="forum-form app-panel" data-editor hidden>
        <p class="app-field">
          <label for="thread-title">${say('threadTitle')}</label
          ><input type="text" id="thread-title" name="title" required maxlength="140" />
        </p>
        <p class="app-field">
          <label for="thread-name">${words.fields.name}</label
          ><input type="text" id="thread-name" name="name" required maxlength="40" autocomplete="nickname" />
        </p>
        <p class="app-field forum-wide">
          <label for="thread-text">${words.fields.message}</label
          ><textarea id="thread-text" name="text" rows="5" required maxlength="4000"></textarea>
        </p>
        <div class="app-row">
          <button type="submit" class="app-button">${say('publish')}</button
          ><button class="app-button app-quiet" type="button" data-cancel>${words.actions.cancel}</button>
        </div>
      </form>
      <ul class="forum-list" data-list></ul>
      ${writeVoid(context, 'chat', say('noThreads'), html` data-empty`)}
      <p class="app-hidden" role="status" data-status></p>
      <template data-thread
        ><li class="thread">
          <button class="thread-vote" type="button" aria-pressed="false" aria-label="${say('voteFor')}">
            <span aria-hidden="true">▲</span><b></b>
          </button>
          <details>
            <summary>
              ${level === 2 ? html`<h2>${say('threadTitle')}</h2>` : html`<h3>${say('threadTitle')}</h3>`}<span
              ></span>
            </summary>
            <p class="thread-text"></p>
            <ol class="thread-replies"></ol>
            <form class="thread-answer">
              <input
                type="text"
                class="app-input"
                name="name"
                required
                maxlength="40"
                placeholder="${words.fields.name}"
                aria-label="${words.fields.name}"
                autocomplete="nickname"
              /><textarea
                class="app-input"
                name="text"
                rows="2"
                required
                maxlength="4000"
                placeholder="${say('yourReply')}"
                aria-label="${say('yourReply')}"
              ></textarea
              ><button type="submit" class="app-button app-quiet">${words.actions.reply}</button>
            </form>
          </details>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.forum { max-inline-size: 60rem; }
.forum-search { flex: 1 1 16rem; max-inline-size: 28rem; }
.forum-form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1rem; }
.forum-wide { grid-column: 1 / -1; }
.forum-list { display: grid; border-block-start: 2px solid var(--ink); }
.forum-list:empty { display: none; }
.thread { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: 1.25rem; padding-block: 1.25rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.thread-vote { display: grid; place-content: center; gap: 0.15rem; block-size: 4.25rem; border: 2px solid var(--line); border-radius: min(var(--radius), 1rem); background: none; color: var(--ink); text-align: center; cursor: pointer; }
.thread-vote[aria-pressed="true"] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.thread summary { display: grid; gap: 0.4rem; cursor: pointer; list-style: none; }
.thread summary::-webkit-details-marker { display: none; }
.thread h2, .thread h3 { font-size: var(--step-1); }
.thread summary span { color: var(--soft); }
.thread-text { margin-block: 1rem; white-space: pre-line; }
.thread-replies li { padding: 0.9rem 1.1rem; margin-block-end: 0.6rem; border-inline-start: 4px solid var(--accent); background: var(--surface); white-space: pre-line; }
.thread-answer { display: grid; gap: 0.6rem; justify-items: start; margin-block-start: 1rem; }
`,
  script: (context) => `// Forum: threads and replies stay in this browser; there is no server.
${writeConstant('words', sayAll(context.words.language, ['byAt', 'replies', 'oneReply', 'voteFor', 'posted']))}${writeStore(context, 'threads')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="forum"]');
if (app) startForum(app);

function startForum(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('editor');
  const language = document.documentElement.lang || 'en';
  let threads = loadRecords([]);
  const open = new Set();

  const keep = (next) => {
    threads = next;
    saveRecords(threads);
    show();
  };
  const change = (thread, values) => keep(threads.map((other) => (other.id === thread.id ? { ...other, ...values } : other)));
  const sign = ({ name, at }) => words.byAt.replace('{name}', name).replace('{time}', new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }));

  const drawThread = (thread) => {
    const item = find('thread').content.firstElementChild.cloneNode(true);
    const vote = item.querySelector('.thread-vote');
    const details = item.querySelector('details');
    vote.querySelector('b').textContent = String(thread.votes);
    vote.setAttribute('aria-pressed', String(thread.voted));
    vote.setAttribute('aria-label', words.voteFor + ': ' + thread.title + ', ' + thread.votes);
    vote.dataset.id = thread.id;
    vote.addEventListener('click', () => {
      change(thread, { voted: !thread.voted, votes: thread.votes + (thread.voted ? -1 : 1) });
      app.querySelector('[data-id="' + thread.id + '"]').focus();
    });
    item.querySelector('h2, h3').textContent = thread.title;
    const count = thread.replies.length === 1 ? words.oneReply : words.replies.replace('{n}', String(thread.replies.length));
    item.querySelector('summary span').textContent = sign(thread) + ' · ' + count;
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
  const show = () => {
    const asked = find('finder').value.trim().toLowerCase();
    const shown = threads
      .filter((thread) => (thread.title + ' ' + thread.text).toLowerCase().includes(asked))
      .sort((one, other) => other.votes - one.votes || other.at - one.at);
    find('list').replaceChildren(...shown.map(drawThread));
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
  find('finder').addEventListener('input', show);
  show();
}
`;
