import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant } from '../script-parts';
import { tunerScript } from './tuner-script';

const instruments = [
  ['guitar', /\bguitars?\b/iu, 'E2 A2 D3 G3 B3 E4'],
  ['ukulele', /\bukuleles?\b|\buke\b/iu, 'G4 C4 E4 A4'],
  ['bass', /\bbass\b/iu, 'E1 A1 D2 G2'],
  ['violin', /\bviolins?\b|\bfiddle\b/iu, 'G3 D4 A4 E5'],
  ['viola', /\bviolas?\b/iu, 'C3 G3 D4 A4'],
  ['cello', /\bcellos?\b/iu, 'C2 G2 D3 A3'],
  ['mandolin', /\bmandolins?\b/iu, 'G3 D4 A4 E5'],
  ['banjo', /\bbanjos?\b/iu, 'G4 D3 G3 B3 D4'],
] as const;

/** The tones of an instrument's strings, and how far a played one is from them. */
export const tuner: CalculatorVariant = {
  title: 'tunerTitle',
  lede: 'tunerLede',
  asked:
    /\b(?:(?:guitar|ukulele|bass|violin|viola|cello|mandolin|banjo|instrument|chromatic|string) )?tuner\b/iu,
  html: ({ words, brief }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    const told = instruments.find(([, asked]) => asked.test(brief.prompt))?.[0] ?? 'guitar';
    return html`<div class="tuner" data-app="calculator">
      <p class="app-field tuner-which">
        <label for="tuner-which">${say('instrumentWord')}</label
        ><select id="tuner-which" data-which>
          ${instruments.map(([name]) => html`<option value="${name}" ${name === told ? html` selected` : null}>${name.charAt(0).toUpperCase()}${name.slice(1)}</option>`)}
        </select>
      </p>
      <div class="tuner-strings" role="group" aria-labelledby="tuner-which" data-strings></div>
      <p class="tuner-shown" role="status" data-status>–</p>
      <div class="tuner-scale" aria-hidden="true"><i data-needle></i></div>
      <div class="app-row">
        <button class="app-button app-quiet" type="button" aria-pressed="false" data-listen>
          ${say('listenWord')}
        </button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.tuner-which { inline-size: min(100%, 18rem); }
.tuner-strings { display: grid; grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr)); gap: 0.75rem; }
.tuner-strings button { min-block-size: 5rem; font-size: 1.5rem; }
.tuner-shown { font: var(--heading-weight) var(--step-2)/1.2 var(--display); text-align: center; }
.tuner-scale { position: relative; block-size: 2.5rem; border-block-end: 2px solid var(--soft); background: linear-gradient(90deg, transparent calc(50% - 1px), var(--ink) 0 calc(50% + 1px), transparent 0); }
.tuner-scale i { position: absolute; inset-block: 0; inset-inline-start: 50%; inline-size: 6px; margin-inline-start: -3px; border-radius: 3px; background: var(--accent-text); }
`,
  script: (
    context,
  ) => `// Tuner: tones by this browser; what the microphone hears is measured here and kept nowhere.
${writeConstant('words', sayAll(context.words.language, ['listenWord', 'stopListening', 'noMicrophone', 'centsOff', 'inTune']))}${writeConstant('instruments', Object.fromEntries(instruments.map(([name, , strings]) => [name, strings.split(' ')])))}${tunerScript}`,
};
