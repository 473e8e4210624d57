import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';

const again = /\b(?:play|start|go) again\b|\brestart\b|\bstart over\b|\breplay\b|\bnew game\b/iu;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** "A Play again button": what the prompt calls another round, else the usual words. */
export function sayNewGame({ brief: { prompt }, words }: Pick<AppContext, 'brief' | 'words'>): string {
  const said = words.language === 'en' ? again.exec(prompt)?.[0] : undefined;
  return said === undefined ? sayApp(words.language, 'newGame') : capital(said);
}

/** What is said when a round is over, where the prompt asks for it: "Game over", or its own words in quotes. */
function readEnd({ brief: { prompt, quotes }, words }: AppContext): string | null {
  if (words.language !== 'en') return null;
  const told = quotes.find(({ value }) => /\b(?:over|lost|lose|win|won|well done|finished?|try again)\b|!$/iu.test(value.text)); // prettier-ignore
  if (told && told.value.use === 'other') return told.value.text;
  return /\bgame[- ]over\b/iu.test(prompt) ? 'Game over' : null;
}

/** Whether the end of a round has words and a button of its own. */
export const asksForEnd = (context: AppContext): boolean => readEnd(context) !== null;

/** The words of the end and the button for another round; hidden until a round is over. */
export const writeEnd = (context: AppContext): Html =>
  html`<div class="game-over app-panel" data-game-over hidden>
    <p class="app-figure" role="status">${readEnd(context) ?? ''}</p>
    <button class="app-button" type="button" data-play-again>
      ${again.test(context.brief.prompt) ? sayNewGame(context) : 'Play again'}
    </button>
  </div>`;

/** Rules of that box. */
export const endStyles = `.game-over { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; justify-content: space-between; margin-block-start: 1rem; }
.game-over[hidden] { display: none; }
`;

/** What shows it; a game says that a round is over by the event `game-end`. */
export const endScript = String.raw`
const gameOver = document.querySelector('[data-game-over]');
document.addEventListener('game-end', () => (gameOver.hidden = false));
gameOver.querySelector('[data-play-again]').addEventListener('click', () => {
  gameOver.hidden = true;
  const begin = document.querySelector('[data-app] [data-again], [data-app] [data-start]');
  if (begin) begin.click();
});
// Another round by the game's own button leaves nothing of the last.
document.querySelector('[data-app]').addEventListener('click', (event) => {
  if (event.target.closest('[data-again], [data-start]')) gameOver.hidden = true;
});
`;
