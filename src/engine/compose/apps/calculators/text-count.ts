import { html } from '../../html';
import { sayApp, type AppWord } from '../app-words';
import { writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { sumStyles } from './number-field';

const rows: readonly (readonly [hook: string, text: AppWord])[] = [
  ['signs', 'signsCounted'],
  ['bare', 'signsWithoutSpaces'],
  ['sentences', 'sentencesCounted'],
  ['paragraphs', 'paragraphsCounted'],
  ['time', 'readingTime'],
];

/** Counts the words, signs and sentences of a text as it is written. */
export const textCount: CalculatorVariant = {
  title: 'wordCounter',
  lede: 'wordCounterLede',
  asked:
    /\b(?:words?|characters?|letters?) (?:and (?:words?|characters?|letters?) )?(?:counter|counting|count (?:tool|app|checker))|\bcounts? (?:the |my |how many )?(?:words|characters|letters)\b|contador de (?:palabras|palavras|caracteres)|compteur de (?:mots|caractères)|(?:wörter|zeichen) ?(?:zähl|rechner)|wortzähler|contatore di (?:parole|caratteri)|woordenteller|licznik słów|kelime say|عداد الكلمات|מונה מילים/iu,
  html: (context) => {
    const say = (word: AppWord) => sayApp(context.words.language, word);
    return html`<div class="sum text-count" data-app="calculator">
      <div class="app-field">
        <label for="count-text">${say('yourText')}</label
        ><textarea id="count-text" rows="12" maxlength="200000" data-text></textarea>
      </div>
      <div class="sum-results">
        <p class="sum-main">${say('wordsCounted')} <output for="count-text" data-words>0</output></p>
        <dl>
          ${rows.map(
            ([hook, text]) =>
              html`<div>
                <dt>${say(text)}</dt>
                <dd data-${hook}></dd>
              </div>`,
          )}
        </dl>
        <button class="app-button app-quiet" type="button" data-clear>${context.words.actions.clear}</button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${sumStyles}.text-count textarea { inline-size: 100%; min-block-size: 18rem; resize: vertical; }
.text-count .app-button { justify-self: start; }
`,
  script: (context) => `// Words: every key counts again; the text stays in this browser.
${writeStore(context, 'text')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startCount(app);

function startCount(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const field = find('text');
  const language = document.documentElement.lang || 'en';
  const count = (value) => new Intl.NumberFormat(language).format(value);
  const unit = (value, name) => new Intl.NumberFormat(language, { style: 'unit', unit: name }).format(value);
  const holds = (part) => /[\p{L}\p{N}]/u.test(part);
  const show = () => {
    const text = field.value;
    const words = (text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) || []).length;
    const seconds = Math.round((words / 230) * 60);
    find('words').textContent = count(words);
    find('signs').textContent = count([...text].length);
    find('bare').textContent = count([...text.replace(/\s/gu, '')].length);
    find('sentences').textContent = count(text.split(/[.!?…。؟]+(?:\s|$)/u).filter(holds).length);
    find('paragraphs').textContent = count(text.split(/\n+/u).filter(holds).length);
    find('time').textContent = seconds < 60 ? unit(seconds, 'second') : unit(Math.round(seconds / 60), 'minute');
  };
  field.value = loadRecords('');
  field.addEventListener('input', () => {
    saveRecords(field.value);
    show();
  });
  find('clear').addEventListener('click', () => {
    field.value = '';
    saveRecords('');
    show();
    field.focus();
  });
  show();
}
`;
