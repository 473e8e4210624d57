/** What counts days. Reads `mode` and the functions of the store. */
export const datesScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startDates(app);

function startDates(app) {
  const form = app.querySelector('fieldset');
  const { from, to, last } = form.elements;
  const language = document.documentElement.lang || 'en';
  // Days are counted in universal time, where each of them has 24 hours.
  const read = (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text + 'T00:00Z') : null);
  const day = 86400000;
  const today = () => {
    const now = new Date();
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  };
  const key = (date) => date.toISOString().slice(0, 10);
  const unit = (value, name) => new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const count = (value) => new Intl.NumberFormat(language).format(value);
  const list = (parts) => new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(parts);
  const write = (name, text) => {
    const place = app.querySelector('[data-' + name + ']');
    if (place) place.textContent = text;
  };
  // The same day of another month; the 31st of a short month is its last day.
  const monthsOn = (date, months) => {
    const next = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
    const end = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
    return new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth(), Math.min(date.getUTCDate(), end)));
  };
  const apart = (start, end) => {
    let months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
    if (monthsOn(start, months) > end) months -= 1;
    return { years: Math.floor(months / 12), months: months % 12, days: Math.round((end - monthsOn(start, months)) / day) };
  };
  const sayApart = ({ years, months, days }) =>
    list([years > 0 ? unit(years, 'year') : '', months > 0 ? unit(months, 'month') : '', days > 0 || (years === 0 && months === 0) ? unit(days, 'day') : ''].filter(Boolean));
  const workdays = (start, days) => {
    let sum = Math.floor(days / 7) * 5;
    for (let index = 0; index < days % 7; index += 1) if (![0, 6].includes(new Date(start.getTime() + index * day).getUTCDay())) sum += 1;
    return sum;
  };

  const show = () => {
    const chosen = [read(from.value), read(to.value)];
    if (chosen.includes(null)) {
      for (const place of app.querySelectorAll('.sum-results :is(output, dd)')) place.textContent = '–';
      return;
    }
    const [start, end] = chosen[0] <= chosen[1] ? chosen : [chosen[1], chosen[0]];
    const days = Math.round((end - start) / day) + (last && last.checked ? 1 : 0);
    const stop = new Date(start.getTime() + days * day);
    const span = apart(start, stop);
    write('span', sayApart(span));
    write('all-days', count(days));
    write('all-weeks', count(Math.floor(days / 7)));
    if (mode === 'age') {
      write('years', unit(span.years, 'year'));
      write('weekday', start.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }));
      const next = span.months === 0 && span.days === 0 ? end : monthsOn(start, (span.years + 1) * 12);
      write('next', next.toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' }) + ' · ' + unit(Math.round((next - end) / day), 'day'));
    } else {
      write('years', unit(days, 'day'));
      write('weeks', list([unit(Math.floor(days / 7), 'week'), unit(days % 7, 'day')]));
      write('workdays', unit(workdays(start, days), 'day'));
    }
    saveRecords({ from: from.value, to: mode === 'age' ? '' : to.value, last: Boolean(last && last.checked) });
  };
  const kept = loadRecords({});
  from.value = kept.from || (mode === 'age' ? '2000-01-01' : key(today()));
  to.value = kept.to || key(mode === 'age' ? today() : new Date(today().getTime() + 30 * day));
  if (last) last.checked = kept.last === true;
  form.addEventListener('input', show);
  show();
}
`;
