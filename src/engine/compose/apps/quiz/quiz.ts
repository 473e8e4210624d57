import { drawArt } from '../../art/draw-art';
import { html, trust } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles } from '../app-styles';
import { sayAll, sayApp } from '../app-words';
import { writeFileScript, writeFileRow } from '../file-row';
import { levelStyles, writeLevels } from '../games/levels';
import { writeConstant, writeStore } from '../script-parts';
import { quizScript } from './quiz-script';
import { quizStyles } from './quiz-styles';
import { readQuiz } from './read-quiz';
import { asksToSpell, spelling } from './spelling';
import { writeNoScript } from '../write-no-script';

// What the person chooses before the first question: level and clock, where the prompt asks for them.
function writeChoices({ words }: AppContext, { levels, seconds }: ReturnType<typeof readQuiz>) {
  const say = (word: Parameters<typeof sayApp>[1], values = {}) => sayApp(words.language, word, values);
  return html`${levels.length > 1 ? writeLevels(words) : null}
  ${seconds === null ? null : html`<label class="quiz-clock-choice"><input type="checkbox" checked data-timed /> ${say('timedQuiz', { n: seconds })}</label>`}`;
}

// Questions of the person's own join those of the page.
function writeOwn(context: AppContext) {
  const say = (word: Parameters<typeof sayApp>[1], values = {}) =>
    sayApp(context.words.language, word, values);
  const field = (name: string, label: string) =>
    html`<p class="app-field">
      <label for="own-${name}">${label}</label
      ><input type="text" id="own-${name}" name="${name}" required maxlength="200" autocomplete="off" />
    </p>`;
  return html`<details class="quiz-own">
    <summary>${say('ownQuestions')} <span data-own-count></span></summary>
    <form class="app-panel" data-adder>
      ${field('question', say('questionWord'))} ${field('right', say('rightOne'))}
      ${[1, 2, 3].map((n) => field(`wrong-${n}`, say('wrongOne', { n })))}
      <button type="submit" class="app-button">${say('addQuestion')}</button>
    </form>
    <ul class="quiz-mine" data-mine></ul>
    ${writeFileRow(context, 'json', 'quiet')}
    <p class="app-note" role="status" data-status></p>
  </details>`;
}

