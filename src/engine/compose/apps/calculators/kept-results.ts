import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { writeConstant } from '../script-parts';

const asked =
  /\bhistor(?:y|ies)\b|\b(?:past|previous|earlier|last|recent|saved) (?:\d+ |few |five |ten |three )?(?:results?|calculations?|measurements?|values?|bmis?)\b|\b(?:saves?|keeps?|remembers?|logs?|tracks?)\b (?:a |my |each |every |the |all |past |list of |track of )*(?:results?|calculations?|bmis?|measurements?)\b|\bhistorial\b|\bhistorique\b|\bverlauf\b|\bhist[óo]rico\b|\bcronologia\b|\bgeschiedenis\b|\bhistoria wynik|\bgeçmiş\b/iu;

/** Whether what was worked out is to stay: "with a history of my last results". */
export const asksToKeepResults = (prompt: string): boolean => asked.test(prompt);

/** The button that keeps a result, and the list of those that were kept; columns where the prompt wants a chart. */
export const writeKeptResults = ({ words, level, brief }: AppContext): Html => {
  const title = sayApp(words.language, 'keptResults');
  return html`<div class="kept-results app-panel">
    <div class="app-row app-ends">
      ${level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
      <button class="app-button" type="button" data-keep>${sayApp(words.language, 'keepResult')}</button>
    </div>
    ${/\b(?:charts?|graphs?|trend|plot|progress)\b/iu.test(brief.prompt) ? html`<ol class="kept-columns" aria-hidden="true" data-kept-columns></ol>` : null}
    <ol class="kept-list" data-kept></ol>
    <button class="app-small" type="button" data-forget hidden>${words.actions.remove}</button>
    <p class="app-hidden" role="status" data-kept-status></p>
  </div>`;
};

/** Rules of that list. */
export const keptResultStyles = `.kept-results { grid-column: 1 / -1; display: grid; gap: 1rem; justify-items: start; }
.kept-results .app-row { inline-size: 100%; }
.kept-results :is(h2, h3) { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.kept-list { inline-size: 100%; }
.kept-list li { display: grid; grid-template-columns: minmax(6rem, auto) minmax(0, 1fr) auto; gap: 0.25rem 1.25rem; align-items: baseline; padding-block: 0.6rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.kept-list li :is(time, span) { color: var(--soft); }
.kept-list b { font-variant-numeric: tabular-nums; }
.kept-columns { display: flex; align-items: end; gap: 0.4rem; inline-size: 100%; block-size: 9rem; }
.kept-columns:empty { display: none; }
.kept-columns li { flex: 1; max-inline-size: 3rem; block-size: var(--share); border-start-start-radius: 4px; border-start-end-radius: 4px; background: var(--accent); }
`;

/** The script of that list; reads the answer as it is shown, and the numbers that led to it. */
export const writeKeptResultsScript = ({ words }: AppContext): string =>
  `\n// Kept results: what was worked out, with its day and its numbers, in this browser.
${writeConstant('keptWords', { kept: sayApp(words.language, 'keptResults') })}${script}`;

const script = String.raw`
const keeper = document.querySelector('.kept-results');
if (keeper) startKeeping(keeper.closest('[data-app]'), keeper);

function startKeeping(app, box) {
  const find = (hook) => box.querySelector('[data-' + hook + ']');
  const place = storeName + '-kept';
  const language = document.documentElement.lang || 'en';
  let kept = [];
  try {
    kept = JSON.parse(localStorage.getItem(place)) || [];
  } catch {
    // The list begins anew.
  }
  // "1.234,5" in the language of the page.
  const read = (text) => {
    const parts = new Intl.NumberFormat(language).formatToParts(1234.5);
    const group = (parts.find(({ type }) => type === 'group') || { value: ',' }).value;
    const point = (parts.find(({ type }) => type === 'decimal') || { value: '.' }).value;
    return Number(text.replaceAll(group, '').replace(point, '.').replace(/[^\d.-]/g, '')) || 0;
  };
  const show = () => {
    find('kept').replaceChildren(
      ...kept.map(({ day, text, from }) => {
        const row = document.createElement('li');
        const when = Object.assign(document.createElement('time'), { dateTime: day, textContent: new Date(day + 'T12:00').toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' }) });
        row.append(when, Object.assign(document.createElement('span'), { textContent: from }), Object.assign(document.createElement('b'), { textContent: text }));
        return row;
      }),
    );
    find('forget').hidden = kept.length === 0;
    const columns = box.querySelector('[data-kept-columns]');
    if (!columns) return;
    const values = kept.slice(0, 24).map(({ text }) => read(text)).reverse();
    const most = Math.max(...values, 1);
    columns.replaceChildren(
      ...values.map((value) => {
        const bar = document.createElement('li');
        bar.style.setProperty('--share', Math.max(2, (value / most) * 100) + '%');
        return bar;
      }),
    );
  };
  const write = (next) => {
    kept = next.slice(0, 50);
    try {
      localStorage.setItem(place, JSON.stringify(kept));
    } catch {
      // It lasts until the page is left.
    }
    show();
  };
  find('keep').addEventListener('click', () => {
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    const fields = [...app.querySelectorAll('input[type="number"][name]')].filter((field) => !field.disabled && !field.closest('[hidden]'));
    const from = fields.slice(0, 5).map((field) => field.value + (field.nextElementSibling && field.nextElementSibling.tagName === 'SPAN' ? ' ' + field.nextElementSibling.textContent : '')).join(' · ');
    const text = app.querySelector('.sum-main output').textContent.trim();
    write([{ day, text, from }, ...kept]);
    find('kept-status').textContent = keptWords.kept + ': ' + text;
  });
  find('forget').addEventListener('click', () => {
    write([]);
    find('keep').focus();
  });
  show();
}
`;
