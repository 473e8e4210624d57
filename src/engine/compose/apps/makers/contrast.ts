import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

/** How well one colour can be read on another, by the rules of WCAG. */
export const contrast: CalculatorVariant = {
  title: 'contrastTitle',
  lede: 'contrastLede',
  asked: /\b(?:colou?r )?contrast (?:checker|calculator|tester|tool|ratio)\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    const field = (name: string, label: AppWord) =>
      html`<p class="app-field">
        <label for="contrast-${name}">${say(label)}</label
        ><span class="contrast-pair"
          ><input type="color" aria-label="${say(label)}" data-pick="${name}" /><input
            type="text"
            id="contrast-${name}"
            maxlength="7"
            autocomplete="off"
            spellcheck="false"
            data-hex="${name}"
        /></span>
      </p>`;
    return html`<div class="contrast" data-app="calculator">
      <div class="app-panel contrast-form">
        ${field('ink', 'textColour')} ${field('ground', 'groundColour')}
        <button class="app-button app-quiet" type="button" data-swap>${say('swapColours')}</button>
        <p role="status" data-status></p>
      </div>
      <div class="contrast-shown">
        <p class="contrast-figure"><output data-ratio>1</output></p>
        <div class="contrast-sample" data-sample>
          <p class="contrast-big">${say('yourText')}</p>
          <p>${say('sampleLine')}</p>
        </div>
        <dl>
          ${(['aaSmall', 'aaLarge', 'aaaSmall', 'aaaLarge'] as const).map(
            (word) =>
              html`<div>
                <dt>${say(word)}</dt>
                <dd data-rule="${word}"></dd>
              </div>`,
          )}
        </dl>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.contrast { grid-template-columns: minmax(15rem, 22rem) minmax(0, 1fr); align-items: start; }
.contrast-form, .contrast-shown { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
.contrast-pair { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: 0.5rem; }
.contrast-pair [type="color"] { padding: 0.2rem; cursor: pointer; }
.contrast-figure output { font: var(--heading-weight) var(--step-3)/1 var(--display); font-variant-numeric: tabular-nums; }
.contrast-sample { padding: clamp(1.25rem, 3vi, 2.5rem); border: 1px solid var(--soft); border-radius: var(--radius-card); }
.contrast-big { font-size: 1.75rem; font-weight: 700; }
.contrast-shown dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 1rem; }
.contrast-shown dt { color: var(--soft); }
.contrast-shown dd { margin: 0; font-weight: 700; }
@media (max-width: 48rem) { .contrast { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => `// Contrast: as WCAG reckons it.
${writeConstant('words', sayAll(context.words.language, ['passesWord', 'failsWord', 'badColour']))}${writeStore(context, 'contrast')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startContrast(app);

function startContrast(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ ink: '#1f4e79', ground: '#ffffff' });
  const light = (hex) => {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const rules = { aaSmall: 4.5, aaLarge: 3, aaaSmall: 7, aaaLarge: 4.5 };
  const show = () => {
    const [one, other] = [light(kept.ink), light(kept.ground)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    // Never rounded up to what is not reached.
    find('ratio').textContent = (Math.floor(ratio * 100) / 100).toFixed(2) + ' : 1';
    for (const [name, least] of Object.entries(rules)) app.querySelector('[data-rule="' + name + '"]').textContent = ratio >= least ? '✓ ' + words.passesWord : '✗ ' + words.failsWord;
    find('sample').style.color = kept.ink;
    find('sample').style.background = kept.ground;
    for (const name of ['ink', 'ground']) {
      app.querySelector('[data-pick="' + name + '"]').value = kept[name];
      const field = app.querySelector('[data-hex="' + name + '"]');
      if (field !== document.activeElement) field.value = kept[name];
    }
    saveRecords(kept);
  };
  for (const name of ['ink', 'ground']) {
    if (!/^#[0-9a-f]{6}$/i.test(kept[name])) kept[name] = '#000000';
    app.querySelector('[data-pick="' + name + '"]').addEventListener('input', (event) => {
      kept[name] = event.target.value;
      show();
    });
    const field = app.querySelector('[data-hex="' + name + '"]');
    field.addEventListener('input', () => {
      const told = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(field.value.trim());
      field.toggleAttribute('aria-invalid', !told);
      find('status').textContent = told ? '' : words.badColour;
      if (!told) return;
      const hex = told[1].length === 3 ? told[1].replace(/./g, '$&$&') : told[1];
      kept[name] = '#' + hex.toLowerCase();
      show();
    });
    field.addEventListener('blur', () => (field.value = kept[name]));
  }
  find('swap').addEventListener('click', () => {
    [kept.ink, kept.ground] = [kept.ground, kept.ink];
    show();
  });
  show();
}
`;