/** Questions one at a time, with levels and a clock where asked, a score at the end, and questions of one's own. */
const questions: AppDefinition = {
  kind: 'quiz',
  title: ({ words }) => sayApp(words.language, 'quiz'),
  html: (context) => {
    const { words, level, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const plan = readQuiz(context);
    const hasImages = !brief.excluded.some(({ value }) => value === 'images');
    const heading = (id: string) =>
      level === 2
        ? html`<h2 id="${id}" tabindex="-1">${say('quiz')}</h2>`
        : html`<h3 id="${id}" tabindex="-1">${say('quiz')}</h3>`;
    return html`<div class="quiz" data-app="quiz">
      <div class="quiz-start" data-start>
        <form class="quiz-begin" data-begin>
          <p class="app-figure"><span data-count>${plan.levels[0]?.length ?? 0}</span> ${say('questions')}</p>
          ${plan.isGeneral ? html`<p class="app-note">${say('generalNote')}</p>` : null}
          ${plan.pass === null ? null : html`<p class="quiz-pass">${sayApp(words.language, 'passMark', { n: plan.pass })}</p>`}
          ${writeChoices(context, plan)}
          <p class="quiz-best" data-best></p>
          <button type="submit" class="app-button">
            ${sayQuoted(context, false) ?? words.actions.start}
          </button>
        </form>
        ${hasImages ? trust(drawArt({ motif: plan.art, seed: context.seed, width: 640, height: 400, title: null, colours: 'tokens', frame: 'filled' })) : null}
        ${writeOwn(context)}
      </div>
      <form class="quiz-question" data-question hidden>
        <p class="quiz-progress">
          <span data-progress></span><progress max="1" value="0" aria-label="${say('progress')}"></progress>
        </p>
        ${heading('question')}
        <div class="quiz-answers" data-answers role="radiogroup" aria-labelledby="question"></div>
        ${plan.seconds === null ? null : html`<p class="quiz-clock" role="timer" data-clock hidden></p>`}
        <p class="quiz-verdict" role="status" data-verdict></p>
        <button type="submit" class="app-button" data-next>${say('checkAnswer')}</button>
      </form>
      <div class="quiz-end" data-end hidden>
        <p class="quiz-score"><b class="app-figure" data-score></b><span data-score-words></span></p>
        ${plan.pass === null ? null : html`<p class="quiz-passed" data-passed></p>`} ${heading('quiz-result')}
        <ol class="quiz-review" data-review></ol>
        <div class="app-row">
          <button class="app-button" type="button" data-again>${sayAgain(context)}</button
          ><button class="app-button app-quiet" type="button" data-home>${words.actions.back}</button>
        </div>
      </div>
      ${writeNoScript(
        context,
        plan.levels.slice(0, 1).map((list) => ({
          lines: list.map(([question, ...answers]) => `${question} ${[...answers].sort().join(' / ')}`),
        })),
      )}
    </div>`;
  },
  css: () => appStyles + levelStyles + quizStyles,
  script: (context) => {
    const { levels, seconds, pass, isOpen } = readQuiz(context);
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
      'passedWord',
      'notPassed',
      'yourAnswer',
      'timeLeft',
      'timeUp',
      'chooseDifferent',
      'added',
      'removed',
      'imported',
      'badFile',
    ]);
    const { remove } = context.words.actions;
    const lists = levels.map((list) => list.map(([question, ...answers]) => ({ question, answers })));
    return `// Quiz: lists of questions by level; the right answer stands first, the page shuffles them.
${writeConstant('words', { ...words, ...(isOpen ? { wrongAnswer: sayApp(context.words.language, 'askAgain') } : {}), remove })}${writeConstant('levels', lists)}const seconds = ${seconds ?? 0};
const pass = ${pass ?? 0};
${writeStore(context, 'quiz')}${writeFileScript(context)}${quizScript}`;
  },
};

const choose = (context: AppContext): AppDefinition => (asksToSpell(context) ? spelling : questions);

/** What a button is to say in the prompt's own words: "“Launch again” at the end", "a button “Begin”". */
function sayQuoted({ brief: { quotes, prompt } }: AppContext, isAgain: boolean): string | null {
  const ofEnd = ({ value, spans }: (typeof quotes)[number]): boolean =>
    /\b(?:again|re(?:start|try|play|do)|once more|another|new round)\b|nochmal|noch einmal|otra vez|de nuevo|encore|rejouer|ancora|di nuovo|opnieuw|jeszcze raz|tekrar/iu.test(value.text) ||
    /\b(?:scores?|at the end|results?|finish(?:ed)?|over)\b[^.;]{0,40}$/iu.test(prompt.slice(0, Math.max(0, (spans[0]?.start ?? 0) - 1))); // prettier-ignore
  return quotes.find((quote) => quote.value.use === 'button' && ofEnd(quote) === isAgain)?.value.text ?? null;
}

/** "A play again button": what the prompt calls another go. */
const sayAgain = (context: AppContext): string => {
  const { brief: { prompt }, words } = context; // prettier-ignore
  const quoted = sayQuoted(context, true);
  if (quoted !== null) return quoted;
  const said = words.language === 'en' ? /\b(?:play|start|take (?:it|the quiz)|go|do it) again\b|\brestart\b|\bretry\b|\bstart over\b/iu.exec(prompt)?.[0] : undefined; // prettier-ignore
  return said === undefined
    ? words.actions.tryAgain
    : said.charAt(0).toUpperCase() + said.slice(1).toLowerCase();
};

/** Questions with answers, or words to be spelled where the prompt wants that. */
export const quiz: AppDefinition = {
  kind: 'quiz',
  title: (context) => choose(context).title(context),
  lede: (context) => choose(context).lede?.(context) ?? null,
  html: (context) => choose(context).html(context),
  css: (context) => choose(context).css(context),
  script: (context) => choose(context).script(context),
};
