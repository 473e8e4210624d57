import { html } from '../html';
import type { Html } from '../html';
import { headPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { writeBody, writeHead } from './parts';
import { reachPiece, writeReach } from './reach';

const callPiece: Piece = {
  name: 'call',
  css: `.call { display: grid; grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.4fr); gap: var(--gap) clamp(2rem, 7vi, 7rem); align-items: start; }
.call-words { display: grid; gap: 1.25rem; }
.call-words .head { margin: 0; }
.call .reach { gap: 0; border-block-start: max(var(--border), 1px) solid var(--line); }
.call .reach > div { display: grid; grid-template-columns: minmax(0, 7rem) minmax(0, 1fr); gap: 0.25rem 1.5rem; align-items: baseline; padding-block: clamp(0.9rem, 1.8vi, 1.6rem); border-block-end: max(var(--border), 1px) solid var(--line); }
.call .reach dd { font: var(--heading-weight) var(--step-2)/1.15 var(--display); overflow-wrap: anywhere; }
.call .reach .link { color: inherit; font: inherit; }
@media (max-width: 60rem) { .call { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 36rem) {
  .call .reach > div { grid-template-columns: minmax(0, 1fr); }
  .call .reach dd { font-size: calc((var(--step-1) + var(--step-2)) / 2); }
}`,
};

const hasNoForm = ({ plan }: SectionContext): boolean =>
  plan.brief.excluded.some(({ value }) => value === 'form');

// The heading at the start, how to call, write and come by in large letters at the end: a row that is whole without a form.
const writeCall = (context: SectionContext): Html =>
  html`<div class="call">
    <div class="call-words">${writeHead(context)} ${writeBody(context)}</div>
    ${writeReach(context)}
  </div>`;

/** A layout of a form that gives way to the ways to reach the owner where the prompt wants no form. */
export function unlessDeclined(variant: SectionVariant): SectionVariant {
  return {
    ...variant,
    pieces: [...new Set([...(variant.pieces ?? []), headPiece, reachPiece, callPiece])],
    render: (context) => (hasNoForm(context) ? writeCall(context) : variant.render(context)),
  };
}
