import { html } from '../html';
import type { Html } from '../html';
import { asidePiece, headPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { writeActions, writeBody, writeHead, writeHeading } from './parts';

const codePiece: Piece = {
  name: 'code',
  css: `.code-steps { display: grid; gap: var(--gap); min-inline-size: 0; }
.code-steps > div { display: grid; gap: 0.6rem; min-inline-size: 0; align-content: start; }
.code-steps > [hidden] { display: none; }
.code-block { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; min-inline-size: 0; background: var(--footer-bg); color: var(--footer-ink); border: 1px solid var(--line); border-radius: min(var(--radius-card), 0.75rem); }
.code-block pre { overflow-x: auto; padding: 1.1rem 1.25rem; font: 0.9375rem/1.6 ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.copy-button[hidden] { display: none; }
.copy-button { margin: 0.6rem; min-block-size: 2.75rem; padding-inline: 0.9em; border: 1px solid currentColor; border-radius: var(--radius); background: none; color: inherit; font: 600 0.875rem/1 var(--text); cursor: pointer; }
@media (max-width: 36rem) { .code-block:has(button) pre { padding-inline: 1rem 0; } }`,
};

function writeCode(context: SectionContext, look = ''): Html {
  return html`<div
    class="code-steps${look}"
    ${context.section.behaviours.includes('tabs') ? html` data-tabs role="group" aria-label="${context.content.title}"` : null}
  >
    ${(context.content.items ?? []).map(
      (item, index) =>
        html`<div>
          <div class="code-words">
            ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
          </div>
          <div class="code-block">
            <pre
              tabindex="0"
              id="${context.section.id}-code-${index + 1}"
            ><code>${item.value ?? item.list?.join('\n') ?? item.note ?? item.title}</code></pre>
            ${
              context.section.behaviours.includes('copy')
                ? html`<button
                    class="copy-button"
                    type="button"
                    data-copy
                    data-copied="${context.words.actions.copied}"
                    aria-label="${context.words.actions.copy}: ${item.title}"
                    hidden
                  >
                    ${context.words.actions.copy}
                  </button>`
                : null
            }
          </div>
        </div>`,
    )}
  </div>`;
}

/** Commands and code to copy beside the heading, each with a line that says what it does. */
export const codeSteps: SectionVariant = {
  id: 'steps',
  pieces: [asidePiece, headPiece, codePiece],
  render: (context) =>
    html`<div class="aside">
      <div class="head-side">${writeHead(context)} ${writeBody(context)} ${writeActions(context)}</div>
      ${writeCode(context)}
    </div>`,
};

/** Words at the start, code at the end, a rule between one step and the next. */
export const codeLines: SectionVariant = {
  id: 'code-lines',
  pieces: [headPiece, codePiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${writeBody(context)} ${writeCode(context, ' code-lines')}
    ${writeActions(context)}`,
  css: `.code-lines { gap: 0; border-block-start: max(var(--border), 1px) solid var(--ink); }
.code-lines > div { grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.4fr); gap: 0.75rem var(--gap); padding-block: 1.5rem; border-block-end: 1px solid var(--line); }
@media (max-width: 60rem) { .code-lines > div { grid-template-columns: minmax(0, 1fr); } }`,
};

/** One terminal with everything in it, the words as its own remarks. */
export const codeWindow: SectionVariant = {
  id: 'window',
  suits: (content) => (content.items?.length ?? 0) >= 2,
  pieces: [headPiece, codePiece],
  render: (context) =>
    html`${writeHead(context)} ${writeBody(context)}
      <div class="code-window">${writeCode(context)}</div>
      ${writeActions(context)}`,
  css: `.code-window { max-inline-size: 58rem; overflow: hidden; background: var(--footer-bg); color: var(--footer-ink); border: max(var(--border), 1px) solid var(--line); border-radius: min(var(--radius-card), 1rem); box-shadow: var(--shadow); }
.code-window::before { content: ""; display: block; block-size: 2.5rem; background: radial-gradient(circle at 1.4rem 50%, currentColor 0.32rem, transparent 0.36rem), radial-gradient(circle at 2.7rem 50%, currentColor 0.32rem, transparent 0.36rem), radial-gradient(circle at 4rem 50%, currentColor 0.32rem, transparent 0.36rem); border-block-end: 1px solid color-mix(in oklab, currentColor 30%, transparent); opacity: 0.75; }
.code-window .code-steps { padding: clamp(1rem, 2.4vi, 2.25rem); }
.code-window h3 { font-size: var(--step-0); }
.code-window .code-block { border: 0; border-radius: 0; }
.code-window pre { padding: 0.75rem 0 0; }`,
};

/** Each command on a card of its own, two to a row. */
export const codeCards: SectionVariant = {
  id: 'code-cards',
  suits: (content) => (content.items?.length ?? 0) >= 2,
  pieces: [headPiece, codePiece],
  render: (context) =>
    html`${writeHead(context)} ${writeBody(context)} ${writeCode(context, ' code-cards')}
    ${writeActions(context)}`,
  css: `.code-cards { grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); }
.code-cards > div { grid-template-rows: auto 1fr; gap: 0; overflow: hidden; background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); }
.code-cards > :last-child:nth-child(odd) { grid-column: 1 / -1; }
.code-cards .code-words { display: grid; gap: 0.4rem; padding: clamp(1.1rem, 2vi, 1.75rem); }
.code-cards .code-block { block-size: 100%; border: 0; border-radius: 0; }`,
};
