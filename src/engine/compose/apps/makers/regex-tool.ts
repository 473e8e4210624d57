import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

const flags = ['g', 'i', 'm', 's', 'u'] as const;

/** Tries a pattern on a text: what it finds is marked and listed, and may be replaced. */
export const regexTool: CalculatorVariant = {
  title: 'regexTitle',
  lede: 'regexLede',
  asked:
    /\b(?:regex|regexp|regular expressions?) ?(?:tester|test|checker|builder|playground|tool|debugger|matcher|app)\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="regex" data-app="calculator">
      <div class="regex-asked">
        <p class="app-field">
          <label for="regex-pattern">${say('patternWord')}</label
          ><input
            type="text"
            id="regex-pattern"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            aria-describedby="regex-state"
            data-pattern
          />
        </p>
        <fieldset>
          <legend>${say('flagsWord')}</legend>
          ${flags.map((flag) => html`<label><input type="checkbox" value="${flag}" data-flag /> <code>${flag}</code></label>`)}
        </fieldset>
        <p class="app-field">
          <label for="regex-text">${say('yourText')}</label
          ><textarea id="regex-text" rows="7" spellcheck="false" maxlength="20000" data-text></textarea>
        </p>
        <p class="app-field">
          <label for="regex-with">${say('replaceWith')}</label
          ><input
            type="text"
            id="regex-with"
            spellcheck="false"
            autocomplete="off"
            placeholder="$1"
            data-with
          />
        </p>
      </div>
      <div class="regex-found">
        <p class="regex-state" id="regex-state" role="status" data-state></p>
        <pre class="app-panel" tabindex="0" role="region" aria-label="${say('yourText')}" data-shown></pre>
        <ol data-list></ol>
        <div data-replaced hidden>
          <p><b>${say('replacedText')}</b></p>
          <pre
            class="app-panel"
            tabindex="0"
            role="region"
            aria-label="${say('replacedText')}"
            data-result
          ></pre>
        </div>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.regex { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--gap) clamp(1.5rem, 3vi, 3rem); align-items: start; }
.regex-asked, .regex-found { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
.regex :is(pre, #regex-pattern, #regex-with, #regex-text) { font: 1rem/1.6 ui-monospace, Consolas, monospace; }
.regex pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.regex mark { border-radius: 3px; background: #ffe08a; color: #1b1b1b; }
.regex mark:nth-of-type(even) { background: #b8e6c4; }
.regex fieldset { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.regex legend { padding: 0; font-weight: 600; }
.regex fieldset label { display: inline-flex; gap: 0.4rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.regex fieldset input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--button); }
.regex-state { font-weight: 600; overflow-wrap: anywhere; }
.regex-found ol { display: grid; gap: 0.35rem; max-block-size: 18rem; overflow: auto; padding-inline-start: 1.75rem !important; list-style: decimal !important; }
.regex-found li { overflow-wrap: anywhere; }
@media (max-width: 48rem) { .regex { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => `// Patterns: tried by the browser itself at every change; what is written stays in it.
${writeConstant('words', sayAll(context.words.language, ['matchesFound', 'noMatch', 'badPattern', 'groupWord', 'atPlace']))}${writeStore(context, 'regex')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startRegex(app);

function startRegex(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const boxes = [...app.querySelectorAll('[data-flag]')];
  const kept = loadRecords({ pattern: '(\\w+)@(\\w+)\\.com', flags: 'gi', text: 'ana@example.com wrote to ben@example.com on Monday.', with: '' });
  const most = 500;

  const findAll = (pattern) => {
    const every = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : pattern.flags + 'g');
    const found = [];
    for (const match of kept.text.matchAll(every)) {
      found.push(match);
      if (!pattern.flags.includes('g') || found.length >= most) break;
    }
    return found;
  };
  const drawText = (found) => {
    const parts = [];
    let at = 0;
    for (const match of found) {
      parts.push(kept.text.slice(at, match.index), Object.assign(document.createElement('mark'), { textContent: match[0] }));
      at = match.index + match[0].length;
    }
    find('shown').replaceChildren(...parts, kept.text.slice(at));
  };
  const drawMatch = (match) => {
    const item = document.createElement('li');
    const named = match.groups ? Object.entries(match.groups).map(([name, value]) => name + ': ' + (value ?? '–')) : [];
    const groups = named.length > 0 ? named : match.slice(1).map((value, index) => words.groupWord.replace('{n}', index + 1) + ': ' + (value ?? '–'));
    item.append(Object.assign(document.createElement('b'), { textContent: match[0] || '""' }), ' ' + [words.atPlace.replace('{n}', match.index), ...groups].join(' · '));
    return item;
  };
  const show = () => {
    saveRecords(kept);
    const state = find('state');
    let pattern = null;
    try {
      pattern = new RegExp(kept.pattern, kept.flags);
    } catch (fault) {
      state.textContent = words.badPattern.replace('{why}', fault.message);
    }
    find('pattern').toggleAttribute('aria-invalid', !pattern);
    const found = pattern && kept.pattern !== '' ? findAll(pattern) : [];
    if (pattern) state.textContent = found.length > 0 ? words.matchesFound.replace('{n}', found.length) : words.noMatch;
    drawText(found);
    find('list').replaceChildren(...found.slice(0, 100).map(drawMatch));
    find('replaced').hidden = !pattern || kept.with === '';
    if (pattern && kept.with !== '') find('result').textContent = kept.text.replace(pattern, kept.with);
  };
  for (const hook of ['pattern', 'text', 'with']) {
    find(hook).value = kept[hook];
    find(hook).addEventListener('input', () => {
      kept[hook] = find(hook).value;
      show();
    });
  }
  for (const box of boxes) {
    box.checked = kept.flags.includes(box.value);
    box.addEventListener('change', () => {
      kept.flags = boxes.filter((one) => one.checked).map((one) => one.value).join('');
      show();
    });
  }
  show();
}
`;
