import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { csvScript, fileScript, writeConstant, writeStore } from '../script-parts';
import { writeFileRow } from '../file-row';
import { sheetScript } from './sheet-script';

/** A table of cells that reckon: sums by name of cell, kept in the browser, in and out as CSV. */
export const sheet: CalculatorVariant = {
  title: 'sheetTitle',
  lede: 'sheetLede',
  asked: /\bspread ?sheets?\b|\bexcel (?:clone|like|app|sheet)\b/iu,
  html: (context) => {
    const say = (word: AppWord) => sayApp(context.words.language, word);
    return html`<div class="cells" data-app="calculator">
      <p class="app-field cells-line">
        <label for="cells-content" data-at>A1</label
        ><input
          type="text"
          id="cells-content"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="cells-help"
          data-content
        />
      </p>
      <p class="app-note" id="cells-help">${say('sheetHelp')}</p>
      <div class="cells-sheet" role="region" tabindex="0" aria-label="${say('sheetTitle')}">
        <table>
          <thead data-head></thead>
          <tbody data-body></tbody>
        </table>
      </div>
      <div class="app-row">
        ${writeFileRow(context, 'csv')}
        <button class="app-button app-quiet" type="button" data-clear>${context.words.actions.clear}</button>
        <button class="app-button app-quiet" type="button" data-undo disabled>${say('undoWord')}</button>
      </div>
      <p role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.cells { gap: 0.75rem; }
.cells-line { grid-template-columns: 3.5rem minmax(0, 1fr); align-items: center; }
.cells-sheet { overflow: auto; max-block-size: 70vh; border: 1px solid var(--soft); }
.cells-sheet table { border-collapse: collapse; }
.cells-sheet th { position: sticky; inset-block-start: 0; min-inline-size: 2.75rem; padding: 0.4rem; border: 1px solid var(--line); background: var(--surface); color: var(--ink); font-weight: 600; text-align: center; }
.cells-sheet td { padding: 0; border: 1px solid var(--line); }
.cells-sheet input { inline-size: 7.5rem; min-block-size: 2.75rem; padding: 0.3rem 0.5rem; border: 0; border-radius: 0; background: var(--bg); color: var(--ink); font-variant-numeric: tabular-nums; }
.cells-sheet input[data-number] { text-align: end; }
.cells-sheet input:focus { outline: 3px solid var(--accent-text); outline-offset: -3px; }
`,
  script: (
    context,
  ) => `// Cells: what begins with = is reckoned by a reader of its own, so that nothing written is ever run.
${writeConstant('words', sayAll(context.words.language, ['cellWord', 'sheetFault', 'badFile', 'imported']))}${writeStore(context, 'sheet')}${fileScript}${csvScript}${sheetScript}`,
};
