import { html } from '../html';
import type { Html } from '../html';
import { asidePiece, headPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { noteSample, writeActions, writeHead, writeItemAction } from './parts';

const detailsPiece: Piece = {
  name: 'details',
  css: `.questions { display: grid; border-block-start: 1px solid var(--line); }
.questions details { border-block-end: 1px solid var(--line); }
.questions summary { display: grid; grid-template-columns: minmax(0, 1fr) 1.5rem; gap: 1rem; align-items: center; min-block-size: 3.5rem; padding-block: 0.9rem; cursor: pointer; font: var(--heading-weight) var(--step-1)/1.3 var(--display); list-style: none; }
.questions summary::-webkit-details-marker { display: none; }
.questions summary::after { content: "+"; justify-self: end; font: 400 1.6rem/1 var(--text); color: var(--accent-text); }
.questions details[open] summary::after { content: "\\2212"; }
.questions details > :not(summary) { padding-block-end: 1.4rem; color: var(--soft); max-inline-size: 48ch; }
.questions details ul { display: grid; gap: 0.4rem; padding-inline-start: 1.2em; }`,
};

function writeQuestions(context: SectionContext): Html {
  const items = context.content.items ?? [];
  return html`${noteSample(items, 'answers')}
    <div class="questions">
      ${items.map(
        (item, index) =>
          html`<details${index === 0 ? html` open` : null}>
          <summary>${item.title}</summary>
          ${item.text ? html`<p>${item.text}</p>` : null}
          ${
            item.list?.length
              ? html`<ul>
                  ${item.list.map((line) => html`<li>${line}</li>`)}
                </ul>`
              : null
          }
          ${item.note || item.value ? html`<p>${item.note ?? item.value}</p>` : null}
        </details>`,
      )}
    </div>`;
}

/** Heading at the side, questions that open beside it. */
export const questionsAside: SectionVariant = {
  id: 'aside',
  pieces: [asidePiece, headPiece, detailsPiece],
  render: (context) =>
    html`<div class="aside">
      <div class="head-side">${writeHead(context)} ${writeActions(context)}</div>
      <div>${writeQuestions(context)}</div>
    </div>`,
};

/** Questions in one measured column in the middle of the page. */
export const questionsCentred: SectionVariant = {
  id: 'centred',
  pieces: [headPiece, detailsPiece],
  render: (context) =>
    html`<div class="narrow">${writeHead(context)} ${writeQuestions(context)} ${writeActions(context)}</div>`,
  css: `.narrow { display: grid; gap: var(--gap); max-inline-size: 48rem; margin-inline: auto; }
.narrow .head { margin: 0; }`,
};

/** Everything open: questions and answers in two columns that are read down, so that an odd number leaves no hole. */
export const questionsOpen: SectionVariant = {
  id: 'open',
  suits: (content) => (content.items ?? []).every(({ text }) => (text?.length ?? 0) < 260),
  pieces: [headPiece],
  render: (context) =>
    html`${writeHead(context, 'split')}
      <dl class="answers">
        ${(context.content.items ?? []).map(
          (item) =>
            html`<div>
              <dt>${item.title}</dt>
              <dd>${item.text ?? item.note ?? ''}</dd>
            </div>`,
        )}
      </dl>
      ${writeActions(context)}`,
  css: `.answers { columns: 2 22rem; column-gap: clamp(2rem, 6vi, 6rem); margin-block-end: calc(var(--gap) * -1.1); }
.answers:has(> :nth-child(3):last-child) { columns: 3 13rem; column-gap: var(--gap); }
.answers div { display: grid; gap: 0.5rem; padding-block-end: calc(var(--gap) * 1.1); break-inside: avoid; }
.answers dt { font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.answers dd { color: var(--soft); }`,
};

/** Question and answer on one line, as in an interview. */
export const questionsLines: SectionVariant = {
  id: 'interview',
  suits: (content) =>
    (content.items?.length ?? 0) <= 7 && (content.items ?? []).every(({ text }) => (text?.length ?? 0) < 320),
  pieces: [headPiece],
  render: (context) =>
    html`${writeHead(context)}
      <dl class="interview">
        ${(context.content.items ?? []).map(
          (item) =>
            html`<div>
              <dt>${item.title}</dt>
              <dd>${item.text ?? item.note ?? ''}</dd>
            </div>`,
        )}
      </dl>
      ${writeActions(context)}`,
  css: `.interview { border-block-start: max(var(--border), 2px) solid var(--ink); }
.interview div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); gap: 0.5rem clamp(2rem, 6vi, 6rem); padding-block: clamp(1.1rem, 2vi, 1.9rem); border-block-end: 1px solid var(--line); }
.interview dt { font: var(--heading-weight) var(--step-1)/1.3 var(--display); text-wrap: balance; }
.interview dd { max-inline-size: 52ch; font-size: calc((var(--step-0) + var(--step-1)) / 2); }
@media (max-width: 48rem) { .interview div { grid-template-columns: minmax(0, 1fr); } }`,
};

/** Places to fill, each folded under its name and terms, on cards. */
export const openings: SectionVariant = {
  id: 'openings',
  pieces: [headPiece, detailsPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'openings')}
      <div class="questions openings">
        ${items.map(
          (item, index) =>
            html`<details${index === 0 ? html` open` : null}>
            <summary><span>${item.title}${item.note || item.value ? html` <small>${item.note ?? item.value}</small>` : null}</span></summary>
            <div>${item.text ? html`<p>${item.text}</p>` : null} ${writeItemAction(context, item)}</div>
          </details>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.openings { gap: 0.75rem; border: 0; }
.openings details { padding-inline: clamp(1.1rem, 2.4vi, 2rem); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); --soft: var(--card-ink); --accent-text: var(--card-ink); }
.openings summary > span { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.1rem 1rem; }
.openings small { font: 400 var(--step-0)/1.4 var(--text); }`,
};
