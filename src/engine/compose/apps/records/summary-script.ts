/** `deriveRecord(record)` works out the columns that follow from others, `showSummaries(app, shown)` the figures under a table. */
export const summaryScript = String.raw`
// Columns that follow from others: a product, a share, or the day after so many days.
function deriveRecord(record) {
  let next = record;
  for (const { name, derived } of fields) {
    if (!derived) continue;
    const [first, second] = [next[derived.first], next[derived.second]];
    let value = '';
    if (derived.of === 'product' && first !== '' && second !== '') value = String(Math.round(Number(first) * Number(second) * 100) / 100);
    if (derived.of === 'yearly' && first) {
      const now = new Date();
      const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
      const next = new Date(now.getFullYear(), Number(first.slice(5, 7)) - 1, Number(first.slice(8)), 12);
      if (next < noon) next.setFullYear(now.getFullYear() + 1);
      value = String(Math.round((next - noon) / 86400000));
    }
    if (derived.of === 'since' && first) value = String(Math.round((new Date(new Date().toLocaleDateString('sv') + 'T12:00') - new Date(first + 'T12:00')) / 86400000));
    if (derived.of === 'between' && first !== '' && second !== '') value = String(Math.round((Number(second) - Number(first)) * 100) / 100);
    if (derived.of === 'hours' && first && second) {
      const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
      const round = derived.round || 1;
      const worked = Math.max(0, ((minutes(second) - minutes(first) + 1440) % 1440) - (Number(next[derived.less]) || 0));
      value = String(Math.round((Math.round(worked / round) * round) / 0.6) / 100);
    }
    if (derived.of === 'share' && Number(second) > 0) value = String(Math.round((Number(first) / Number(second)) * 100));
    if (derived.of === 'due' && first && Number(second) > 0) {
      const day = new Date(first + 'T12:00');
      day.setDate(day.getDate() + Number(second) * (derived.times || 1));
      value = day.toLocaleDateString('sv');
    }
    if (next[name] !== value) next = { ...next, [name]: value };
  }
  return next;
}

// A sum of money in its own signs; what is no number stays as it was written.
function sayAmount(text, currency) {
  const amount = Number(text);
  return Number.isFinite(amount) ? amount.toLocaleString(document.documentElement.lang, { style: 'currency', currency }) : text;
}

function showSummaries(app, shown) {
  const language = document.documentElement.lang;
  const write = ({ currency }, value) => value.toLocaleString(language, currency ? { style: 'currency', currency } : { maximumFractionDigits: 2 });
  const today = new Date().toLocaleDateString('sv');
  const since = new Date(Date.now() - 6 * 86400000).toLocaleDateString('sv');
  const workOut = ({ op, field, second, signs, limit, lately }, all) => {
    const isLate = (day) => (signs ? day.slice(0, signs) === today.slice(0, signs) : day >= since);
    const records = lately ? all.filter((record) => isLate(String(record[lately] || ''))) : all;
    const values = records.filter((record) => (record[field] ?? '') !== '').map((record) => Number(record[field]) * (second ? Number(record[second] || 0) : 1));
    // What was filled in since the first reading, over the distance since then; or how far a gallon reaches.
    if (op === 'consumption' || op === 'reach') {
      const filled = records.filter((record) => Number(record[field]) > 0 && Number(record[second]) > 0).sort((one, other) => one[second] - other[second]);
      const far = filled.length > 1 ? filled.at(-1)[second] - filled[0][second] : 0;
      const burnt = filled.slice(1).reduce((all, record) => all + Number(record[field]), 0);
      return far > 0 && burnt > 0 ? (op === 'reach' ? far / burnt : (burnt / far) * 100) : NaN;
    }
    if (op === 'count') return records.filter((record) => String(record[field] ?? '').slice(0, signs) === today.slice(0, signs)).length;
    const whole = values.reduce((all, value) => all + (value || 0), 0);
    if (op === 'left') return limit - whole;
    if (op === 'average') return values.length > 0 ? whole / values.length : 0;
    return op === 'max' ? Math.max(...values) : whole;
  };
  options.summaries.forEach((summary, index) => {
    const { by, only, field, op, signs, week, month } = summary;
    const weekOf = (day) => {
      const monday = new Date(day + 'T12:00');
      monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
      return monday.toLocaleDateString(language, { day: 'numeric', month: 'short' });
    };
    const nameOf = (record) => String(record[by] ?? '').slice(0, signs) + (week && record[week] ? ' · ' + weekOf(record[week]) : '') + (month && record[month] ? ' · ' + new Date(record[month] + 'T12:00').toLocaleDateString(language, { month: 'short', year: 'numeric' }) : '');
    const place = app.querySelectorAll('[data-summary]')[index];
    const counted = shown.filter((record) => !only || only.values.includes(record[only.field]));
    if (!by) {
      const figure = (op === 'max' || op === 'average') && counted.length === 0 ? NaN : workOut(summary, counted);
      place.textContent = Number.isNaN(figure) ? '–' : write(summary, figure);
      return;
    }
    const groups = new Map();
    for (const record of counted) if (record[by] && (record[field] ?? '') !== '') groups.set(nameOf(record), [...(groups.get(nameOf(record)) ?? []), record]);
    const rows = [...groups].sort(([one], [other]) => one.localeCompare(other, language)).map(([name, records]) => {
      const row = document.createElement('span');
      row.append(name + ' ', Object.assign(document.createElement('b'), { textContent: write(summary, workOut(summary, records)) }));
      return row;
    });
    place.replaceChildren(...(rows.length > 0 ? rows : ['–']));
  });
}
`;
