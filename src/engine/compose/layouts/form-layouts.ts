import { html } from '../html';
import type { Html } from '../html';
import { artPiece, asidePiece, cardPiece, formPiece, headPiece } from '../style/pieces';
import type { SectionContext, SectionVariant } from '../section';
import { askedFields } from './asked-fields';
import { reachPiece, writeReach } from './reach';
import { noteSample, writeBody, writeHead } from './parts';
import { ownArt } from './own-art';

/** What a form asks and what its button says: the same form stands in several layouts. */
export type FormWriter = (context: SectionContext) => Html;

/** Heading and ways to reach the owner at the side, the form beside them. */
export function formAside(write: FormWriter): SectionVariant {
  return {
    id: 'aside',
    pieces: [asidePiece, headPiece, formPiece, reachPiece],
    render: (context) =>
      html`<div class="aside">
        <div class="form-words">
          ${writeHead(context)} ${writeBody(context)} ${writePoints(context)} ${writeReach(context)}
        </div>
        <div>${write(context)}</div>
      </div>`,
    css: formWordsCss,
  };
}

/** The form and its heading in a card. */
export function formCard(write: FormWriter): SectionVariant {
  return {
    id: 'card',
    pieces: [headPiece, cardPiece, formPiece, reachPiece],
    render: (context) =>
      html`<div class="card form-card">${writeHead(context)} ${write(context)}</div>
        ${writeReach(context)}`,
    css: `.form-card { max-inline-size: 46rem; margin-inline: auto; padding: clamp(1.5rem, 4vi, 3.5rem); }
.form-card + .reach { display: flex; flex-wrap: wrap; gap: 0.5rem clamp(2rem, 5vi, 4rem); max-inline-size: 46rem; margin: var(--gap) auto 0; }`,
  };
}

/** The form at the start, a drawing and the words at the end. */
export function formPicture(write: FormWriter): SectionVariant {
  return {
    id: 'picture',
    suits: (_, plan) => plan.hasImages,
    pieces: [asidePiece, headPiece, formPiece, artPiece, reachPiece],
    render: (context) =>
      html`${writeHead(context, 'split')}
        <div class="aside form-sides">
          <div>${write(context)}</div>
          <div class="form-words">
            <div class="art-frame">
              ${context.picture({ motif: ownArt(context), width: 520, height: 420, frame: 'filled', key: context.section.id })}
            </div>
            ${writePoints(context)} ${writeReach(context)}
          </div>
        </div>`,
    css: `.form-sides { grid-template-columns: minmax(0, 1.3fr) minmax(0, 0.9fr); }
${formWordsCss}
@media (max-width: 60rem) { .form-sides { grid-template-columns: minmax(0, 1fr); } .form-sides .art-frame { display: none; } }`,
  };
}

// Forms that offer what they are about as choices.
const choosing: ReadonlySet<string> = new Set(['booking', 'quote', 'volunteer', 'form']);

const formWordsCss = `.form-words { display: grid; gap: 1.25rem; align-content: start; }
.form-words .head { margin: 0; }
.form-points { display: grid; gap: 0.75rem; padding: 0; list-style: none; }
.form-points b { display: block; }`;

/** What the form is about, as short points; null where its fields say it. */
export function writePoints(context: SectionContext): Html | null {
  const items = context.content.items ?? [];
  if (items.length === 0 || ['contact', 'donation', 'rsvp'].includes(context.section.type)) return null;
  // Bare names stand among the choices of the form already, and one alone says nothing.
  const isBare = items.every(({ text, price }) => !(text ?? price));
  if (isBare && choosing.has(context.section.type) && !askedFields(context)) return null;
  return html`${noteSample(items, 'entries')}
    <ul class="form-points">
      ${items.slice(0, 6).map((item) => html`<li><b>${item.title}</b>${item.text ? ` ${item.text}` : ''}${item.price ? ` ${item.price}` : ''}</li>`)}
    </ul>`;
}

/** A single line: sentence at the start, one field and its button at the end. */
export function formLine(write: FormWriter): SectionVariant {
  return {
    id: 'line',
    pieces: [headPiece, formPiece],
    render: (context) =>
      html`<div class="letter-line">
        <div>${writeHead(context)}</div>
        ${write(context)}
      </div>`,
    css: letterCss,
  };
}

/** The same in the middle of the page. */
export function formCentre(write: FormWriter): SectionVariant {
  return {
    id: 'centred',
    pieces: [headPiece, formPiece],
    render: (context) => html`<div class="letter-centre">${writeHead(context)} ${write(context)}</div>`,
    css: `.letter-centre { max-inline-size: 34rem; margin-inline: auto; }
.letter-centre .head, .letter-centre .form-end { justify-items: center; text-align: center; }
.letter-centre .field label { text-align: start; }`,
  };
}

const letterCss = `.letter-line { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; }
.letter-line .head { margin: 0; }
@media (max-width: 48rem) { .letter-line { grid-template-columns: minmax(0, 1fr); } }`;
