import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { fileScript, writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { qrPageScript } from './qr-page-script';
import { qrScript } from './qr-script';

/** A network that guests get into by pointing a phone at the code. */
const isForWifi = (prompt: string): boolean => /\bwi-?fi\b|\bwlan\b/iu.test(prompt);

/** QR codes of any text, drawn on the page: size, colour, and a picture to take away. */
export const qrCode: CalculatorVariant = {
  title: 'qrMaker',
  lede: 'qrLede',
  asked: /\bqr\b/iu,
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="qr" data-app="calculator">
      <fieldset class="app-panel qr-choices" data-choices>
        <legend class="app-hidden">${say('qrMaker')}</legend>
        <p class="app-field">
          <label for="qr-text">${say('qrText')}</label
          ><textarea id="qr-text" name="text" rows="3" maxlength="2400" autocomplete="off">
https://example.com</textarea>
        </p>
        ${
          isForWifi(brief.prompt)
            ? html`<p class="app-field">
                  <label for="qr-network">${say('wifiName')}</label
                  ><input type="text" id="qr-network" maxlength="64" autocomplete="off" data-network />
                </p>
                <p class="app-field">
                  <label for="qr-key">${say('passwordWord')}</label
                  ><input type="text" id="qr-key" maxlength="64" autocomplete="off" data-key />
                </p>`
            : null
        }
        <p class="app-field">
          <label for="qr-size">${say('sizeWord')}</label
          ><input id="qr-size" name="size" type="range" min="160" max="1024" step="16" value="320" /><output
            for="qr-size"
            data-size
            >320 px</output
          >
        </p>
        <p class="app-field">
          <label for="qr-colour">${say('ownColour')}</label
          ><input id="qr-colour" name="colour" type="color" value="#111111" />
        </p>
        <div class="app-row">
          <button class="app-button" type="button" data-png>${words.actions.download} PNG</button>
          <button class="app-button app-quiet" type="button" data-svg>${words.actions.download} SVG</button>
        </div>
        <p role="status" data-status></p>
      </fieldset>
      <div class="qr-code" data-code></div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.qr { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.qr-choices { display: grid; gap: 1.1rem; min-inline-size: 0; margin: 0; }
.qr-choices [type="range"] { padding-inline: 0; border: 0; accent-color: var(--button); }
.qr-choices [type="color"] { inline-size: 5rem; min-block-size: 2.75rem; padding: 0.25rem; }
.qr-code { min-block-size: 16rem; }
.qr-code img { max-inline-size: 100%; block-size: auto; border-radius: var(--radius-card); }
@media (max-width: 48rem) { .qr { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => `// QR codes: made on this device, nothing is sent.
${writeConstant('words', sayAll(context.words.language, ['qrTooLong']))}${writeStore(context, 'qr')}${fileScript}${qrPageScript}${qrScript}`,
};
