import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

/** Writes a text as Base64, for addresses or for pages, and back. */
export const codec: CalculatorVariant = {
  title: 'codecTitle',
  lede: 'codecLede',
  asked:
    /\b(?:base ?64|url|uri|html(?: entit(?:y|ies))?) (?:text )?(?:encod\p{L}+|decod\p{L}+|converter|tool)\b|\bmorse(?: code)?\b|\broman numerals?\b/iu,
  html: ({ words, brief }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    const kinds = ['Base64', 'URL', 'HTML', 'Morse', 'Roman'];
    const told =
      kinds.find((kind) => new RegExp(`\\b${kind.replace('64', ' ?64')}`, 'iu').test(brief.prompt)) ??
      'Base64';
    return html`<div class="codec" data-app="calculator">
      <p class="app-field codec-kind">
        <label for="codec-kind">${say('kindWord')}</label
        ><select id="codec-kind" data-kind>
          ${kinds.map((kind) => html`<option${kind === told ? html` selected` : null}>${kind}</option>`)}
        </select>
      </p>
      <p class="app-field">
        <label for="codec-plain">${say('plainText')}</label
        ><textarea id="codec-plain" rows="7" spellcheck="false" data-plain></textarea>
      </p>
      <p class="app-field">
        <label for="codec-coded">${say('codedText')}</label
        ><textarea
          id="codec-coded"
          rows="7"
          spellcheck="false"
          aria-describedby="codec-state"
          data-coded
        ></textarea>
      </p>
      <p id="codec-state" role="status" data-state></p>
      <div class="app-row">
        <button class="app-button" type="button" data-copy="plain">
          ${words.actions.copy}: ${say('plainText')}
        </button>
        <button class="app-button" type="button" data-copy="coded">
          ${words.actions.copy}: ${say('codedText')}
        </button>
        <button class="app-button app-quiet" type="button" data-clear>${words.actions.clear}</button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.codec > .app-field { max-inline-size: none; }
.codec-kind { inline-size: min(100%, 14rem); }
.codec textarea { font: 0.9375rem/1.55 ui-monospace, Consolas, monospace; resize: vertical; }
`,
  script: (context) => `// Codes: written and read by this browser; nothing is sent.
${writeConstant('words', { ...sayAll(context.words.language, ['badCode']), copied: context.words.actions.copied })}${writeStore(context, 'codec')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startCodec(app);

function startCodec(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const page = document.createElement('textarea');
  const signs = '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. .-.-.- --..-- ..--..'.split(' ');
  const morse = Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,?'].map((sign, at) => [sign, signs[at]]));
  const readMorse = (code) => {
    const found = Object.keys(morse).find((sign) => morse[sign] === code);
    if (!found) throw new Error(code);
    return found;
  };
  const worth = [['M', 1000], ['CM', 900], ['D', 500], ['CD', 400], ['C', 100], ['XC', 90], ['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]];
  const writeRoman = (text) => {
    if (text.trim() === '') return '';
    let left = Number(text);
    if (!Number.isInteger(left) || left < 1 || left > 3999) throw new Error(text);
    return worth.reduce((written, [sign, value]) => {
      const count = Math.floor(left / value);
      left -= count * value;
      return written + sign.repeat(count);
    }, '');
  };
  const readRoman = (text) => {
    const said = text.trim().toUpperCase();
    if (said === '') return '';
    let rest = said;
    let sum = 0;
    for (const [sign, value] of worth)
      while (rest.startsWith(sign)) {
        sum += value;
        rest = rest.slice(sign.length);
      }
    // "IIII" adds up, and is not how four is written.
    if (rest !== '' || writeRoman(String(sum)) !== said) throw new Error(text);
    return String(sum);
  };
  const codes = {
    Base64: [
      (text) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')),
      (text) => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text.trim()), (sign) => sign.charCodeAt(0))),
    ],
    URL: [encodeURIComponent, (text) => decodeURIComponent(text.replaceAll('+', ' '))],
    Morse: [
      (text) => text.toUpperCase().trim().split(/\s+/).map((word) => [...word].map((sign) => morse[sign] ?? '').filter(Boolean).join(' ')).join(' / '),
      (text) => text.trim().split(/\s*\/\s*/).map((word) => word.split(/\s+/).filter(Boolean).map(readMorse).join('')).join(' '),
    ],
    Roman: [writeRoman, readRoman],
    // A text field holds entities as text: nothing in it is ever run.
    HTML: [(text) => text.replace(/[&<>"']/g, (sign) => '&#' + sign.charCodeAt(0) + ';'), (text) => ((page.innerHTML = text.replaceAll('<', '&lt;')), page.value)],
  };
  const write = (from, to, way) => {
    try {
      find(to).value = codes[find('kind').value][way](find(from).value);
      find('state').textContent = '';
      find(from).removeAttribute('aria-invalid');
    } catch {
      find('state').textContent = words.badCode.replace('{name}', find('kind').value);
      find(from).setAttribute('aria-invalid', 'true');
    }
    saveRecords({ text: find('plain').value, kind: find('kind').value });
  };
  const kept = loadRecords({ text: '', kind: find('kind').value });
  find('plain').value = kept.text;
  if (codes[kept.kind]) find('kind').value = kept.kind;
  find('plain').addEventListener('input', () => write('plain', 'coded', 0));
  find('coded').addEventListener('input', () => write('coded', 'plain', 1));
  find('kind').addEventListener('change', () => write('plain', 'coded', 0));
  for (const button of app.querySelectorAll('[data-copy]'))
    button.addEventListener('click', async () => {
      const field = find(button.dataset.copy);
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        field.select();
        document.execCommand('copy');
      }
      find('state').textContent = words.copied;
    });
  find('clear').addEventListener('click', () => {
    find('plain').value = '';
    write('plain', 'coded', 0);
    find('plain').focus();
  });
  write('plain', 'coded', 0);
}
`;
