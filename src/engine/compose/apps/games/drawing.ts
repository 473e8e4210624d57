import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { readCount } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import { drawingScript } from './drawing-script';
import type { GameVariant } from './game-variant';

const paints = ['#1f1f1f', '#d7263d', '#f46a1f', '#f7c325', '#2f9e44', '#12a4b5', '#1c6dd0', '#6f3fb8', '#e45a9a', '#8a5a33', '#8d949e', '#a4cf4a'] as const; // prettier-ignore

const readPaints = ({ brief }: AppContext): readonly string[] =>
  paints.slice(0, readCount(brief, /colou?rs?/u, 2, paints.length) ?? 10);

/** A sheet to draw on: colours, brush sizes, an eraser, steps back, and a picture to save. */
export const drawing: GameVariant = {
  name: 'drawing',
  title: 'drawingPad',
  lede: 'drawingLede',
  asked:
    /\b(?:drawing|sketch(?:ing)?|doodl(?:e|ing)|paint(?:ing)?|scribble|colou?ring) ?(?:pad|board|app|tool|canvas|program|book|sheet)\b|\bwhite ?board\b|\bsketchpad\b|(?:cuaderno|pizarra|app|herramienta|tablero) (?:de|para) (?:dibuj|pint)\p{L}*|(?:bloc|tableau|application|outil) (?:à|de|pour) dessin\p{L}*|zeichen(?:block|brett|app|programm|tool|fläche)|mal(?:app|programm|brett)|(?:bloco|app|quadro) de desenho|(?:blocco|app|lavagna) (?:da|di|per) diseg\p{L}*|teken(?:blok|bord|app|programma)|(?:blok|tablica|aplikacja|program) (?:rysunkow\p{L}|do rysowania)|çizim (?:defteri|uygulaması|tahtası|programı)|(?:دفتر|لوحة|تطبيق) (?:ال)?رسم|(?:לוח|אפליקציית|דף) ציור/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="sketch" data-app="game">
      <div class="sketch-tools app-panel">
        <div
          class="sketch-colours"
          role="group"
          aria-label="${sayApp(words.language, 'colourOf', { name: '' }).trim()}"
        >
          ${readPaints(context).map(
            (paint, index) =>
              html`<button
                class="sketch-colour"
                type="button"
                style="--paint: ${paint}"
                aria-label="${sayApp(words.language, 'colourOf', { name: index + 1 })}"
                aria-pressed="${String(index === 0)}"
                data-paint="${paint}"
              ></button>`,
          )}
        </div>
        <p class="app-field sketch-own">
          <label for="sketch-own">${say('ownColour')}</label
          ><input id="sketch-own" type="color" value="#d7263d" data-own />
        </p>
        <p class="app-field">
          <label for="sketch-size">${say('brushSize')}: <output data-width>8</output></label
          ><input id="sketch-size" type="range" min="2" max="60" value="8" data-size />
        </p>
        <div class="app-row">
          <button class="app-button app-quiet" type="button" aria-pressed="false" data-eraser>
            ${say('eraser')}
          </button>
          <button class="app-button app-quiet" type="button" data-undo>${say('undoWord')}</button>
          <button class="app-button app-quiet" type="button" data-clear>${say('clearAll')}</button>
          <button class="app-button" type="button" data-save>${say('savePicture')}</button>
        </div>
      </div>
      <div class="sketch-main">
        <canvas
          class="sketch-sheet"
          width="1200"
          height="800"
          tabindex="0"
          role="img"
          aria-label="${say('drawingCanvas')}"
          aria-describedby="sketch-help"
          data-sheet
        ></canvas>
        <p class="app-note" id="sketch-help">${say('drawingHelp')}</p>
        <p class="app-note" role="status" data-status></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.sketch { grid-template-columns: minmax(13rem, 17rem) minmax(0, 1fr); align-items: start; }
.sketch-tools, .sketch-main { display: grid; gap: 1.1rem; }
.sketch-main { gap: 0.4rem; }
.sketch-colours { display: grid; grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr)); gap: 0.5rem; }
.sketch-colour { aspect-ratio: 1; border: 3px solid var(--surface); border-radius: 50%; outline: 1px solid var(--soft); background: var(--paint); cursor: pointer; }
.sketch-colour[aria-pressed="true"] { outline: 3px solid var(--ink); }
.sketch-colour:focus-visible { outline: 4px double var(--ink); outline-offset: 3px; }
.sketch-own input { padding: 0.25rem; cursor: pointer; }
.sketch [type="range"] { padding-inline: 0; border: 0; accent-color: var(--button); }
.sketch-tools .app-row > * { flex: 1 1 6rem; }
.sketch-sheet { inline-size: 100%; block-size: auto; border: 1px solid var(--soft); border-radius: var(--radius-card); background: #fff; touch-action: none; cursor: crosshair; }
@media (max-width: 48rem) { .sketch { grid-template-columns: minmax(0, 1fr); } .sketch-main { order: -1; } .sketch-sheet { max-block-size: 60vh; } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['brushDown', 'brushUp']);
    return `// Drawing pad: strokes are kept as lines in this browser, so that each can be taken back.
${writeConstant('words', words)}${writeStore(context, 'drawing')}${drawingScript}`;
  },
};
