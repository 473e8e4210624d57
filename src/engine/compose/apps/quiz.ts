import { drawArt } from '../art/draw-art';
import { html, trust } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { quizBank, type QuizQuestion } from './quiz-bank';
import { readCount } from './read-asked';
import { writeConstant, writeStore } from './script-parts';

const subjects = [
  ['geography', 'mountains', /geogra|countr|capital|world|erdkunde|pays|paises/i],
  ['science', 'bulb', /scien|physic|chemi|biolog|space|nature|wissenschaft|cienc/i],
  ['history', 'castle', /histor|geschichte|ancient|war\b/i],
  ['film', 'guitar', /film|movie|music|art\b|culture|kino|cine/i],
  ['food', 'dish', /food|cook|kitchen|cuisine|wine|essen|comida/i],
] as const;

// What the quiz is about, and the picture for it.
function readSubject({ brief }: Pick<AppContext, 'brief'>) {
  const found = subjects.find(([, , words]) => words.test(brief.prompt));
  return { subject: found?.[0] ?? ('general' as const), art: found?.[1] ?? 'grid' };
}

// Questions of the subject asked for, topped up from general knowledge, as many as asked.
function readQuestions({ brief }: AppContext): readonly QuizQuestion[] {
  const { subject } = readSubject({ brief });
  const pool = [
    ...quizBank[subject],
    ...(subject === 'general'
      ? Object.values(quizBank)
          .flat()
          .filter((one) => !quizBank.general.includes(one))
      : quizBank.general),
  ];
  return pool.slice(
    0,
    readCount(brief, /questions?|fragen|preguntas|perguntas|domande/i, 1, pool.length) ?? 8,
  );
}

