import { html } from '../html';
import type { AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readQuote } from './read-asked';
import { fileScript, writeConstant, writeStore } from './script-parts';

/** Notes in a list beside the page that is written on. Saved while typing. */
export const notes: AppDefinition = {
  kind: 'notes',
  title: ({ words }) => sayApp(words.language, 'notes'),
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="notes" data-app="notes">
      <div class="notes-side">
        <div class="notes-top">
          <label class="app-hidden" for="notes-search">${words.actions.search}</label>
          <input
            class="app-input"
            id="notes-search"
            type="search"
            placeholder="${words.actions.search}"
            data-finder
          />
          <button class="app-button" type="button" data-new>${say('newNote')}</button>
        </div>
        <ul class="notes-list" data-list></ul>
        <p class="app-note" data-empty>${readQuote(brief, 'empty') ?? say('noNotes')}</p>
        <div class="app-row">
          <button class="app-small" type="button" data-export>${words.actions.exportData}</button>
          <label class="app-small notes-import"
            >${words.actions.importData}<input
              class="app-hidden"
              type="file"
              accept=".json,application/json"
              data-import
          /></label>
        </div>
      </div>
      <fieldset class="notes-page" data-page>
        <legend class="app-hidden">${say('notes')}</legend>
        <label class="app-hidden" for="note-title">${say('noteTitle')}</label>
        <input
          type="text"
          class="notes-title"
          id="note-title"
          name="title"
          maxlength="120"
          placeholder="${say('noteTitle')}"
          autocomplete="off"
        />
        <label class="app-hidden" for="note-text">${say('noteText')}</label>
        <textarea
          class="notes-text"
          id="note-text"
          name="text"
          rows="14"
          placeholder="${say('noteText')}"
        ></textarea>
        <div class="app-row app-ends">
          <p class="app-note" role="status" data-status></p>
          <div class="app-row">
            <button class="app-small" type="button" data-pin aria-pressed="false">${say('pin')}</button
            ><button class="app-small" type="button" data-remove>${words.actions.remove}</button>
          </div>
        </div>
      </fieldset>
      <template data-row
        ><li>
          <button class="note" type="button"><b>${say('untitled')}</b><span></span><time></time></button></li
      ></template>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.notes { grid-template-columns: minmax(15rem, 0.6fr) minmax(0, 1.4fr); align-items: start; }
.notes-side { display: grid; gap: 1rem; }
.notes-top { display: grid; gap: 0.6rem; }
.notes-list { display: grid; max-block-size: 34rem; overflow-y: auto; }
.note { display: grid; gap: 0.2rem; inline-size: 100%; padding: 0.9rem 0.75rem; border: 0; border-block-end: 1px solid var(--line); border-inline-start: 4px solid transparent; background: none; color: inherit; text-align: start; cursor: pointer; }
.note[aria-current] { border-inline-start-color: var(--accent); background: var(--surface); }
.note span { overflow: hidden; color: var(--soft); text-overflow: ellipsis; white-space: nowrap; }
.note time { color: var(--soft); font-size: 0.875rem; }
.note[data-pinned] b::before { content: "★ "; }
.notes-page { min-inline-size: 0; margin: 0; display: grid; gap: 1rem; padding: clamp(1.25rem, 3vi, 3rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.notes-title, .notes-text { inline-size: 100%; padding: 0; border: 0; border-radius: 4px; background: none; color: var(--ink); }
.notes .notes-title { font: var(--heading-weight) var(--step-2)/1.2 var(--display); }
.notes .notes-text { min-block-size: 18rem; font: 400 1.125rem/1.7 var(--text); resize: vertical; }
.notes ::placeholder { color: var(--soft); opacity: 1; }
.notes [data-pin][aria-pressed="true"] { background: var(--ink); color: var(--bg); }
.notes-import { position: relative; cursor: pointer; }
.notes-import:has(:focus-visible) { outline: 3px solid currentColor; }
@media (max-width: 48rem) { .notes { grid-template-columns: minmax(0, 1fr); } .notes-list { max-block-size: 16rem; } }
`,
  script: ({ words, ...context }) => `// Notes: saved in this browser while you type.
${writeConstant('words', sayAll(words.language, ['untitled', 'savedAt', 'badFile', 'imported']))}${writeStore({ words, ...context }, 'notes')}${fileScript}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="notes"]');
if (app) startNotes(app);

function startNotes(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const page = find('page');
  const language = document.documentElement.lang || 'en';
  let notes = loadRecords([]);
  let chosen = notes[0] ? notes[0].id : null;

  const current = () => notes.find((note) => note.id === chosen);
  const keep = (next) => {
    notes = next;
    saveRecords(notes);
    showList();
  };
  const showList = () => {
    const asked = find('finder').value.trim().toLowerCase();
    const shown = notes
      .filter((note) => (note.title + ' ' + note.text).toLowerCase().includes(asked))
      .sort((one, other) => Number(other.pinned) - Number(one.pinned) || other.changed - one.changed);
    find('empty').hidden = notes.length > 0;
    find('list').replaceChildren(
      ...shown.map((note) => {
        const item = find('row').content.firstElementChild.cloneNode(true);
        const button = item.querySelector('button');
        button.toggleAttribute('data-pinned', note.pinned);
        if (note.id === chosen) button.setAttribute('aria-current', 'true');
        item.querySelector('b').textContent = note.title || words.untitled;
        item.querySelector('span').textContent = note.text.split('\n')[0];
        item.querySelector('time').textContent = new Date(note.changed).toLocaleDateString(language, { day: 'numeric', month: 'short' });
        button.addEventListener('click', () => choose(note.id));
        return item;
      }),
    );
  };
  const choose = (id) => {
    chosen = id;
    const note = current();
    page.elements.title.value = note ? note.title : '';
    page.elements.text.value = note ? note.text : '';
    find('pin').setAttribute('aria-pressed', String(Boolean(note && note.pinned)));
    find('pin').disabled = find('remove').disabled = !note;
    find('status').textContent = '';
    showList();
  };
  // The first letter on the empty page makes the note.
  const change = (values) => {
    if (!current()) {
      chosen = Date.now().toString(36);
      notes = [{ id: chosen, title: '', text: '', pinned: false, changed: 0 }, ...notes];
      find('pin').disabled = find('remove').disabled = false;
    }
    keep(notes.map((note) => (note.id === chosen ? { ...note, ...values, changed: Date.now() } : note)));
    const time = new Date().toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
    find('status').textContent = words.savedAt.replace('{time}', time);
  };

  find('new').addEventListener('click', () => {
    const id = Date.now().toString(36) + notes.length;
    notes = [{ id, title: '', text: '', pinned: false, changed: Date.now() }, ...notes];
    saveRecords(notes);
    find('finder').value = '';
    choose(id);
    page.elements.title.focus();
  });
  page.addEventListener('input', () => change({ title: page.elements.title.value, text: page.elements.text.value }));
  find('pin').addEventListener('click', () => {
    const pinned = !current().pinned;
    find('pin').setAttribute('aria-pressed', String(pinned));
    change({ pinned });
  });
  find('remove').addEventListener('click', () => {
    keep(notes.filter((note) => note.id !== chosen));
    choose(notes[0] ? notes[0].id : null);
    find('new').focus();
  });
  find('finder').addEventListener('input', showList);
  find('export').addEventListener('click', () => downloadText('notes.json', 'application/json', JSON.stringify(notes, null, 2)));
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      try {
        const read = JSON.parse(text).map((note, index) => ({ id: 'i' + Date.now().toString(36) + index, title: String(note.title || ''), text: String(note.text || ''), pinned: Boolean(note.pinned), changed: Number(note.changed) || Date.now() }));
        keep([...notes, ...read]);
        choose(read[0] ? read[0].id : chosen);
      } catch {
        find('empty').hidden = false;
        find('empty').textContent = words.badFile;
      }
    });
  });
  choose(chosen);
}
`;
