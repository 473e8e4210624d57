import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

/** Says whether a text is JSON and where it is not, sets it out in lines or without any space. */
export const jsonTool: CalculatorVariant = {
  title: 'jsonTitle',
  lede: 'jsonLede',
  asked:
    /\bjson (?:and \p{L}+ )?(?:formatter|validator|viewer|beautifier|prettifier|minifier|editor|checker|linter|parser|tool)\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="text-tool" data-app="calculator">
      <p class="app-field">
        <label for="json-text">${say('jsonText')}</label
        ><textarea
          id="json-text"
          rows="14"
          spellcheck="false"
          aria-describedby="json-state"
          data-text
        ></textarea>
      </p>
      <p class="text-tool-state" id="json-state" role="status" data-state></p>
      <div class="app-row">
        <button class="app-button" type="button" data-format>${say('formatWord')}</button>
        <button class="app-button app-quiet" type="button" data-minify>${say('minifyWord')}</button>
        <button class="app-button app-quiet" type="button" data-sort>${say('sortKeys')}</button>
        <button class="app-button app-quiet" type="button" data-copy>${words.actions.copy}</button>
        <button class="app-button app-quiet" type="button" data-clear>${words.actions.clear}</button>
        <label class="text-tool-indent" for="json-indent">${say('indentWord')}</label
        ><select class="app-input" id="json-indent" data-indent>
          <option value="2">2</option>
          <option value="4">4</option>
          <option value="t">Tab</option>
        </select>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.text-tool .app-field { max-inline-size: none; }
.text-tool textarea { min-block-size: 18rem; font: 0.9375rem/1.55 ui-monospace, Consolas, monospace; resize: vertical; }
.text-tool-state { font-weight: 600; overflow-wrap: anywhere; }
.text-tool-state[data-bad]::before { content: "! "; }
.text-tool-indent { margin-inline-start: auto; font-weight: 600; }
.text-tool select.app-input { inline-size: auto; }
`,
  script: ({ words, ...context }) => {
    const texts = {
      ...sayAll(words.language, ['jsonGood', 'jsonBad', 'jsonEmpty']),
      copied: words.actions.copied,
    };
    return `// JSON: read by the browser itself; the text stays in it.
${writeConstant('words', texts)}${writeStore({ words, ...context }, 'json')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startJson(app);

function startJson(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const field = find('text');
  const space = () => (find('indent').value === 't' ? '\t' : Number(find('indent').value));
  const sorted = (value) => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
  };
  // Browsers tell the place of a fault in different words: by a position, or by a line and a column.
  const placeOf = (message) => {
    const told = /line (\d+) column (\d+)/.exec(message);
    if (told) return [Number(told[1]), Number(told[2])];
    const at = /position (\d+)/.exec(message);
    const before = field.value.slice(0, at ? Number(at[1]) : field.value.length).split('\n');
    return [before.length, before.at(-1).length + 1];
  };
  const read = () => {
    const state = find('state');
    if (field.value.trim() === '') {
      state.textContent = words.jsonEmpty;
      state.removeAttribute('data-bad');
      field.removeAttribute('aria-invalid');
      return undefined;
    }
    try {
      const value = JSON.parse(field.value);
      state.textContent = words.jsonGood;
      state.removeAttribute('data-bad');
      field.removeAttribute('aria-invalid');
      return { value };
    } catch (fault) {
      const [line, column] = placeOf(fault.message);
      state.textContent = words.jsonBad.replace('{line}', line).replace('{column}', column).replace('{why}', fault.message);
      state.setAttribute('data-bad', '');
      field.setAttribute('aria-invalid', 'true');
      return undefined;
    }
  };
  const put = (text) => {
    field.value = text;
    saveRecords(text);
    read();
  };
  const change = (write) => () => {
    const told = read();
    if (told) put(write(told.value));
    else field.focus();
  };
  field.value = loadRecords('{"hello": "world", "list": [1, 2, 3], "yes": true}');
  field.addEventListener('input', () => {
    saveRecords(field.value);
    read();
  });
  find('format').addEventListener('click', change((value) => JSON.stringify(value, null, space())));
  find('minify').addEventListener('click', change((value) => JSON.stringify(value)));
  find('sort').addEventListener('click', change((value) => JSON.stringify(sorted(value), null, space())));
  find('indent').addEventListener('change', change((value) => JSON.stringify(value, null, space())));
  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Where a page may not write into the clipboard the text is chosen, and the keyboard copies it.
      field.select();
      document.execCommand('copy');
    }
    find('state').textContent = words.copied;
  });
  find('clear').addEventListener('click', () => {
    put('');
    field.focus();
  });
  read();
}
`;
