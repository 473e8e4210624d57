import type { Behaviour } from './behaviour';

/**
 * Checks a form before it goes, in the page's language, and is honest about where it goes.
 *
 * ```html
 * <form class="form" data-form data-mail="hello@example.com"
 *   data-missing="Please fill this in." data-bad-email="…" data-bad-phone="…" data-past-date="…" data-bad-number="…"
 *   data-fix="Please look at the marked fields." data-done="Your mail program opens with the message. Send it there.">
 *   <p class="field"><label for="contact-name">Name</label><input id="contact-name" name="name" required></p>
 *   <p class="field"><label for="contact-date">Date</label><input id="contact-date" name="date" type="date" data-future></p>
 *   <div class="form-end"><button class="button">Send</button><p class="form-status" role="status"></p></div>
 * </form>
 * ```
 * With `data-mail` or a `mailto:` action the fields open as a mail with `data-subject`. Otherwise nothing is sent: the entry
 * is kept in this browser under `data-store` (say so beside the button), and `data-done` is shown. All words optional.
 * When all is well the form sends a cancelable `formready` event with the entries as detail.
 */
export const form: Behaviour = {
  type: 'form',
  script: String.raw`// Forms: [data-form] checks its fields, names what is wrong, then opens a mail or keeps the entry in this browser.
for (const form of document.querySelectorAll('[data-form]')) startForm(form);

function startForm(form) {
  const words = form.dataset;
  const status = form.querySelector('[role="status"]');
  form.noValidate = true;

  const findProblem = (field) => {
    const text = field.value.trim();
    const validity = field.validity;
    if (validity.valueMissing || (field.required && text === '')) return words.missing || 'Please fill this in.';
    if (text === '') return '';
    if (validity.typeMismatch && field.type === 'email') return words.badEmail || 'That does not look like a mail address.';
    if (field.type === 'email' && !/^\S+@\S+\.\S+$/.test(text)) return words.badEmail || 'That does not look like a mail address.';
    if (field.type === 'tel' && (text.match(/\d/g) || []).length < 6) return words.badPhone || 'That does not look like a phone number.';
    if (field.hasAttribute('data-future') && text < localDate()) return words.pastDate || 'Please choose a day from today on.';
    if (validity.customError) return field.validationMessage;
    if (field.type === 'number' && field.min && field.max && !validity.valid) return (words.range || 'A number from {min} to {max}, please.').replace('{min}', field.min).replace('{max}', field.max);
    return validity.valid ? '' : words.badNumber || field.validationMessage;
  };

  const show = (field, problem) => {
    const id = (field.id || field.name) + '-problem';
    let note = document.getElementById(id);
    if (!note && problem) {
      note = document.createElement('span');
      note.id = id;
      note.className = 'field-problem';
      (field.closest('.field, fieldset') || field.parentElement).append(note);
    }
    if (note) {
      note.textContent = problem;
      note.removeAttribute('data-solved');
    }
    if (!problem) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    } else {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', id);
    }
  };

  const fields = () => [...form.elements].filter((field) => field.name && field.willValidate);
  // Marks what is wrong among some fields and gives those back; for scripts that check a part of the form.
  form.findWrong = (some) =>
    some.filter((field) => {
      const problem = findProblem(field);
      show(field, problem);
      return problem !== '';
    });
  form.sayUnkept = () => {
    if (status) status.textContent = words.unkept || 'Not saved: the storage of this browser is full or blocked.';
  };
  form.addEventListener('focusout', (event) => {
    const field = event.target;
    if (!field.name || !field.hasAttribute('aria-invalid')) return;
    const problem = findProblem(field);
    const note = document.getElementById(field.getAttribute('aria-describedby'));
    show(field, problem);
    // Its line stays until the form is sent: a button that moved up under the pointer would not be pressed.
    if (problem || !note) return;
    note.textContent = '\u00a0';
    note.dataset.solved = '';
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = form.findWrong(fields());
    if (wrong.length > 0) {
      if (status) status.textContent = words.fix || 'Please look at the marked fields.';
      wrong[0].focus();
      return;
    }
    const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
    const action = form.getAttribute('action') || '';
    const address = words.mail || (action.startsWith('mailto:') ? action.slice(7).split('?')[0] : '');
    // Other scripts may take it from here: a booking keeps its time, an order empties the cart.
    const goesOn = form.dispatchEvent(new CustomEvent('formready', { cancelable: true, detail: Object.fromEntries(entries) }));
    if (!goesOn) return;
    if (address) {
      const body = entries.map(([name, value]) => labelOf(form, name) + ': ' + value).join('\n');
      const subject = words.subject || document.title;
      location.href = 'mailto:' + address + '?subject=' + encodeURIComponent(subject) + '&body=' + encodeURIComponent(body);
    } else {
      if (!keepEntry(words.store || 'form', Object.fromEntries(entries))) {
        form.sayUnkept();
        return;
      }
      form.reset();
    }
    if (status) status.textContent = words.done || 'Thank you. This page has no server: the entry stays in this browser.';
  });
}

function labelOf(form, name) {
  const field = form.elements[name];
  const label = (field && field.labels && field.labels[0]) || null;
  return label ? label.textContent.trim() : name;
}

function localDate() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}

function readEntries(store) {
  try {
    const entries = JSON.parse(localStorage.getItem(store));
    return Array.isArray(entries) ? entries.filter(Boolean) : [];
  } catch {
    return [];
  }
}

// Adds an entry to those of a store; false where storage is blocked or full.
function keepEntry(store, entry) {
  try {
    localStorage.setItem(store, JSON.stringify([...readEntries(store), { ...entry, at: new Date().toISOString() }]));
    return true;
  } catch {
    return false;
  }
}
`,
  css: `.field-problem { display: block; margin-block-start: 0.3rem; font-weight: 600; font-size: 0.9375rem; color: var(--ink); }
.field-problem:empty { display: none; }
.field-problem[data-solved] { visibility: hidden; }
.field-problem::before { content: "!"; display: inline-block; inline-size: 1.3em; margin-inline-end: 0.5em; border-radius: 99px; background: var(--ink); color: var(--bg); text-align: center; line-height: 1.3; }
[aria-invalid="true"] { border-color: currentColor; border-width: 2px; }
.form-status:not(:empty) { font-weight: 600; }`,
};
