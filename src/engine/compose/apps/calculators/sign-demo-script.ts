/** What plays the accounts. Reads `words` and the functions of the store. */
export const signDemoScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startSigning(app);

function startSigning(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const outside = find('outside');
  const inside = find('inside');
  let { accounts = [], current = null } = loadRecords({});
  let mode = 'in';

  const say = (text) => (find('status').textContent = text);
  // Where somebody can ask to be remembered, nobody else is.
  const stay = app.querySelector('[data-stay]');
  const keep = () => saveRecords({ accounts, current: stay && !stay.checked ? null : current });
  const findAccount = (email) => accounts.find((one) => one.email === email);
  // A salted check value: the password itself is never kept.
  const check = async (password, salt) => {
    const bytes = new TextEncoder().encode(salt + ':' + password);
    if (globalThis.crypto && crypto.subtle) return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    let sum = 0x811c9dc5;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
    return sum.toString(16);
  };
  const show = () => {
    const account = current && findAccount(current);
    outside.hidden = Boolean(account);
    inside.hidden = !account;
    if (account) {
      find('hello').textContent = words.hello.replace('{name}', account.name || account.email);
      inside.elements.name.value = account.name;
      inside.elements.note.value = account.note || '';
    }
    for (const button of outside.querySelectorAll('[data-mode]')) button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
    find('new').hidden = mode !== 'up';
    outside.elements.name.required = mode === 'up';
    find('reset').hidden = mode !== 'reset';
    find('password-name').textContent = mode === 'reset' ? words.newPassword : words.password;
    find('send').textContent = words[mode];
  };

  if (stay && current) stay.checked = true;
  const look = app.querySelector('[data-look]');
  if (look) look.addEventListener('change', () => (outside.elements.password.type = look.checked ? 'text' : 'password'));
  for (const button of outside.querySelectorAll('[data-mode]'))
    button.addEventListener('click', () => {
      mode = button.dataset.mode;
      say('');
      show();
    });
  outside.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { name, email, password } = outside.elements;
    for (const field of [name, email, password]) field.setAttribute('aria-invalid', String(!field.validity.valid || (field === name && name.required && name.value.trim() === '')));
    const wrong = outside.querySelector('[aria-invalid="true"]');
    if (wrong) {
      say(words.fix);
      wrong.focus();
      return;
    }
    const address = email.value.trim().toLowerCase();
    const account = findAccount(address);
    if (mode === 'up' ? account : !account) {
      say(mode === 'up' ? words.taken : words.unknown);
      return;
    }
    if (mode === 'in' && (await check(password.value, account.salt)) !== account.check) {
      say(words.wrongPassword);
      password.focus();
      return;
    }
    const salt = Math.random().toString(36).slice(2);
    if (mode === 'up') accounts = [...accounts, { email: address, name: name.value.trim(), note: '', salt, check: await check(password.value, salt) }];
    if (mode === 'reset') Object.assign(account, { salt, check: await check(password.value, salt) });
    current = mode === 'reset' ? null : address;
    say(mode === 'reset' ? words.passwordSet : '');
    mode = 'in';
    password.value = '';
    keep();
    show();
    if (current) inside.elements.name.focus();
    else password.focus();
  });
  inside.addEventListener('submit', (event) => {
    event.preventDefault();
    Object.assign(findAccount(current), { name: inside.elements.name.value.trim(), note: inside.elements.note.value });
    keep();
    show();
  });
  const leave = () => {
    current = null;
    keep();
    outside.reset();
    show();
    outside.elements.email.focus();
  };
  find('out').addEventListener('click', leave);
  find('delete').addEventListener('click', () => {
    accounts = accounts.filter((one) => one.email !== current);
    leave();
  });
  show();
}
`;
