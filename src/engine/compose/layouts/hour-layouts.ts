import { artPiece, headPiece, splitPiece } from '../style/pieces';
import { escapeText, html, trust } from '../html';
import type { Html } from '../html';
import type { SectionContext, SectionVariant } from '../section';
import { ownArt } from './own-art';
import { noteSample, writeActions, writeBody, writeHead } from './parts';
import { reachPiece, writeReach } from './reach';
import { hoursPiece, readOpening, writeBadge, writeOpening, writeOpeningList } from './visit-layouts';

/** The week as bars on a clock from morning to night, with the table of hours beside it. */
export const hoursWeek: SectionVariant = {
  id: 'bars',
  suits: (_, plan) => (plan.contact.hours?.length ?? 0) > 0,
  pieces: [splitPiece, headPiece, hoursPiece, reachPiece],
  render: (context) =>
    html`${writeHead(context, 'split')}
      <div class="split">
        <div>${drawWeek(context)}</div>
        <div class="split-words">
          ${writeOpening(context)} ${writeReach(context)} ${writeActions(context)}
        </div>
      </div>`,
  css: `.week-bars { display: block; inline-size: 100%; block-size: auto; overflow: visible; }
.week-bars text { fill: currentColor; font: 600 19px var(--text); }
.week-bars .bar-hour { fill: var(--soft); font-weight: 400; font-size: 17px; }
.bar-rule { stroke: var(--line); }
.bar-day { fill: var(--surface); stroke: var(--line); }
.bar-open { fill: var(--accent-text); }`,
};

// Days from Monday down, hours from left to right in any direction of writing: a clock runs one way.
function drawWeek(context: SectionContext): Html {
  const ranges = context.plan.contact.hours ?? [];
  const from = Math.floor(Math.min(...ranges.map(({ opens }) => opens)) / 120) * 2;
  const to =
    Math.ceil(Math.max(...ranges.map(({ opens, closes }) => (closes > opens ? closes : 1440))) / 120) * 2;
  const left = 72;
  const width = 520 - left;
  const at = (minutes: number) => Math.round(left + ((minutes / 60 - from) / (to - from)) * width);
  const step = to - from > 12 ? 4 : 2;
  const marks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  const hours = marks.map(
    (hour) =>
      `<path class="bar-rule" d="M${at(hour * 60)} 26v312"/><text class="bar-hour" x="${at(hour * 60)}" y="16" text-anchor="middle">${hour}:00</text>`,
  );
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const top = 34 + (day - 1) * 44;
    const bars = ranges
      .filter((range) => range.days.includes(day))
      .map(({ opens, closes }) => {
        const end = closes > opens ? closes : 1440;
        return `<rect class="bar-open" x="${at(opens)}" y="${top}" width="${at(end) - at(opens)}" height="32" rx="6"/>`;
      });
    const name = escapeText(context.words.shortWeekdays[day - 1] ?? '');
    return `<text x="0" y="${top + 22}">${name}</text><rect class="bar-day" x="${left}" y="${top}" width="${width}" height="32" rx="6"/>${bars.join('')}`;
  });
  return trust(
    `<svg class="week-bars" viewBox="0 0 536 346" direction="ltr" aria-hidden="true">${days.join('')}${hours.join('')}</svg>`,
  );
}

/** Hours as large lines of type, one to a stretch of days, as painted on a window. */
export const hoursPainted: SectionVariant = {
  id: 'painted',
  suits: (content) => (content.items?.length ?? 0) <= 5,
  pieces: [headPiece, reachPiece],
  render: (context) => {
    const lines = readOpening(context);
    return html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'opening hours')}
    ${writeBadge(context, 'painted-now')} ${writeOpeningList(lines, 'painted')} ${writeBody(context)}
    ${writeReach(context)} ${writeActions(context)}`;
  },
  css: `.painted { border-block-start: max(var(--border), 2px) solid var(--ink); }
.painted div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 var(--gap); padding-block: clamp(0.7rem, 1.4vi, 1.3rem); border-block-end: max(var(--border), 2px) solid var(--ink); font: var(--heading-weight) clamp(1.5rem, 0.9rem + 2.6vi, 3.4rem)/1.15 var(--display); }
.painted dd { font-variant-numeric: tabular-nums lining-nums; color: var(--accent-text); }
.painted-now { margin-block-end: 1rem; }
.painted-now:has(:empty) { display: none; }
.painted ~ .reach { display: flex; flex-wrap: wrap; gap: 0.75rem clamp(2rem, 5vi, 4rem); margin-block-start: var(--gap); }`,
};

/** The house drawn beside its hours. */
export const hoursPicture: SectionVariant = {
  id: 'house',
  suits: (_, plan) => plan.hasImages,
  pieces: [splitPiece, headPiece, hoursPiece, reachPiece, artPiece],
  render: (context) =>
    html`<div class="split">
      <div class="art-frame">
        ${context.picture({ motif: ownArt(context), width: 560, height: 600, frame: 'filled', key: 'house' })}
      </div>
      <div class="split-words">
        ${writeHead(context)} ${writeBody(context)} ${writeOpening(context)} ${writeReach(context)}
        ${writeActions(context)}
      </div>
    </div>`,
};
