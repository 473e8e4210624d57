import { csvFileScript } from '../file-row';
import { goalScript, writeGoalConstants } from '../goals';
import { writeUndo } from '../undo';
import { drawerScript, writeConstant, writeStore } from '../script-parts';
import { sayAll } from '../app-words';
import { shareScript } from '../write-share';
import type { AppContext } from '../app';
import { writeClockScript } from './clock';
import { completeTable } from './complete-table';
import { filteredScript } from './filtered-columns';
import { barScript } from './record-bars';
import { chartScript } from './record-chart';
import type { RecordTable } from './record-field';
import { noteScript, readTicks } from './record-notes';
import { summaryScript } from './summary-script';

// "Plus and minus buttons": on what there is so many of.
const readStep = ({ brief: { prompt } }: AppContext, { low, fields }: RecordTable): string | null =>
  /\bplus (?:and|\/|or) minus\b|\+\s?(?:\/|and|or)\s?[-−–]|\bstepper|\b(?:increase|raise|add) (?:and|or|\/) (?:decrease|lower|remove|take)|\b(?:increment|quick adjust)/iu.test(prompt)
    ? (low?.field ?? fields.find(({ type, name }) => type === 'number' && /quantit|count|stock|amount/u.test(name))?.name ?? null)
    : null; // prettier-ignore

/** The script of a table of records: add, change, delete, search, sort, export and import. */
export function writeRecordsScript(context: AppContext, kind: string, told: RecordTable): string {
  const table = completeTable(context, told);
  const { words } = context;
  const texts = {
    ...sayAll(words.language, ['badFile', 'imported', 'removed', 'recordCount', 'confirmRemove']),
    empty: table.empty,
    noResults: words.shop.noResults,
    edit: words.actions.edit,
    remove: words.actions.remove,
    newLabel: table.newLabel,
  };
  const fields = table.fields.map(({ name, label, type, isNote, derived, money, warnFrom }) => ({
    name,
    label,
    type,
    ...(isNote ? { isNote } : {}),
    ...(derived ? { derived } : {}),
    ...(money ? { money } : {}),
    ...(warnFrom ? { warnFrom } : {}),
  }));
  const options = {
    low: table.low ?? null,
    summaries: table.summaries ?? [],
    order: table.order ?? null,
    step: readStep(context, table),
    ticks: readTicks(context, table),
    tally: table.tally ?? null,
    hasGoal: table.goal !== undefined,
    hasChart: table.chart !== undefined,
    hasBars: table.bars !== undefined,
    limits: table.limits ?? [],
    today: table.today ?? null,
    soon: table.soon ?? null,
  };
  const goal = table.goal ? writeGoalConstants(context, table.goal) : '';
  return `// Records: a table that is kept in this browser, with search, sorting, CSV export and import.
${writeConstant('words', texts)}${writeConstant('fields', fields)}${writeConstant('options', options)}${writeConstant('samples', table.samples ?? [])}${goal}${writeStore(context, table.store)}${shareScript}${drawerScript}${writeUndo(context)}${csvFileScript}${filteredScript}${noteScript}${summaryScript}${table.chart ? writeConstant('chart', table.chart) + chartScript : ''}${table.bars ? writeConstant('bars', table.bars) + barScript : ''}${table.goal ? goalScript : ''}${script.replaceAll('APP', kind)}${table.hasClock ? writeClockScript(context) : ''}`;
}

