import type { ContentItem } from '../../plan/content';
import { html } from '../html';
import type { Html } from '../html';
import type { SectionVariant } from '../section';
import { headPiece } from '../style/pieces';
import { markSample, noteSample, writeActions, writeHead, writeItemAction } from './parts';

const moreOf = ({ text, note }: ContentItem): string => [text, note].filter(Boolean).join(' ');

/** Dates or times as a table, where a prompt asks for one: when, what, and whatever else is told in columns of their own. */
export const dateTable: SectionVariant = {
  id: 'date-table',
  suits: () => false,
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const has = (told: (item: ContentItem) => unknown): boolean => items.some((item) => Boolean(told(item)));
    const columns: readonly (readonly [head: string, cell: (item: ContentItem) => Html | string])[] = [
      ...(has(({ group }) => group) ? [['Day', ({ group }: ContentItem) => group ?? ''] as const] : []),
      [
        has(({ group }) => group) ? 'Time' : 'When',
        ({ value }) => value ?? (has((item) => item.value) ? '' : 'To be announced'),
      ],
      ['What', ({ title }) => title],
      ...(has(moreOf) ? [['More', moreOf] as const] : []),
      ...(has(({ price }) => price) ? [['Price', ({ price }: ContentItem) => price ?? ''] as const] : []),
      ...(has(({ action }) => action)
        ? [['Book', (item: ContentItem) => html`${writeItemAction(context, item)}`] as const]
        : []),
    ];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'dates')}
      <div class="date-scroll" tabindex="0" role="group" aria-labelledby="${context.titleId}">
        <table class="date-table">
          <thead>
            <tr>
              ${columns.map(([head]) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${items.map(
              (item) =>
                html`<tr${markSample(item)}>${columns.map(([head, cell]) =>
                  head === 'What' ? html`<th scope="row">${cell(item)}</th>` : html`<td>${cell(item)}</td>`,
                )}</tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${writeActions(context)}`;
  },
  css: `.date-scroll { overflow-x: auto; scrollbar-width: thin; }
.date-table { inline-size: 100%; border-collapse: collapse; }
.date-table th, .date-table td { padding: 0.8rem 1rem 0.8rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline; }
.date-table thead th { color: var(--soft); font-weight: 600; }
.date-table tbody th { min-inline-size: 9rem; font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.date-table td:first-child { min-inline-size: 6.5rem; font-variant-numeric: tabular-nums lining-nums; }`,
};
