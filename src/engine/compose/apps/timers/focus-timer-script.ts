/** What runs the timer. Reads `words`, `seconds`, `rounds`, `untilLong` and the functions of the store and of files. */
export const timerScript = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) startTimer(app);

function startTimer(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const modes = [...app.querySelectorAll('[data-mode]')];
  const title = document.title;
  let ticking;
  const found = loadRecords(null);
  // One entry for every finished session: when, and how long it was. While the timer runs, the moment it ends: neither a
  // sleeping tab nor a reload can make it late. It was the sessions alone once that were kept.
  let { past, mode, left, round, end, set } = fitRecords(Array.isArray(found) ? { past: found } : found, { past: [], mode: 'work', left: seconds.work, round: 1, end: 0, set: {} });
  // Lengths that the person has set are those of the next visit too.
  if (app.querySelector('[data-lengths]')) {
    setLengths(app, set);
    if (end === 0 && mode === 'work' && round === 1) left = seconds.work;
  }
  if (!(mode in seconds)) mode = 'work';
  left = Math.min(left, seconds[mode]);
  const keep = () => saveRecords({ past, mode, left, round, end, set });

  const today = (at = Date.now()) => {
    const now = new Date(at);
    return new Date(at - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  const subject = app.querySelector('[data-subject]');
  // Sessions by subject, all of those that are remembered.
  const showSums = () => {
    const list = app.querySelector('[data-sums]');
    if (!list) return;
    list.replaceChildren(
      ...[...subject.options].map(({ value }) => {
        const minutes = past.filter((entry) => entry.subject === value).reduce((sum, entry) => sum + entry.seconds, 0) / 60;
        return Object.assign(document.createElement('li'), { textContent: value + ': ' + Math.round(minutes) + ' min' });
      }),
    );
  };
  const readToday = () => past.filter((entry) => entry.day === today()).length;
  // From Monday on.
  const readWeek = () => {
    const monday = new Date(today() + 'T12:00');
    monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
    return past.filter((entry) => entry.day >= monday.toLocaleDateString('sv')).length;
  };

  const showToday = () => {
    const sessions = isByWeek ? readWeek() : readToday();
    const language = document.documentElement.lang || 'en';
    find('history').replaceChildren(
      ...past.slice(0, 12).map((entry) => {
        const item = document.createElement('li');
        const when = new Date(entry.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
        const length = Math.floor(entry.seconds / 60) + ':' + String(entry.seconds % 60).padStart(2, '0');
        item.append(entry.subject ? when + ' · ' + entry.subject : when, Object.assign(document.createElement('b'), { textContent: length }));
        return item;
      }),
    );
    showSums();
    if (app.querySelector('[data-week]')) drawWeek(app.querySelector('[data-week]'), past, today, language);
    find('empty').hidden = past.length > 0;
    find('today').textContent = String(sessions);
    find('today-words').textContent = sessions === 1 ? words.sessionToday : words.sessionsToday;
    find('dots').replaceChildren(
      ...Array.from({ length: Math.min(Math.max(sessions, dayGoal), 24) }, (_, at) => {
        const dot = document.createElement('li');
        dot.toggleAttribute('data-open', at >= sessions);
        return dot;
      }),
    );
  };

  const show = () => {
    const text = String(Math.floor(left / 60)).padStart(2, '0') + ':' + String(left % 60).padStart(2, '0');
    find('time').textContent = text;
    find('hand').style.strokeDashoffset = String(100 - (left / seconds[mode]) * 100);
    find('mode-name').textContent = { work: words.work, rest: words.rest, long: words.longRest }[mode];
    const roundName = app.querySelector('[data-round]');
    if (roundName) roundName.textContent = words.roundOf.replace('{n}', String(round)).replace('{count}', String(rounds));
    // In a break the next exercise is named, so that one is ready for it.
    const place = mode === 'rest' ? round : round - 1;
    if (exercises.length > 0) find('mode-name').textContent += ' · ' + exercises[place % exercises.length];
    find('start').disabled = end > 0;
    find('pause').disabled = end === 0;
    app.toggleAttribute('data-running', end > 0);
    document.title = end === 0 ? title : text + ' ' + title;
    for (const button of modes) button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
  };

  const choose = (next) => {
    mode = next;
    left = seconds[mode];
    stop();
  };
  const stop = () => {
    end = 0;
    clearInterval(ticking);
    keep();
    show();
  };
  const count = (at) => {
    past = [{ day: today(at), at: new Date(at).toISOString(), seconds: seconds.work * Math.max(1, rounds), ...(subject ? { subject: subject.value } : {}) }, ...past].slice(0, 500);
    showToday();
  };
  // With rounds, work and break follow each other by themselves until the last round is over.
  const finish = (at) => {
    const status = find('status');
    if (rounds > 0) {
      const isLast = mode === 'work' && round === rounds;
      if (isLast) {
        round = 1;
        count(at);
        status.textContent = words.roundsDone;
        choose('work');
      } else {
        if (mode === 'rest') round += 1;
        choose(mode === 'work' ? 'rest' : 'work');
        status.textContent = mode === 'work' ? words.work : words.rest;
        run(at);
      }
    } else if (mode === 'work') {
      count(at);
      status.textContent = words.workOver;
      choose(readToday() % untilLong === 0 ? 'long' : 'rest');
    } else {
      status.textContent = words.restOver;
      choose('work');
    }
    if (app.querySelector('[data-sound]')?.checked) ring();
  };
  const tick = () => {
    while (end > 0 && end - Date.now() < 500) finish(end);
    if (end > 0) left = Math.round((end - Date.now()) / 1000);
    show();
  };

  const run = (from = Date.now()) => {
    end = from + left * 1000;
    clearInterval(ticking);
    ticking = setInterval(tick, 1000);
    keep();
    show();
  };
  find('start').addEventListener('click', () => {
    run();
    find('pause').focus();
  });
  find('pause').addEventListener('click', () => {
    stop();
    find('start').focus();
  });
  find('reset').addEventListener('click', () => {
    round = 1;
    choose(rounds > 0 ? 'work' : mode);
  });
  find('export').addEventListener('click', () => {
    downloadText('sessions.csv', 'text/csv', toCsv([[words.date, words.time, 's', ...(subject ? [words.subject] : [])], ...past.map((entry) => [entry.day, entry.at.slice(11, 16), entry.seconds, ...(subject ? [entry.subject || ''] : [])])]));
  });
  find('forget').addEventListener('click', () => {
    past = [];
    keep();
    showToday();
  });
  for (const button of modes) button.addEventListener('click', () => choose(button.dataset.mode));
  // The space bar starts and pauses from anywhere on the page that does not take it itself.
  document.addEventListener('keydown', (event) => {
    const isTaken = event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest('input, textarea, select, button, a, summary'));
    if (event.key !== ' ' || isTaken) return;
    event.preventDefault();
    find(end === 0 ? 'start' : 'pause').click();
  });
  const lengths = app.querySelector('[data-lengths]');
  if (lengths)
    lengths.addEventListener('input', () => {
      set = readLengths(lengths, set);
      setLengths(app, set);
      round = 1;
      choose('work');
    });
  if (end > 0) ticking = setInterval(tick, 1000);
  tick();
  showToday();
}
`;

/** `ring()`: two short tones. */
export const ringScript = String.raw`
// Two short tones; silent where the browser has no sound to give.
function ring() {
  const Sound = window.AudioContext;
  if (!Sound) return;
  try {
    const sound = new Sound();
    for (const [start, pitch] of [[0, 660], [0.25, 880]]) {
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.15, sound.currentTime + start);
      volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + start + 0.4);
      tone.connect(volume).connect(sound.destination);
      tone.start(sound.currentTime + start);
      tone.stop(sound.currentTime + start + 0.4);
    }
  } catch {
    // The page may not play sound: the status text says it too.
  }
}
`;
