import type { SitePlan } from '../../plan/site-plan';
import { sayBehaviour } from '../behaviours/behaviour-words';
import { html, type Html } from '../html';

/** The question for the age, before anything else can be used; null where none was asked for or no script runs. */
export function writeAgeGate(plan: SitePlan): Html | null {
  if (!plan.hasScript || !plan.behaviours.includes('age-gate')) return null;
  const age = /\b(1[6-9]|2[01])\b\s*(?:\+|plus|or (?:older|over)|years?|and over)|(?:over|above|age)\s*(1[6-9]|2[01])\b/iu.exec(plan.brief.prompt); // prettier-ignore
  const values = { age: age?.[1] ?? age?.[2] ?? '18' };
  const say = (word: Parameters<typeof sayBehaviour>[1]) => sayBehaviour(plan.language, word, values);
  return html`<dialog class="age-gate" data-age-gate aria-labelledby="age-title">
    <h2 id="age-title">${say('ageTitle')}</h2>
    <p>${say('ageText')}</p>
    <p class="actions">
      <button class="button" type="button" data-yes>${say('ageYes')}</button>
      <button class="age-no" type="button" data-no>${say('ageNo')}</button>
    </p>
    <p role="status" data-refused hidden>${say('ageRefused')}</p>
  </dialog>`;
}