/** Questions one at a time, a score at the end, and another go. */
export const quiz: AppDefinition = {
  kind: 'quiz',
  title: ({ words }) => sayApp(words.language, 'quiz'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const heading = (id: string) =>
      level === 2
        ? html`<h2 id="${id}" tabindex="-1">${say('quiz')}</h2>`
        : html`<h3 id="${id}" tabindex="-1">${say('quiz')}</h3>`;
    return html`<div class="quiz" data-app="quiz">
      <div class="quiz-start" data-start>
        ${context.brief.excluded.some(({ value }) => value === 'images') ? null : trust(drawArt({ motif: readSubject(context).art, seed: context.seed, width: 640, height: 360, title: null, colours: 'tokens', frame: 'filled' }))}
        <p class="app-figure">${readQuestions(context).length} ${say('questions')}</p>
        <p data-best></p>
        <button class="app-button" type="button" data-begin>${words.actions.start}</button>
      </div>
      <form class="quiz-question" data-question hidden>
        <p class="quiz-progress">
          <span data-progress></span><progress max="1" value="0" aria-label="${say('progress')}"></progress>
        </p>
        ${heading('question')}
        <div class="quiz-answers" data-answers role="radiogroup" aria-labelledby="question"></div>
        <p class="quiz-verdict" role="status" data-verdict></p>
        <button type="submit" class="app-button" data-next>${say('checkAnswer')}</button>
      </form>
      <div class="quiz-end" data-end hidden>
        <p class="quiz-score"><b class="app-figure" data-score></b><span data-score-words></span></p>
        ${heading('quiz-result')}
        <ol class="quiz-review" data-review></ol>
        <button class="app-button" type="button" data-again>${words.actions.tryAgain}</button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.quiz { max-inline-size: 52rem; }
.quiz-start { display: grid; gap: 1.25rem; justify-items: start; }
.quiz-start svg { inline-size: 100%; block-size: auto; border-radius: var(--radius-card); }
.quiz-start p:empty { display: none; }
.quiz-question { display: grid; gap: 1.5rem; }
.quiz-progress { display: grid; gap: 0.5rem; color: var(--soft); font-weight: 600; }
.quiz-progress progress { inline-size: 100%; block-size: 0.6rem; accent-color: var(--accent); }
.quiz h2, .quiz h3 { font-size: var(--step-2); outline-offset: 0.5rem; }
.quiz-answers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 0.75rem; }
.quiz-answer { display: flex; align-items: center; gap: 0.9rem; min-block-size: 4rem; padding: 0.9rem 1.2rem; border: 2px solid var(--line); border-radius: var(--radius-card); background: var(--surface); font-weight: 600; cursor: pointer; }
.quiz-answer input { inline-size: 1.35rem; block-size: 1.35rem; flex: none; margin: 0; accent-color: var(--button); }
.quiz-answer:has(:checked) { border-color: var(--ink); }
.quiz-answer[data-state="right"] { border-color: var(--ink); background: var(--ink); color: var(--bg); }
.quiz-answer[data-state="right"]::after { content: "✓"; margin-inline-start: auto; }
.quiz-answer[data-state="wrong"] { text-decoration: line-through; border-style: dashed; border-color: var(--soft); }
.quiz-verdict { min-block-size: 1.6em; font-weight: 600; }
.quiz-question > .app-button { justify-self: start; }
.quiz-end { display: grid; gap: 1.5rem; justify-items: start; }
.quiz-score { display: flex; align-items: baseline; gap: 1rem; }
.quiz-score .app-figure { font-size: clamp(5rem, 3rem + 10vi, 10rem); color: var(--accent-text); }
.quiz-review { display: grid; inline-size: 100%; border-block-start: 2px solid var(--ink); }
.quiz-review li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); padding-block: 0.9rem; border-block-end: 1px solid var(--line); }
.quiz-review b { display: block; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'questionOf',
      'checkAnswer',
      'nextQuestion',
      'seeResult',
      'rightAnswer',
      'wrongAnswer',
      'chooseAnswer',
      'ofCount',
      'bestScore',
      'resultTop',
      'resultGood',
      'resultLow',
      'yourAnswer',
    ]);
    const questions = readQuestions(context).map(([question, ...answers]) => ({ question, answers }));
    return `// Quiz: the right answer stands first in each list; the page shuffles them.
${writeConstant('words', words)}${writeConstant('questions', questions)}${writeStore(context, 'quiz')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="quiz"]');
if (app) startQuiz(app);

function startQuiz(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('question');
  let order = [];
  let place = 0;
  let given = [];
  let isChecked = false;

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const shuffle = (list) => {
    const mixed = [...list];
    for (let index = mixed.length - 1; index > 0; index -= 1) {
      const other = Math.floor(Math.random() * (index + 1));
      [mixed[index], mixed[other]] = [mixed[other], mixed[index]];
    }
    return mixed;
  };
  const open = (part) => {
    for (const hook of ['start', 'question', 'end']) find(hook).hidden = hook !== part;
  };
  const showBest = () => {
    const best = loadRecords(0);
    find('best').textContent = best > 0 ? fill(words.bestScore, { n: best, count: questions.length }) : '';
  };

  const ask = () => {
    const { question, answers } = order[place];
    isChecked = false;
    find('progress').textContent = fill(words.questionOf, { n: place + 1, count: order.length });
    form.querySelector('progress').value = place / order.length;
    app.querySelector('#question').textContent = question;
    find('answers').replaceChildren(
      ...shuffle(answers).map((answer) => {
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
  };

  const check = (answer) => {
    const { answers } = order[place];
    const isRight = answer === answers[0];
    given.push(answer);
    isChecked = true;
    for (const label of find('answers').children) {
      const radio = label.querySelector('input');
      radio.disabled = true;
      if (radio.value === answers[0]) label.dataset.state = 'right';
      else if (radio.value === answer) label.dataset.state = 'wrong';
    }
    find('verdict').textContent = isRight ? words.rightAnswer : fill(words.wrongAnswer, { answer: answers[0] });
    find('next').textContent = place + 1 < order.length ? words.nextQuestion : words.seeResult;
  };

  const finish = () => {
    const score = order.filter(({ answers }, index) => answers[0] === given[index]).length;
    const share = score / order.length;
    saveRecords(Math.max(score, loadRecords(0)));
    find('score').textContent = String(score);
    find('score-words').textContent = fill(words.ofCount, { count: order.length });
    app.querySelector('#quiz-result').textContent = share === 1 ? words.resultTop : share >= 0.5 ? words.resultGood : words.resultLow;
    find('review').replaceChildren(
      ...order.map(({ question, answers }, index) => {
        const row = document.createElement('li');
        const sign = document.createElement('span');
        const text = document.createElement('div');
        const asked = document.createElement('b');
        const isRight = answers[0] === given[index];
        sign.textContent = isRight ? '✓' : '✗';
        asked.textContent = question;
        text.append(asked, answers[0] + (isRight ? '' : ' (' + fill(words.yourAnswer, { answer: given[index] }) + ')'));
        row.append(sign, text);
        return row;
      }),
    );
    open('end');
    showBest();
    app.querySelector('#quiz-result').focus();
  };

  const begin = () => {
    order = shuffle(questions);
    place = 0;
    given = [];
    ask();
  };
  find('begin').addEventListener('click', begin);
  find('again').addEventListener('click', begin);
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
  showBest();
}
`;
