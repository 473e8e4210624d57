import { html } from '../html';
import { badgePiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import {
  markSample,
  noteSample,
  writeActions,
  writeHead,
  writeHeading,
  writeItemAction,
  writeList,
} from './parts';

/** The next date as on a bill, very large; the later ones in a list beside it. */
export const bill: SectionVariant = {
  id: 'bill',
  // "Date to follow" as large as a house number shows that nobody knows.
  suits: ({ items: [first, ...later] = [] }) =>
    later.length > 0 && (first?.value?.length ?? 99) < 16 && /\d/.test(first?.value ?? ''),
  pieces: [headPiece, badgePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const [next, ...later] = items;
    return html`${writeHead(context, 'split')} ${noteSample(items, 'dates')}
      <div class="bill">
        ${
          next
            ? html`<div class="bill-next" ${markSample(next)}>
                <p class="bill-date">${next.value ?? ''}</p>
                ${writeHeading(context.level + 1, next.title)} ${next.text ? html`<p>${next.text}</p>` : null}
                ${writeList(next)} ${next.note ? html`<p class="note">${next.note}</p>` : null}
                ${writeItemAction(context, next, 'button')}
              </div>`
            : null
        }
        <ul>
          ${later.map((item) => html`<li${markSample(item)}><p class="bill-when">${item.value ?? ''}</p>${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null} ${item.note ? html`<p class="note">${item.note}</p>` : null} ${writeItemAction(context, item)}</li>`)}
        </ul>
      </div>
      ${writeActions(context)}`;
  },
  css: `.bill { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: start; }
.bill-next { display: grid; gap: 0.8rem; align-content: start; justify-items: start; padding: clamp(1.5rem, 3.6vi, 3.5rem); background: var(--accent); color: var(--on-accent); border-radius: var(--radius-card); --accent-text: var(--on-accent); --button: var(--on-accent); --on-button: var(--accent); }
.bill-date { max-inline-size: 9ch; font: var(--heading-weight) clamp(3rem, 1.2rem + 6vi, 7rem)/0.96 var(--display); letter-spacing: -0.02em; text-wrap: balance; }
.bill-next h3 { font-size: var(--step-2); }
.bill > ul { padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
.bill > ul > li { display: grid; gap: 0.3rem; padding-block: 1.25rem; border-block-end: 1px solid var(--line); }
.bill-when { font-weight: 600; color: var(--accent-text); }
@media (max-width: 60rem) { .bill { grid-template-columns: minmax(0, 1fr); } }`,
};
