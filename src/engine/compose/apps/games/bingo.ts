import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { readCount, readListAfter, withoutLooks } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import { bingoScript } from './bingo-script';
import type { GameVariant } from './game-variant';

const listWords =
  'words?|phrases?|terms?|squares?|items|palabras|mots|wörter[n]?|begriffen?|palavras|parole|woorden|słow\\p{L}+|sözcük\\p{L}*|كلمات|מילים';

function readWords({ brief }: AppContext): readonly string[] {
  const listed = brief.items.filter(({ value }) => value.price === undefined).map(({ value }) => value.name);
  const prompt = withoutLooks(brief);
  const told = readListAfter(prompt, listWords);
  const asked = told.length > 0 ? told : readListAfter(prompt, 'with|con|avec|mit|com|met|z|مع|עם');
  const names = asked.length >= listed.length ? asked : listed;
  return names.length < 3 ? [] : names.slice(0, 200);
}

const readSize = ({ brief }: AppContext): number =>
  Number(/\b([345])\s?(?:x|×|by|por|par|mal|op|na)\s?[345]\b/iu.exec(brief.prompt)?.[1] ?? 5);

/** Bingo cards of words or numbers, to print or to play, and a caller. */
export const bingo: GameVariant = {
  name: 'bingo',
  title: 'bingo',
  lede: 'bingoLede',
  asked: /\bbingo\b|بنغو|بينغو|בינגו/iu,
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const heading = (text: string) => (context.level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    const size = readSize(context);
    const count =
      readCount(brief, /cards?|cartones|cartes|karten|cartões|cartelle|kaarten|kart/u, 1, 60) ?? 4;
    return html`<div class="bingo" data-app="game">
      <div class="bingo-set app-panel">
        <p class="app-field">
          <label for="bingo-title">${say('cardTitle')}</label
          ><input type="text" id="bingo-title" maxlength="60" value="Bingo" autocomplete="off" data-title />
        </p>
        <p class="app-field">
          <label for="bingo-words">${say('bingoWords')}</label>
          <textarea id="bingo-words" rows="10" aria-describedby="bingo-help" data-words></textarea>
        </p>
        <p class="app-note" id="bingo-help">${say('bingoHelp')}</p>
        <div class="bingo-choices">
          <p class="app-field">
            <label for="bingo-size">${say('bingoSize')}</label>
            <select id="bingo-size" data-size>
              ${[3, 4, 5].map((side) => html`<option value="${side}" ${side === size ? html`selected` : null}>${side} × ${side}</option>`)}
            </select>
          </p>
          <p class="app-field">
            <label for="bingo-count">${say('bingoCount')}</label
            ><input id="bingo-count" type="number" min="1" max="60" value="${count}" data-count />
          </p>
        </div>
        <label class="bingo-free"><input type="checkbox" checked data-free /> ${say('bingoFree')}</label>
        <div class="app-row">
          <button class="app-button" type="button" data-deal>${say('makeCards')}</button>
          <button class="app-button app-quiet" type="button" data-print-cards>${words.actions.print}</button>
        </div>
        <p class="app-note" role="status" data-status></p>
        ${heading(say('bingoCaller'))}
        <p class="app-figure bingo-now" role="status" data-now>–</p>
        <div class="app-row">
          <button class="app-button app-quiet" type="button" data-call>${say('callNext')}</button>
          <button class="app-button app-quiet" type="button" data-again>${say('startOver')}</button>
        </div>
        <ol class="bingo-called" data-called></ol>
      </div>
      <div class="bingo-cards" data-cards></div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.bingo { grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr); align-items: start; }
.bingo-set { display: grid; gap: 1.1rem; }
.bingo-set :is(h2, h3) { margin-block-start: 0.5rem; font-size: var(--step-1); }
.bingo textarea { resize: vertical; }
.bingo-choices { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.bingo-free { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.bingo-free input { flex: none; inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.bingo-now { overflow-wrap: anywhere; }
.bingo-called { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; color: var(--soft); }
.bingo-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: clamp(1rem, 2.5vi, 2rem); }
.bingo-card { inline-size: 100%; border-collapse: collapse; table-layout: fixed; background: var(--surface); }
.bingo-name { padding-block: 0.5rem; font: var(--heading-weight) var(--step-1)/1.2 var(--display); text-align: start; overflow-wrap: anywhere; }
.bingo-number { display: block; color: var(--soft); font: 400 0.9375rem/1.4 var(--text); }
.bingo-square { padding: 0; border: 2px solid var(--ink); }
.bingo-card label { position: relative; display: grid; place-items: center; aspect-ratio: 1; padding: 0.25rem; font-weight: 600; font-size: clamp(0.8125rem, 0.7rem + 0.4vi, 1rem); line-height: 1.15; text-align: center; overflow-wrap: anywhere; hyphens: auto; cursor: pointer; }
.bingo-card label:has(:checked) { background: var(--button); color: var(--on-button); }
.bingo-card label:has(:focus-visible) { outline: 3px solid var(--ink); outline-offset: -6px; }
.bingo-card input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0; }
@media (max-width: 56rem) { .bingo { grid-template-columns: minmax(0, 1fr); } }
@media print {
  .site-header, .site-footer, .app > .head, .bingo-set { display: none !important; }
  .bingo, .bingo-cards { display: block !important; }
  .bingo-card { max-inline-size: 17cm; margin-block-end: 1.5cm; break-inside: avoid; background: none !important; }
  .bingo-card label { font-size: 13pt; }
  .bingo-card label:has(:checked) { background: none !important; color: #000 !important; }
}
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'freeSquare',
      'cardOf',
      'moreWords',
      'allCalled',
      'bingoWon',
    ]);
    return `// Bingo: cards are dealt by the browser's own source of chance, and stay in it with what is ticked and called.
${writeConstant('words', words)}${writeConstant('startWords', readWords(context))}${writeStore(context, 'bingo')}${bingoScript}`;
  },
};
