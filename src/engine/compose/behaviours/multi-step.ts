import type { Behaviour } from './behaviour';

/**
 * A long form in steps.
 *
 * `<form data-form data-steps data-back="Back" data-next="Next" data-step-text="Step {n} of {count}"> <fieldset data-step>
 *   <legend>Your home</legend>…</fieldset> <fieldset data-step>…</fieldset> <button class="button">Send</button></form>`
 *
 * The script shows one fieldset at a time and checks it before it goes on; the last one shows the form's own button.
 * An element `[data-review]` in the last step lists what was entered. Without the script the form is one page.
 */
export const multiStep: Behaviour = {
  type: 'multi-step',
  needs: ['form'],
  script: String.raw`// Steps: the [data-step] parts of a form with [data-steps] show one at a time.
for (const form of document.querySelectorAll('form[data-steps]')) startSteps(form);

function startSteps(form) {
  const steps = [...form.querySelectorAll('[data-step]')];
  const send = [...form.querySelectorAll('button')].find((button) => button.type === 'submit');
  if (steps.length < 2 || !send) return;
  let place = 0;
  const makeButton = (label, act) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'step-button';
    button.textContent = label;
    button.addEventListener('click', act);
    return button;
  };
  const back = makeButton(form.dataset.back || 'Back', () => show(place - 1));
  const next = makeButton(form.dataset.next || 'Next', () => {
    const wrong = [...steps[place].querySelectorAll('input, select, textarea')].find((field) => !field.checkValidity());
    if (wrong) return wrong.reportValidity();
    show(place + 1);
  });
  const progress = document.createElement('p');
  progress.className = 'step-progress';
  progress.setAttribute('role', 'status');
  steps[0].before(progress);
  send.before(back, next);

  const show = (wanted) => {
    const hasMoved = wanted !== place;
    place = wanted;
    steps.forEach((step, index) => (step.hidden = index !== place));
    back.hidden = place === 0;
    next.hidden = place === steps.length - 1;
    send.hidden = place < steps.length - 1;
    const text = form.dataset.stepText || 'Step {n} of {count}';
    progress.textContent = text.replace('{n}', String(place + 1)).replace('{count}', String(steps.length));
    const review = steps[place].querySelector('[data-review]');
    if (review) listEntries(form, review);
    if (hasMoved) (steps[place].querySelector('input, select, textarea') || progress).focus();
  };
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target.tagName === 'TEXTAREA' || place === steps.length - 1) return;
    event.preventDefault();
    next.click();
  });
  form.addEventListener('reset', () => setTimeout(() => show(0)));
  show(0);
}

function listEntries(form, review) {
  const rows = [...new FormData(form)]
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => {
      const row = document.createElement('div');
      const term = document.createElement('dt');
      const detail = document.createElement('dd');
      term.textContent = labelOf(form, name);
      detail.textContent = value;
      row.append(term, detail);
      return row;
    });
  const list = document.createElement('dl');
  list.append(...rows);
  review.replaceChildren(list);
}
`,
  css: `.form-step { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1.1rem; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.form-step[hidden] { display: none; }
.form-step > legend { margin-block-end: 0.75rem; font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.step-progress { grid-column: 1 / -1; font-weight: 600; color: var(--soft); }
.step-button { min-block-size: 2.875rem; padding-inline: 1.4em; border: 2px solid currentColor; border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.step-button[hidden], [data-steps] [type="submit"][hidden] { display: none; }`,
};
