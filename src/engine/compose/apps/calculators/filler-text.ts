import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { fillerScript } from './filler-script';

const units: readonly (readonly [unit: string, text: AppWord])[] = [
  ['paragraphs', 'paragraphsCounted'],
  ['sentences', 'sentencesCounted'],
  ['words', 'wordsCounted'],
];

/** Filler text: so many paragraphs, sentences or words, with or without the usual beginning, to copy. */
export const fillerText: CalculatorVariant = {
  title: 'fillerTitle',
  lede: 'fillerLede',
  asked:
    /\blorem ipsum\b|\b(?:dummy|placeholder|filler) text (?:generator|maker|tool)|blindtext|لوريم|לורם/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="filler" data-app="calculator">
      <form class="app-panel filler-choices" data-choices>
        <fieldset>
          <legend class="app-hidden">${say('kindWord')}</legend>
          ${units.map(
            ([unit, text], at) =>
              html`<label
                ><input type="radio" name="unit" value="${unit}" ${at === 0 ? html`checked` : null} />
                ${say(text)}</label
              >`,
          )}
        </fieldset>
        <p class="app-field">
          <label for="filler-count">${say('howMany')}</label>
          <input
            class="app-input"
            id="filler-count"
            name="count"
            type="number"
            min="1"
            max="500"
            value="3"
            required
          />
        </p>
        <label class="filler-start"
          ><input type="checkbox" name="classic" checked /> ${say('fillerStart')}</label
        >
        <div class="app-row">
          <button class="app-button" type="button" data-copy>${words.actions.copy}</button>
          <button class="app-button app-quiet" type="submit">${say('another')}</button>
        </div>
        <p class="app-note" role="status" data-status></p>
      </form>
      <output class="filler-text" for="filler-count" lang="la" dir="ltr" data-text></output>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.filler { grid-template-columns: minmax(16rem, 0.6fr) minmax(0, 1.4fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.filler-choices, .filler-choices fieldset { display: grid; gap: 1rem; align-content: start; min-inline-size: 0; }
.filler-choices fieldset { gap: 0; padding: 0; border: 0; }
.filler-choices label:has(input:is([type="radio"], [type="checkbox"])) { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.filler-choices :is([type="radio"], [type="checkbox"]) { flex: none; inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.filler-text { display: grid; gap: 1em; max-inline-size: 58ch; line-height: 1.65; overflow-wrap: anywhere; }
@media (max-width: 48rem) { .filler { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) =>
    `// Filler text: words by chance in sentences of several lengths; the choices are kept in this browser.
${writeConstant('words', sayAll(context.words.language, ['copied']))}${writeStore(context, 'filler')}${fillerScript}`,
};
