import type { Behaviour } from './behaviour';

/**
 * Says whether a place is open, from its hours.
 *
 * `<span class="open-now" data-open-now='[{"days":[2,3,4,5,6,7],"opens":450,"closes":1140}]' data-time-zone="Europe/Lisbon"
 *  data-open-text="Open now" data-closed-text="Closed now"></span>`
 *
 * Days from Monday = 1 to Sunday = 7, minutes after midnight; `closes` below `opens` means past midnight. Without a time
 * zone the visitor's clock counts. The script also sets `data-state="open"` or `closed`, and marks today's row
 * (`<tr data-day="1 2">`) with `data-today`. Without the script the badge stays empty and the hours are read as they are.
 */
export const openNow: Behaviour = {
  type: 'open-now',
  script: String.raw`// Open now: [data-open-now] holds the hours, days from Monday = 1 and minutes after midnight.
for (const badge of document.querySelectorAll('[data-open-now]')) startOpenNow(badge);

function startOpenNow(badge) {
  let ranges;
  try {
    ranges = JSON.parse(badge.dataset.openNow);
  } catch {
    return;
  }
  const show = () => {
    const { day, minutes } = readClock(badge.dataset.timeZone);
    const dayBefore = day === 1 ? 7 : day - 1;
    const isOpen = ranges.some(({ days, opens, closes }) =>
      closes > opens
        ? days.includes(day) && minutes >= opens && minutes < closes
        : (days.includes(day) && minutes >= opens) || (days.includes(dayBefore) && minutes < closes),
    );
    badge.textContent = isOpen ? badge.dataset.openText || 'Open now' : badge.dataset.closedText || 'Closed now';
    badge.dataset.state = isOpen ? 'open' : 'closed';
    for (const row of document.querySelectorAll('[data-day]')) {
      row.toggleAttribute('data-today', row.dataset.day.split(' ').includes(String(day)));
    }
  };
  show();
  setInterval(show, 60000);
}

// The weekday and minute of the place, wherever the visitor is.
function readClock(timeZone) {
  const wanted = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  let parts;
  try {
    parts = new Intl.DateTimeFormat('en', { ...wanted, timeZone: timeZone || undefined }).formatToParts(new Date());
  } catch {
    parts = new Intl.DateTimeFormat('en', wanted).formatToParts(new Date());
  }
  const read = (type) => parts.find((part) => part.type === type).value;
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read('weekday')) + 1;
  return { day, minutes: Number(read('hour')) * 60 + Number(read('minute')) };
}
`,
};
