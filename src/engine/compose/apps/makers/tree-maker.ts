import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeFileRow, writeFileScript } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import { treeScript } from './tree-script';

const familyAsked = /\b(?:family|genealogy|ancest\p{L}+|pedigree)\b/iu;
const firmAsked = /\borg(?:ani[sz]ation(?:al)?)?[- ]?charts?\b/iu;
const titleOf = ({ brief }: AppContext): AppWord =>
  familyAsked.test(brief.prompt) ? 'familyTitle' : firmAsked.test(brief.prompt) ? 'orgTitle' : 'mindTitle';

function makeTree(title: 'mindTitle' | 'familyTitle' | 'orgTitle', asked: RegExp): CalculatorVariant {
  return {
    title,
    lede: 'treeLede',
    asked,
    html: (context) => {
      const say = (word: AppWord) => sayApp(context.words.language, word);
      return html`<div class="tree" data-app="calculator">
        <div class="app-row">
          <button class="app-button app-quiet" type="button" data-undo disabled>${say('undoWord')}</button>
          <button class="app-button app-quiet" type="button" data-text>${say('treeText')}</button>
          <button class="app-button app-quiet" type="button" data-print-tree>
            ${context.words.actions.print}
          </button>
          ${writeFileRow(context, 'json', 'quiet')}
        </div>
        <p class="app-note" id="tree-help">${say('treeHelp')}</p>
        <div class="tree-sheet app-panel" role="region" tabindex="0" aria-label="${say(titleOf(context))}">
          <ul data-root></ul>
        </div>
        <p class="app-note" role="status" data-status></p>
        <noscript><p>${say('needsScript')}</p></noscript>
      </div>`;
    },
    css: `.tree { gap: 0.9rem; }
.tree-sheet { overflow-x: auto; min-block-size: 20rem; }
.tree-sheet li { position: relative; display: flex; align-items: center; gap: 1.75rem; padding-block: 0.35rem; }
.tree-sheet li > ul { position: relative; padding-inline-start: 0; }
.tree-sheet ul ul > li::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: -1rem; border-inline-start: 2px solid var(--soft); }
.tree-sheet ul ul > li:first-child::before { inset-block-start: 50%; }
.tree-sheet ul ul > li:last-child::before { inset-block-end: 50%; }
.tree-sheet ul ul > li > .tree-node::before { content: ""; position: absolute; inset-block-start: 50%; inset-inline-start: -1rem; inline-size: 1rem; border-block-start: 2px solid var(--soft); }
.tree-node { display: flex; flex: none; align-items: center; border: 2px solid var(--soft); border-radius: min(var(--radius-card), 0.9rem); background: var(--bg); color: var(--ink); }
.tree-sheet > ul > li > .tree-node { border-color: var(--button); }
.tree-node input { inline-size: 11rem; min-block-size: 2.75rem; padding: 0.4rem 0.75rem; border: 0; border-radius: inherit; background: none; color: inherit; font-weight: 600; }
@media (max-width: 48rem) {
  .tree-sheet li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0; padding-block: 0.3rem; }
  .tree-sheet li > ul { padding-inline-start: 1.25rem; }
  .tree-sheet ul ul > li::before { inset-inline-start: -0.75rem; inset-block: 0 !important; }
  .tree-sheet ul ul > li > .tree-node::before { inset-block-start: 1.75rem; inset-inline-start: -0.75rem; inline-size: 0.75rem; }
  .tree-node { position: static; }
  .tree-node input { flex: 1; inline-size: 5rem; min-inline-size: 0; }
}
@media print { .site-header, .site-footer, .tree > :not(.tree-sheet), .tree-node button { display: none !important; } .tree-sheet { overflow: visible; border: 0; } }
`,
    script: (context) => {
      const texts = { ...sayAll(context.words.language, ['addBelow', 'addBeside', 'badFile', 'imported', 'removed', 'copied', 'newIdea']), remove: context.words.actions.remove }; // prettier-ignore
      const word = titleOf(context);
      const start = sayApp(context.words.language, word === 'familyTitle' ? 'familyStart' : word === 'orgTitle' ? 'orgStart' : 'mindStart').split(' | '); // prettier-ignore
      return `// Branches: each part has parts below it; everything stays in this browser.
${writeConstant('words', texts)}${writeConstant('start', start)}${writeStore(context, 'tree')}${writeFileScript(context)}${treeScript}`;
    },
  };
}

/** Thoughts that branch from one in the middle. */
export const mindMap = makeTree('mindTitle', /\bmind ?maps?\b|\bmind ?mapping\b|\bbrainstorm(?:ing)? (?:tool|app|board|map)\b/iu); // prettier-ignore
/** Who descends from whom. */
export const familyTree = makeTree('familyTitle', /\b(?:family|genealogy|ancestry) trees?\b|\bgenealogy (?:app|tool|chart)\b|\bpedigree chart\b/iu); // prettier-ignore
/** Who works for whom. */
export const orgChart = makeTree('orgTitle', firmAsked);
