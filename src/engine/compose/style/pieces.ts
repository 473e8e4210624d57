import type { Piece } from '../section';

/** A section's heading with kicker and lede. */
export const headPiece: Piece = {
  name: 'head',
  css: `.head { display: grid; gap: 1rem; margin-block-end: calc(var(--gap) * 1.4); }
.head > div { display: grid; gap: 0.75rem; }
.head-split { grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); align-items: end; gap: 1rem var(--gap); }
.head-split .lede { justify-self: end; }
.head-centred { justify-items: center; text-align: center; }
.head-centred > div { justify-items: center; }
@media (max-width: 48rem) {
  .head-split { grid-template-columns: minmax(0, 1fr); }
  .head-split .lede { justify-self: start; }
}`,
};

/** Grids that never leave a lone card: the number of columns follows the number of things. */
export const gridPiece: Piece = {
  name: 'grid',
  css: `.grid { --least: 17rem; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr)); gap: var(--gap); padding: 0; list-style: none; }
.grid > * { min-inline-size: 0; }
.of-1 { grid-template-columns: minmax(0, 44rem); }
.of-2 { --least: 22rem; }
.of-4, .of-8 { --least: 14.5rem; }
@media (min-width: 36rem) and (max-width: 61.99rem) { .of-4, .of-8 { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (min-width: 36rem) and (max-width: 43.99rem) { .of-3 { grid-template-columns: minmax(0, 1fr); } }
@media (min-width: 44rem) and (max-width: 61.99rem) {
  .of-3, .of-6, .of-9 { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: calc(var(--gap) * 0.8); }
  .of-5, .of-7 { grid-template-columns: repeat(6, minmax(0, 1fr)); gap: calc(var(--gap) * 0.8); }
  .of-5 > *, .of-7 > * { grid-column: span 3; }
  .of-5 > :nth-child(-n + 3), .of-7 > :nth-child(-n + 3) { grid-column: span 2; }
}
@media (min-width: 62rem) {
  .of-3, .of-6, .of-9 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .of-10 { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: calc(var(--gap) * 0.7); }
  .of-5 { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .of-5 > * { grid-column: span 2; }
  .of-5 > :nth-last-child(-n + 2) { grid-column: span 3; }
  .of-7 { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .of-7 > * { grid-column: span 3; }
  .of-7 > :nth-last-child(-n + 3) { grid-column: span 4; }
}`,
};

/** Four in a row stand two by two where only three fit beside each other: none is left alone. */
export const pairFour = (list: string): string =>
  `@media (min-width: 28rem) and (max-width: 61.99rem) { ${list}:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }`;

/** A box for one thing. Text in it takes the card's own ink. */
export const cardPiece: Piece = {
  name: 'card',
  css: `.card { --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; align-content: start; padding: clamp(1.25rem, 0.9rem + 1.2vi, 2rem); background: var(--card); color: var(--card-ink); border: var(--border) solid var(--line); border-radius: var(--radius-card); box-shadow: var(--shadow); }
.card .art { inline-size: 100%; border-radius: calc(var(--radius-card) * 0.6); }
.card-figure { font: var(--heading-weight) var(--step-1)/1.2 var(--display); font-variant-numeric: tabular-nums lining-nums; }
.card-figure small { font: 400 var(--step-0)/1.4 var(--text); }
.card .link { margin-block-start: auto; }
@media (max-width: 36rem) {
  .grid:has(> .card:nth-child(4)) { gap: 0.75rem; }
  .grid > .card:has(> .card-figure:last-child):has(> :first-child:is(h2, h3)) { grid-template-columns: minmax(0, 1fr) auto; gap: 0.2rem 1.25rem; padding-block: 1rem; }
  .grid > .card:has(> :first-child:is(h2, h3)) > .card-figure:last-child { grid-area: 1 / 2 / span 2; align-self: center; }
}`,
};

/** Small label on a thing. */
export const badgePiece: Piece = {
  name: 'badge',
  css: `.badge { inline-size: fit-content; padding: 0.25em 0.75em; border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font-size: 0.875rem; font-weight: 600; line-height: 1.4; }`,
};

/** Lines with a mark before each. */
export const ticksPiece: Piece = {
  name: 'ticks',
  css: `.ticks { display: grid; gap: 0.5rem; padding: 0; list-style: none; }
.ticks li { display: grid; grid-template-columns: 1.1em minmax(0, 1fr); gap: 0.6em; }
.ticks li::before { content: ""; inline-size: 0.85em; block-size: 0.45em; margin-block-start: 0.42em; border: solid var(--accent-text); border-width: 0 0 2px 2px; rotate: -45deg; }`,
};

