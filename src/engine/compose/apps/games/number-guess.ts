import { sayNewGame } from './end-words';
import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';

/** "1 to 100", "between 1 and 50": where the number lies. */
function readRange({ brief: { prompt } }: AppContext): readonly [least: number, most: number] {
  const found = /(?:between |from )?(\d{1,4})\s?(?:to|and|-|–|a|bis|à|y)\s?(\d{2,6})\b/iu.exec(prompt);
  const [least, most] = [Number(found?.[1] ?? 1), Number(found?.[2] ?? 100)];
  return least < most ? [least, most] : [1, 100];
}

/** A number to guess, with a hint after every try, and the fewest tries kept. */
export const numberGuess: GameVariant = {
  name: 'number-guess',
  title: 'guessTitle',
  lede: 'guessLede',
  asked:
    /\bguess(?:ing)? (?:the |a |my )?numbers?\b|\bnumbers? guess(?:ing)?\b|\bhigher or lower\b|adivina el número|devine\w* le nombre|zahlen ?raten|adivinh\w+ o número|indovina il numero|raad het getal|zgadnij liczbę/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const [least, most] = readRange(context);
    return html`<div class="guess" data-app="game">
      <div class="game-scores">
        <p>${say('triesWord')} <b class="app-figure" data-tries>0</b></p>
        <p>${say('best')} <b class="app-figure" data-best>–</b></p>
        <button class="app-button app-quiet" type="button" data-again>${sayNewGame(context)}</button>
      </div>
      <p class="guess-hint" role="status" data-hint>
        ${sayApp(words.language, 'guessBegin', { least: String(least), most: String(most) })}
      </p>
      <form class="guess-form" data-guesser>
        <p class="app-field">
          <label for="guess-number">${say('yourGuess')}</label
          ><input
            id="guess-number"
            name="number"
            type="number"
            inputmode="numeric"
            min="${least}"
            max="${most}"
            step="1"
            required
            autocomplete="off"
          />
        </p>
        <button class="app-button" type="submit">${say('guessWord')}</button>
      </form>
      <ol class="guess-list" data-list></ol>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.guess { max-inline-size: 42rem; }
.guess .game-scores { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4rem); align-items: end; }
.guess .game-scores .app-figure { display: block; }
.guess .game-scores .app-button { margin-inline-start: auto; }
.guess-hint { min-block-size: 2.3em; font: var(--heading-weight) var(--step-2)/1.15 var(--display); text-wrap: balance; }
.guess-form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
.guess-form .app-field { flex: 1 1 10rem; max-inline-size: 16rem; }
.guess-form input { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.guess-list { display: flex; flex-wrap: wrap; gap: 0.5rem; min-block-size: 3rem; }
.guess-list li { padding: 0.3rem 0.9rem; border: 1px solid var(--line); border-radius: 99px; background: var(--surface); font-variant-numeric: tabular-nums; }
`,
  script: (context) => {
    const [least, most] = readRange(context);
    const words = sayAll(context.words.language, ['guessHigher', 'guessLower', 'guessRight', 'guessBegin']);
    return `// A number to guess: the fewest tries stay in this browser.
${writeConstant('words', words)}const least = ${least};
const most = ${most};
${writeStore(context, 'number-guess')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startGuess(app);

function startGuess(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('guesser');
  const field = form.elements.number;
  const best = loadRecords({ tries: 0 });
  let wanted = 0;
  let tries = 0;
  let isOver = false;

  const show = () => {
    find('tries').textContent = String(tries);
    find('best').textContent = best.tries > 0 ? String(best.tries) : '–';
  };
  const begin = () => {
    wanted = least + Math.floor(Math.random() * (most - least + 1));
    tries = 0;
    isOver = false;
    find('list').replaceChildren();
    find('hint').textContent = words.guessBegin.replace('{least}', least).replace('{most}', most);
    form.reset();
    show();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isOver) begin();
    const number = Number(field.value);
    if (field.value === '' || !Number.isInteger(number)) return;
    tries += 1;
    isOver = number === wanted;
    const sign = isOver ? '✓' : number < wanted ? '↑' : '↓';
    find('list').prepend(Object.assign(document.createElement('li'), { textContent: number + ' ' + sign }));
    find('hint').textContent = (isOver ? words.guessRight : number < wanted ? words.guessHigher : words.guessLower).replace('{n}', number).replace('{count}', tries);
    if (isOver && (best.tries === 0 || tries < best.tries)) {
      best.tries = tries;
      saveRecords(best);
    }
    show();
    form.reset();
    (isOver ? find('again') : field).focus();
  });
  find('again').addEventListener('click', () => {
    begin();
    field.focus();
  });
  begin();
}
`;
