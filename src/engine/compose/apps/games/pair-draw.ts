import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';

/** The markup of a draw in which everybody gets somebody else; `limit` is what a present may cost. */
export function writePairs(context: AppContext, limit: string | null): Html {
  const { words, level } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  return html`<div class="draw" data-app="game">
    <div class="draw-main">
      ${limit === null ? null : html`<p class="pairs-limit">${sayApp(words.language, 'presentLimit', { amount: limit })}</p>`}
      <div class="app-row">
        <button class="app-button" type="button" data-draw>${say('drawPairs')}</button>
        <button class="app-button app-quiet" type="button" data-again>${say('startOver')}</button>
      </div>
      ${level === 2 ? html`<h2 class="draw-heading">${say('whoGives')}</h2>` : html`<h3 class="draw-heading">${say('whoGives')}</h3>`}
      <p role="status" data-status>${say('pairsHelp')}</p>
      <ul class="pairs" data-list></ul>
    </div>
    <div class="draw-side app-panel">
      <p class="app-field">
        <label for="draw-names">${say('namesWord')}</label>
        <textarea id="draw-names" rows="10" aria-describedby="draw-help" data-names></textarea>
      </p>
      <p class="app-note" id="draw-help">${say('oneEachLine')}</p>
    </div>
    <noscript><p>${say('needsScript')}</p></noscript>
  </div>`;
}

/** Rules of the list of pairs. */
export const pairStyles = `.draw .pairs { display: grid; gap: 0.5rem; }
.draw .pairs li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; align-items: center; padding: 0.6rem 1rem; border: 1px solid var(--line); border-radius: min(var(--radius-card), 1rem); background: var(--surface); overflow-wrap: anywhere; }
.draw .pairs li::before { content: none; }
.draw .pairs b { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.pairs-limit { font-weight: 600; }
`;

/** The script of the draw. */
export function writePairsScript(context: AppContext, names: readonly string[]): string {
  const texts = {
    ...sayAll(context.words.language, ['threeNamesFirst', 'pairsDrawn', 'pairsHelp', 'showPair', 'hidePair', 'givesTo']),
  }; // prettier-ignore
  return `// Pairs: everybody gives to one, nobody to themselves; names and pairs stay in this browser.
${writeConstant('words', texts)}${writeConstant('startNames', names)}${writeStore(context, 'pairs')}${script}`;
}

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startPairs(app);

function startPairs(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ names: startNames, pairs: [] });
  find('names').value = kept.names.join('\n');
  const keep = () => saveRecords(kept);
  const chance = (count) => crypto.getRandomValues(new Uint32Array(1))[0] % count;

  const show = () => {
    find('list').replaceChildren(
      ...kept.pairs.map(([giver, taker]) => {
        const row = document.createElement('li');
        const said = document.createElement('span');
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small' });
        const draw = (isOpen) => {
          said.replaceChildren(Object.assign(document.createElement('b'), { textContent: giver }), isOpen ? ' ' + words.givesTo + ' ' + taker : '');
          button.textContent = isOpen ? words.hidePair : words.showPair;
          button.setAttribute('aria-expanded', String(isOpen));
          button.setAttribute('aria-label', button.textContent + ': ' + giver);
        };
        button.addEventListener('click', () => draw(button.getAttribute('aria-expanded') !== 'true'));
        draw(false);
        row.append(said, button);
        return row;
      }),
    );
    find('status').textContent = kept.pairs.length > 0 ? words.pairsDrawn.replace('{n}', String(kept.pairs.length)) : words.pairsHelp;
  };
  find('names').addEventListener('input', () => {
    kept.names = find('names').value.split('\n').map((name) => name.trim()).filter(Boolean);
    keep();
  });
  find('draw').addEventListener('click', () => {
    const names = [...kept.names];
    if (names.length < 3) {
      find('status').textContent = words.threeNamesFirst;
      find('names').focus();
      return;
    }
    // A shuffled round in which everybody gives to the next: nobody gets themselves.
    for (let at = names.length - 1; at > 0; at -= 1) {
      const other = chance(at + 1);
      [names[at], names[other]] = [names[other], names[at]];
    }
    const taker = (giver) => names[(giver + 1) % names.length];
    kept.pairs = names.map((name, at) => [name, taker(at)]).sort((one, other) => one[0].localeCompare(other[0]));
    keep();
    show();
  });
  find('again').addEventListener('click', () => {
    kept.pairs = [];
    keep();
    show();
  });
  show();
}
`;
