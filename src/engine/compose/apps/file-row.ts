import { html, type Html } from '../html';
import type { AppContext } from './app';
import { sayApp } from './app-words';
import { csvScript, fileScript } from './script-parts';

/** What the records of an app are kept in outside the browser; a table goes out as either and is read from both. */
export type FileKind = 'json' | 'csv' | 'table';

const accepted: Readonly<Record<FileKind, string>> = {
  json: '.json,application/json',
  csv: '.csv,.tsv,text/csv',
  table: '.csv,.json,text/csv,application/json',
};

/** Export and import of an app's records: a button and a file field that looks like one. Quiet ones are mere text. */
export function writeFileRow(
  { words }: AppContext,
  kind: FileKind,
  look: 'button' | 'quiet' = 'button',
): Html {
  const name = look === 'button' ? 'app-button app-quiet' : 'app-small';
  const { exportData, importData } = words.actions;
  const exportText = kind === 'json' ? exportData : sayApp(words.language, 'exportCsv');
  const importText = kind === 'csv' ? sayApp(words.language, 'importCsv') : importData;
  return html`<div class="app-row app-files">
    <button class="${name}" type="button" data-export>${exportText}</button>
    ${kind === 'table' ? html`<button class="${name}" type="button" data-export-json>${sayApp(words.language, 'exportJson')}</button>` : null}
    <label class="${name} app-import"
      >${importText}<input class="app-hidden" type="file" accept="${accepted[kind]}" data-import
    /></label>
  </div>`;
}

/**
 * `startFiles(app, { name, list, read, add, say })` for an app's script: `list()` gives what is exported, `read(entry,
 * index)` makes a record of an imported entry or null where it is none, `add(records)` keeps them. What is there already
 * is not kept twice: records with the same `key(record)`, by default the same but for their id. Reads `words.imported`
 * and `words.badFile`; brings the functions for files with it.
 */
export const jsonFileScript = `${fileScript}${String.raw`
function startFiles(app, { name, list, read, add, say, key = (record) => JSON.stringify({ ...record, id: '' }) }) {
  app.querySelector('[data-export]').addEventListener('click', () => {
    downloadText(name + '.json', 'application/json', JSON.stringify(list(), null, 2));
  });
  app.querySelector('[data-import]').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      let records = [];
      try {
        records = JSON.parse(text).map(read).filter(Boolean);
      } catch {
        // Not a list of entries: nothing is read from it.
      }
      const known = new Set(list().map(read).filter(Boolean).map(key));
      const fresh = records.filter((record) => !known.has(key(record)));
      if (fresh.length > 0) add(fresh);
      say(records.length > 0 ? words.imported.replace('{n}', String(fresh.length)) : words.badFile);
    });
  });
}

// A name for a record that no other has.
function makeId(index = 0) {
  return Date.now().toString(36) + index + Math.random().toString(36).slice(2, 6);
}
`}`;

/** Tables as files, for an app's script. */
export const csvFileScript = fileScript + csvScript;
