/** What runs in the page of a recipe scaler. Reads `words`, `sample` and the functions of the store. */
export const recipeScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startRecipe(app);

function startRecipe(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const signs = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 };
  const grams = [
    [/^cups?\b/i, 240, 'ml'], [/^(?:fl\.? ?oz|fluid ounces?)\b\.?/i, 30, 'ml'], [/^(?:oz|ounces?)\b\.?/i, 28.35, 'g'],
    [/^(?:lbs?|pounds?)\b\.?/i, 453.6, 'g'], [/^pints?\b/i, 473, 'ml'], [/^quarts?\b/i, 946, 'ml'],
  ];
  const sign = '[' + Object.keys(signs).join('') + ']';
  const amount = new RegExp('^\\s*(?:[-*•]\\s*)?(\\d+\\s+\\d+\\s*/\\s*\\d+|\\d+\\s*/\\s*\\d+|\\d+(?:[.,]\\d+)?\\s*' + sign + '|\\d+(?:[.,]\\d+)?|' + sign + ')(?:\\s*[-–]\\s*(\\d+(?:[.,]\\d+)?))?');

  const valueOf = (text) => {
    const whole = text.trim();
    const last = signs[whole.at(-1)];
    if (last !== undefined) return (Number(whole.slice(0, -1).replace(',', '.')) || 0) + last;
    const parts = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(whole);
    if (parts) return Number(parts[1] || 0) + Number(parts[2]) / Math.max(1, Number(parts[3]));
    return Number(whole.replace(',', '.'));
  };
  // Kitchens know halves, thirds and quarters; grams and millilitres are rounded.
  const write = (value) => {
    if (value >= 10) return Math.round(value).toLocaleString(language);
    const whole = Math.floor(value + 0.02);
    const rest = value - whole;
    if (rest < 0.04) return String(whole || Number(value.toFixed(2)));
    const near = Object.entries(signs).find(([, part]) => Math.abs(part - rest) < 0.035);
    if (near) return (whole || '') + near[0];
    return value.toLocaleString(language, { maximumFractionDigits: value < 1 ? 2 : 1 });
  };
  const scale = (line, times) => {
    const found = amount.exec(line);
    if (!found) return ['', line.trim()];
    let values = [found[1], found[2]].filter(Boolean).map((text) => valueOf(text) * times);
    let rest = line.slice(found[0].length).trim();
    const unit = find('units').value === 'metric' ? grams.find(([name]) => name.test(rest)) : undefined;
    if (unit) {
      values = values.map((value) => Math.round((value * unit[1]) / 5) * 5 || Math.round(value * unit[1]));
      rest = (unit[2] + ' ' + rest.replace(unit[0], '').replace(/^\s*of\b/, '').trim()).trim();
    }
    // "250g": the unit stays where it was written.
    const gap = /^[a-zµ]/i.test(rest) && !/\s/.test(line.charAt(found[0].length)) && !unit ? '' : ' ';
    return [values.map(write).join('–'), gap + rest];
  };

  const kept = loadRecords({ text: sample.join('\n'), now: find('now').value, wanted: find('wanted').value, units: find('units').value });
  const fields = ['text', 'now', 'wanted', 'units'];
  for (const name of fields) if (kept[name] !== undefined) find(name).value = kept[name];

  const show = () => {
    saveRecords(Object.fromEntries(fields.map((name) => [name, find(name).value])));
    const times = Number(find('wanted').value) / Number(find('now').value);
    const lines = find('text').value.split('\n').filter((line) => line.trim() !== '');
    find('none').hidden = lines.length > 0;
    find('status').textContent = '';
    if (!Number.isFinite(times) || times <= 0) return;
    find('list').replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement('li');
        const [value, rest] = scale(line, times);
        item.append(Object.assign(document.createElement('b'), { textContent: value }), rest);
        return item;
      }),
    );
  };
  for (const name of fields) find(name).addEventListener('input', show);
  for (const button of app.querySelectorAll('[data-times]')) {
    button.addEventListener('click', () => {
      find('wanted').value = String(Math.max(1, Math.round(Number(find('now').value) * Number(button.dataset.times))));
      show();
    });
  }
  find('print-recipe').addEventListener('click', () => window.print());
  find('copy').addEventListener('click', async () => {
    const text = [...find('list').children].map((item) => item.textContent).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      find('status').textContent = words.copied;
    } catch {
      // Without leave to copy, the list is selected: the keyboard copies it.
      const range = document.createRange();
      range.selectNodeContents(find('list'));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    }
  });
  show();
}
`;
