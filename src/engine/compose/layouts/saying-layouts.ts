import { html } from '../html';
import { portraitFor } from '../art/first-names';
import { artPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { noteSample, writeActions, writeBody, writeHead, writeLede, writeTitle } from './parts';
import { quotePiece, writeQuote, writeQuoteRow } from './quote-layouts';

/** Two voices at one size, the second a step lower, as in a conversation. */
export const duet: SectionVariant = {
  id: 'duet',
  suits: (content) => (content.items?.length ?? 0) >= 2,
  pieces: [headPiece, quotePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return (
      writeQuoteRow(context) ??
      html`${writeHead(context)} ${noteSample(items, 'reviews')}
        <div class="duet${items.length === 3 ? ' duet-3' : ''}">
          ${items.map((item) => writeQuote(item, 'saying'))}
        </div>`
    );
  },
  css: `.duet { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: calc(var(--gap) * 1.3) clamp(2rem, 7vi, 7rem); align-items: start; }
.duet .saying { padding-inline-start: clamp(1rem, 2vi, 2rem); border-inline-start: max(var(--border), 3px) solid var(--accent-text); }
.duet blockquote p { font: var(--heading-weight) calc((var(--step-1) + var(--step-2)) / 2)/1.3 var(--display); }
@media (min-width: 48.01rem) { .duet > :nth-child(even) { translate: 0 clamp(1.5rem, 4vi, 4rem); } .duet { row-gap: calc(var(--gap) * 1.3 + clamp(1.5rem, 4vi, 4rem)); margin-block-end: clamp(1.5rem, 4vi, 4rem); } }
@media (min-width: 64.01rem) {
  .duet-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(1.5rem, 4vi, 4rem); margin-block-end: clamp(3rem, 8vi, 8rem); }
  .duet-3 > :last-child { translate: 0 clamp(3rem, 8vi, 8rem); }
}
@media (max-width: 64rem) { .duet-3.duet-3 { grid-template-columns: minmax(0, 1fr); row-gap: calc(var(--gap) * 1.2); margin-block-end: 0; } .duet-3 > :nth-child(n) { max-inline-size: 34rem; translate: 0; } .duet-3 > :nth-child(2) { margin-inline-start: auto; } }
@media (max-width: 48rem) { .duet { grid-template-columns: minmax(0, 1fr); } }`,
};

/** One voice with a drawn portrait of who speaks; the others short in a column beside it. */
export const faceVoice: SectionVariant = {
  id: 'face',
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) >= 1,
  pieces: [headPiece, artPiece, quotePiece],
  render: (context) => {
    const [first, ...others] = context.content.items ?? [];
    const row = writeQuoteRow(context);
    if (row || !first) return row ?? writeHead(context);
    return html`<div class="face-voice">
      <div class="face">
        ${context.picture({ motif: portraitFor(first.title), width: 400, height: 480, frame: 'filled', key: first.title })}
      </div>
      <div class="face-words">
        ${writeTitle(context)} ${writeLede(context)} ${noteSample([first, ...others], 'reviews')}
        ${writeQuote(first, 'saying face-lead')}
        ${others.length > 0 ? html`<div class="face-rest">${others.map((item) => writeQuote(item, 'saying'))}</div>` : null}
      </div>
    </div>`;
  },
  css: `.face-voice { display: grid; grid-template-columns: minmax(0, 0.62fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; }
.face { overflow: hidden; border-radius: var(--radius-card); }
.face-words { display: grid; gap: clamp(1.25rem, 2.4vi, 2.25rem); }
.face-words h2 { font: 600 var(--step-0)/1.4 var(--text); letter-spacing: 0; text-transform: none; color: var(--accent-text); }
.face-lead blockquote p { font: var(--heading-weight) var(--step-2)/1.22 var(--display); text-wrap: balance; }
.face-rest { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--gap); padding-block-start: clamp(1.25rem, 2.4vi, 2.25rem); border-block-start: 1px solid var(--line); }
.face-rest blockquote { font-size: inherit; }
@media (max-width: 48rem) { .face-voice { grid-template-columns: minmax(0, 1fr); } .face { max-inline-size: 14rem; } }`,
};

/** The opening sentence set across the page, what follows in columns under it, signed. */
export const statement: SectionVariant = {
  id: 'statement',
  suits: (content) => {
    const opening = content.lede ?? content.body?.[0] ?? '';
    return opening.length > 12 && opening.length < 190;
  },
  render: (context) => {
    const { kicker, lede, body = [] } = context.content;
    const rest = lede ? body : body.slice(1);
    return html`<div class="statement">
      ${kicker ? html`<p class="kicker">${kicker}</p>` : null} ${writeTitle(context)}
      <p class="statement-line">${lede ?? body[0] ?? ''}</p>
      ${rest.length > 0 ? html`<div class="statement-rest">${writeBody({ ...context, content: { ...context.content, body: rest } })}</div>` : null}
      ${writeActions(context)}
    </div>`;
  },
  css: `.statement { display: grid; gap: clamp(1.25rem, 2.6vi, 2.5rem); }
.statement h2 { font: 600 var(--step-0)/1.4 var(--text); letter-spacing: 0; text-transform: none; color: var(--accent-text); }
.statement-line { max-inline-size: 30ch; font: var(--heading-weight) clamp(1.8rem, 1.1rem + 3vi, 3.7rem)/1.16 var(--display); text-wrap: balance; }
.statement-rest { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem var(--gap); max-inline-size: 62rem; padding-block-start: clamp(1.25rem, 2vi, 2rem); border-block-start: 1px solid var(--line); }`,
};
