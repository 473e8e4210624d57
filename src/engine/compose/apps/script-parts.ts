import { slugOf } from './slug-of';
import type { AppContext } from './app';
import { sayApp } from './app-words';

/** A constant with the app's words, for the head of its script. */
export function writeConstant(name: string, value: unknown): string {
  const text = JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z]\w*)":/gm, '$1$2:');
  return `const ${name} = ${text.replaceAll('<', '\\u003c')};\n`;
}

/** Stores of records that several tabs may add to. A game or a clock goes on in its own tab. */
const kept = new Set('appointments board contacts decks entries habits invoices log moods notes quotes shared stock threads votes'.split(' ')); // prettier-ignore

/** What a tab does when another one has written: it shows what is kept now, so that it never writes back what is old. */
const tabsScript = String.raw`
// Another tab has written: this one starts anew with what is kept now, unless somebody is at work in it.
let lastTouchHere = 0;
let renewTimer;
for (const sign of ['keydown', 'pointerdown', 'input']) window.addEventListener(sign, () => (lastTouchHere = Date.now()), true);
window.addEventListener('storage', (event) => {
  if (event.key !== storeName) return;
  clearTimeout(renewTimer);
  const renew = () => {
    const field = document.activeElement;
    const isWriting = field && field.matches('input[type="text"], textarea') && field.value !== '';
    if (isWriting || Date.now() - lastTouchHere < 1500) renewTimer = setTimeout(renew, 800);
    else location.reload();
  };
  renewTimer = setTimeout(renew, 300);
});
`;

/**
 * `loadRecords(start)` and `saveRecords(records)`: the app's data in this browser. Where storage is blocked or full it
 * is held in memory, and the page says so. What was kept and has not the shape of `start` is left out.
 */
export function writeStore(context: AppContext, app: string): string {
  return `
const storeName = '${slugOf(context.name)}-${app}';
${writeConstant('unsavedWord', sayApp(context.words.language, 'unsavedWord'))}${storeScript}${kept.has(app) ? tabsScript : ''}`;
}

const storeScript = String.raw`
// Records stay in this browser.
function loadRecords(start) {
  try {
    return fitRecords(JSON.parse(localStorage.getItem(storeName)), start);
  } catch {
    return start;
  }
}

// What was kept counts as far as it has the shape of what the app starts with.
function fitRecords(kept, start) {
  if (start === null || start === undefined) return kept;
  if (Array.isArray(start)) return Array.isArray(kept) ? kept.filter((one) => one !== null) : start;
  if (typeof kept !== typeof start || kept === null || Array.isArray(kept)) return start;
  if (typeof start !== 'object') return kept;
  const fitted = Object.entries(start).map(([key, value]) => [key, key in kept ? fitRecords(kept[key], value) : value]);
  return { ...kept, ...Object.fromEntries(fitted) };
}

// Where storage is blocked or full the page goes on with what it holds until it is left, and says so.
function saveRecords(records) {
  const app = document.querySelector('[data-app]');
  const note = app.querySelector('.app-unsaved');
  try {
    localStorage.setItem(storeName, JSON.stringify(records));
    if (note) note.remove();
  } catch {
    if (note) return;
    const fresh = Object.assign(document.createElement('p'), { className: 'app-unsaved', textContent: unsavedWord });
    fresh.setAttribute('role', 'alert');
    app.prepend(fresh);
  }
}
`;

/** `makeDrawer(list, drawRow)`: a list of many records is drawn anew without touching the rows of those that did not change. */
export const drawerScript = String.raw`
// Rows of records that are the same object as before stay as they are: a thousand of them cost no more than one.
function makeDrawer(list, drawRow) {
  let known = new Map();
  return (records) => {
    const next = new Map(records.map((record) => [record, known.get(record) || drawRow(record)]));
    const gone = [...known].filter(([record]) => !next.has(record));
    const rows = [...next.values()];
    known = next;
    for (const [, row] of gone) row.remove();
    // A row that had the focus may keep its change as it goes: the list has been drawn again by then.
    if (known !== next) return;
    // Another order of many: all at once, and what had the focus has it again.
    const moved = rows.filter((row, index) => row !== list.children[index]).length;
    if (moved > 200) {
      const { activeElement } = document;
      list.replaceChildren(...rows);
      if (activeElement && activeElement !== document.activeElement && list.contains(activeElement)) activeElement.focus();
      return;
    }
    let place = list.firstElementChild;
    for (const row of rows) {
      if (row === place) place = place.nextElementSibling;
      else list.insertBefore(row, place);
    }
  };
}
`;

/** `downloadText(name, type, text)` and `readChosenFile(input, use)`: export and import. */
export const fileScript = String.raw`
function downloadText(name, type, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function readChosenFile(input, use) {
  const file = input.files[0];
  if (file) use(await file.text());
  input.value = '';
}
`;

/** `toCsv(rows)` and `fromCsv(text)`: tables as text. Cells that a spreadsheet would run as a formula are quoted with an apostrophe. */
export const csvScript = String.raw`
function toCsv(rows) {
  const cell = (value) => {
    const text = String(value ?? '');
    const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? "'" + text : text;
    return /[",\n\r]/.test(safe) ? '"' + safe.replaceAll('"', '""') + '"' : safe;
  };
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

// Spreadsheets part cells by commas, semicolons or tabs, as their country has it: the first line tells.
function findMark(text) {
  const line = text.split(/[\r\n]/, 1)[0].replace(/"[^"]*"/g, '');
  const count = (mark) => line.split(mark).length;
  return ['\t', ',', ';'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function fromCsv(file) {
  const text = file.replace(/^\ufeff/, '');
  const mark = findMark(text);
  const rows = [[]];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isQuoted && sign === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === mark && !isQuoted) {
      rows.at(-1).push(cell);
      cell = '';
    } else if ((sign === '\n' || sign === '\r') && !isQuoted) {
      if (sign === '\r' && text[index + 1] === '\n') index += 1;
      rows.at(-1).push(cell);
      cell = '';
      rows.push([]);
    } else cell += sign;
  }
  rows.at(-1).push(cell);
  return rows.filter((row) => row.some((value) => value !== '')).map((row) => row.map((value) => value.replace(/^'(?=[=+\-@])/, '')));
}
`;
