/** What converts. Reads `groups`, `names`, `rateText` and the store's functions. */
export const converterScript = String.raw`
const app = document.querySelector('[data-app="converter"]');
if (app) startConverter(app);

function startConverter(app) {
  const form = app.querySelector('fieldset').elements;
  const buttons = [...app.querySelectorAll('[data-group]')];
  let group = buttons[0].dataset.group;

  const toBase = (value, unit) => {
    if (group !== 'temperature') return value * groups[group][unit];
    // Gas mark 1 is 275 °F, and each one 25 more.
    return { '°C': value, '°F': ((value - 32) * 5) / 9, K: value - 273.15, 'gas mark': ((value * 25 + 218) * 5) / 9 }[unit];
  };
  const fromBase = (value, unit) => {
    if (group !== 'temperature') return value / groups[group][unit];
    const heat = (value * 9) / 5 + 32;
    return { '°C': value, '°F': heat, K: value + 273.15, 'gas mark': Math.max(0, Math.round((heat - 250) / 6.25) / 4) }[unit];
  };
  // A number of thirty digits is read as a power of ten.
  const write = (value, digits) => {
    const isFar = value !== 0 && (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-6);
    return value.toLocaleString(document.documentElement.lang, { maximumSignificantDigits: digits, notation: isFar ? 'scientific' : 'standard' });
  };
  const round = (value) => Number(value.toPrecision(app.querySelector('[data-rate]') ? 6 : 8));
  // Money: the rate between the two units, which a person may write over.
  const rate = app.querySelector('[data-rate]');
  const ownSizes = {};
  const showRate = () => {
    if (!rate) return;
    const sizes = groups[group];
    rate.value = String(Number((sizes[form.unitFrom.value] / sizes[form.unitTo.value]).toPrecision(6)));
    app.querySelector('[data-rate-label]').textContent = rateText.replace('{from}', form.unitFrom.value).replace('{to}', form.unitTo.value);
  };

  const convert = (side) => {
    const [from, to] = side === 'to' ? ['to', 'from'] : ['from', 'to'];
    const unitOf = (name) => form[name === 'from' ? 'unitFrom' : 'unitTo'].value;
    const value = Number(form[from].value);
    if (form[from].value === '' || !Number.isFinite(value)) {
      // Nothing to convert: no older result stays beside it.
      form[to].value = '';
      app.querySelector('[data-text]').textContent = '\u00a0';
      app.querySelector('[data-all]').replaceChildren();
      return;
    }
    const base = toBase(value, unitOf(from));
    form[to].value = String(round(fromBase(base, unitOf(to))));
    app.querySelector('[data-all]').replaceChildren(
      ...Object.keys(groups[group]).map((unit) => {
        const row = document.createElement('div');
        const term = document.createElement('dt');
        const detail = document.createElement('dd');
        term.textContent = names[unit] || unit;
        detail.textContent = write(round(fromBase(base, unit)), rate ? 5 : 7);
        row.append(term, detail);
        return row;
      }),
    );
    const say = (number) => write(Number(number), 7);
    app.querySelector('[data-text]').textContent = say(form.from.value) + ' ' + form.unitFrom.value + ' = ' + say(form.to.value) + ' ' + form.unitTo.value;
    saveRecords({ group, from: form.unitFrom.value, to: form.unitTo.value, value: form.from.value, sizes: ownSizes });
    if (document.activeElement !== rate) showRate();
  };

  const choose = (name, kept) => {
    group = name;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.group === name));
    const units = Object.keys(groups[name]);
    for (const select of [form.unitFrom, form.unitTo]) select.replaceChildren(...units.map((unit) => new Option(names[unit] || unit, unit)));
    form.unitFrom.value = kept && units.includes(kept.from) ? kept.from : units[0];
    form.unitTo.value = kept && units.includes(kept.to) ? kept.to : units[1];
    convert('from');
  };

  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.group));
  form.from.addEventListener('input', () => convert('from'));
  form.to.addEventListener('input', () => convert('to'));
  form.unitFrom.addEventListener('change', () => convert('from'));
  form.unitTo.addEventListener('change', () => convert('from'));
  app.querySelector('[data-swap]').addEventListener('click', () => {
    [form.unitFrom.value, form.unitTo.value] = [form.unitTo.value, form.unitFrom.value];
    convert('from');
  });
  for (const button of app.querySelectorAll('[data-amount]')) {
    button.addEventListener('click', () => {
      form.from.value = button.dataset.amount;
      convert('from');
    });
  }
  const kept = loadRecords({});
  if (rate) {
    Object.assign(ownSizes, kept.sizes);
    Object.assign(groups.currency, ownSizes);
    rate.addEventListener('input', () => {
      if (!(Number(rate.value) > 0)) return;
      const size = groups.currency[form.unitFrom.value] / Number(rate.value);
      groups.currency[form.unitTo.value] = ownSizes[form.unitTo.value] = size;
      convert('from');
    });
    rate.addEventListener('change', showRate);
  }
  if (kept.value) form.from.value = kept.value;
  choose(groups[kept.group] ? kept.group : group, kept);
}
`;
