/** What asks the questions. Reads `words`, `levels`, `seconds` and the functions of the store and of files. */
export const quizScript = String.raw`
const app = document.querySelector('[data-app="quiz"]');
if (app) startQuiz(app);

function fillIn(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

function shuffleList(list) {
  const mixed = [...list];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other], mixed[index]];
  }
  return mixed;
}

function startQuiz(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('question');
  const begin = find('begin');
  const data = { best: {}, own: [], ...loadRecords({}) };
  const clock = seconds > 0 ? startClock(app) : null;
  let order = [];
  let place = 0;
  let given = [];
  let isChecked = false;

  const level = () => Number(new FormData(begin).get('level') || 0);
  const listQuestions = () => [...levels[level()], ...data.own];
  const open = (part) => {
    for (const hook of ['start', 'question', 'end']) find(hook).hidden = hook !== part;
  };
  const showStart = () => {
    const { right, count } = data.best[level()] || {};
    find('count').textContent = String(listQuestions().length);
    find('best').textContent = count ? fillIn(words.bestScore, { n: right, count }) : '';
  };

  const ask = () => {
    const { question, answers } = order[place];
    isChecked = false;
    find('progress').textContent = fillIn(words.questionOf, { n: place + 1, count: order.length });
    form.querySelector('progress').value = place / order.length;
    app.querySelector('#question').textContent = question;
    find('answers').replaceChildren(
      ...shuffleList(answers).map((answer) => {
        const label = document.createElement('label');
        label.className = 'quiz-answer';
        const radio = document.createElement('input');
        radio.type = 'radio';
        radio.name = 'answer';
        radio.value = answer;
        label.append(radio, answer);
        return label;
      }),
    );
    find('verdict').textContent = '';
    find('next').textContent = words.checkAnswer;
    open('question');
    app.querySelector('#question').focus();
    if (clock) clock.run(() => check(''));
  };

  // An empty answer is one that came too late.
  const check = (answer) => {
    const right = order[place].answers[0];
    given.push(answer);
    isChecked = true;
    if (clock) clock.stop();
    for (const label of find('answers').children) {
      const radio = label.querySelector('input');
      radio.disabled = true;
      if (radio.value === right) label.dataset.state = 'right';
      else if (radio.value === answer) label.dataset.state = 'wrong';
    }
    const wrong = fillIn(answer === '' ? words.timeUp : words.wrongAnswer, { answer: right });
    find('verdict').textContent = answer === right ? words.rightAnswer : wrong;
    find('next').textContent = place + 1 < order.length ? words.nextQuestion : words.seeResult;
  };

  const drawReview = ({ question, answers }, index) => {
    const row = document.createElement('li');
    const sign = document.createElement('span');
    const text = document.createElement('div');
    const asked = document.createElement('b');
    const isRight = answers[0] === given[index];
    sign.textContent = isRight ? '✓' : '✗';
    asked.textContent = question;
    text.append(asked, answers[0] + (isRight || given[index] === '' ? '' : ' (' + fillIn(words.yourAnswer, { answer: given[index] }) + ')'));
    row.append(sign, text);
    return row;
  };
  const finish = () => {
    const right = order.filter(({ answers }, index) => answers[0] === given[index]).length;
    const share = right / order.length;
    const known = data.best[level()];
    if (!known || share >= known.right / known.count) data.best[level()] = { right, count: order.length };
    saveRecords(data);
    find('score').textContent = String(right);
    find('score-words').textContent = fillIn(words.ofCount, { count: order.length });
    const passed = app.querySelector('[data-passed]');
    if (passed) {
      const isPassed = share * 100 >= pass;
      passed.textContent = fillIn(isPassed ? words.passedWord : words.notPassed, { n: Math.round(share * 100), least: pass });
      passed.toggleAttribute('data-is-passed', isPassed);
    }
    app.querySelector('#quiz-result').textContent = share === 1 ? words.resultTop : share >= 0.5 ? words.resultGood : words.resultLow;
    find('review').replaceChildren(...order.map(drawReview));
    open('end');
    showStart();
    app.querySelector('#quiz-result').focus();
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: 0, isLow: false, said: '' } }));
  };

  const start = () => {
    order = shuffleList(listQuestions());
    place = 0;
    given = [];
    ask();
  };
  begin.addEventListener('submit', (event) => {
    event.preventDefault();
    start();
  });
  begin.addEventListener('change', showStart);
  find('again').addEventListener('click', start);
  find('home').addEventListener('click', () => {
    open('start');
    begin.querySelector('[type="submit"]').focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isChecked) {
      const answer = new FormData(form).get('answer');
      if (answer) check(answer);
      else find('verdict').textContent = words.chooseAnswer;
      return;
    }
    place += 1;
    if (place < order.length) ask();
    else finish();
  });
  keepOwnQuestions(app, data, showStart);
  showStart();
}

// Counts down what is left for a question; off where the person unticked it.
function startClock(app) {
  const face = app.querySelector('[data-clock]');
  let ticking;
  const stop = () => clearInterval(ticking);
  const run = (end) => {
    stop();
    face.hidden = !app.querySelector('[data-timed]').checked;
    if (face.hidden) return;
    const over = Date.now() + seconds * 1000;
    const show = () => {
      const left = Math.max(0, Math.ceil((over - Date.now()) / 1000));
      face.textContent = fillIn(words.timeLeft, { n: left });
      if (left > 0) return;
      stop();
      end();
    };
    ticking = setInterval(show, 250);
    show();
  };
  return { run, stop };
}

function keepOwnQuestions(app, data, changed) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('adder');
  const say = (text) => (find('status').textContent = text);
  const keep = (own) => {
    data.own = own;
    saveRecords(data);
    show();
    changed();
  };
  const show = () => {
    find('own-count').textContent = data.own.length > 0 ? '(' + data.own.length + ')' : '';
    find('mine').replaceChildren(
      ...data.own.map((entry) => {
        const row = document.createElement('li');
        const remove = document.createElement('button');
        remove.type = 'button';
        remove.className = 'app-small';
        remove.textContent = words.remove;
        remove.setAttribute('aria-label', words.remove + ': ' + entry.question);
        remove.addEventListener('click', () => {
          keep(data.own.filter((other) => other !== entry));
          say(words.removed + ': ' + entry.question);
          form.elements.question.focus();
        });
        row.append(entry.question, remove);
        return row;
      }),
    );
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [question, ...answers] = [...new FormData(form).values()].map((text) => text.trim());
    if (question === '' || new Set(answers).size < answers.length) return say(words.chooseDifferent);
    keep([...data.own, { question, answers }]);
    say(words.added + ': ' + question);
    form.reset();
    form.elements.question.focus();
  });
  startFiles(app, {
    name: 'questions',
    list: () => data.own,
    read: ({ question, answers }) => (question && Array.isArray(answers) && answers.length > 1 ? { question: String(question), answers: answers.map(String) } : null),
    add: (read) => keep([...data.own, ...read]),
    say,
  });
  show();
}
`;
