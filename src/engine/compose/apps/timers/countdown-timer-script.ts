/** What runs the countdown. Reads `words`, `ring()` and the store's functions. */
export const countdownTimerScript = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) {
  const clocks = [...app.querySelectorAll('[data-clock]')];
  const kept = loadRecords([]);
  const title = document.title;
  const all = clocks.map((clock, at) => ({ ...(kept[at] || {}) }));
  clocks.forEach((clock, at) => startCountdownTimer(clock, all, at, title));
}

function startCountdownTimer(app, all, at, title) {
  const isOne = all.length === 1;
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const fields = find('fields').elements;
  const name = app.querySelector('[data-name]');
  const kept = all[at];
  // How long it was set for, what is left while it stands, and when it ends while it runs; seconds and milliseconds.
  let length = kept.length || Number(fields.minutes.value) * 60;
  let left = kept.left ?? length;
  let end = kept.end ?? null;
  let ticking;

  const remaining = () => (end === null ? left : Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  // The title tells of the one that ends first.
  const isNext = () => end !== null && all.every((other) => !other.end || other.end >= end);
  // Three hours and more are told in hours: a fast, a night.
  const two = (count) => String(count).padStart(2, '0');
  const write = (seconds) => length >= 10800 ? Math.floor(seconds / 3600) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60) : Math.floor(seconds / 60) + ':' + two(seconds % 60);
  const show = () => {
    const seconds = remaining();
    find('time').textContent = write(seconds);
    find('bar').value = length === 0 ? 0 : seconds / length;
    find('start').textContent = end === null ? words.start : words.pause;
    find('start').disabled = seconds === 0;
    app.toggleAttribute('data-over', seconds === 0);
    app.toggleAttribute('data-long', length >= 10800);
    if (all.every((other) => !other.end)) document.title = title;
    else if (isNext()) document.title = write(seconds) + ' ' + (name ? name.value : title);
    for (const button of app.querySelectorAll('[data-preset]')) button.setAttribute('aria-pressed', String(Number(button.dataset.preset) * 60 === length));
  };
  const keep = () => {
    all[at] = { length, left, end, ...(name ? { name: name.value } : {}) };
    saveRecords(all);
    clearInterval(ticking);
    if (end !== null) ticking = setInterval(tick, 250);
    show();
  };
  const tick = () => {
    if (remaining() > 0) return show();
    [left, end] = [0, null];
    keep();
    find('status').textContent = (name ? name.value + ': ' : '') + words.countdownOver;
    if (app.querySelector('[data-sound]')?.checked) ring();
    if (isOne) find('reset').focus();
  };
  const set = (seconds) => {
    [length, left, end] = [seconds, seconds, null];
    fields.minutes.value = String(Math.floor(seconds / 60));
    fields.seconds.value = String(seconds % 60);
    find('status').textContent = '';
    keep();
  };

  find('start').addEventListener('click', () => {
    left = remaining();
    end = end === null ? Date.now() + left * 1000 : null;
    find('status').textContent = '';
    keep();
  });
  find('reset').addEventListener('click', () => {
    set(length);
    find('start').focus();
  });
  for (const button of app.querySelectorAll('[data-preset]')) button.addEventListener('click', () => set(Number(button.dataset.preset) * 60));
  find('fields').addEventListener('change', () => {
    const isValid = [fields.minutes, fields.seconds].every((field) => field.validity.valid);
    if (!isValid) return fields.minutes.validity.valid ? fields.seconds.reportValidity() : fields.minutes.reportValidity();
    set(Number(fields.minutes.value) * 60 + Number(fields.seconds.value));
  });
  // The space bar starts and pauses from anywhere on the page that does not take it itself.
  if (isOne) document.addEventListener('keydown', (event) => {
    const isTaken = event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest('input, textarea, select, button, a, summary'));
    if (event.key !== ' ' || isTaken) return;
    event.preventDefault();
    find('start').click();
  });
  if (end === null) {
    fields.minutes.value = String(Math.floor(length / 60));
    fields.seconds.value = String(length % 60);
  }
  if (name) {
    const call = () => app.setAttribute('aria-label', name.value);
    if (kept.name) name.value = kept.name;
    name.addEventListener('change', () => (call(), keep()));
    call();
  }
  keep();
}
`;
