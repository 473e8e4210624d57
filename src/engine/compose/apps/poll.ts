import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readListAfter, withoutLooks } from './read-asked';
import { writeConstant, writeStore } from './script-parts';
import { asksForVotes, votes } from './votes';

// The quoted question, or the sentence of the prompt that ends with a question mark.
function readQuestion({ brief, words }: AppContext): string {
  const quoted = brief.quotes.find(({ value }) => value.use === 'question' || value.text.endsWith('?'))?.value
    .text;
  const written = /(?:^|[.:!]\s*)([^.:!?"“”]{8,120}\?)/u.exec(brief.prompt)?.[1]?.trim();
  const question = quoted ?? written ?? sayApp(words.language, 'pollQuestion');
  return question.charAt(0).toLocaleUpperCase(words.language) + question.slice(1);
}

function readOptions(context: AppContext): readonly string[] {
  const { brief } = context;
  const question = readQuestion(context);
  const listed = brief.items.map(({ value }) => value.name);
  const quoted = brief.quotes
    .map(({ value }) => value.text)
    .filter((text) => text.toLowerCase() !== question.toLowerCase() && text.length < 60);
  const plain = withoutLooks(brief).replaceAll(/["“”„«»]/g, ' ');
  const written = readListAfter(plain, 'with|options?|choices?|between|con|mit|avec|com|answers?');
  // "Where do we eat? Pizza, sushi or tacos"
  const answered = readListAfter(plain, '\\?');
  const found = [listed, quoted, answered, written].find(
    (options) => options.length >= 2 && options.length <= 12,
  );
  const names = found ?? [
    context.words.fields.yes,
    context.words.fields.no,
    sayApp(context.words.language, 'notSure'),
  ];
  return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** One question, its answers, and their shares as they are given. */
const question: AppDefinition = {
  kind: 'poll',
  title: readQuestion,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="poll" data-app="poll">
      <form class="poll-form" data-vote>
        <fieldset>
          <legend${context.brief.name === null ? html` class="app-hidden"` : null}>${readQuestion(context)}</legend>
          ${readOptions(context).map(
            (option) =>
              html`<div class="poll-option">
                <label><input type="radio" name="option" value="${option}" />${option}</label>
                <b data-share></b>
                <div class="poll-bar" aria-hidden="true"><i></i></div>
              </div>`,
          )}
        </fieldset>
        <div class="app-row">
          <button type="submit" class="app-button">${say('vote')}</button>
          <button class="app-small" type="button" data-clear hidden>${say('startOver')}</button>
        </div>
        <p role="status" data-status>${say('noVotes')}</p>
      </form>
      <p class="app-note">${say('pollNote')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.poll { max-inline-size: 50rem; }
.poll-form { display: grid; gap: 1.5rem; }
.poll fieldset { display: grid; gap: 0.9rem; min-inline-size: 0; padding: 0; border: 0; }
.poll legend { padding: 0 0 1.25rem; font: var(--heading-weight) var(--step-2)/1.1 var(--display); text-wrap: balance; }
.poll-option { position: relative; isolation: isolate; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; overflow: hidden; border: 2px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.poll-option:has(:checked) { border-color: var(--ink); }
.poll-option label { display: flex; align-items: center; gap: 0.9rem; min-block-size: 4.25rem; padding-inline: 1.2rem; font: 600 var(--step-1)/1.2 var(--text); overflow-wrap: anywhere; cursor: pointer; }
.poll-option input { inline-size: 1.4rem; block-size: 1.4rem; flex: none; margin: 0; accent-color: var(--button); }
.poll-option b { padding-inline-end: 1.2rem; font: var(--heading-weight) var(--step-1)/1 var(--display); font-variant-numeric: tabular-nums; }
.poll-option:has(:focus-visible) { outline: 3px solid var(--accent-text); outline-offset: 3px; }
.poll-bar { grid-column: 1 / -1; block-size: 0.75rem; background: var(--line); }
.poll-bar i { display: block; inline-size: 0; block-size: 100%; background: var(--accent); transition: inline-size 0.5s; }
@media (prefers-reduced-motion: reduce) { .poll-bar i { transition: none; } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['oneVote', 'votes', 'noVotes', 'chooseAnswer', 'voted']);
    return `// Poll: votes are counted in this browser and the shares follow at once, in other tabs of it too.
${writeConstant('words', words)}${writeStore(context, 'poll')}${script}`;
  },
};

const choose = (context: AppContext): AppDefinition => (asksForVotes(context) ? votes : question);

/** One question with answers, or suggestions in the order of their votes. */
export const poll: AppDefinition = {
  kind: 'poll',
  title: (context) => choose(context).title(context),
  lede: (context) => choose(context).lede?.(context) ?? null,
  html: (context) => choose(context).html(context),
  css: (context) => choose(context).css(context),
  script: (context) => choose(context).script(context),
};

const script = String.raw`
const app = document.querySelector('[data-app="poll"]');
if (app) startPollApp(app);

function startPollApp(app) {
  const form = app.querySelector('[data-vote]');
  const status = app.querySelector('[data-status]');
  const clear = app.querySelector('[data-clear]');
  let votes = loadRecords({});

  const show = () => {
    const options = [...app.querySelectorAll('.poll-option')];
    const countOf = (option) => votes[option.querySelector('input').value] || 0;
    const total = options.reduce((sum, option) => sum + countOf(option), 0);
    for (const option of options) {
      const share = total === 0 ? 0 : Math.round((countOf(option) / total) * 100);
      option.querySelector('[data-share]').textContent = total === 0 ? '' : share + ' %';
      option.querySelector('.poll-bar i').style.inlineSize = share + '%';
    }
    const text = total === 1 ? words.oneVote : words.votes.replace('{n}', String(total));
    status.textContent = total === 0 ? words.noVotes : text;
    clear.hidden = total === 0;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = new FormData(form).get('option');
    if (!chosen) {
      status.textContent = words.chooseAnswer;
      return;
    }
    votes = { ...votes, [chosen]: (votes[chosen] || 0) + 1 };
    saveRecords(votes);
    form.reset();
    show();
    status.textContent = words.voted.replace('{option}', chosen) + ' ' + status.textContent;
  });
  clear.addEventListener('click', () => {
    votes = {};
    saveRecords(votes);
    show();
    form.querySelector('input').focus();
  });
  window.addEventListener('storage', () => {
    votes = loadRecords({});
    show();
  });
  show();
}
`;
