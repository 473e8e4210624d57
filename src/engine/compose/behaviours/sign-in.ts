import type { Behaviour } from './behaviour';

/**
 * A sign-in that is only played: accounts are a name and a mail address in this browser. The password is checked for its
 * length and forgotten; the page says so beside the fields.
 *
 * ```html
 * <button type="button" data-sign-open hidden>Sign in</button>
 * <dialog data-sign-in aria-labelledby="sign-title" data-hello="Signed in as {name}." data-unknown="…" data-taken="…"
 *   data-fix="…">
 *   <h2 id="sign-title">Sign in</h2> <p>A demo: …</p>
 *   <div role="group"><button type="button" data-mode="in" aria-pressed="true">Sign in</button>
 *     <button type="button" data-mode="up" aria-pressed="false">Create account</button></div>
 *   <form novalidate><p data-new><label>Name <input name="name" required></label></p> … email, password …
 *     <button data-send>Sign in</button><p role="status"></p></form>
 *   <div data-inside hidden><button type="button" data-out>Sign out</button> <button type="button" data-delete>Delete this
 *     account</button></div> <button type="button" data-close>Close</button>
 * </dialog>
 * ```
 * The open button carries the name of who is signed in. Without the script it is hidden and the site is read as it is.
 */
export const signIn: Behaviour = {
  type: 'sign-in',
  script: String.raw`// Sign in: [data-sign-in] plays it. Accounts are names and mail addresses in this browser; passwords are not kept.
for (const dialog of document.querySelectorAll('dialog[data-sign-in]')) startSignIn(dialog);

function startSignIn(dialog) {
  const words = dialog.dataset;
  const form = dialog.querySelector('form');
  const status = form.querySelector('[role="status"]');
  const openers = [...document.querySelectorAll('[data-sign-open]')];
  const labels = openers.map((opener) => opener.textContent);
  const modes = [...dialog.querySelectorAll('[data-mode]')];
  const send = form.querySelector('[data-send]');
  const title = dialog.querySelector('h2, h3');
  let mode = 'in';
  let state = { accounts: [], current: null };
  try {
    state = { ...state, ...JSON.parse(localStorage.getItem('demo-accounts')) };
  } catch {
    // Nothing is kept, or storage is blocked: nobody is signed in.
  }

  const keep = () => {
    try {
      localStorage.setItem('demo-accounts', JSON.stringify(state));
    } catch {
      // Storage is blocked: signed in until the page is left.
    }
    show();
  };
  const show = () => {
    const account = state.accounts.find((one) => one.email === state.current);
    openers.forEach((opener, index) => {
      opener.hidden = false;
      opener.textContent = account ? account.name : labels[index];
    });
    form.hidden = modes[0].parentElement.hidden = Boolean(account);
    dialog.querySelector('[data-inside]').hidden = !account;
    for (const button of modes) button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
    for (const part of form.querySelectorAll('[data-new]')) {
      part.hidden = mode === 'in';
      for (const field of part.querySelectorAll('input')) field.disabled = mode === 'in';
    }
    const chosen = modes.find((button) => button.dataset.mode === mode);
    send.textContent = chosen.textContent;
    title.textContent = account ? (words.hello || 'Signed in as {name}.').replace('{name}', account.name) : chosen.textContent;
  };
  const fields = () => [...form.elements].filter((field) => field.willValidate && field.name);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = fields().filter((field) => !field.validity.valid || (field.type === 'password' && field.value.length < 8));
    for (const field of fields()) field.setAttribute('aria-invalid', String(wrong.includes(field)));
    if (wrong.length > 0) {
      const names = wrong.flatMap((field) => [...field.labels]).map((label) => label.textContent.trim());
      status.textContent = [words.fix || 'Please look at the marked fields.', names.join(' · ')].join(' ').trim();
      wrong[0].focus();
      return;
    }
    const email = form.elements.email.value.trim().toLowerCase();
    const isKnown = state.accounts.some((account) => account.email === email);
    if (isKnown !== (mode === 'in')) {
      status.textContent = isKnown ? words.taken || 'There is an account already.' : words.unknown || 'There is no such account.';
      return;
    }
    if (!isKnown) state.accounts.push({ name: form.elements.name.value.trim(), email });
    state.current = email;
    form.reset();
    status.textContent = '';
    keep();
    dialog.querySelector('[data-out]').focus();
  });
  for (const button of modes) {
    button.addEventListener('click', () => {
      mode = button.dataset.mode;
      status.textContent = '';
      show();
    });
  }
  const leave = (accounts) => {
    state = { accounts, current: null };
    keep();
    modes[0].focus();
  };
  dialog.querySelector('[data-out]').addEventListener('click', () => leave(state.accounts));
  dialog.querySelector('[data-delete]').addEventListener('click', () => leave(state.accounts.filter(({ email }) => email !== state.current)));
  dialog.querySelector('[data-close]').addEventListener('click', () => dialog.close());
  for (const opener of openers) opener.addEventListener('click', () => dialog.showModal());
  show();
}
`,
  css: `[data-sign-in] { inline-size: min(92vi, 30rem); margin: auto; padding: clamp(1.5rem, 4vi, 2.5rem); border: 0; border-radius: var(--radius-card); background: var(--surface); color: var(--ink); }
[data-sign-in][open], [data-sign-in] form { display: grid; gap: 1rem; }
[data-sign-in] [hidden] { display: none; }
[data-sign-in]::backdrop { background: color-mix(in oklab, var(--bg) 88%, transparent); }
[data-sign-in] h2 { font-size: var(--step-2); }
.sign-modes, .sign-inside { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.sign-mode { min-block-size: 2.75rem; padding-inline: 1.1em; border: 1px solid var(--soft); border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.sign-mode[aria-pressed="true"] { background: var(--ink); color: var(--bg); }
[data-sign-in] label { display: grid; gap: 0.35rem; font-weight: 600; }
[data-sign-in] input { min-block-size: 3rem; padding: 0.6rem 0.9rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; font-weight: 400; }
[data-sign-in] [aria-invalid="true"] { border: 2px solid currentColor; }
.sign-demo { padding: 0.75rem 1rem; border-inline-start: 4px solid var(--accent); background: var(--bg); font-size: 0.9375rem; }
.sign-status:not(:empty) { font-weight: 600; }`,
};
