import type { Behaviour } from './behaviour';

/**
 * Counts down to a moment.
 *
 * ```html
 * <div data-countdown="2027-06-12T15:00" role="timer" data-over="The day is here.">
 *   <p><b data-unit="days">12 June 2027</b> <span>days</span></p> … data-unit="hours", "minutes", "seconds"
 * </div>
 * ```
 * The date is local time; `--06-12T15:00` is the next 12 June. Write the date as text elsewhere: without the script the units keep what they hold (use "–").
 * `data-over` replaces the whole once the moment has passed.
 */
export const countdown: Behaviour = {
  type: 'countdown',
  script: String.raw`// Countdown: [data-countdown="2027-06-12T15:00"] fills its [data-unit] parts until the moment comes.
for (const clock of document.querySelectorAll('[data-countdown]')) startCountdown(clock);

function startCountdown(clock) {
  const moment = nextMoment(clock.dataset.countdown);
  const end = new Date(moment.includes('T') ? moment : moment + 'T00:00').getTime();
  if (Number.isNaN(end)) return;
  const units = { weeks: 604800, days: 86400, hours: 3600, minutes: 60, seconds: 1 };
  let ticking;

  const show = () => {
    let left = Math.floor((end - Date.now()) / 1000);
    if (left <= 0) {
      clearInterval(ticking);
      clock.textContent = clock.dataset.over || 'The day is here.';
      return;
    }
    for (const [name, size] of Object.entries(units)) {
      const part = clock.querySelector('[data-unit="' + name + '"]');
      if (!part) continue;
      part.textContent = String(Math.floor(left / size)).padStart(name === 'days' || name === 'weeks' ? 1 : 2, '0');
      left %= size;
    }
  };

  ticking = setInterval(show, 1000);
  show();
}

// A day without a year is the next one: today still counts.
function nextMoment(moment) {
  if (!moment.startsWith('--')) return moment;
  const year = new Date().getFullYear();
  const isOver = new Date(year + moment.slice(1, 7) + 'T23:59').getTime() < Date.now();
  return (isOver ? year + 1 : year) + moment.slice(1);
}
`,
};