/** Lines with a hairline between: a name, what it is, what it costs. */
export const rowsPiece: Piece = {
  name: 'rows',
  css: `.rows { display: grid; padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
.row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr); gap: 0.5rem var(--gap); align-items: baseline; padding-block: clamp(1.1rem, 0.8rem + 1vi, 1.9rem); border-block-end: 1px solid var(--line); }
.row-end { grid-column-end: -1; justify-self: end; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; text-align: end; }
.row > div { display: grid; gap: 0.5rem; }
.row p { color: var(--soft); }
@media (min-width: 48.01rem) { .rows:has(> .row > .row-end) > .row { grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 0.6fr); } }
.rows.rows-plain > .row.row { grid-template-columns: minmax(0, 1fr) auto; gap: 0.4rem 1.5rem; }
.rows-plain .row-text { grid-column: 1 / -1; }
.rows-bare h3 { font-size: calc(var(--step-2) * 0.82); line-height: 1.15; }
@media (min-width: 40rem) {
  .rows-bare { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gap); }
  .rows-bare > .row { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 48rem) {
  .row { grid-template-columns: minmax(0, 1fr) auto; }
  .row > p, .row > div { grid-column: 1 / -1; }
  .row > .row-end { grid-area: 1 / 2; max-inline-size: 9rem; }
}`,
};

/** Heading at the side, content beside it. */
export const asidePiece: Piece = {
  name: 'aside',
  css: `.aside { display: grid; grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.4fr); gap: var(--gap) clamp(2rem, 7vi, 7rem); align-items: start; }
.aside > .head, .aside > .head-side { position: sticky; inset-block-start: 6rem; }
.head-side { display: grid; gap: 1.25rem; align-content: start; }
.head-side > .head { margin-block-end: 0; }
@media (max-width: 60rem) {
  .aside { grid-template-columns: minmax(0, 1fr); }
  .aside > .head, .aside > .head-side { position: static; margin-block-end: 0; }
}`,
};

/** Words on one side, a picture on the other. */
export const splitPiece: Piece = {
  name: 'split',
  css: `.split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; }
.split-words { display: grid; gap: 1.1rem; align-content: center; }
.split-words .head { margin: 0; }
.split-flip > :first-child { order: 2; }
@media (max-width: 48rem) {
  .split { grid-template-columns: minmax(0, 1fr); }
  .split-flip > :first-child { order: 0; }
}`,
};

/** Fields of a form. */
export const formPiece: Piece = {
  name: 'form',
  css: `.form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1.1rem; max-inline-size: 46rem; }
.field { display: grid; gap: 0.35rem; align-content: start; min-inline-size: 0; }
.field-wide, .form-end, .form > .field:nth-child(odd):not(.field-wide, .field-wide ~ *):has(+ .field-wide) { grid-column: 1 / -1; }
.field label, .field legend { font-weight: 600; }
.field input, .field select, .field textarea { inline-size: 100%; min-block-size: 3rem; padding: 0.65rem 0.9rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; }
.field textarea { min-block-size: 8rem; resize: vertical; }
.field:has(> select)::after { content: ""; grid-area: 2 / 1; place-self: center end; inline-size: 0.5rem; block-size: 0.5rem; margin: 0 1.2rem 0.25rem; border: solid var(--soft); border-width: 0 2px 2px 0; rotate: 45deg; pointer-events: none; }
.field > select { grid-area: 2 / 1; appearance: none; padding-inline-end: 2.75rem; text-overflow: ellipsis; }
.form-end { display: grid; gap: 0.9rem; justify-items: start; }
.form-note { color: var(--soft); font-size: 0.9375rem; }
.card .field input, .card .field select, .card .field textarea { background: transparent; }`,
};

/** A picture, framed or bare. */
export const artPiece: Piece = {
  name: 'art',
  css: `.art { display: block; inline-size: 100%; block-size: auto; }
.photo { object-fit: cover; object-position: 50% 38%; border-radius: var(--radius-card); }
[data-variant="edge"] .photo, [data-variant="bleed"] .photo { border-radius: 0; }
.photo-tall { aspect-ratio: 4 / 5; }
.photo-square { aspect-ratio: 1; }
.photo-wide { aspect-ratio: 4 / 3; }
.photo-broad { aspect-ratio: 16 / 9; }
.photo-strip { aspect-ratio: 5 / 2; }
.art-frame { overflow: hidden; border-radius: var(--radius-card); border: var(--border) solid var(--line); }`,
};
