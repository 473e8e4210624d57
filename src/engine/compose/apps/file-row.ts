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
export function writeFileRow(context: AppContext, kind: FileKind, look: 'button' | 'quiet' = 'button'): Html {
  const { words } = context;
  const hasCsv = kind === 'json' && asksForCsv(context);
  const name = look === 'button' ? 'app-button app-quiet' : 'app-small';
  const { exportData, importData } = words.actions;
  const exportText = hasCsv
    ? sayApp(words.language, 'exportJson')
    : kind === 'json'
      ? exportData
      : sayApp(words.language, 'exportCsv');
  const importText = kind === 'csv' ? sayApp(words.language, 'importCsv') : importData;
  return html`<div class="app-row app-files">
    ${hasCsv ? html`<button class="${name}" type="button" data-export-csv>${sayApp(words.language, 'exportCsv')}</button>` : null}
    <button class="${name}" type="button" data-export>${exportText}</button>
    ${kind === 'table' ? html`<button class="${name}" type="button" data-export-json>${sayApp(words.language, 'exportJson')}</button>` : null}
    <label class="${name} app-import"
      >${importText}<input
        class="app-hidden"
        type="file"
        accept="${accepted[hasCsv ? 'table' : kind]}"
        data-import
    /></label>
  </div>`;
}

// "Export to CSV": records that are kept as JSON go out as a table too, and come back from one.
const asksForCsv = ({ brief }: AppContext): boolean =>
  /\bcsv\b|\bexcel\b|spreadsheet|\bxlsx?\b/iu.test(brief.prompt);

/**
 * `startFiles(app, { name, list, read, add, say })` for an app's script: `list()` gives what is exported, `read(entry,
 * index)` makes a record of an imported entry or null where it is none, `add(records)` keeps them. What is there already
 * is not kept twice: records with the same `key(record)`, by default the same but for their id. Reads `words.imported`
 * and `words.badFile`; brings the functions for files with it.
 */
export const writeFileScript = (context: AppContext): string =>
  asksForCsv(context) ? `${jsonFileScript}${csvScript}${tableScript}` : jsonFileScript;

const jsonFileScript = `${fileScript}${String.raw`
function startFiles(app, { name, list, read, add, say, key = (record) => JSON.stringify({ ...record, id: '' }) }) {
  app.querySelector('[data-export]').addEventListener('click', () => {
    downloadText(name + '.json', 'application/json', JSON.stringify(list(), null, 2));
  });
  const table = app.querySelector('[data-export-csv]');
  if (table) table.addEventListener('click', () => downloadText(name + '.csv', 'text/csv', toTable(list())));
  app.querySelector('[data-import]').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      let records = [];
      try {
        records = (typeof fromTable === 'function' && !/^\s*[[{]/.test(text) ? fromTable(text) : JSON.parse(text)).map(read).filter(Boolean);
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

// Columns are what any record has; a list of words is written with semicolons, anything deeper as JSON.
const tableScript = String.raw`
function toTable(records) {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((key) => key !== 'id');
  const isDeep = (value) => typeof value === 'object' && value !== null;
  const cell = (value) => (Array.isArray(value) && !value.some(isDeep) ? '[' + value.join('; ') + ']' : isDeep(value) ? JSON.stringify(value) : value);
  return toCsv([keys, ...records.map((record) => keys.map((key) => cell(record[key])))]);
}

function fromTable(text) {
  const [head = [], ...rows] = fromCsv(text);
  const value = (cell = '') => {
    if (cell === 'true' || cell === 'false') return cell === 'true';
    if (!/^[[{].*[\]}]$/s.test(cell)) return cell;
    try {
      return JSON.parse(cell);
    } catch {
      return cell.slice(1, -1).split(';').map((part) => part.trim()).filter(Boolean);
    }
  };
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name.trim(), value(row[index])])));
}
`;

/** Tables as files, for an app's script. */
export const csvFileScript = fileScript + csvScript;
