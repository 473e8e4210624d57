/** What runs the stopwatch. Reads `words` and the functions of the store and of files. */
export const stopwatchScript = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) startStopwatch(app);

// Milliseconds as 1:02.45, with hours where there are any.
function writeTime(time) {
  const pad = (number) => String(number).padStart(2, '0');
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return (hours > 0 ? hours + ':' + pad(minutes) : minutes) + ':' + pad(seconds % 60) + '.' + pad(Math.floor((time % 1000) / 10));
}

function startStopwatch(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  // Since when it runs, or null; what it had before; the totals at which laps ended.
  let { since, before, laps } = { since: null, before: 0, laps: [], ...loadRecords({}) };
  let drawing;

  const total = () => before + (since === null ? 0 : Date.now() - since);
  const keep = () => saveRecords({ since, before, laps });
  const showTime = () => (find('time').textContent = writeTime(total()));
  const draw = () => {
    showTime();
    drawing = requestAnimationFrame(draw);
  };
  const listLaps = () => laps.map((end, index) => ({ number: index + 1, time: end - (laps[index - 1] || 0), end }));
  const drawLap = ({ number, time, end }, fastest, slowest) => {
    const row = document.createElement('tr');
    const [name, length, sum] = [document.createElement('th'), document.createElement('td'), document.createElement('td')];
    name.scope = 'row';
    name.textContent = String(number);
    length.textContent = writeTime(time);
    sum.textContent = writeTime(end);
    if (laps.length > 1 && time === fastest) length.dataset.mark = words.fastestLap;
    else if (laps.length > 2 && time === slowest) length.dataset.mark = words.slowestLap;
    row.append(name, length, sum);
    return row;
  };
  const show = () => {
    const isRunning = since !== null;
    const list = listLaps();
    const times = list.map(({ time }) => time);
    find('start').textContent = isRunning ? words.pause : words.start;
    find('lap').disabled = !isRunning;
    find('reset').disabled = total() === 0;
    app.toggleAttribute('data-running', isRunning);
    find('laps').replaceChildren(...list.reverse().map((lap) => drawLap(lap, Math.min(...times), Math.max(...times))));
    find('table').hidden = laps.length === 0;
    find('empty').hidden = laps.length > 0;
    find('export').hidden = laps.length === 0;
    cancelAnimationFrame(drawing);
    if (isRunning) draw();
    else showTime();
  };

  const startOrPause = () => {
    before = total();
    since = since === null ? Date.now() : null;
    keep();
    show();
  };
  const lap = () => {
    if (since === null) return;
    laps = [...laps, total()];
    keep();
    show();
    find('status').textContent = words.lap + ' ' + laps.length + ': ' + writeTime(listLaps().at(-1).time);
  };
  find('start').addEventListener('click', startOrPause);
  find('lap').addEventListener('click', lap);
  find('reset').addEventListener('click', () => {
    [since, before, laps] = [null, 0, []];
    keep();
    show();
    find('start').focus();
  });
  find('export').addEventListener('click', () => {
    downloadText('laps.csv', 'text/csv', toCsv([[words.lap, words.time, words.total], ...listLaps().map(({ number, time, end }) => [number, writeTime(time), writeTime(end)])]));
  });
  // L takes a lap from anywhere on the page, outside fields and without other keys.
  document.addEventListener('keydown', (event) => {
    const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && event.target instanceof Element && !event.target.closest('input, textarea, select');
    if (isFree && event.key.toLowerCase() === 'l') lap();
    // The space bar starts and pauses, where no button has the focus that it would press.
    if (isFree && event.key === ' ' && !event.target.closest('button, a, summary')) {
      event.preventDefault();
      startOrPause();
    }
  });
  show();
}
`;
