import { sayNewGame } from './end-words';
import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { connectFourScript } from './connect-four-script';
import type { GameVariant } from './game-variant';

/** The colours of both sides: those that the prompt names together, red and yellow otherwise. */
export function readSides({ brief }: AppContext): readonly [one: string, other: string] {
  const names = 'red|yellow|blue|green|orange|purple|pink|black|white|gold|teal';
  const found = new RegExp(String.raw`\b(${names})\s+(?:and|vs\.?|versus|against|&)\s+(${names})\b`, 'iu').exec(brief.prompt); // prettier-ignore
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  return found ? [capital(found[1] ?? 'Red'), capital(found[2] ?? 'Yellow')] : ['Red', 'Yellow'];
}

const shades: Readonly<Record<string, string>> = {
  Red: '#d6364a', Yellow: '#f2c230', Blue: '#2f6fde', Green: '#2c9a5b', Orange: '#ee8130', Purple: '#8250c8',
  Pink: '#e4669f', Black: '#222428', White: '#fbfaf6', Gold: '#d9a520', Teal: '#1d9a95',
}; // prettier-ignore

const isForTwo = (prompt: string): boolean =>
  /\b(?:two|2)[- ]?(?:players?|people|person|kids)\b|\bfriends?\b|\bsame (?:device|screen)\b|\b(?:against|with|and) (?:my|a) (?:(?:little|big|older|younger) )?(?:brother|sister|son|daughter|mate|kid|child|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|grandad|grandma)\b|\bon one (?:tablet|phone|ipad|screen|device)\b/iu.test(
    prompt,
  );

/** Four in a row for two, or against the page: a column is chosen, the piece falls. */
export const connectFour: GameVariant = {
  name: 'connect-four',
  title: 'connectFour',
  lede: 'connectFourLede',
  asked:
    /\b(?:connect|line up)[- ]?(?:four|4)\b|\b(?:four|4)[- ]in[- ]a[- ](?:row|line)\b|cuatro en (?:raya|línea)|conecta 4|puissance 4|vier gewinnt|quatro em linha|lig 4|forza 4|vier op (?:een|’n) rij|cztery w rzędzie|أربعة في صف|ארבע בשורה/iu,
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const sides = readSides(context);
    return html`<div class="four" data-app="game">
      <div class="four-side">
        <p class="four-turn" role="status" data-status></p>
        <dl class="four-wins">
          ${sides.map(
            (side, at) =>
              html`<div>
                <dt><i data-disc="${at}"></i> ${side}</dt>
                <dd class="app-figure" data-wins="${at}">0</dd>
              </div>`,
          )}
          <div>
            <dt>${say('draws')}</dt>
            <dd class="app-figure" data-wins="2">0</dd>
          </div>
        </dl>
        <div class="app-row">
          <button class="app-button" type="button" data-again>${sayNewGame(context)}</button>
          <button class="app-button app-quiet" type="button" data-undo>${say('undoWord')}</button>
          <button
            class="app-button app-quiet"
            type="button"
            data-alone
            aria-pressed="${String(!isForTwo(brief.prompt))}"
          >
            ${say('playAlone')}
          </button>
        </div>
        <p class="app-note">${say('connectFourHelp')}</p>
      </div>
      <div class="four-board" role="group" aria-label="${say('board')}" data-board></div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.four { grid-template-columns: minmax(14rem, 0.8fr) minmax(0, 1.2fr); align-items: center; }
.four-side { display: grid; gap: var(--gap); }
.four-turn { font: var(--heading-weight) var(--step-2)/1.1 var(--display); min-block-size: 1.1em; }
.four-wins { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
.four-wins dd { margin: 0; }
.four-wins i { display: inline-block; inline-size: 0.85em; block-size: 0.85em; border: 2px solid var(--ink); border-radius: 50%; }
.four-board { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: clamp(0.15rem, 0.6vi, 0.4rem); inline-size: min(100%, 36rem); margin-inline: auto; padding: clamp(0.4rem, 1vi, 0.8rem); border-radius: var(--radius-card); background: #24458f; }
.four-board button { display: grid; gap: clamp(0.2rem, 0.8vi, 0.5rem); padding: 0.2rem; border: 0; border-radius: min(var(--radius), 0.75rem); background: transparent; cursor: pointer; }
.four-board button:hover:not(:disabled), .four-board button:focus-visible { background: rgb(255 255 255 / 0.2); }
.four-board button:focus-visible { outline: 3px solid #fff; outline-offset: -1px; }
.four-board button span { aspect-ratio: 1; border-radius: 50%; background: #0f1f47; box-shadow: inset 0 0.12em 0.3em rgb(0 0 0 / 0.55); }
.four-board button span[data-won] { outline: 3px solid #fff; outline-offset: -5px; }
@media (max-width: 48rem) { .four { grid-template-columns: minmax(0, 1fr); } .four-board { grid-row: 1; } }
`,
  script: (context) => {
    const sides = readSides(context);
    const words = sayAll(context.words.language, ['turnOf', 'wonBy', 'drawn', 'columnOf', 'columnFull']);
    return `// Connect four: a column is chosen, the piece falls; four in a line win. Alone, the page plays the second side.
${writeConstant('words', words)}${writeConstant(
      'sides',
      sides.map((name) => ({ name, shade: shades[name] ?? '#888' })),
    )}${writeStore(context, 'connect-four')}${connectFourScript}`;
  },
};
