/** What runs snake. Reads `words`, `firstSpeed` and the functions of the store; board, walls and sound where the page has a choice of them. */
export const snakeScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startSnake(app);

function startSnake(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const field = find('field');
  const pen = field.getContext('2d');
  let cells = 21;
  let size = field.width / cells;
  const turns = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
  const keys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', w: 'up', s: 'down', a: 'left', d: 'right' };
  let snake = [];
  let heading = 'right';
  let queue = [];
  let food = null;
  let score = 0;
  // The best score on each level and board; without a choice there is only the middle one.
  const best = loadRecords({});
  let level = firstSpeed;
  let running;
  const boards = app.querySelector('[data-boards]');
  const record = () => (boards ? level + '-' + cells : level);
  const [walls, noise] = [app.querySelector('[data-walls]'), app.querySelector('[data-sound]')];

  // A short tone; silent where the browser has none to give.
  let sound = null;
  const beep = (pitch, seconds) => {
    if (!noise || !noise.checked || !window.AudioContext) return;
    try {
      sound = sound || new AudioContext();
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, sound.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + seconds);
      tone.connect(volume).connect(sound.destination);
      tone.start();
      tone.stop(sound.currentTime + seconds);
    } catch {
      // The page may not play sound: the score says it too.
    }
  };

  const colour = (name) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(' + name + ')';
    app.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  };

  const draw = () => {
    pen.clearRect(0, 0, field.width, field.height);
    const ink = colour('--ink');
    const round = (x, y, inset, radius) => {
      pen.beginPath();
      pen.roundRect(x * size + inset, y * size + inset, size - inset * 2, size - inset * 2, radius);
      pen.fill();
    };
    pen.fillStyle = colour('--line');
    for (let spot = 0; spot < cells * cells; spot += 1) pen.fillRect(((spot % cells) + 0.5) * size - 1, (Math.floor(spot / cells) + 0.5) * size - 1, 2, 2);
    if (food) {
      pen.fillStyle = colour('--accent');
      round(food[0], food[1], 2, size);
    }
    snake.forEach(([x, y], index) => {
      pen.fillStyle = ink;
      pen.globalAlpha = 1 - (index / snake.length) * 0.45;
      round(x, y, 1, 6);
    });
    pen.globalAlpha = 1;
  };

  const placeFood = () => {
    const free = [];
    for (let x = 0; x < cells; x += 1) for (let y = 0; y < cells; y += 1) if (!snake.some((part) => part[0] === x && part[1] === y)) free.push([x, y]);
    food = free.length > 0 ? free[Math.floor(Math.random() * free.length)] : null;
  };

  const showScores = () => {
    find('score').textContent = String(score);
    find('best').textContent = String(best[record()] || 0);
  };
  const cover = (message, label) => {
    clearInterval(running);
    running = undefined;
    find('cover').hidden = false;
    find('message').textContent = message;
    find('start').textContent = label;
    find('status').textContent = message;
    find('start').focus();
  };
  const speed = () => Math.max(70, 150 - score * 2) * [1.5, 1, 0.7][level];
  const run = () => {
    clearInterval(running);
    running = setInterval(step, speed());
    find('cover').hidden = true;
  };

  const end = () => {
    const isRecord = score > (best[record()] || 0);
    if (isRecord) best[record()] = score;
    beep(165, 0.4);
    saveRecords(best);
    showScores();
    snake = [];
    cover((isRecord ? words.newRecord : words.gameOver).replace('{n}', String(score)), words.again);
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: score, isLow: false, said: '' } }));
  };

  const step = () => {
    heading = queue.shift() || heading;
    const [dx, dy] = turns[heading];
    const head = [snake[0][0] + dx, snake[0][1] + dy];
    // Without walls it comes in again on the other side.
    if (walls && !walls.checked) head.forEach((place, way) => (head[way] = (place + cells) % cells));
    const isEating = food && head[0] === food[0] && head[1] === food[1];
    const body = isEating ? snake : snake.slice(0, -1);
    const isOut = head[0] < 0 || head[1] < 0 || head[0] >= cells || head[1] >= cells;
    if (isOut || body.some((part) => part[0] === head[0] && part[1] === head[1])) return end();
    snake = [head, ...body];
    if (isEating) {
      score += 1;
      beep(660, 0.12);
      showScores();
      placeFood();
      run();
    }
    draw();
  };

  const start = () => {
    if (snake.length === 0) {
      const middle = Math.floor(cells / 2);
      snake = [0, 1, 2].map((behind) => [middle - behind, middle]);
      heading = 'right';
      queue = [];
      score = 0;
      placeFood();
      showScores();
    }
    run();
    draw();
    field.focus();
  };
  const turn = (wanted) => {
    const last = queue.at(-1) || heading;
    const isBack = turns[last][0] + turns[wanted][0] === 0 && turns[last][1] + turns[wanted][1] === 0;
    if (running && !isBack && wanted !== last && queue.length < 3) queue.push(wanted);
  };
  const pause = () => {
    if (running) cover(words.paused, words.goOn);
    else if (snake.length > 0) start();
  };

  document.addEventListener('keydown', (event) => {
    const wanted = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (wanted && running) {
      event.preventDefault();
      turn(wanted);
    } else if (event.key === ' ' && running) {
      event.preventDefault();
      pause();
    } else if ((event.key.toLowerCase() === 'p' || event.key === 'Escape') && snake.length > 0) pause();
  });
  let touch = null;
  field.addEventListener('pointerdown', (event) => (touch = [event.clientX, event.clientY]));
  field.addEventListener('pointermove', (event) => {
    if (!touch) return;
    const dx = event.clientX - touch[0];
    const dy = event.clientY - touch[1];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 22) return;
    turn(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
    touch = [event.clientX, event.clientY];
  });
  window.addEventListener('pointerup', () => (touch = null));
  for (const button of app.querySelectorAll('[data-turn]')) button.addEventListener('click', () => turn(button.dataset.turn));
  find('pause').addEventListener('click', pause);
  find('start').addEventListener('click', start);
  const choices = app.querySelector('[data-levels]');
  const readLevel = () => {
    level = choices ? Number(choices.querySelector(':checked').value) : firstSpeed;
    showScores();
  };
  const readBoard = () => {
    if (!boards) return;
    cells = [15, 21, 27][Number(boards.querySelector(':checked').value)];
    size = field.width / cells;
    food = null;
    draw();
  };
  for (const group of [choices, boards]) {
    if (!group) continue;
    group.addEventListener('change', () => {
      // A new level or board is a new game.
      if (snake.length > 0) end();
      readBoard();
      readLevel();
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && running) pause();
  });
  readBoard();
  readLevel();
  draw();
}
`;
