import { html, type Html } from '../../html';
import { foldText } from '@/engine/brief/words/fold-text';
import type { AppContext } from '../app';
import type { RecordBars, RecordField } from './record-field';

const drawn = /\b(?:bar ?)?(?:charts?|graphs?|bars|histogram|breakdown)\b(?<behind>[^.;\n]{0,70})/giu;
const parted =
  /\b(?:by|per|for each|for every|each|every)\s(?:the\s)?(?<by>\p{L}[\p{L}'’-]*(?:\s(?!(?:and|or|with|so|that|in|on|over|from|let|let's)\b)\p{L}+)?)/giu;
const spans: Readonly<Record<string, RecordBars['signs']>> = { year: 4, month: 7, day: 10, night: 10, date: 10 }; // prettier-ignore
/** Columns that say how many there were. */
const countish =
  /^(?:how-many|how-much|number(?:-.*)?|count|counted|quantity|qty|amount|units|copies|total)$/u;
const counting = /\b(?:how many|number of|count of|counts?)\b/iu;

/** The column that tells how many of something a record stands for: "how many moths". */
export const countColumn = (fields: readonly RecordField[]): RecordField | undefined =>
  fields.find(({ type, name }) => type === 'number' && countish.test(name));

const stem = (label: string): string =>
  foldText(label)
    .replace(/\s*\(.*$/u, '')
    .replace(/s$/u, '');

/** "A bar chart by species", "how many I finished per month": bars of what a column names, or of months; null where none are asked for. */
export function readBars(
  { brief: { prompt } }: Pick<AppContext, 'brief'>,
  fields: readonly RecordField[],
): RecordBars | null {
  for (const { groups, index } of prompt.matchAll(drawn)) {
    const behind = groups?.['behind'] ?? '';
    const before = /[^.;,\n]{0,40}$/u.exec(prompt.slice(0, index))?.[0] ?? '';
    for (const said of behind.matchAll(parted)) {
      const by = foldText(said.groups?.['by'] ?? '');
      const span = /^(year|month|day|night|date)s?\b/u.exec(by)?.[1];
      const column = span
        ? fields.findLast(({ type }) => type === 'date')
        : fields.find(({ label, type }) => type !== 'number' && type !== 'textarea' && stem(label).length > 2 && (by.includes(stem(label)) || [stem(label).split(' ').at(-1), stem(label).split(' ')[0]].includes(by.replace(/s$/u, '')))); // prettier-ignore
      if (!column) continue;
      const near = foldText(before.slice(-24) + behind.slice(0, said.index));
      const numbers = fields.filter(({ type, name }) => type === 'number' && !/^(?:rating|year|age|least)/u.test(name)); // prettier-ignore
      const named = numbers.find(
        ({ label }) => stem(label).length > 1 && (near.includes(stem(label)) || holdsAll(near, label)),
      );
      const lone = numbers.length === 1 ? numbers[0] : undefined;
      const summed = named ?? (counting.test(near) ? undefined : (countColumn(fields) ?? lone));
      return {
        by: column.name,
        ...(span && spans[span] ? { signs: spans[span] } : {}),
        ...(summed ? { sum: summed.name } : {}),
        label: capital(`${summed && !countish.test(summed.name) ? summed.label : counted(near)} ${span ? `by ${span === 'date' ? 'day' : span}` : `by ${column.label.toLowerCase()}`}`.trim()), // prettier-ignore
      };
    }
  }
  // "Pie chart", and by what is not told: the first choice of a record, and the last of its numbers.
  const sorted = /\b(?:pie|donut|doughnut|bar) ?(?:charts?|graphs?)\b/iu.test(prompt)
    ? (fields.find(({ name, type }) => type === 'select' && /^(?:category|type|kind)/u.test(name)) ??
      fields.find(({ type }) => type === 'select')) // prettier-ignore
    : undefined;
  if (!sorted) return null;
  const sum = fields.findLast(
    ({ type, name }) => type === 'number' && !/^(?:rating|year|age|least)/u.test(name),
  );
  return { by: sorted.name, ...(sum ? { sum: sum.name } : {}), label: `${sum ? `${sum.label} by` : 'By'} ${sorted.label.toLowerCase()}` }; // prettier-ignore
}

/** "Brood frames" are the frames of brood. */
const holdsAll = (near: string, label: string): boolean => {
  const words = foldText(label)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  return words.length > 1 && words.every((word) => near.includes(word.replace(/s$/u, '')));
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "How many I finished": who it is needs no saying. */
const counted = (near: string): string =>
  /\b(?:how many|number of|count of)\s(?:i|we|you)?\s?(?<what>(?!by\b|per\b)\p{L}+)/u.exec(near)?.groups?.['what'] ?? ''; // prettier-ignore

/** The place of the bars. */
export const writeBars = ({ label }: RecordBars): Html =>
  html`<figure class="records-bars" data-bars>
    <figcaption>${label}</figcaption>
    <ul></ul>
    <p class="app-note">Bars stand here from the first entry on.</p>
  </figure>`;

/** Rules of the bars. */
export const barStyles = `.records-bars { display: grid; gap: 0.75rem; margin: 0; padding: 1rem clamp(1rem, 2vi, 1.5rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); }
.records-bars:has(li) .app-note { display: none; }
.records-bars figcaption { font-weight: 600; }
.records-bars li { display: grid; grid-template-columns: minmax(6rem, 12rem) minmax(0, 1fr) auto; align-items: center; gap: 0.75rem; padding-block: 0.25rem; }
.records-bars i { block-size: 1.1rem; inline-size: max(4px, var(--share)); border-radius: 4px; background: var(--accent); }
.records-bars b { font-variant-numeric: tabular-nums; }
`;

/** `showBars(app, records)` draws one bar for each of what a column names. Reads `bars`. */
export const barScript = String.raw`
function showBars(app, records) {
  const list = app.querySelector('[data-bars] ul');
  if (!list) return;
  const language = document.documentElement.lang;
  const sums = new Map();
  for (const record of records) {
    const key = String(record[bars.by] ?? '').slice(0, bars.signs || 99).trim();
    if (key) sums.set(key, (sums.get(key) || 0) + (bars.sum ? Number(record[bars.sum]) || 0 : 1));
  }
  const sayKey = (key) => (bars.signs === 7 ? new Date(key + '-15T12:00').toLocaleDateString(language, { month: 'short', year: 'numeric' }) : bars.signs === 10 ? new Date(key + 'T12:00').toLocaleDateString(language, { dateStyle: 'medium' }) : key);
  // Days and months stand in their order, everything else by its size.
  const entries = bars.signs ? [...sums].sort().slice(-24) : [...sums].sort((one, other) => other[1] - one[1]).slice(0, 24);
  const most = Math.max(...entries.map(([, sum]) => sum), 1);
  list.replaceChildren(
    ...entries.map(([key, sum]) => {
      const item = document.createElement('li');
      const bar = document.createElement('i');
      bar.style.setProperty('--share', (sum / most) * 100 + '%');
      item.append(Object.assign(document.createElement('span'), { textContent: sayKey(key) }), bar, Object.assign(document.createElement('b'), { textContent: sum.toLocaleString(language, { maximumFractionDigits: 2 }) }));
      return item;
    }),
  );
}
`;
