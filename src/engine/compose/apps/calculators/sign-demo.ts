import { sayBehaviour, type BehaviourWord } from '../../behaviours/behaviour-words';
import { drawArt } from '../../art/draw-art';
import { attributes, html, trust } from '../../html';
import { sayAll, sayApp } from '../app-words';
import type { AppContext } from '../app';
import { writeConstant, writeStore } from '../script-parts';
import { asksForSignDemo } from './asks-for-sign-demo';
import type { CalculatorVariant } from './calculator-variant';
import { signDemoScript } from './sign-demo-script';

// "At least 10 characters for the password"
function readLeast({ brief }: AppContext): number {
  const told = /(?:at least|min(?:imum|\.)?(?: of| length)?|mindestens|al menos|au moins) (\d{1,2})/iu.exec(brief.prompt)?.[1] ?? /\b(\d{1,2})[- ](?:characters?|letters|signs)\b/iu.exec(brief.prompt)?.[1]; // prettier-ignore
  return Math.min(64, Math.max(4, Number(told ?? 8)));
}

/** "With a number and a capital letter": what a password has to hold besides its length, in words and as part of a pattern. */
function readRules({
  brief: { prompt },
  words,
}: AppContext): readonly (readonly [said: string, part: string])[] {
  if (words.language !== 'en' || !/\bpassword/iu.test(prompt)) return [];
  const all = [
    [/\b(?:an?|one|at least one|some) (?:numbers?|digits?|figures?)\b|\bnumbers? (?:is |are )?(?:required|needed)/iu, 'a number', '(?=.*[0-9])'],
    [/\b(?:an?|one) (?:capital|upper ?-?case|big)(?: letters?)?\b/iu, 'a capital letter', '(?=.*[A-Z])'],
    [/\b(?:an?|one) (?:special (?:characters?|signs?)|symbols?|punctuation)\b/iu, 'a symbol', '(?=.*[^A-Za-z0-9 ])'],
  ] as const; // prettier-ignore
  return all.flatMap(([asked, said, part]) => (asked.test(prompt) ? [[said, part] as const] : []));
}

/** Registering, signing in, a forgotten password and a profile: a demo on this device, which says so. */
export const signDemo: CalculatorVariant = {
  title: 'signDemoTitle',
  lede: 'signDemoLede',
  asked: { test: asksForSignDemo },
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const sign = (word: BehaviourWord) => sayBehaviour(words.language, word);
    const least = readLeast(context);
    const rules = readRules(context);
    const asks = (wish: RegExp): boolean => wish.test(context.brief.prompt);
    const hasImages = !context.brief.excluded.some(({ value }) => value === 'images');
    return html`<div class="signing" data-app="calculator">
      <form class="app-panel signing-form" novalidate data-outside>
        <div class="app-row" role="group" aria-label="${sign('signIn')}">
          <button class="app-button app-quiet" type="button" data-mode="in" aria-pressed="true">
            ${sign('signIn')}
          </button>
          <button class="app-button app-quiet" type="button" data-mode="up" aria-pressed="false">
            ${sign('signUp')}
          </button>
          <button class="app-button app-quiet" type="button" data-mode="reset" aria-pressed="false">
            ${say('forgotPassword')}
          </button>
        </div>
        <p class="app-note" data-reset hidden>${say('resetNote')}</p>
        <p class="app-field" data-new hidden>
          <label for="sign-name">${words.fields.name}</label
          ><input type="text" id="sign-name" name="name" maxlength="60" autocomplete="off" />
        </p>
        <p class="app-field">
          <label for="sign-mail">${words.fields.email}</label
          ><input type="email" id="sign-mail" name="email" required autocomplete="off" />
        </p>
        <p class="app-field">
          <label for="sign-password" data-password-name>${say('passwordWord')}</label
          ><input
            type="password"
            id="sign-password"
            name="password"
            required
            minlength="${least}"
            autocomplete="new-password"
            ${attributes({ pattern: rules.length > 0 ? `${rules.map(([, part]) => part).join('')}.*` : null })}
            aria-describedby="sign-least"
          /><small id="sign-least"
            >${[sayApp(words.language, 'atLeastSigns', { n: least }), ...rules.map(([said]) => said)].join(', ')}</small
          >
        </p>
        ${asks(/\b(?:show|reveal|toggle|view|see)\b[^.;,]{0,12}\bpassword|\beye icon|contraseña visible/iu) ? html`<label class="signing-tick"><input type="checkbox" data-look /> ${say('showPassword')}</label>` : null}
        ${asks(/\bremember me\b|\bstay (?:signed|logged) in\b|\bkeep me (?:signed|logged) in\b|recordarme|se souvenir|angemeldet bleiben/iu) ? html`<label class="signing-tick"><input type="checkbox" data-stay /> ${say('rememberMe')}</label>` : null}
        <p><button class="app-button" type="submit" data-send>${sign('signIn')}</button></p>
      </form>
      <form class="app-panel signing-form" data-inside hidden>
        <p class="signing-name">${say('profileWord')}</p>
        <p data-hello></p>
        <p class="app-field">
          <label for="profile-name">${words.fields.name}</label
          ><input type="text" id="profile-name" name="name" required maxlength="60" autocomplete="off" />
        </p>
        <p class="app-field">
          <label for="profile-note">${words.fields.details}</label
          ><textarea id="profile-note" name="note" rows="3" maxlength="500"></textarea>
        </p>
        <div class="app-row">
          <button class="app-button" type="submit">${words.actions.save}</button>
          <button class="app-button app-quiet" type="button" data-out>${sign('signOut')}</button>
          <button class="app-small" type="button" data-delete>${sign('signDelete')}</button>
        </div>
      </form>
      <div class="signing-side">
        ${hasImages ? trust(drawArt({ motif: 'key', seed: context.seed, width: 560, height: 420, title: null, colours: 'tokens', frame: 'filled' })) : null}
        <p class="signing-note">${say('signKept')}</p>
      </div>
      <p role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.signing { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 5vi, 5rem); align-items: start; }
.signing > [role="status"]:not(:empty) { grid-column: 1; font-weight: 600; }
.signing-side { display: grid; gap: 1.25rem; grid-column: 2; grid-row: 1 / span 2; }
.signing-side svg { inline-size: 100%; block-size: auto; border-radius: var(--radius-card); }
.signing-note { max-inline-size: 34em; padding-inline-start: 1rem; border-inline-start: 4px solid var(--accent); }
@media (max-width: 56rem) { .signing { grid-template-columns: minmax(0, 1fr); } .signing-side { grid-column: 1; grid-row: auto; } .signing-side svg { max-block-size: 12rem; } }
.signing-tick { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; font-weight: 600; }
.signing-tick input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--button); }
.signing-form { display: grid; gap: 1.1rem; }
.signing-form[hidden], .signing-form [hidden] { display: none; }
.signing-name { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
`,
  script: (context) => {
    const { language, actions, forms } = context.words;
    const sign = (word: BehaviourWord) => sayBehaviour(language, word);
    const texts = {
      ...sayAll(language, ['newPassword', 'passwordSet', 'wrongPassword']),
      in: sign('signIn'),
      up: sign('signUp'),
      reset: actions.save,
      password: sayApp(language, 'passwordWord'),
      hello: sign('signHello'),
      unknown: sign('signUnknown'),
      taken: sign('signTaken'),
      fix: forms.fixErrors,
    };
    return `// Sign-in demo: accounts of this browser only, passwords as check values. No server is behind it.
${writeConstant('words', texts)}${writeStore(context, 'accounts')}${signDemoScript}`;
  },
};
