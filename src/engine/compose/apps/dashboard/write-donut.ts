import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { writePercent } from '../calculators/write-percent';
import type { DashboardData } from './dashboard-data';
import { addsUp } from './measures';
import type { Metric } from './metric';
import { titleOfGroups } from './read-groups';

/** The first figure that has parts: revenue has, a heart rate has none; null where none has and no ring is asked for. */
export function sharedOf({ brief }: AppContext, metrics: readonly Metric[]): Metric | null {
  // "Spending by category": what is said to be sorted has the parts.
  const sorted = metrics.find(({ name }) => brief.prompt.toLowerCase().includes(`${name.toLowerCase()} by `));
  const found = sorted ?? metrics.find(({ measure }) => measure === undefined || addsUp(measure));
  const isAsked = /\b(?:donut|doughnut|pie|ring)\b/iu.test(brief.prompt);
  return found ?? (isAsked ? (metrics[0] ?? null) : null);
}

/** The parts of a figure as a ring, with their names and shares. */
export function writeDonut(context: AppContext, metric: Metric, shares: DashboardData['shares']): Html {
  const { words, level } = context;
  const title = titleOfGroups(context, metric.name);
  return html`<section class="board-donut app-panel" aria-labelledby="board-donut-title">
    ${level === 2 ? html`<h2 id="board-donut-title">${title}</h2>` : html`<h3 id="board-donut-title">${title}</h3>`}
    <svg
      viewBox="0 0 240 240"
      role="img"
      aria-label="${shares.map(({ name, share }) => `${name} ${writePercent(share, words.language)}`).join(', ')}"
      data-donut
    ></svg>
    <ul>
      ${shares.map(({ name, share }, index) => html`<li class="share share-${index + 1}"><span>${name}</span><b>${writePercent(share, words.language)}</b></li>`)}
    </ul>
  </section>`;
}
