import type { ContentItem, SectionContent } from '../../plan/content';
import { html } from '../html';
import { headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { markSample, writeActions, writeHead, writeHeading } from './parts';

const cellsOf = (item: ContentItem): readonly string[] =>
  item.list ?? [item.text ?? item.value ?? item.note ?? ''];

/** Whether the first item names what is compared; the others are its rows. */
export const isMatrix = ({ items = [] }: SectionContent): boolean => {
  const columns = items[0]?.list?.length ?? 0;
  return (
    items.length >= 3 && columns >= 2 && columns <= 4 && items.every(({ list }) => list?.length === columns)
  );
};

/** A ruled table: what stands in each row for each column. */
export const comparison: SectionVariant = {
  id: 'table',
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const [names, ...rows] = isMatrix(context.content) ? items : [null, ...items];
    return html`${writeHead(context)}
      <div class="scroll" tabindex="0" role="group" aria-labelledby="${context.titleId}">
        <table class="table">
          ${
            names
              ? html`<thead>
                  <tr>
                    <td></td>
                    ${cellsOf(names).map((cell) => html`<th scope="col">${cell}</th>`)}
                  </tr>
                </thead>`
              : null
          }
          <tbody>
            ${rows.map((item) => (item ? html`<tr${markSample(item)}><th scope="row">${item.title}</th>${cellsOf(item).map((cell) => html`<td>${cell}</td>`)}</tr>` : null))}
          </tbody>
        </table>
      </div>
      ${writeActions(context)}`;
  },
  css: `.scroll { overflow-x: auto; }
.table { inline-size: 100%; border-collapse: collapse; }
.table th, .table td { padding: 1rem 1rem 1rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
.table td { min-inline-size: 7.5rem; }
.table th { font-weight: 600; }
.table thead th { font: var(--heading-weight) var(--step-1)/1.3 var(--display); }`,
};

/** A card for each of the things compared, the first on the accent colour. */
export const rivals: SectionVariant = {
  id: 'rivals',
  suits: isMatrix,
  pieces: [headPiece],
  render: (context) => {
    const [names, ...rows] = context.content.items ?? [];
    return html`${writeHead(context, 'split')}
      <div class="rivals">
        ${(names?.list ?? []).map(
          (name, column) =>
            html`<div class="rival">
              ${writeHeading(context.level + 1, name)}
              <dl>
                ${rows.map(
                  (row) =>
                    html`<div${markSample(row)}>
                      <dt>${row.title}</dt>
                      <dd>${cellsOf(row)[column] ?? ''}</dd>
                    </div>`,
                )}
              </dl>
            </div>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.rivals { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: clamp(0.75rem, 1.6vi, 1.5rem); align-items: start; }
.rival { display: grid; gap: 1.25rem; padding: clamp(1.25rem, 2.4vi, 2.25rem); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); }
.rival:first-child { background: var(--accent); color: var(--on-accent); }
.rival dl { display: grid; gap: 1rem; }
.rival dt { font-size: 0.9375rem; }
.rival dd { font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
@media (min-width: 60.01rem) { .rival:first-child { padding-block: clamp(2rem, 4vi, 3.75rem); } .rival:not(:first-child) { margin-block-start: clamp(0.75rem, 1.6vi, 1.5rem); } }`,
};

/** One question to a line, and under it what each of them answers. */
export const duel: SectionVariant = {
  id: 'duel',
  suits: isMatrix,
  pieces: [headPiece],
  render: (context) => {
    const [names, ...rows] = context.content.items ?? [];
    return html`${writeHead(context, 'split')}
      <div class="duel">
        ${rows.map(
          (row) =>
            html`<div${markSample(row)}>
              ${writeHeading(context.level + 1, row.title)}
              <dl>
                ${cellsOf(row).map(
                  (cell, column) =>
                    html`<div>
                      <dt>${names?.list?.[column] ?? ''}</dt>
                      <dd>${cell}</dd>
                    </div>`,
                )}
              </dl>
            </div>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.duel > div { display: grid; grid-template-columns: minmax(0, 0.7fr) minmax(0, 2fr); gap: 1rem var(--gap); padding-block: clamp(1.1rem, 2.2vi, 2rem); border-block-start: max(var(--border), 1px) solid var(--ink); }
.duel dl { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1rem var(--gap); }
.duel dt { color: var(--soft); font-size: 0.9375rem; }
.duel dd { font-weight: 600; }
.duel dl > :first-child dd { color: var(--accent-text); }
@media (max-width: 48rem) { .duel > div { grid-template-columns: minmax(0, 1fr); } .duel dl { grid-auto-flow: row; } }`,
};
