import { html, type Html } from '../../html';
import { createRandom } from '../../../random';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import type { Metric } from './metric';
import { readGroups, titleOfGroups } from './read-groups';

const weekly = /\b(?:by|per|for each|each) (?:week ?day|day of the week|day)\b|\bweek ?days?\b[^.;]{0,12}\b(?:chart|graph|bars?)\b|por día|par jour|nach wochentag|per giorno|por dia|per dag/iu; // prettier-ignore
const asked =
  /\b(?:bar|column) (?:charts?|graphs?)\b|\bbars? (?:of|by|for|showing)\b|balkendiagramm|säulendiagramm|gráfic[oa]s? de barras|(?:diagramme|graphique) (?:en|à) barres|grafic[oi] a barre|staafdiagram/iu;

/** "A bar chart by week": bars in the order of time. */
const timed =
  /\b(?:(?:bar|column) (?:chart|graph)s?|bars)\b[^.,;:]{0,30}?\s(?:by|per|for each|each|for the last \d+) (?<unit>week|month|year|quarter)s?\b|\b(?<own>weekly|monthly|yearly|quarterly) (?:bar|column) (?:chart|graph)s?/iu;

function namesOfTime(unit: string, language: string): readonly string[] | null {
  if (unit.startsWith('week')) return ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => `W${number}`);
  if (unit.startsWith('quarter')) return ['Q1', 'Q2', 'Q3', 'Q4'];
  if (unit.startsWith('year')) return ['2022', '2023', '2024', '2025', '2026'];
  const name = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2024, month, 1)));
}

const steps = 20;

/** Bars of one figure by weekday or by region, where the prompt asks for them; null where it does not. */
export function writeBars(
  context: AppContext,
  metrics: readonly Metric[],
  format: (metric: Metric, value: number) => string,
): Html | null {
  const { words, seed, level, brief } = context;
  // "Line chart of rentals per day, bar chart by station": the bars are sorted by what stands behind them.
  const isGrouped = /\b(?:bar|column) (?:chart|graph)s? (?:by|per)\b/iu.test(brief.prompt) && readGroups(context).label !== sayApp(words.language, 'region'); // prettier-ignore
  const isWeekly = !isGrouped && weekly.test(brief.prompt);
  const { unit, own } = (words.language === 'en' ? timed.exec(brief.prompt)?.groups : undefined) ?? {};
  const time = (unit ?? own ?? '').toLowerCase().replace(/ly$/u, '');
  const run = time === '' || isWeekly ? null : namesOfTime(time, words.language);
  if (!isWeekly && !asked.test(brief.prompt)) return null;
  const say = (word: Parameters<typeof sayApp>[1], values = {}) => sayApp(words.language, word, values);
  // "A bar chart of tickets by weekday": of the figure it names, else of the first for weekdays, the second for regions.
  const told = /\bbar (?:chart|graph)s? (?:of|for|showing) (?:the )?([\p{L} -]{3,30}?) (?:by|per|for)\b/iu.exec(brief.prompt)?.[1]?.toLowerCase(); // prettier-ignore
  const metric =
    metrics.find(({ name }) => told !== undefined && name.toLowerCase().includes(told)) ??
    metrics[isWeekly || run !== null ? 0 : 1] ??
    metrics[0];
  if (!metric) return null;
  // The first of January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, day) => new Intl.DateTimeFormat(words.language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day))); // prettier-ignore
  const names = run ?? (isWeekly ? days : readGroups(context).names);
  const random = createRandom(seed, 'dashboard-bars');
  const least = {
    money: 2400,
    price: 24,
    count: 40,
    share: 42,
    rate: 2,
    time: 14,
    score: 3.6,
    level: 40,
    few: 3,
    handful: 5,
    measure: metric.measure?.least ?? 0,
  }[metric.kind];
  const round = (value: number): number => (metric.kind === 'score' || metric.kind === 'rate' ? Math.min(metric.kind === 'score' ? 5 : 100, Math.round(value * 10) / 10) : Math.round(value)); // prettier-ignore
  const { measure } = metric;
  const values = names.map((_, index) =>
    measure
      ? Math.round((measure.least + (measure.width * random.below(100)) / 100) * 10 ** measure.digits) /
        10 ** measure.digits
      : round(least * (1 + random.below(60) / 100) * (isWeekly && index > 4 ? 0.7 : 1)),
  );
  const most = Math.max(...values);
  const name = told !== undefined && metric.name.toLowerCase() !== told ? `${told.charAt(0).toUpperCase()}${told.slice(1)}` : metric.name; // prettier-ignore
  // The line above it says the same of the same figure: two places have two names.
  const isTwice = time === 'month' && name === metrics[0]?.name;
  const title = run !== null ? (isTwice ? `${name}, month after month` : `${name} by ${time}`) : isWeekly ? say('byWeekday', { name }) : titleOfGroups(context, name); // prettier-ignore
  return html`<section class="board-bars app-panel" aria-labelledby="board-bars-title">
    ${level === 2 ? html`<h2 id="board-bars-title">${title}</h2>` : html`<h3 id="board-bars-title">${title}</h3>`}
    <ul>
      ${names.map((day, index) => {
        const value = values[index] ?? 0;
        return html`<li>
          <b>${format(metric, value)}</b
          ><i data-step="${Math.max(1, Math.round((value / most) * steps))}" aria-hidden="true"></i
          ><span>${day}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Rules of the bars. */
export const barStyles = `.board-bars { grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.board-bars ul { display: flex; gap: clamp(0.3rem, 1.5vi, 1.25rem); align-items: end; }
.board-bars li { display: grid; flex: 1; gap: 0.4rem; justify-items: center; align-content: end; min-inline-size: 0; font-size: 0.9375rem; }
.board-bars b { font-variant-numeric: tabular-nums; }
.board-bars i { inline-size: 100%; block-size: calc(var(--part) * 9rem); max-inline-size: 5rem; border-start-start-radius: 4px; border-start-end-radius: 4px; background: var(--lead); }
${Array.from({ length: steps }, (_, step) => `.board-bars i[data-step="${step + 1}"] { --part: ${(step + 1) / steps}; }`).join('\n')}
/* Where twelve names would run into each other the bars lie, each in a line of its own. */
@media (max-width: 40rem) {
  .board-bars ul:has(> :nth-child(6)) { display: grid; gap: 0.5rem; }
  .board-bars ul:has(> :nth-child(6)) li { grid-template-columns: 4.5rem minmax(0, 1fr) max-content; gap: 0.6rem; justify-items: start; align-items: center; }
  .board-bars ul:has(> :nth-child(6)) span { grid-area: 1 / 1; }
  .board-bars ul:has(> :nth-child(6)) b { grid-area: 1 / 3; }
  .board-bars ul:has(> :nth-child(6)) i { grid-area: 1 / 2; inline-size: calc(var(--part) * 100%); max-inline-size: none; block-size: 1rem; border-radius: 4px; }
}
`;
