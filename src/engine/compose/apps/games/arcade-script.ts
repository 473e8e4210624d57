/**
 * `startArcade(app, makeGame)`: frames, keys, fingers, pauses and scores of a game on a canvas. `makeGame` gets the field's
 * size, the level from 0, and `end(text)`; it returns `score`, `step(seconds, held)`, `draw(pen, colours)`, and where it
 * has them `press(key)`, `point(x, y)`, `second`, `extra`. Reads `words` and the functions of the store.
 */
export const arcadeScript = String.raw`
function startArcade(app, makeGame) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const field = find('field');
  const pen = field.getContext('2d');
  const keys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', w: 'w', s: 's', a: 'left', d: 'right', ' ': 'act' };
  const held = new Set();
  const choices = app.querySelector('[data-levels]');
  const level = () => (choices ? Number(choices.querySelector(':checked').value) : 1);
  const best = loadRecords({});
  let [game, frame, last, isOver] = [null, 0, 0, true];

  const readColours = () => {
    const probe = document.createElement('i');
    app.append(probe);
    const read = (name) => {
      probe.style.color = 'var(--' + name + ')';
      return getComputedStyle(probe).color;
    };
    const found = Object.fromEntries(['ink', 'accent', 'button', 'soft', 'line', 'surface'].map((name) => [name, read(name)]));
    probe.remove();
    return found;
  };
  let colours = readColours();
  const extraAtFirst = app.querySelector('[data-extra]') ? find('extra').textContent : '';
  const draw = () => {
    pen.clearRect(0, 0, field.width, field.height);
    if (game) game.draw(pen, colours);
  };
  const showScores = () => {
    find('score').textContent = String(game ? game.score : 0);
    find('best').textContent = String(game && game.second !== undefined ? game.second : best[level()] || 0);
    if (app.querySelector('[data-extra]')) find('extra').textContent = String(game ? game.extra : extraAtFirst);
  };
  const cover = (message, label) => {
    cancelAnimationFrame(frame);
    frame = 0;
    held.clear();
    find('cover').hidden = false;
    find('message').textContent = message;
    find('start').textContent = label;
    find('status').textContent = message;
    find('start').focus();
  };
  const end = (said) => {
    isOver = true;
    const isRecord = game.second === undefined && game.score > (best[level()] || 0);
    if (isRecord) best[level()] = game.score;
    saveRecords(best);
    showScores();
    cover(said || (isRecord ? words.newRecord : words.gameOver).replace('{n}', String(game.score)), words.again);
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: game.score, isLow: false, said: '' } }));
  };
  const tick = (time) => {
    const seconds = Math.min(0.04, Math.max(0, (time - last) / 1000));
    last = time;
    game.step(seconds, held);
    draw();
    showScores();
    if (!isOver) frame = requestAnimationFrame(tick);
  };
  const start = () => {
    if (isOver) game = makeGame({ width: field.width, height: field.height, level: level(), end });
    isOver = false;
    colours = readColours();
    find('cover').hidden = true;
    last = performance.now();
    frame = requestAnimationFrame(tick);
    field.focus();
  };
  const pause = () => {
    if (frame) cover(words.paused, words.goOn);
    else if (!isOver) start();
  };
  const press = (key) => {
    held.add(key);
    if (frame && game.press) game.press(key);
  };

  document.addEventListener('keydown', (event) => {
    const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (key && frame) {
      event.preventDefault();
      if (!event.repeat || key !== 'act') press(key);
    } else if ((event.key.toLowerCase() === 'p' || event.key === 'Escape') && !isOver) pause();
  });
  document.addEventListener('keyup', (event) => held.delete(keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]));
  for (const button of app.querySelectorAll('[data-key]')) {
    button.addEventListener('pointerdown', () => press(button.dataset.key));
    for (const sign of ['pointerup', 'pointerleave', 'pointercancel']) button.addEventListener(sign, () => held.delete(button.dataset.key));
    // A press of the keyboard on the button is one step.
    button.addEventListener('click', (event) => {
      if (event.detail === 0) press(button.dataset.key);
      held.delete(button.dataset.key);
    });
  }
  const point = (event) => {
    if (!frame || !game.point) return;
    const box = field.getBoundingClientRect();
    game.point(((event.clientX - box.left) / box.width) * field.width, ((event.clientY - box.top) / box.height) * field.height);
  };
  field.addEventListener('pointermove', point);
  field.addEventListener('pointerdown', (event) => {
    point(event);
    if (frame && game.press) game.press('touch');
  });
  find('pause').addEventListener('click', pause);
  find('start').addEventListener('click', start);
  if (choices) choices.addEventListener('change', () => {
    if (!isOver) end();
    showScores();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && frame) pause();
  });
  showScores();
}
`;
