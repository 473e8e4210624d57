import { html } from '../../html';
import { numberOf } from '../../../number-of';
import type { AppContext } from '../app';
import { sayApp, type AppWord } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { sumStyles } from './number-field';

const rows: readonly (readonly [hook: string, text: AppWord])[] = [
  ['signs', 'signsCounted'],
  ['bare', 'signsWithoutSpaces'],
  ['sentences', 'sentencesCounted'],
  ['paragraphs', 'paragraphsCounted'],
  ['time', 'readingTime'],
];

type Limit = { readonly most: number; readonly isOfWords: boolean };

/** "A limit of 280 characters", "my 500-word essays": how long a text may be. */
function readLimit({ brief: { prompt }, words }: AppContext): Limit | null {
  if (words.language !== 'en') return null;
  const [, most = '', unit = ''] = /\b(\d{2,6})[- ](words?|characters?|letters?|signs)\b/iu.exec(prompt) ?? /\b(?:left|limit|max(?:imum)?|at most|up to)\b[^.;,\d]{0,12}(\d{2,6})\b/iu.exec(prompt) ?? []; // prettier-ignore
  return most === '' ? null : { most: Number(most), isOfWords: unit === '' || /^w/iu.test(unit) };
}

/** "The 5 words I use most": how many of these are listed; none where nobody asks. */
function readOften({ brief: { prompt }, words }: AppContext): number {
  const asked = /\b(?<count>\d{1,2}|three|five|ten)? ?(?:most (?:used|common|frequent|often used) words|words (?:\p{L}+ )?(?:used? )?most(?: often)?|top (?<top>\d{1,2}) words)\b/iu.exec(prompt)?.groups ?? (/\bwords (?:i|you|we) use most\b|\bmost[- ]used words?\b|\bword frequency\b/iu.test(prompt) ? {} : null); // prettier-ignore
  return asked === null || words.language !== 'en' ? 0 : Math.min(20, numberOf(asked['count'] ?? asked['top'] ?? '5') || 5); // prettier-ignore
}

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
          ${
            readLimit(context)
              ? html`<div>
                  <dt>
                    ${readLimit(context)?.isOfWords ? 'Words' : 'Characters'} left of
                    ${readLimit(context)?.most}
                  </dt>
                  <dd role="status" data-rest></dd>
                </div>`
              : null
          }
          ${
            readOften(context) > 0
              ? html`<div>
                  <dt>Most used</dt>
                  <dd data-often></dd>
                </div>`
              : null
          }
        </dl>
        ${/\bcopy\b|\bcopiar\b|\bkopier|\bcopier\b|\bcopia\b/iu.test(context.brief.prompt) ? html`<button class="app-button app-quiet" type="button" data-copy-text data-copied="${context.words.actions.copied}">${context.words.actions.copy}</button>` : null}
        <button class="app-button app-quiet" type="button" data-clear>${context.words.actions.clear}</button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${sumStyles}.text-count textarea { inline-size: 100%; min-block-size: 18rem; resize: vertical; }
.text-count [data-over] { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.25em; }
.text-count .app-button { justify-self: start; }
`,
  script: (context) => `// Words: every key counts again; the text stays in this browser.
${writeConstant('limit', readLimit(context))}const oftenCount = ${readOften(context)};
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
  const copier = app.querySelector('[data-copy-text]');
  if (copier)
    copier.addEventListener('click', async () => {
      const label = copier.textContent;
      try {
        await navigator.clipboard.writeText(field.value);
        copier.textContent = copier.dataset.copied;
        setTimeout(() => (copier.textContent = label), 1500);
      } catch {
        field.select();
      }
    });
  const show = () => {
    const text = field.value;
    const words = (text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) || []).length;
    if (limit) {
      const rest = limit.most - (limit.isOfWords ? words : [...text].length);
      find('rest').textContent = rest < 0 ? count(-rest) + ' too many' : count(rest);
      find('rest').toggleAttribute('data-over', rest < 0);
    }
    if (oftenCount > 0) {
      const found = {};
      for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)) found[word] = (found[word] || 0) + 1;
      find('often').textContent = Object.entries(found).sort((one, other) => other[1] - one[1]).slice(0, oftenCount).map(([word, times]) => word + ' ' + times).join(', ');
    }
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
