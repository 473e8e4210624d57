import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { passwordScript } from './password-script';

/** Passwords by chance: length, sorts of characters, how strong, and copy. */
export const password: CalculatorVariant = {
  title: 'passwordGenerator',
  lede: 'passwordLede',
  asked:
    /pass ?(?:word|phrase)s?\b|contraseñas?|mots? de passe|passw[oö]rt|palavras?-passe|\bsenhas?\b|wachtwoord|haseł|hasło|parola üret|şifre|كلمات? (?:ال)?(?:مرور|سر)|סיסמ/iu,
  html: ({ words }) => {
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
        <p class="app-note" role="status" data-status></p>
      </div>
      <form class="app-panel pass-sorts" data-sorts>
        <p class="app-field">
          <label for="pass-length">${say('lengthWord')}: <output data-length>16</output></label>
          <input id="pass-length" name="size" type="range" min="6" max="64" value="16" />
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
