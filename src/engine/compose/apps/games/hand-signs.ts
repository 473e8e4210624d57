import { sayNewGame } from './end-words';
import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { numberOf } from '../../../number-of';

/** How many rounds win a match: three of "best of five", five of "first to 5"; nobody wins where nothing is said. */
function readWins({ brief: { prompt } }: AppContext): number {
  const of = /best (?:out )?of (\d{1,2}|three|five|seven|nine)/iu.exec(prompt)?.[1]?.toLowerCase();
  const to = /first to (\d{1,2}|three|five|seven|nine)/iu.exec(prompt)?.[1]?.toLowerCase();
  if (of) return Math.ceil(numberOf(of) / 2);
  return to ? numberOf(to) : 3;
}

/** Rock, paper, scissors against the page. */
export const handSigns: GameVariant = {
  name: 'hand-signs',
  title: 'handSigns',
  lede: 'handSignsLede',
  asked:
    /rock[,-]?\s*paper[,-]?\s*(?:and\s+)?scissors|\brps\b|piedra,? papel|pierre[- ]feuille|pierre,? papier|schere,? stein|pedra,? papel|sasso,? carta|steen,? papier|kamień,? papier|taş,? kağıt|حجر ورقة|אבן,? נייר/iu,
  html: (context) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(context.words.language, word);
    return html`<div class="signs" data-app="game">
      <dl class="signs-score">
        <div>
          <dt>${say('youWord')}</dt>
          <dd class="app-figure" data-mine>0</dd>
        </div>
        <div>
          <dt>${say('pageWord')}</dt>
          <dd class="app-figure" data-theirs>0</dd>
        </div>
      </dl>
      <p class="signs-said" role="status" data-status>
        ${sayApp(context.words.language, 'firstTo', { n: readWins(context) })}
      </p>
      <div class="signs-choice" role="group" aria-label="${say('yourMove')}">
        ${(['rockSign', 'paperSign', 'scissorsSign'] as const).map((word, at) => html`<button class="app-button app-quiet" type="button" data-sign="${at}"><svg viewBox="0 0 64 64" aria-hidden="true">${drawings[at]}</svg>${say(word)}</button>`)}
      </div>
      <p><button class="app-button" type="button" data-again>${sayNewGame(context)}</button></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.signs { max-inline-size: 46rem; justify-items: center; margin-inline: auto; text-align: center; }
.signs-score { display: grid; grid-template-columns: repeat(2, minmax(7rem, 1fr)); gap: 1rem 3rem; }
.signs-score dt { color: var(--soft); font-weight: 600; overflow-wrap: anywhere; }
.signs-score dd { margin: 0; font-size: clamp(3rem, 2rem + 5vi, 6rem); }
.signs-said { display: grid; align-content: center; min-block-size: 5rem; font: var(--heading-weight) var(--step-1)/1.25 var(--display); text-wrap: balance; }
.signs-choice { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.75rem; inline-size: 100%; }
.signs-choice .app-button { flex-direction: column; padding: 1rem 0.5rem; }
.signs-choice svg { inline-size: min(100%, 5rem); block-size: auto; fill: none; stroke: currentColor; stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
`,
  script: (context) => {
    const { language } = context.words;
    const texts = sayAll(language, ['rockSign', 'paperSign', 'scissorsSign', 'roundYours', 'roundTheirs', 'roundDraw', 'matchYours', 'matchTheirs', 'firstTo']); // prettier-ignore
    return `// Rock, paper, scissors: the page chooses by chance before it looks at what you chose.
${writeConstant('words', texts)}const wins = ${readWins(context)};
${writeStore(context, 'hand-signs')}${script}`;
  },
};

const drawings = [
  html`<path d="M14 40 20 22l14-6 14 8 4 16-10 12H22Z" />`,
  html`<path d="M16 8h24l10 10v38H16Z M40 8v10h10 M24 30h18 M24 40h18" />`,
  html`<path d="m16 10 26 34 M48 10 22 44" /><circle cx="18" cy="50" r="7" /><circle
      cx="46"
      cy="50"
      r="7"
    />`,
];

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startSigns(app);

function startSigns(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const names = [words.rockSign, words.paperSign, words.scissorsSign];
  let score = loadRecords({ mine: 0, theirs: 0 });

  const isOver = () => Math.max(score.mine, score.theirs) >= wins;
  const show = () => {
    find('mine').textContent = String(score.mine);
    find('theirs').textContent = String(score.theirs);
    saveRecords(score);
  };
  const begin = () => {
    score = { mine: 0, theirs: 0 };
    find('status').textContent = words.firstTo.replace('{n}', String(wins));
    show();
  };
  const play = (mine) => {
    if (isOver()) begin();
    const theirs = crypto.getRandomValues(new Uint32Array(1))[0] % 3;
    // Each sign beats the one before it.
    const won = (mine - theirs + 3) % 3;
    if (won === 1) score.mine += 1;
    if (won === 2) score.theirs += 1;
    const round = [words.roundDraw, words.roundYours, words.roundTheirs][won];
    const match = score.mine >= wins ? words.matchYours : score.theirs >= wins ? words.matchTheirs : '';
    find('status').textContent = [names[mine] + ' : ' + names[theirs] + '.', round, match].filter(Boolean).join(' ');
    show();
  };
  for (const button of app.querySelectorAll('[data-sign]')) button.addEventListener('click', () => play(Number(button.dataset.sign)));
  find('again').addEventListener('click', begin);
  show();
}
`;
