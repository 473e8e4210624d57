import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { fileScript, csvScript, writeConstant, writeStore } from './script-parts';

function readServices({ brief, words }: AppContext): readonly string[] {
  const listed = brief.items.map(({ value }) => value.name);
  return listed.length > 0
    ? listed.slice(0, 12)
    : [
        sayApp(words.language, 'firstVisit'),
        sayApp(words.language, 'followUp'),
        sayApp(words.language, 'longVisit'),
      ];
}

/** A week of free times to book, and the list of what is booked. */
export const booking: AppDefinition = {
  kind: 'booking',
  title: ({ words }) => sayApp(words.language, 'appointments'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const heading = (text: string) => (level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    return html`<div class="week" data-app="booking">
      <div class="week-main">
        <div class="app-row app-ends">
          <div class="app-row">
            <button class="app-small" type="button" data-back aria-label="${say('weekBefore')}">←</button>
            <p class="week-name" role="status" data-week></p>
            <button class="app-small" type="button" data-on aria-label="${say('weekAfter')}">→</button>
          </div>
          <p class="app-note" data-free></p>
        </div>
        <div class="week-days" data-days></div>
      </div>
      <div class="week-side">
        <form class="app-panel" data-editor>
          <p class="week-chosen" data-chosen>${say('chooseTime')}</p>
          <p class="app-field">
            <label for="book-service">${words.fields.service}</label
            ><select id="book-service" name="service">
              ${readServices(context).map((name) => html`<option>${name}</option>`)}
            </select>
          </p>
          <p class="app-field">
            <label for="book-name">${words.fields.name}</label
            ><input type="text" id="book-name" name="name" required maxlength="80" autocomplete="name" />
          </p>
          <p class="app-field">
            <label for="book-phone">${words.fields.phone}</label
            ><input id="book-phone" name="phone" type="tel" maxlength="40" autocomplete="tel" />
          </p>
          <button type="submit" class="app-button" data-book disabled>${say('bookTime')}</button>
          <p class="app-note">${say('bookingNote')}</p>
        </form>
        ${heading(say('booked'))}
        <ol data-list></ol>
        <p class="app-note" data-empty>${say('nothingBooked')}</p>
        <button class="app-small" type="button" data-export>${say('exportCsv')}</button>
      </div>
      <p class="app-hidden" role="status" data-status></p>
      <template data-row
        ><li class="booked">
          <b></b><span></span><button class="app-small" type="button">${words.actions.cancel}</button>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.week { grid-template-columns: minmax(0, 1.5fr) minmax(16rem, 0.5fr); align-items: start; }
.week-main, .week-side, .week-side form { display: grid; gap: 1rem; }
.week-name { min-inline-size: 11rem; font-weight: 600; text-align: center; }
.week-days { display: grid; grid-template-columns: repeat(7, minmax(4.25rem, 1fr)); gap: 0.5rem; overflow-x: auto; padding: 4px; }
.week-day { display: grid; gap: 0.4rem; align-content: start; }
.week-day p { padding-block-end: 0.4rem; border-block-end: 2px solid var(--ink); font-weight: 600; text-align: center; }
.week-day[data-today] p { color: var(--accent-text); }
.week-time { min-block-size: 2.75rem; padding: 0; border: 1px solid var(--soft); border-radius: min(var(--radius), 0.75rem); background: var(--bg); color: var(--ink); font-variant-numeric: tabular-nums; cursor: pointer; }
.week-time:disabled { border-color: var(--line); background: var(--surface); color: var(--soft); text-decoration: line-through; cursor: default; }
.week-time[aria-pressed="true"] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.week-chosen { font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.week-side h2, .week-side h3 { font-size: var(--step-1); }
.booked { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.5rem; align-items: center; padding-block: 0.6rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.booked span { grid-row: 2; color: var(--soft); }
.booked button { grid-area: 1 / 2 / span 2; }
@media (max-width: 62rem) { .week { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const hours = context.brief.hours?.value ?? [{ days: [1, 2, 3, 4, 5], opens: 540, closes: 1020 }];
    const words = {
      ...sayAll(context.words.language, ['freeTimes', 'bookedFor', 'chooseTime', 'cancelled']),
      cancel: context.words.actions.cancel,
      date: context.words.fields.date,
      time: context.words.fields.time,
      service: context.words.fields.service,
      name: context.words.fields.name,
      phone: context.words.fields.phone,
    };
    return `// Bookings: free times by week; what is booked stays in this browser. Days from Monday = 1, minutes after midnight.
${writeConstant('words', words)}${writeConstant('hours', hours)}const step = ${/(\d{2})[\s-]*min/i.exec(context.brief.prompt)?.[1] ?? 60};
${writeStore(context, 'appointments')}${fileScript}${csvScript}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="booking"]');
if (app) startBookingApp(app);

function startBookingApp(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('editor');
  const language = document.documentElement.lang || 'en';
  let bookings = loadRecords([]);
  let week = 0;
  let chosen = null;

  const dayOf = (offset) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 12);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  const say = (day, wanted) => new Date(day + 'T12:00').toLocaleDateString(language, wanted);
  const sayTime = (minute) => String(Math.floor(minute / 60) % 24).padStart(2, '0') + ':' + String(minute % 60).padStart(2, '0');
  const sayFull = ({ date, time }) => say(date, { weekday: 'long', day: 'numeric', month: 'long' }) + ', ' + time;
  const listTimes = (weekday) =>
    hours
      .filter((range) => range.days.includes(weekday))
      .flatMap(({ opens, closes }) => {
        const end = closes > opens ? closes : closes + 1440;
        return Array.from({ length: Math.max(0, Math.floor((end - opens) / step)) }, (_, index) => sayTime(opens + index * step));
      });

  const show = () => {
    const first = week * 7;
    const today = dayOf(0);
    const now = new Date().toTimeString().slice(0, 5);
    let free = 0;
    const days = Array.from({ length: 7 }, (_, index) => {
      const date = dayOf(first + index);
      const column = document.createElement('div');
      column.className = 'week-day';
      column.toggleAttribute('data-today', date === today);
      column.append(Object.assign(document.createElement('p'), { textContent: say(date, { weekday: 'short', day: 'numeric' }) }));
      for (const time of listTimes(new Date(date + 'T12:00').getDay() || 7)) {
        const button = document.createElement('button');
        const isTaken = bookings.some((other) => other.date === date && other.time === time);
        button.type = 'button';
        button.className = 'week-time';
        button.textContent = time;
        button.disabled = isTaken || date < today || (date === today && time <= now);
        if (!button.disabled) free += 1;
        button.setAttribute('aria-label', sayFull({ date, time }));
        button.setAttribute('aria-pressed', String(chosen !== null && chosen.date === date && chosen.time === time));
        button.addEventListener('click', () => {
          chosen = { date, time };
          for (const other of app.querySelectorAll('.week-time')) other.setAttribute('aria-pressed', String(other === button));
          showChosen();
        });
        column.append(button);
      }
      return column;
    });
    find('days').replaceChildren(...days);
    find('week').textContent = say(dayOf(first), { day: 'numeric', month: 'short' }) + ' – ' + say(dayOf(first + 6), { day: 'numeric', month: 'short' });
    find('free').textContent = words.freeTimes.replace('{n}', String(free));
    find('back').disabled = week === 0;
    const coming = bookings.filter((other) => other.date >= today).sort((one, other) => (one.date + one.time).localeCompare(other.date + other.time));
    find('empty').hidden = coming.length > 0;
    find('list').replaceChildren(...coming.map(drawBooking));
    showChosen();
  };
  const showChosen = () => {
    find('chosen').textContent = chosen ? sayFull(chosen) : words.chooseTime;
    find('book').disabled = chosen === null;
  };
  const drawBooking = (booking) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    row.querySelector('b').textContent = sayFull(booking);
    row.querySelector('span').textContent = [booking.service, booking.name, booking.phone].filter(Boolean).join(' · ');
    row.querySelector('button').setAttribute('aria-label', words.cancel + ': ' + sayFull(booking));
    row.querySelector('button').addEventListener('click', () => {
      bookings = bookings.filter((other) => other !== booking);
      saveRecords(bookings);
      find('status').textContent = words.cancelled + ': ' + sayFull(booking);
      show();
      form.elements.service.focus();
    });
    return row;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!chosen) return;
    const booking = { ...chosen, ...Object.fromEntries(new FormData(form)) };
    bookings = [...bookings, booking];
    saveRecords(bookings);
    chosen = null;
    form.reset();
    show();
    find('status').textContent = words.bookedFor + ': ' + sayFull(booking);
  });
  find('back').addEventListener('click', () => ((week -= 1), show()));
  find('on').addEventListener('click', () => ((week += 1), show()));
  find('export').addEventListener('click', () => {
    const rows = bookings.map(({ date, time, service, name, phone }) => [date, time, service, name, phone]);
    downloadText('bookings.csv', 'text/csv', toCsv([[words.date, words.time, words.service, words.name, words.phone], ...rows]));
  });
  show();
}
`;
