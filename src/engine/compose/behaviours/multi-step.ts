import type { Behaviour } from './behaviour';

/**
 * A long form in steps.
 *
 * `<form data-form data-steps data-back="Back" data-next="Next" data-step-text="Step {n} of {count}"> <fieldset data-step>
 *   <legend>Your home</legend>…</fieldset> <fieldset data-step>…</fieldset> <button class="button">Send</button></form>`
 *
 * The script shows one fieldset at a time and checks it before it goes on; the last one shows the form's own button.
 * The last step lists what was entered, under `data-summary`, in an element `[data-review]` of its own or one that the
 * script adds. What is half filled in is there again after a reload in the same tab. Without the script the form is one page.
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
    const [wrong] = form.findWrong([...steps[place].querySelectorAll('input, select, textarea')].filter((field) => field.name && field.willValidate));
    if (wrong) return wrong.focus();
    show(place + 1);
  });
  const progress = document.createElement('p');
  progress.className = 'step-progress';
  progress.setAttribute('role', 'status');
  steps[0].before(progress);
  send.before(back, next);
  const review = form.querySelector('[data-review]') || addReview(form, steps.at(-1));
  const draft = keepDraft(form);

  const show = (wanted) => {
    const hasMoved = wanted !== place;
    place = wanted;
    steps.forEach((step, index) => (step.hidden = index !== place));
    back.hidden = place === 0;
    next.hidden = place === steps.length - 1;
    send.hidden = place < steps.length - 1;
    const text = form.dataset.stepText || 'Step {n} of {count}';
    progress.textContent = text.replace('{n}', String(place + 1)).replace('{count}', String(steps.length));
    if (place === steps.length - 1) listEntries(form, review);
    draft.save(place);
    if (hasMoved) (steps[place].querySelector('input, select, textarea') || progress).focus();
  };
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target.tagName === 'TEXTAREA' || place === steps.length - 1) return;
    event.preventDefault();
    next.click();
  });
  form.addEventListener('input', () => {
    draft.save(place);
    if (place === steps.length - 1) listEntries(form, review);
  });
  form.addEventListener('formready', draft.clear);
  form.addEventListener('reset', () => setTimeout(() => show(0)));
  place = Math.min(draft.load(), steps.length - 1);
  show(place);
}

// The entries of a form that is not sent yet, for this tab.
function keepDraft(form) {
  const store = (form.dataset.store || form.id || 'form') + '-draft';
  const save = (step) => {
    try {
      sessionStorage.setItem(store, JSON.stringify({ step, entries: [...new FormData(form)].filter(([, value]) => typeof value === 'string') }));
    } catch {
      // Storage is blocked: the form starts empty after a reload.
    }
  };
  // Fills the form in again and gives the step that was open.
  const load = () => {
    try {
      const { step, entries } = JSON.parse(sessionStorage.getItem(store));
      for (const [name, value] of entries) {
        const field = form.elements[name];
        if (field && field.type === 'checkbox') field.checked = true;
        else if (field) field.value = value;
      }
      return step;
    } catch {
      return 0;
    }
  };
  const clear = () => {
    try {
      sessionStorage.removeItem(store);
    } catch {
      // There was nothing to remove.
    }
  };
  return { save, load, clear };
}

function addReview(form, step) {
  const part = document.createElement('div');
  part.className = 'step-review';
  const title = document.createElement('p');
  title.textContent = form.dataset.summary || 'What you have entered';
  const review = document.createElement('div');
  review.dataset.review = '';
  part.append(title, review);
  step.append(part);
  return review;
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
.step-review { grid-column: 1 / -1; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: min(var(--radius), 1rem); }
.step-review > p { font-weight: 600; }
.step-review dl div { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
.step-review dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
.step-button { min-block-size: 2.875rem; padding-inline: 1.4em; border: 2px solid currentColor; border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.step-button[hidden], [data-steps] [type="submit"][hidden] { display: none; }`,
};
