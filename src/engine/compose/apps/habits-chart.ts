import { html, type Html } from '../html';
import type { AppContext } from './app';
import { sayApp } from './app-words';

/** Whether the prompt asks for a chart of its own beside the table of ticks. */
export const asksForHabitChart = ({ brief }: AppContext): boolean =>
  brief.behaviours.some(({ value, spans }) => value === 'chart' && spans.length > 0);

/** Where the last eight weeks are drawn. */
export const writeHabitChart = (context: AppContext): Html =>
  html`<figure class="habits-chart app-panel">
    <figcaption>${sayApp(context.words.language, 'progress')}</figcaption>
    <ol data-weeks></ol>
  </figure>`;

/** Rules of the chart. */
export const habitChartStyles = `.habits-chart { display: grid; gap: 0.75rem; margin: 0; }
.habits-chart figcaption { font-weight: 600; }
.habits-chart ol { display: flex; gap: clamp(0.3rem, 1.5vi, 1rem); align-items: end; margin: 0; padding: 0; list-style: none; }
.habits-chart li { display: grid; flex: 1; gap: 0.35rem; justify-items: center; align-content: end; min-inline-size: 0; font-size: 0.9375rem; text-align: center; }
.habits-chart b { font-variant-numeric: tabular-nums; }
.habits-chart i { inline-size: 100%; max-inline-size: 4rem; block-size: max(3px, var(--share, 0rem)); border-start-start-radius: 4px; border-start-end-radius: 4px; background: var(--button); }
.habits-chart li span { color: var(--soft); }
`;

/** What draws it. Reads `sayShare`; `dayOf` and `say` are those of the table. */
export const habitChartScript = String.raw`
function drawHabitWeeks(app, habits, dayOf, say) {
  const list = app.querySelector('[data-weeks]');
  const toMonday = -((new Date().getDay() + 6) % 7);
  list.replaceChildren(
    ...Array.from({ length: 8 }, (_, index) => {
      const week = Array.from({ length: 7 }, (_, day) => dayOf(toMonday + (index - 7) * 7 + day));
      const past = week.filter((day) => day <= dayOf(0));
      const done = habits.reduce((sum, { days }) => sum + new Set(days.filter((day) => past.includes(day))).size, 0);
      const share = habits.length === 0 ? 0 : Math.round((done / (past.length * habits.length)) * 100);
      const [item, figure, bar, from] = ['li', 'b', 'i', 'span'].map((name) => document.createElement(name));
      figure.textContent = sayShare(share);
      bar.setAttribute('aria-hidden', 'true');
      bar.style.setProperty('--share', (share / 100) * 6 + 'rem');
      from.textContent = say(week[0], { day: 'numeric', month: 'short' });
      item.append(figure, bar, from);
      return item;
    }),
  );
}
`;
