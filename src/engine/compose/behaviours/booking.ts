import type { Behaviour } from './behaviour';

/**
 * Free times of a day as buttons to choose from, or nights between two dates with their price.
 *
 * ```html
 * <form class="form" data-form data-booking='[{"days":[1,2,3,4,5],"opens":540,"closes":1020}]' data-step="30"
 *   data-store="bookings" data-none="No times are left on this day." …words of the form…>
 *   <p class="field"><label for="d">Date</label><input id="d" name="date" type="date" required data-future></p>
 *   <fieldset class="field field-wide"><legend>Time</legend>
 *     <div data-slots><input name="time" type="time" required aria-label="Time"></div></fieldset> …
 * </form>
 * ```
 * The script replaces the time field by radio buttons. For nights: date inputs named `arrival` and `departure`, a select
 * named `room` whose options carry `data-rate="120"`, and `<p data-stay="{nights} nights, {total}" data-currency="EUR"
 * role="status"></p>`. Times chosen before in this browser are not offered again.
 */
export const booking: Behaviour = {
  type: 'booking',
  needs: ['form'],
  script: String.raw`// Booking: [data-booking] holds the opening hours and offers the times of the chosen day.
for (const form of document.querySelectorAll('form[data-booking]')) startBooking(form);

function startBooking(form) {
  const slots = form.querySelector('[data-slots]');
  if (slots) startSlots(form, slots);
  if (form.elements.arrival && form.elements.departure) startStay(form);
}

function startSlots(form, slots) {
  const store = (form.dataset.store || 'booking') + '-times';
  const date = form.elements.date;
  const step = Number(form.dataset.step) || 30;
  let hours = [];
  try {
    hours = JSON.parse(form.dataset.booking || '[]');
  } catch {
    hours = [];
  }
  if (hours.length === 0) hours = [{ days: [1, 2, 3, 4, 5, 6], opens: 540, closes: 1080 }];

  const readTaken = () => readEntries(store).map((entry) => entry.date + ' ' + entry.time);
  const listTimes = (chosen) => {
    const day = new Date(chosen + 'T12:00').getDay() || 7;
    const now = new Date();
    const earliest = chosen === localDate() ? now.getHours() * 60 + now.getMinutes() : 0;
    const taken = readTaken();
    const times = [];
    for (const range of hours.filter((entry) => entry.days.includes(day))) {
      const closes = range.closes > range.opens ? range.closes : range.closes + 1440;
      for (let minute = range.opens; minute + step <= closes; minute += step) {
        const hour = Math.floor(minute / 60) % 24;
        const time = String(hour).padStart(2, '0') + ':' + String(minute % 60).padStart(2, '0');
        if (minute > earliest && !taken.includes(chosen + ' ' + time)) times.push(time);
      }
    }
    return times;
  };

  const show = () => {
    const times = date.value ? listTimes(date.value) : [];
    const chosen = new FormData(form).get('time');
    if (times.length === 0) {
      const note = document.createElement('p');
      note.setAttribute('role', 'alert');
      note.textContent = date.value ? form.dataset.none || 'No times are left on this day. Choose another.' : '';
      slots.replaceChildren(note);
      return;
    }
    slots.replaceChildren(
      ...times.map((time) => {
        const label = document.createElement('label');
        label.className = 'slot';
        const radio = document.createElement('input');
        radio.type = 'radio';
        radio.name = 'time';
        radio.value = time;
        radio.required = true;
        radio.checked = time === chosen;
        label.append(radio, time);
        return label;
      }),
    );
  };

  date.min = localDate();
  if (!date.value) date.value = nextOpenDay(hours);
  date.addEventListener('change', show);
  // A time that another tab has booked is free no longer.
  window.addEventListener('storage', show);
  form.addEventListener('formready', (event) => {
    const { date: day, time } = event.detail;
    if (!time) {
      event.preventDefault();
      show();
      date.focus();
      return;
    }
    keepEntry(store, { date: day, time });
    setTimeout(show);
  });
  form.addEventListener('reset', () => setTimeout(() => ((date.value = nextOpenDay(hours)), show())));
  show();
}

function nextOpenDay(hours) {
  const [year, month, day] = localDate().split('-').map(Number);
  for (let ahead = 1; ahead < 15; ahead += 1) {
    const next = new Date(Date.UTC(year, month - 1, day + ahead));
    if (hours.some((range) => range.days.includes(next.getUTCDay() || 7))) return next.toISOString().slice(0, 10);
  }
  return localDate();
}

function startStay(form) {
  const { arrival, departure, room } = form.elements;
  const total = form.querySelector('[data-stay]');
  const show = () => {
    const nights = Math.round((new Date(departure.value) - new Date(arrival.value)) / 86400000);
    if (arrival.value) departure.min = arrival.value;
    departure.setCustomValidity(nights > 0 || !arrival.value || !departure.value ? '' : form.dataset.later || 'The departure comes after the arrival.');
    if (!total) return;
    const rate = Number(room && room.selectedOptions[0] ? room.selectedOptions[0].dataset.rate : 0);
    const wanted = { style: 'currency', currency: total.dataset.currency || 'EUR', maximumFractionDigits: 0 };
    const price = rate ? new Intl.NumberFormat(document.documentElement.lang || 'en', wanted).format(rate * nights) : '';
    const text = (total.dataset.stay || '{nights} nights, {total}').replace('{nights}', nights).replace('{total}', price);
    total.textContent = nights > 0 ? text.replace(/, $/, '') : '';
  };
  arrival.min = localDate();
  form.addEventListener('change', show);
  show();
}
`,
  css: `[data-slots] { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); gap: 0.5rem; }
[data-slots] > :not(.slot) { grid-column: 1 / -1; }
.slot { display: grid; place-items: center; min-block-size: 2.75rem; padding-inline: 1em; border: 1px solid var(--soft); border-radius: var(--radius); font-variant-numeric: tabular-nums; cursor: pointer; }
.slot input { position: absolute; inline-size: 1px; block-size: 1px; min-block-size: 0; opacity: 0; }
.slot:has(:checked) { border-color: var(--button); background: var(--button); color: var(--on-button); }
.slot:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 2px; }`,
};
