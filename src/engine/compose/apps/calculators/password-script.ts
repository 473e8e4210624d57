/** What runs in the page of a password generator. */
export const passwordScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startPasswords(app);

function startPasswords(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const sorts = {
    small: 'abcdefghijklmnopqrstuvwxyz',
    capital: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    digits: '0123456789',
    signs: '!#$%&*+-=?@_~',
  };
  const form = find('sorts');
  const fields = form.elements;

  // Values over the last whole multiple would make some characters likelier than others.
  const pick = (letters) => {
    const most = Math.floor(2 ** 32 / letters.length) * letters.length;
    for (;;) {
      const value = crypto.getRandomValues(new Uint32Array(1))[0];
      if (value < most) return letters[value % letters.length];
    }
  };

  const make = () => {
    const length = Number(fields.size.value);
    find('length').textContent = String(length);
    const chosen = Object.keys(sorts)
      .filter((name) => fields[name].checked)
      .map((name) => (fields.plain.checked ? sorts[name].replaceAll(/[0O1lI]/g, '') : sorts[name]));
    if (chosen.length === 0) {
      find('password').textContent = '\u00a0';
      find('status').textContent = words.chooseOneSort;
      return;
    }
    const all = chosen.join('');
    // Drawn again until every sort that was chosen is in it.
    let made = '';
    do made = Array.from({ length }, () => pick(all)).join('');
    while (!chosen.every((letters) => [...made].some((letter) => letters.includes(letter))));
    find('password').textContent = made;
    const bits = Math.floor(length * Math.log2(all.length));
    find('status').textContent = words.bitsOfChance.replace('{n}', String(bits));
    const meter = app.querySelector('.pass-meter');
    if (meter) meter.value = bits;
  };

  const kept = loadRecords({});
  for (const field of [...fields].filter((one) => one.name in kept)) {
    if (field.type === 'checkbox') field.checked = kept[field.name];
    else field.value = kept[field.name];
  }
  form.addEventListener('input', () => {
    saveRecords(Object.fromEntries([...fields].filter((one) => one.name).map((one) => [one.name, one.type === 'checkbox' ? one.checked : one.value])));
    make();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  find('another').addEventListener('click', make);
  find('copy').addEventListener('click', async () => {
    const range = document.createRange();
    range.selectNodeContents(find('password'));
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    try {
      await navigator.clipboard.writeText(find('password').textContent);
      find('status').textContent = words.copied;
    } catch {
      // It is selected: the keyboard copies it.
    }
  });
  make();
}
`;
