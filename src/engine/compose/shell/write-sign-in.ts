import type { SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { asksForSignDemo } from '../apps/calculators/asks-for-sign-demo';
import { sayBehaviour, type BehaviourWord } from '../behaviours/behaviour-words';
import { attributes, html, type Html } from '../html';

/** Whether a sign-in was asked for and can be played: files alone know no accounts, so it is a demo that says so. */
export const hasSignIn = (plan: SitePlan): boolean =>
  plan.hasScript &&
  plan.behaviours.includes('sign-in') &&
  // A page that is itself the demo of a sign-in needs no second one.
  !(plan.kind === 'calculator' && asksForSignDemo(plan.brief.prompt));

/** The button that opens the demo of a sign-in; null where none was asked for. */
export function writeSignInButton(plan: SitePlan): Html | null {
  if (!hasSignIn(plan)) return null;
  return html`<button class="print-button" type="button" data-sign-open hidden>
    ${sayBehaviour(plan.language, 'signIn')}
  </button>`;
}

/** The demo of a sign-in itself, for the end of a page; null where none was asked for. */
export function writeSignIn(plan: SitePlan, { fields, actions, forms }: Words): Html | null {
  if (!hasSignIn(plan)) return null;
  const say = (word: BehaviourWord) => sayBehaviour(plan.language, word);
  const values = {
    'data-hello': say('signHello'),
    'data-unknown': say('signUnknown'),
    'data-taken': say('signTaken'),
    'data-fix': forms.fixErrors,
  };
  const field = (name: string, label: string, rest: Readonly<Record<string, string | number>>) =>
    html`<label>${label} <input${attributes({ name, required: true, ...rest })} /></label>`;
  return html`<dialog data-sign-in aria-labelledby="sign-title" ${attributes(values)}>
    <h2 id="sign-title">${say('signIn')}</h2>
    <p class="sign-demo">${say('signDemo')}</p>
    <div class="sign-modes" role="group" aria-labelledby="sign-title">
      <button class="sign-mode" type="button" data-mode="in" aria-pressed="true">${say('signIn')}</button>
      <button class="sign-mode" type="button" data-mode="up" aria-pressed="false">${say('signUp')}</button>
    </div>
    <form novalidate>
      <div data-new>${field('name', fields.name, { type: 'text', autocomplete: 'off', maxlength: 60 })}</div>
      ${field('email', fields.email, { type: 'email', autocomplete: 'off' })}
      ${field('password', say('password'), { type: 'password', autocomplete: 'off', minlength: 8 })}
      <button class="button" type="submit" data-send>${say('signIn')}</button>
      <p class="sign-status" role="status"></p>
    </form>
    <div class="sign-inside" data-inside hidden>
      <button class="button" type="button" data-out>${say('signOut')}</button>
      <button class="sign-mode" type="button" data-delete>${say('signDelete')}</button>
    </div>
    <p><button class="sign-mode" type="button" data-close>${actions.close}</button></p>
  </dialog>`;
}
