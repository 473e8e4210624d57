/** Rules of the flash cards: the card large, decks and cards beside it. */
export const flashcardStyles = `.cards-typing { display: flex; flex-wrap: wrap; gap: 0.6rem; }
.cards-typing .app-input { flex: 1 1 12rem; inline-size: auto; }
.cards-told { min-block-size: 1.6em; font-weight: 600; }
.cards { grid-template-columns: minmax(0, 1.3fr) minmax(16rem, 0.7fr); align-items: start; gap: var(--gap) clamp(1.5rem, 4vi, 4rem); }
.cards-study, .cards-side, .cards-add, .cards-decks { display: grid; gap: 1.1rem; align-content: start; }
.cards :is(h2, h3) { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.cards-progress { display: grid; gap: 0.4rem; color: var(--soft); font-weight: 600; }
.cards-progress progress { inline-size: 100%; block-size: 0.6rem; accent-color: var(--button); }
.flashcard { display: grid; place-content: center; gap: 1rem; inline-size: 100%; block-size: clamp(15rem, 32vi, 22rem); padding: 2rem; overflow: auto; border: 3px solid var(--ink); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); text-align: center; cursor: pointer; overflow-wrap: anywhere; box-shadow: 0.5rem 0.5rem 0 var(--accent); }
.cards .flashcard span { font: var(--heading-weight) var(--step-2)/1.15 var(--display); text-wrap: balance; }
.flashcard small { color: var(--soft); font-size: 0.9375rem; }
.cards .flashcard[data-turned] { background: var(--ink); color: var(--bg); }
.flashcard[data-turned] small { color: inherit; }
.cards-answers .app-button { flex: 1 1 8rem; }
.cards-boxes { margin: 0; display: grid; gap: 1.1rem; }
.cards-boxes ol { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: clamp(0.4rem, 1.5vi, 1rem); align-items: end; min-block-size: 8.5rem; }
.box-bar { display: grid; gap: 0.3rem; justify-items: center; font-size: 0.9375rem; text-align: center; }
.box-bar i { inline-size: 100%; max-inline-size: 5rem; block-size: var(--share); min-block-size: 3px; border-radius: 4px 4px 0 0; background: var(--accent); }
.box-bar span { color: var(--soft); }
.deck { display: flex; justify-content: space-between; gap: 0.75rem; align-items: center; inline-size: 100%; min-block-size: 2.875rem; padding-inline: 0.75rem; border: 0; border-inline-start: 4px solid var(--line); background: none; color: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
.deck[aria-current] { border-inline-start-color: var(--accent); background: var(--bg); font-weight: 600; }
.deck small { color: var(--soft); font-weight: 400; white-space: nowrap; }
.cards-new { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; }
.cards-list { block-size: 19rem; overflow-y: auto; border-block: 1px solid var(--line); }
.deck-row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.5rem; align-items: center; padding-block: 0.4rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.deck-row span { grid-row: 2; color: var(--soft); }
.deck-row .app-row { grid-area: 1 / 2 / span 2; gap: 0; }
@media (max-width: 48rem) { .cards { grid-template-columns: minmax(0, 1fr); } }
`;
