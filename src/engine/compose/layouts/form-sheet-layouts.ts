import { html } from '../html';
import { artPiece, formPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { writePoints } from './form-layouts';
import type { FormWriter } from './form-layouts';
import { ownArt } from './own-art';
import { writeBody, writeHead, writeTitle } from './parts';
import { reachPiece, writeReach } from './reach';

/** One card of two halves: words and ways to reach the owner on the accent colour, the form on paper. */
export function formPanel(write: FormWriter): SectionVariant {
  return {
    id: 'panel',
    pieces: [headPiece, formPiece, reachPiece, artPiece],
    render: (context) => {
      const points = writePoints(context);
      const reach = writeReach(context);
      // A heading alone leaves its half bare: there a drawing stands at the foot.
      const isBare = points === null && reach === null && context.plan.hasImages;
      return html`<div class="panel">
        <div class="panel-words">
          ${writeHead(context)} ${writeBody(context)} ${points} ${reach}
          ${
            isBare
              ? html`<div class="panel-art">
                  ${context.picture({ motif: ownArt(context), width: 420, height: 300, frame: 'filled', key: context.section.id })}
                </div>`
              : null
          }
        </div>
        <div class="panel-form">${write(context)}</div>
      </div>`;
    },
    css: `.panel { display: grid; grid-template-columns: minmax(0, 0.85fr) minmax(0, 1.3fr); overflow: hidden; border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); box-shadow: var(--shadow); }
.panel > div { padding: clamp(1.5rem, 4vi, 3.5rem); }
.panel-words { display: grid; gap: 1.5rem; align-content: space-between; background: var(--accent); color: var(--on-accent); --ink: var(--on-accent); --soft: var(--on-accent); --accent-text: var(--on-accent); --line: color-mix(in oklab, var(--on-accent) 32%, transparent); }
.panel-words .head { margin: 0; }
.panel-words .form-points { display: grid; gap: 0.75rem; padding: 0; list-style: none; }
.panel-words .form-points b { display: block; }
.panel-art { margin: auto calc(-1 * clamp(1.5rem, 4vi, 3.5rem)) calc(-1 * clamp(1.5rem, 4vi, 3.5rem)); }
.panel-form { background: var(--card); color: var(--card-ink); --ink: var(--card-ink); --soft: var(--card-ink); --bg: var(--card); }
@media (max-width: 60rem) { .panel { grid-template-columns: minmax(0, 1fr); } .panel-art { display: none; } }`,
  };
}

/** A ruled sheet to fill in: each label at the start of its line, the answer written on the rule. */
export function formLedger(write: FormWriter): SectionVariant {
  return {
    id: 'ledger',
    pieces: [headPiece, formPiece, reachPiece],
    render: (context) =>
      html`${writeHead(context, 'split')}
        <div class="ledger">${write(context)}</div>
        ${writeReach(context)}`,
    css: `.ledger .form { grid-template-columns: minmax(0, 1fr); gap: 0; max-inline-size: none; border-block-start: max(var(--border), 2px) solid var(--ink); }
.ledger .form > .field:not(fieldset) { grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr); gap: 0 var(--gap); align-items: baseline; border-block-end: 1px solid var(--soft); }
.ledger .form > .field:not(fieldset) > :is(input, select, textarea) { min-block-size: 3.75rem; padding-inline: 0.5rem; border: 0; border-radius: 0; background: transparent; }
.ledger .form > .field:not(fieldset) > textarea { min-block-size: 8rem; padding-block: 1.1rem; }
.ledger .form > .field > select, .ledger .form > .field::after { grid-area: 1 / 2; }
.ledger fieldset { margin-block: 1.5rem; }
.ledger .form-end p { max-inline-size: 46ch; }
.ledger .form-end { grid-template-columns: auto minmax(0, 1fr); align-items: center; column-gap: var(--gap); padding-block-start: 1.75rem; }
.ledger .form-status { grid-column: 1 / -1; }
.ledger + .reach { display: flex; flex-wrap: wrap; gap: 0.75rem clamp(2rem, 5vi, 4rem); margin-block-start: var(--gap); }
@media (max-width: 40rem) {
  .ledger .form > .field:not(fieldset) { grid-template-columns: minmax(0, 1fr); padding-block-start: 0.9rem; }
  .ledger .form > .field:not(fieldset) > :is(input, select, textarea) { min-block-size: 3rem; padding-inline: 0; }
  .ledger .form > .field > select, .ledger .form > .field::after { grid-area: 2 / 1; }
  .ledger .form-end { grid-template-columns: minmax(0, 1fr); }
}`,
  };
}

/** A card to send in: dashed edge, the words, one field, and a stamp in the corner where there are pictures. */
export function formSlip(write: FormWriter): SectionVariant {
  return {
    id: 'slip',
    pieces: [headPiece, formPiece, artPiece],
    render: (context) =>
      html`<div class="slip">
        <div>${writeHead(context)} ${write(context)}</div>
        ${
          context.plan.hasImages
            ? html`<div class="stamp">
                ${context.picture({ motif: ownArt(context), width: 240, height: 290, frame: 'filled', key: 'stamp' })}
              </div>`
            : null
        }
      </div>`,
    css: `.slip { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--gap); align-items: start; max-inline-size: 60rem; margin-inline: auto; padding: clamp(1.5rem, 4vi, 3.5rem); background: var(--card); color: var(--card-ink); border: 2px dashed var(--line); border-radius: var(--radius-card); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); --bg: var(--card); }
.slip .head { margin-block-end: 1.5rem; }
.stamp { inline-size: clamp(6rem, 14vi, 11rem); padding: 0.6rem; background: var(--card); border: 3px dotted var(--card-ink); rotate: 3deg; }
@media (max-width: 36rem) { .slip { grid-template-columns: minmax(0, 1fr); } .stamp { order: -1; justify-self: end; inline-size: 5.5rem; } }`,
  };
}

/** The title as large as a poster; the sentence and the field share a line under it. */
export function formHeadline(write: FormWriter): SectionVariant {
  return {
    id: 'headline-form',
    suits: (content) => content.title.length < 52,
    pieces: [formPiece],
    render: (context) =>
      html`<div class="letter-poster">
        ${writeTitle(context)}
        <div>
          ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null} ${write(context)}
        </div>
      </div>`,
    css: `.letter-poster { display: grid; gap: clamp(1.5rem, 3vi, 3rem); }
.letter-poster h2 { max-inline-size: 16ch; font-size: calc(clamp(2.3rem, 1rem + 5.4vi, 6rem) * var(--text-scale)); line-height: 1; }
.letter-poster > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem clamp(2rem, 6vi, 6rem); padding-block-start: clamp(1.1rem, 2vi, 2rem); border-block-start: max(var(--border), 2px) solid currentColor; }
@media (max-width: 48rem) { .letter-poster > div { grid-template-columns: minmax(0, 1fr); } }`,
  };
}
