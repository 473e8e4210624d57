import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { withoutLooks } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { findHangmanWords } from './hangman-words';
import { readToldWords } from './read-told-words';

const wordsFor = ({ brief, words }: AppContext): readonly string[] => {
  const told = readToldWords(withoutLooks(brief));
  return told.length > 1 ? told : findHangmanWords(brief.prompt, words.language);
};

const ground = html`<path d="M20 190h120 M50 190V20" />`;
const parts = [
  html`<path d="M50 20h90" />`,
  html`<path d="M140 20v26" />`,
  html`<circle cx="140" cy="62" r="16" />`,
  html`<path d="M140 78v56" />`,
  html`<path d="m140 92-26 22" />`,
  html`<path d="m140 92 26 22" />`,
  html`<path d="m140 134-22 34" />`,
  html`<path d="m140 134 22 34" />`,
];

/** A word to guess letter by letter before a drawing is whole; own words beside it. */
export const hangman: GameVariant = {
  name: 'hangman',
  title: 'hangman',
  lede: 'hangmanLede',
  asked:
    /\bhang ?man\b|word[- ]guess|guess(?:ing)? (?:the )?words?\b|ahorcado|\bpendu\b|galgenmännchen|jogo da forca|impiccato|galgje|wisielec|adam asmaca|الرجل المشنوق|איש תלוי/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="hangman" data-app="game">
      <svg class="hangman-drawing" viewBox="0 0 190 200" aria-hidden="true">
        ${ground}${parts.map((part) => html`<g data-part>${part}</g>`)}
      </svg>
      <div class="hangman-main">
        <p class="hangman-word" data-word></p>
        <p class="app-hidden" aria-live="polite" data-spoken></p>
        <p role="status" data-status></p>
        <div class="hangman-letters" role="group" aria-label="${say('lettersWord')}" data-letters></div>
        <div class="app-row">
          <button class="app-button" type="button" data-again>${say('nextWord')}</button>
          <p class="app-note" data-record></p>
        </div>
      </div>
      <details class="hangman-own">
        <summary>${say('ownWords')}</summary>
        <p class="app-field">
          <label for="hangman-list">${say('ownWords')}</label
          ><textarea id="hangman-list" rows="6" aria-describedby="hangman-help" data-own></textarea>
        </p>
        <p class="app-note" id="hangman-help">${say('oneEachLine')}</p>
      </details>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.hangman { grid-template-columns: minmax(10rem, 20rem) minmax(0, 1fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.hangman-drawing { inline-size: 100%; max-block-size: 22rem; fill: none; stroke: currentColor; stroke-width: 5; stroke-linecap: round; }
/* What is drawn so far: no hidden in a drawing, where that attribute is none. */
.hangman-drawing [data-part]:not([data-drawn]) { visibility: hidden; }
.hangman-main { display: grid; gap: 1.25rem; }
.hangman-word { display: flex; flex-wrap: wrap; gap: 0.3em; font: 700 clamp(1.6rem, 1rem + 4vi, 3.25rem)/1.2 var(--display); }
.hangman-word span { min-inline-size: 0.85em; border-block-end: 3px solid currentColor; text-align: center; }
.hangman-word span[data-gap] { border-color: transparent; }
.hangman-letters { display: grid; grid-template-columns: repeat(auto-fill, minmax(2.875rem, 1fr)); gap: 0.4rem; }
.hangman-letters button { padding-inline: 0; text-transform: uppercase; }
.hangman-letters [data-hit] { border-color: var(--button); background: var(--button); color: var(--on-button); opacity: 1; }
.hangman-own { grid-column: 1 / -1; }
.hangman-own summary { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.hangman-own .app-field { max-inline-size: 30rem; }
@media (max-width: 48rem) { .hangman { grid-template-columns: minmax(0, 1fr); } .hangman-drawing { max-block-size: 11rem; } }
`,
  script: (context) => {
    const usual = sayAll(context.words.language, ['foundIt', 'itWas', 'triesLeft', 'wordsFound']);
    // "A tally of wins and losses": both are told apart where the prompt does so.
    const isTally = context.words.language === 'en' && /\b(?:loss(?:es)?|lost|losing)\b/iu.test(context.brief.prompt); // prettier-ignore
    const texts = isTally ? { ...usual, wordsFound: 'Wins: {n}, losses: {lost}' } : usual;
    return `// Hangman: words of the page or your own; what was found is counted in this browser.
${writeConstant('words', texts)}${writeConstant('startWords', wordsFor(context))}const mistakes = ${readMistakes(context.brief.prompt)};
const parts = ${parts.length};
${writeStore(context, 'hangman')}${script}`;
  },
};

const numbers = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "Six wrong guesses": how many letters may be wrong; as many as the drawing has lines where nobody says. */
function readMistakes(prompt: string): number {
  const said = /\b(\d{1,2}|four|five|six|seven|eight|nine|ten) (?:wrong |false |incorrect )?(?:guess(?:es)?|tries|lives|mistakes|misses|attempts|chances|errors)\b/iu.exec(prompt)?.[1]?.toLowerCase(); // prettier-ignore
  const count = said === undefined ? 0 : Number(said) || numbers.indexOf(said) + 4;
  return count >= 3 && count <= 15 ? count : parts.length;
}

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startHangman(app);

function startHangman(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ own: startWords, played: 0, found: 0 });
  const fold = (text) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const isLetter = (sign) => /\p{L}/u.test(sign);
  const latin = 'abcdefghijklmnopqrstuvwxyz';
  let secret = '';
  let tried = new Set();
  let isCounted = false;
  let last = '';

  const misses = () => [...tried].filter((letter) => !fold(secret).includes(letter)).length;
  const isFound = () => [...secret].every((sign) => !isLetter(sign) || tried.has(fold(sign)));
  const isOver = () => isFound() || misses() >= mistakes;
  // Letters that fold to none of the Latin ones (ł, Arabic, Hebrew) come from the words themselves.
  const listLetters = () => {
    const own = [...new Set([...fold(kept.own.join(''))].filter(isLetter))];
    const isLatin = own.some((letter) => latin.includes(letter));
    return [...new Set([...(isLatin ? latin : ''), ...own])].sort((one, other) => one.localeCompare(other));
  };
  const show = () => {
    const over = isOver();
    find('word').replaceChildren(
      ...[...secret].map((sign) => {
        const part = document.createElement('span');
        const isShown = !isLetter(sign) || tried.has(fold(sign)) || over;
        part.textContent = isShown ? sign : '\u00a0';
        part.toggleAttribute('data-gap', !isLetter(sign));
        return part;
      }),
    );
    find('word').setAttribute('aria-hidden', 'true');
    find('spoken').textContent = [...secret].map((sign) => (!isLetter(sign) || tried.has(fold(sign)) ? sign : '_')).join(' ');
    [...app.querySelectorAll('[data-part]')].forEach((part, at) => part.toggleAttribute('data-drawn', at < Math.ceil((misses() * parts) / mistakes)));
    for (const button of app.querySelectorAll('[data-letter]')) {
      const letter = button.dataset.letter;
      button.disabled = over || tried.has(letter);
      button.toggleAttribute('data-hit', tried.has(letter) && fold(secret).includes(letter));
    }
    find('status').textContent = isFound() ? words.foundIt.replace('{word}', secret) : over ? words.itWas.replace('{word}', secret) : words.triesLeft.replace('{n}', String(mistakes - misses()));
    if (over && !isCounted) {
      isCounted = true;
      kept.played += 1;
      if (isFound()) kept.found += 1;
      saveRecords(kept);
    }
    find('record').textContent = words.wordsFound.replace('{n}', String(kept.found)).replace('{count}', String(kept.played)).replace('{lost}', String(kept.played - kept.found));
  };
  const guess = (letter) => {
    if (isOver() || tried.has(letter)) return;
    tried.add(letter);
    show();
    if (isOver()) find('again').focus();
  };
  const begin = () => {
    const choice = kept.own.filter((word) => word !== last);
    const list = choice.length > 0 ? choice : kept.own;
    secret = list[Math.floor(Math.random() * list.length)] || 'a';
    last = secret;
    tried = new Set();
    isCounted = false;
    find('letters').replaceChildren(
      ...listLetters().map((letter) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-button app-quiet', textContent: letter });
        button.dataset.letter = letter;
        button.addEventListener('click', () => guess(letter));
        return button;
      }),
    );
    show();
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    const letter = fold(event.key);
    if (listLetters().includes(letter)) guess(letter);
  });
  find('own').value = kept.own.join('\n');
  find('own').addEventListener('change', () => {
    const own = find('own').value.split('\n').map((word) => word.trim().slice(0, 40)).filter((word) => [...word].some(isLetter));
    if (own.length === 0) return;
    kept.own = own;
    saveRecords(kept);
    begin();
  });
  find('again').addEventListener('click', begin);
  begin();
}
`;
