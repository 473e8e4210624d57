/** What runs the countdown. Reads `words`, `ring()` and the store's functions. */
export const countdownTimerScript = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) startCountdownTimer(app);

function startCountdownTimer(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const fields = find('fields').elements;
  const title = document.title;
  const kept = loadRecords({});
  // How long it was set for, what is left while it stands, and when it ends while it runs; seconds and milliseconds.
  let length = kept.length || Number(fields.minutes.value) * 60;
  let left = kept.left ?? length;
  let end = kept.end ?? null;
  let ticking;

  const remaining = () => (end === null ? left : Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  const write = (seconds) => Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  const show = () => {
    const seconds = remaining();
    find('time').textContent = write(seconds);
    find('bar').value = length === 0 ? 0 : seconds / length;
    find('start').textContent = end === null ? words.start : words.pause;
    find('start').disabled = seconds === 0;
    app.toggleAttribute('data-over', seconds === 0);
    document.title = end === null ? title : write(seconds) + ' ' + title;
    for (const button of app.querySelectorAll('[data-preset]')) button.setAttribute('aria-pressed', String(Number(button.dataset.preset) * 60 === length));
  };
  const keep = () => {
    saveRecords({ length, left, end });
    clearInterval(ticking);
    if (end !== null) ticking = setInterval(tick, 250);
    show();
  };
  const tick = () => {
    if (remaining() > 0) return show();
    [left, end] = [0, null];
    keep();
    find('status').textContent = words.countdownOver;
    if (app.querySelector('[data-sound]')?.checked) ring();
    find('reset').focus();
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
  document.addEventListener('keydown', (event) => {
    const isTaken = event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest('input, textarea, select, button, a, summary'));
    if (event.key !== ' ' || isTaken) return;
    event.preventDefault();
    find('start').click();
  });
  if (end === null) {
    fields.minutes.value = String(Math.floor(length / 60));
    fields.seconds.value = String(length % 60);
  }
  keep();
}
`;
