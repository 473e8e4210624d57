import { html } from '../html';
import type { AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { fileScript, writeConstant, writeStore } from './script-parts';

/** Cards with two sides, asked again until they are known; own cards, export and import. */
export const flashcards: AppDefinition = {
  kind: 'flashcards',
  title: ({ words }) => sayApp(words.language, 'flashcards'),
  html: ({ words }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="cards" data-app="flashcards">
      <div class="cards-study">
        <p class="cards-progress">
          <span data-progress></span
          ><progress max="1" value="0" aria-label="${say('progress')}" data-bar></progress>
        </p>
        <button class="flashcard" type="button" data-card aria-live="polite">
          <span data-side>${say('turnCard')}</span><small data-hint></small>
        </button>
        <div class="app-row cards-answers">
          <button class="app-button app-quiet" type="button" data-again>${say('askAgain')}</button>
          <button class="app-button" type="button" data-known>${say('knewIt')}</button>
          <button class="app-small" type="button" data-restart>${say('startOver')}</button>
        </div>
      </div>
      <div class="cards-deck">
        <form class="app-panel" data-adder>
          <p class="app-field">
            <label for="card-front">${say('front')}</label
            ><input type="text" id="card-front" name="front" required maxlength="200" autocomplete="off" />
          </p>
          <p class="app-field">
            <label for="card-back">${say('back')}</label
            ><input type="text" id="card-back" name="back" required maxlength="300" autocomplete="off" />
          </p>
          <button type="submit" class="app-button">${say('addCard')}</button>
        </form>
        <ul data-list></ul>
        <div class="app-row">
          <button class="app-small" type="button" data-export>${words.actions.exportData}</button
          ><label class="app-small cards-import"
            >${words.actions.importData}<input
              class="app-hidden"
              type="file"
              accept=".json,application/json"
              data-import
          /></label>
        </div>
        <p class="app-note" role="status" data-status></p>
      </div>
      <template data-row
        ><li class="deck-row">
          <b></b><span></span><button class="app-small" type="button">×</button>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.cards { grid-template-columns: minmax(0, 1.3fr) minmax(15rem, 0.7fr); align-items: start; gap: var(--gap) clamp(1.5rem, 5vi, 5rem); }
.cards-study { display: grid; gap: 1.25rem; }
.cards-progress { display: grid; gap: 0.4rem; color: var(--soft); font-weight: 600; }
.cards-progress progress { inline-size: 100%; block-size: 0.6rem; accent-color: var(--accent); }
.flashcard { display: grid; place-content: center; gap: 1rem; inline-size: 100%; min-block-size: clamp(16rem, 40vi, 26rem); padding: 2rem; border: 3px solid var(--ink); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); text-align: center; cursor: pointer; overflow-wrap: anywhere; box-shadow: 0.5rem 0.5rem 0 var(--accent); }
.cards .flashcard span { font: var(--heading-weight) var(--step-2)/1.15 var(--display); text-wrap: balance; }
.flashcard small { color: var(--soft); font-size: 0.9375rem; }
.cards .flashcard[data-turned] { background: var(--ink); color: var(--bg); }
.flashcard[data-turned] small { color: inherit; }
.cards-deck, .cards-deck form { display: grid; gap: 1rem; }
.cards-deck ul { max-block-size: 22rem; overflow-y: auto; }
.deck-row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.5rem; align-items: center; padding-block: 0.5rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.deck-row span { grid-row: 2; color: var(--soft); }
.deck-row button { grid-area: 1 / 2 / span 2; }
.cards-import { position: relative; cursor: pointer; }
.cards-import:has(:focus-visible) { outline: 3px solid currentColor; }
@media (max-width: 48rem) { .cards { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const { words } = context;
    const start = Array.from({ length: 5 }, (_, index) => {
      const names = ['One', 'Two', 'Three', 'Four', 'Five'] as const;
      const number = names[index] ?? 'One';
      return {
        front: sayApp(words.language, `sampleFront${number}`),
        back: sayApp(words.language, `sampleBack${number}`),
      };
    });
    const texts = sayAll(words.language, [
      'turnCard',
      'cardsLeft',
      'allKnown',
      'noCards',
      'badFile',
      'imported',
    ]);
    return `// Flash cards: a card that was not known comes again at the end of the round.
${writeConstant('words', { ...texts, remove: words.actions.remove })}${writeConstant('startCards', start)}${writeStore(context, 'cards')}${fileScript}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="flashcards"]');
if (app) startCardsApp(app);

function startCardsApp(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  let cards = loadRecords(startCards);
  let queue = [];
  let isTurned = false;

  const show = () => {
    const card = queue[0];
    const done = cards.length - queue.length;
    find('card').disabled = !card;
    find('card').toggleAttribute('data-turned', isTurned && Boolean(card));
    find('side').textContent = card ? (isTurned ? card.back : card.front) : cards.length === 0 ? words.noCards : words.allKnown;
    find('hint').textContent = card && !isTurned ? words.turnCard : '';
    find('again').disabled = find('known').disabled = !isTurned || !card;
    find('progress').textContent = words.cardsLeft.replace('{n}', String(queue.length));
    find('bar').value = cards.length === 0 ? 0 : done / cards.length;
  };
  const begin = () => {
    queue = [...cards];
    for (let index = queue.length - 1; index > 0; index -= 1) {
      const other = Math.floor(Math.random() * (index + 1));
      [queue[index], queue[other]] = [queue[other], queue[index]];
    }
    isTurned = false;
    show();
  };
  const showDeck = () => {
    find('list').replaceChildren(
      ...cards.map((card) => {
        const row = find('row').content.firstElementChild.cloneNode(true);
        row.querySelector('b').textContent = card.front;
        row.querySelector('span').textContent = card.back;
        row.querySelector('button').setAttribute('aria-label', words.remove + ': ' + card.front);
        row.querySelector('button').addEventListener('click', () => {
          keep(cards.filter((other) => other !== card));
          find('adder').elements.front.focus();
        });
        return row;
      }),
    );
  };
  const keep = (next) => {
    cards = next;
    saveRecords(cards);
    showDeck();
    begin();
  };
  const answer = (isKnown) => {
    const card = queue.shift();
    if (!isKnown) queue.push(card);
    isTurned = false;
    show();
    find('card').focus();
  };

  find('card').addEventListener('click', () => {
    isTurned = !isTurned;
    show();
  });
  find('known').addEventListener('click', () => answer(true));
  find('again').addEventListener('click', () => answer(false));
  find('restart').addEventListener('click', begin);
  find('adder').addEventListener('submit', (event) => {
    event.preventDefault();
    const { front, back } = Object.fromEntries(new FormData(event.target));
    keep([...cards, { front: front.trim(), back: back.trim() }]);
    event.target.reset();
    event.target.elements.front.focus();
  });
  find('export').addEventListener('click', () => downloadText('cards.json', 'application/json', JSON.stringify(cards, null, 2)));
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      try {
        const read = JSON.parse(text).map((card) => ({ front: String(card.front), back: String(card.back) }));
        keep([...cards, ...read]);
        find('status').textContent = words.imported.replace('{n}', String(read.length));
      } catch {
        find('status').textContent = words.badFile;
      }
    });
  });
  showDeck();
  begin();
}
`;
