import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeFileRow, writeFileScript } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import { stickyScript } from './sticky-script';

const paints = ['#ffe680', '#ffc9a8', '#ffb3c6', '#c8e6a0', '#b3dcff', '#dcc8ff'] as const;

/** A board of coloured notes that are dragged or moved with the keys. */
export const stickyBoard: CalculatorVariant = {
  title: 'stickyTitle',
  lede: 'stickyLede',
  asked: /\bsticky[- ]?notes?\b|\bpost[- ]?its?\b|\bsticky board\b/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="sticky" data-app="calculator">
      <div class="app-row">
        <span class="sticky-paints" role="group" aria-label="${say('colourOf').replace('{name}', '').trim()}">
          ${paints.map((paint, at) => html`<button type="button" style="--paint: ${paint}" data-paint="${paint}" aria-pressed="${String(at === 0)}" aria-label="${sayApp(words.language, 'colourOf', { name: at + 1 })}"></button>`)}
        </span>
        <button class="app-button" type="button" data-new>${say('newNote')}</button>
        ${writeFileRow(context, 'json', 'quiet')}
      </div>
      <p class="app-note" id="sticky-help">${say('stickyHelp')}</p>
      <div class="sticky-board" data-board>
        <p class="app-empty" data-none>${say('noNotes')}</p>
      </div>
      <p class="app-note" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.sticky { gap: 0.75rem; }
.sticky-paints { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.sticky-paints button { inline-size: 2.75rem; block-size: 2.75rem; border: 3px solid var(--bg); border-radius: 50%; outline: 1px solid var(--soft); background: var(--paint); cursor: pointer; }
.sticky-paints [aria-pressed="true"] { outline: 3px solid var(--ink); }
.sticky-board { position: relative; overflow: hidden; block-size: max(30rem, 70vh); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); touch-action: pan-y; }
.sticky-note { position: absolute; display: grid; grid-template-rows: auto 1fr; inline-size: min(13rem, 46vw); min-block-size: 11rem; border-radius: 4px; background: var(--paint); color: #1b1b1b; box-shadow: 0 2px 6px rgb(0 0 0 / 0.25); }
.sticky-note > div { display: flex; justify-content: space-between; }
.sticky-grip { flex: 1; min-block-size: 2.75rem; padding-inline: 0.75rem; border: 0; background: none; color: inherit; font-weight: 700; text-align: start; cursor: grab; touch-action: none; }
.sticky-note .app-small { color: inherit; }
.sticky-note textarea { inline-size: 100%; min-block-size: 7.5rem; padding: 0.25rem 0.75rem 0.75rem; border: 0; background: none; color: inherit; resize: none; }
.sticky-note :focus-visible { outline: 3px solid #1b1b1b; outline-offset: -3px; }
`,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, ['noteText', 'moveNote', 'badFile', 'imported', 'removed']),
      remove: context.words.actions.remove,
    };
    return `// Notes on a board: their places are shares of it, so that they fit any screen.
${writeConstant('words', texts)}${writeStore(context, 'sticky')}${writeFileScript(context)}${stickyScript}`;
  },
};
