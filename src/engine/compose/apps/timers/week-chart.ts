import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';

/** Whether finished sessions are to be drawn day by day. */
export const asksForWeekChart = ({ brief }: AppContext): boolean =>
  brief.behaviours.some(({ value, spans }) => value === 'chart' && spans.length > 0) ||
  /\b(?:charts?|graphs?|statistics|stats|diagramm?)\b/iu.test(brief.prompt);

/** A column for each of the last seven days. */
export const writeWeekChart = ({ words }: AppContext): Html =>
  html`<figure class="timer-week">
    <figcaption>${sayApp(words.language, 'lastDays')}</figcaption>
    <ol data-week></ol>
  </figure>`;

/** Rules of those columns. */
export const weekChartStyles = `.timer-week { inline-size: min(100%, 32rem); margin: 0; text-align: start; }
.timer-week figcaption { font-weight: 600; }
.timer-week ol { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 0.5rem; align-items: end; block-size: 11rem; margin-block-start: 0.75rem; }
.timer-week li { display: grid; grid-template-rows: minmax(0, 1fr) auto auto; justify-items: center; block-size: 100%; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.timer-week i { align-self: end; inline-size: min(100%, 2.5rem); min-block-size: 3px; border-radius: min(var(--radius), 0.4rem) min(var(--radius), 0.4rem) 0 0; background: var(--button); }
.timer-week li:has(b:empty) i { background: var(--line); }
.timer-week b { min-block-size: 1.4em; }
.timer-week span { color: var(--soft); }
`;

/** `drawWeek(list, past, dayAt, language)` for the script of a timer. */
export const weekChartScript = String.raw`
// The sessions of the last seven days, the highest column as high as there is room.
function drawWeek(list, past, dayAt, language) {
  const noon = new Date().setHours(12, 0, 0, 0);
  const days = Array.from({ length: 7 }, (_, back) => noon - (6 - back) * 86400000);
  const counts = days.map((at) => past.filter((entry) => entry.day === dayAt(at)).length);
  const most = Math.max(1, ...counts);
  list.replaceChildren(
    ...days.map((at, index) => {
      const item = document.createElement('li');
      const bar = document.createElement('i');
      bar.style.blockSize = (counts[index] / most) * 100 + '%';
      const name = new Date(at).toLocaleDateString(language, { weekday: 'short' });
      item.append(bar, Object.assign(document.createElement('b'), { textContent: counts[index] ? String(counts[index]) : '' }), Object.assign(document.createElement('span'), { textContent: name }));
      return item;
    }),
  );
}
`;
