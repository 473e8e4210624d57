import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { passwordScript } from './password-script';

const lengths =
  /\b(?:length|long|characters)\b[^.;,\d]{0,24}(\d{1,3}) ?(?:to|until|and|-|–) ?(\d{1,3})\b|\b(\d{1,3}) ?(?:to|until|-|–) ?(\d{1,3}) (?:characters|letters|signs)\b/iu;

/** "Length slider 8 to 64": how short and how long a password may be, and how long the first one is. */
export function readLengths(prompt: string): {
  readonly least: number;
  readonly most: number;
  readonly first: number;
} {
  const [, ...told] = lengths.exec(prompt) ?? [];
  const [least = 6, most = 64] = told.filter(Boolean).map(Number);
  if (least < 4 || most > 128 || least >= most) return { least: 6, most: 64, first: 16 };
  return { least, most, first: Math.min(most, Math.max(16, least)) };
}

const asksForMeter = (prompt: string): boolean =>
  /\bstrength\b|\bhow strong\b|\b(?:strong|weak) or (?:strong|weak)\b/iu.test(prompt);

/** Passwords by chance: length, sorts of characters, how strong, and copy. */
export const password: CalculatorVariant = {
  title: 'passwordGenerator',
  lede: 'passwordLede',
  asked:
    /pass ?(?:word|phrase)s?\b|contraseñas?|mots? de passe|passw[oö]rt|palavras?-passe|\bsenhas?\b|wachtwoord|haseł|hasło|parola üret|şifre|كلمات? (?:ال)?(?:مرور|سر)|סיסמ/iu,
  html: ({ words, brief }) => {
    const { least, most, first } = readLengths(brief.prompt);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const sort = (name: string, label: string, isOn = true) =>
      html`<label class="pass-sort"
        ><input type="checkbox" name="${name}" ${isOn ? html`checked` : null} /> ${label}</label
      >`;
    return html`<div class="pass" data-app="calculator">
      <div class="pass-result">
        <output class="pass-word" aria-label="${say('passwordWord')}" data-password>&nbsp;</output>
        <div class="app-row">
          <button class="app-button" type="button" data-copy>${words.actions.copy}</button>
          <button class="app-button app-quiet" type="button" data-another>${say('another')}</button>
        </div>
        ${asksForMeter(brief.prompt) ? html`<meter class="pass-meter" min="0" max="128" low="50" high="75" optimum="128" value="0" aria-labelledby="pass-status"></meter>` : null}
        <p class="app-note" id="pass-status" role="status" data-status></p>
      </div>
      <form class="app-panel pass-sorts" data-sorts>
        <p class="app-field">
          <label for="pass-length">${say('lengthWord')}: <output data-length>${String(first)}</output></label>
          <input
            id="pass-length"
            name="size"
            type="range"
            min="${String(least)}"
            max="${String(most)}"
            value="${String(first)}"
          />
        </p>
        ${sort('small', say('smallLetters'))} ${sort('capital', say('capitalLetters'))}
        ${sort('digits', say('digits'))} ${sort('signs', say('signs'))}
        ${sort('plain', say('noLookAlikes'), false)}
      </form>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.pass { grid-template-columns: minmax(0, 1.3fr) minmax(15rem, 0.7fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.pass-result, .pass-sorts { display: grid; gap: 1.25rem; align-content: start; }
.pass-sorts { gap: 0.5rem; }
.pass-word { display: grid; align-content: center; min-block-size: clamp(8rem, 20vi, 14rem); padding: clamp(1rem, 3vi, 2rem); border-radius: var(--radius-card); background: var(--surface); font: 600 clamp(1.35rem, 1rem + 2vi, 2.25rem)/1.4 ui-monospace, monospace; overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; }
.pass-meter { inline-size: 100%; block-size: 1.25rem; }
.pass-sort { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.pass-sort input { flex: none; inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.pass-sorts [type="range"] { padding-inline: 0; border: 0; accent-color: var(--button); }
@media (max-width: 48rem) { .pass { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['copied', 'bitsOfChance', 'chooseOneSort']);
    return `// Passwords: chance comes from the browser's own source. What is chosen is kept, never a password.
${writeConstant('words', words)}${writeStore(context, 'password-choices')}${passwordScript}`;
  },
};