const script = String.raw`
const app = document.querySelector('[data-app="APP"]');
if (app) startRecords(app);

function startRecords(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const dialog = find('dialog');
  const form = find('editor');
  const search = find('finder');
  const only = [...app.querySelectorAll('[data-only]')];
  const free = only.filter((choice) => choice.options.length === 1);
  const dayIn = (days) => {
    const day = new Date(Date.now() + days * 86400000);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  // Samples tell their dates in days from now.
  const startWith = samples.map((sample, index) => ({
    ...Object.fromEntries(fields.map(({ name, type }) => [name, type === 'date' && sample[name] !== undefined ? dayIn(sample[name]) : String(sample[name] ?? '')])),
    id: 's' + index,
  }));
  let records = loadRecords(startWith).map(deriveRecord);
  let edited = null;
  let order = { field: options.order || fields[0].name, way: 1 };

  const keep = (next) => {
    records = next.map(deriveRecord);
    saveRecords(records);
    show();
  };
  const fold = (text) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const compare = (one, other) => {
    const isNumber = fields.find((field) => field.name === order.field).type === 'number';
    const [left, right] = [one[order.field] ?? '', other[order.field] ?? ''];
    return order.way * (isNumber ? Number(left) - Number(right) : String(left).localeCompare(String(right), document.documentElement.lang, { numeric: true }));
  };

  const open = (record) => {
    edited = record;
    form.reset();
    find('full').textContent = '';
    for (const { name, derived } of fields) if (record && !derived) form.elements.namedItem(name).value = record[name] ?? '';
    app.querySelector('#records-heading').textContent = record ? words.edit + ': ' + record[fields[0].name] : words.newLabel;
    dialog.showModal();
    form.elements.namedItem(fields[0].name).focus();
  };

  const isLow = (record) => {
    const { low } = options;
    if (!low || record[low.field] === '') return false;
    const [count, least] = [Number(record[low.field]), Number(record[low.threshold] || 0)];
    return low.isStrict ? count < least : count <= least;
  };
  const makeStep = (record, name, by) => {
    const label = by < 0 ? '−' : '+';
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small record-step', textContent: label });
    button.setAttribute('aria-label', record[fields[0].name] + ' ' + label + '1');
    button.addEventListener('click', () => {
      keep(records.map((other) => (other === record ? { ...record, [name]: String(Math.max(0, Number(record[name] || 0) + by)) } : other)));
      const again = [...find('rows').querySelectorAll('.record-step')].find((other) => other.getAttribute('aria-label') === button.getAttribute('aria-label'));
      if (again) again.focus();
    });
    return button;
  };
  const isDeadline = /due|deadline|expir|renew|return|next|follow-?up|best-before|use-by|sell-by|valid/;
  const today = dayIn(0);
  const yes = 'Yes';
  const isDone = (record) => fields.some(({ name }) => (/^(?:done|returned|paid|delivered|collected|invoiced|sent)$/.test(name) && record[name] === yes) || /^(?:done|finished|complete[d]?|closed|paid|won|lost|returned|cancelled|delivered)$/i.test(String(record[name] ?? '').trim()));
  const notes = fields.filter((field) => field.isNote).length;
  const drawRow = (record) => {
    const row = document.createElement('tr');
    for (const { name, label, type, isNote, derived, money, warnFrom } of fields) {
      const kept = String(record[name] ?? '');
      const isDate = type === 'date' && /^\d{4}-\d\d-\d\d$/.test(kept);
      const text = isDate ? new Date(kept + 'T12:00').toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' }) : money && kept !== '' ? sayAmount(kept, money) : kept;
      if (isNote) {
        if (text) row.firstElementChild.append(drawNote(record, name, notes > 1 ? label : '', text, () => saveRecords(records)));
        continue;
      }
      const cell = Object.assign(document.createElement('td'), { textContent: text });
      // An address is a way there.
      if (/^https?:\/\/\S+$/i.test(text)) cell.replaceChildren(Object.assign(document.createElement('a'), { href: text, rel: 'noopener', textContent: text }));
      // On a narrow screen a row is a card, and says itself what stands in it.
      cell.dataset.title = label;
      // How far it is: a bar with its figure.
      if (derived && derived.of === 'share' && kept) {
        const bar = Object.assign(document.createElement('progress'), { max: 100, value: Math.min(100, Number(kept)) });
        bar.setAttribute('aria-label', label);
        cell.replaceChildren(bar, ' ' + sayShare(kept));
      }
      // What was to be done by a day that is gone, and is not said to be done.
      if ((isDate && isDeadline.test(name) && kept < today && !isDone(record)) || (warnFrom && kept !== '' && Number(kept) >= warnFrom)) cell.dataset.due = '';
      if (options.soon && name === options.soon.field && kept >= today && kept <= dayIn(options.soon.days) && !isDone(record)) cell.dataset.soon = '';
      if (name === options.step) cell.append(...[-1, 1].map((by) => makeStep(record, name, by)));
      row.append(cell);
    }
    if (isLow(record)) row.firstElementChild.dataset.low = options.low.label;
    const tools = document.createElement('td');
    const makeButton = (label, act) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'app-small';
      button.textContent = label;
      button.setAttribute('aria-label', label + ': ' + record[fields[0].name]);
      button.addEventListener('click', act);
      return button;
    };
    const remove = makeButton(words.remove, () => {
      // The first press asks, the second one deletes.
      if (remove.dataset.sure === undefined) {
        remove.dataset.sure = '';
        remove.textContent = words.confirmRemove;
        remove.addEventListener('blur', () => (delete remove.dataset.sure, (remove.textContent = words.remove)), { once: true });
        return;
      }
      const before = records;
      keep(records.filter((other) => other !== record));
      find('status').textContent = words.removed + ': ' + record[fields[0].name];
      offerUndo(app, find('status').textContent, () => keep(before));
      find('new').focus();
    });
    if (options.today) {
      const { field, label } = options.today;
      const press = makeButton(label, () => {
        keep(records.map((other) => (other === record ? { ...record, [field]: today } : other)));
        const again = [...find('rows').querySelectorAll('button')].find((other) => other.getAttribute('aria-label') === press.getAttribute('aria-label'));
        if (again) again.focus();
      });
      tools.append(press);
    }
    tools.append(makeButton(words.edit, () => open(record)), remove);
    row.append(tools);
    return row;
  };

  const draw = makeDrawer(find('rows'), drawRow);
  const show = () => {
    offerFound(free, records);
    if (options.hasGoal) showGoal(app, records, new Date().toISOString().slice(0, 7), String);
    const asked = fold(search.value).split(/\s+/).filter(Boolean);
    const holds = (record) => asked.every((word) => fields.some(({ name }) => fold(record[name] ?? '').includes(word)));
    const fits = (record) => only.every((choice) => choice.value === '' || record[choice.dataset.only] === choice.value);
    const shown = records.filter((record) => holds(record) && fits(record)).sort(compare);
    draw(shown);
    find('table').hidden = shown.length === 0 && records.length > 0;
    find('empty').hidden = shown.length > 0;
    find('empty-text').textContent = records.length === 0 ? words.empty : words.noResults;
    const alert = app.querySelector('[data-alert]');
    if (alert) {
      const { low } = options;
      const names = records.filter((record) => isLow(record)).map((record) => record[fields[0].name]);
      alert.textContent = low.alert.replace('{n}', String(names.length)) + (names.length > 0 ? ': ' + names.slice(0, 5).join(', ') : '');
    }
    showSummaries(app, shown);
    if (options.hasChart) showChart(app, records);
    if (options.hasBars) showBars(app, shown);
    const { tally } = options;
    const counted = {};
    const keyOf = (record) => (tally.signs ? String(record[tally.field]).slice(0, tally.signs) : record[tally.field]);
    for (const record of tally ? shown : []) if (record[tally.field]) counted[keyOf(record)] = (counted[keyOf(record)] || 0) + 1 + (tally.plus ? Math.max(0, Number(record[tally.plus]) || 0) : 0);
    const answers = (tally && tally.signs ? Object.entries(counted).sort().reverse() : Object.entries(counted)).map(([answer, count]) => ' · ' + answer + ': ' + count).join('');
    find('status').textContent = shown.length > 0 ? words.recordCount.replace('{n}', String(shown.length)) + answers : '';
    for (const button of app.querySelectorAll('[data-sorter]')) {
      const heading = button.closest('th');
      if (button.dataset.sorter === order.field) heading.setAttribute('aria-sort', order.way === 1 ? 'ascending' : 'descending');
      else heading.removeAttribute('aria-sort');
    }
  };

  for (const button of app.querySelectorAll('[data-sorter]')) {
    button.addEventListener('click', () => {
      order = { field: button.dataset.sorter, way: order.field === button.dataset.sorter ? -order.way : 1 };
      show();
    });
  }
  find('new').addEventListener('click', () => open(null));
  find('cancel').addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    const entry = Object.fromEntries(new FormData(form));
    // What is full takes no more; a record that is in it already may stay.
    const full = options.limits.find(({ most, field, value }) => {
      const counts = (record) => !field || record[field] === value;
      return counts(entry) && !(edited && counts(edited)) && records.filter(counts).length >= most;
    });
    find('full').textContent = full ? full.said : '';
    if (full) return event.preventDefault();
    const record = { ...entry, id: edited ? edited.id : Date.now().toString(36) + records.length };
    keep(edited ? records.map((other) => (other === edited ? record : other)) : [...records, record]);
  });
  search.addEventListener('input', show);
  for (const choice of only) choice.addEventListener('change', show);
  find('export').addEventListener('click', () => {
    const rows = records.map((record) => fields.map(({ name }) => record[name] ?? ''));
    downloadText('APP.csv', 'text/csv', toCsv([fields.map(({ label }) => label), ...rows]));
  });
  find('export-json').addEventListener('click', () => {
    const rows = records.map((record) => Object.fromEntries(fields.map(({ name }) => [name, record[name] ?? ''])));
    downloadText('APP.json', 'application/json', JSON.stringify(rows, null, 2));
  });
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      const rows = readRows(text);
      const read = rows.map((row, index) => {
        const entries = fields.map(({ name, label }) => [name, readCell(cellOf(row, name, label))]);
        return { ...Object.fromEntries(entries), id: 'i' + Date.now().toString(36) + index };
      });
      const whole = read.filter((record) => record[fields[0].name].trim() !== '');
      // What is there already is not kept twice.
      const key = (record) => fields.map(({ name }) => record[name] ?? '').join('\n');
      const known = new Set(records.map(key));
      const fresh = whole.filter((record) => !known.has(key(record)));
      if (fresh.length > 0) keep([...records, ...fresh]);
      find('status').textContent = whole.length > 0 ? words.imported.replace('{n}', String(fresh.length)) : words.badFile;
    });
  });
  if (options.hasGoal) startGoal(app, show);
  show();
}

// A column is known by its title or its key, in capitals or not, with its unit or without.
function cellOf(row, name, label) {
  const plain = (text) => text.replace(/\s*\([^()]*\)$/, '').trim().toLowerCase();
  const key = [name, label].find((own) => own in row) ?? Object.keys(row).find((own) => [name, plain(label)].includes(plain(own)));
  return key === undefined ? '' : row[key];
}

function readCell(value) {
  return typeof value === 'object' ? '' : String(value ?? '');
}

// Rows of a file by the names of its columns: a list in JSON, or a table whose first row names the columns.
function readRows(text) {
  try {
    const list = JSON.parse(text);
    return Array.isArray(list) ? list.filter((row) => row !== null && typeof row === 'object') : [];
  } catch {
    const [head = [], ...rows] = fromCsv(text);
    return rows.map((row) => Object.fromEntries(head.map((name, column) => [name.trim(), row[column]])));
  }
}
`;
