import { readAnswerButtons } from './flashcard-answers';
import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { findCards } from './flashcard-bank';
import { flashcardsScript } from './flashcards-script';
import { flashcardStyles } from './flashcards-styles';
import { numberOf } from '../../number-of';
import { readCount, readListOf, readQuote } from './read-asked';
import { csvFileScript, writeFileRow } from './file-row';
import { drawerScript, writeConstant, writeStore } from './script-parts';
import { writeNoScript } from './write-no-script';

type StartDeck = { readonly name: string; readonly cards: readonly (readonly [string, string])[] };

// "el perro = dog, el gato = cat": the cards of the prompt itself.
function readToldCards(prompt: string): readonly (readonly [string, string])[] {
  const pieces = prompt.split(
    /[,;\n]\s*(?:(?:and|y|et|und|e|en)\s+)?|\.\s+|\s+(?:and|y|et|und)\s+(?=[^,;.=]{1,60}\s*(?:=|→|->))/u,
  );
  return pieces.flatMap((piece): (readonly [string, string])[] => {
    const [, front = '', back = ''] =
      /^(.{1,80}?)\s*(?:=|→|->|\s[–—-]\s)\s*(.{1,120})$/u.exec(piece.trim()) ?? [];
    const face = front
      .slice(front.lastIndexOf(': ') + 1)
      .replace(/^.*:(?=\s)/u, '')
      .trim();
    return face === '' || back === '' ? [] : [[face, back.replace(/\.$/u, '').trim()] as const];
  });
}

/** "Flash cards, about ten to start with". */
function toStartWith(prompt: string): number | null {
  const said = /\b(\d{1,2}|a dozen|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:of them\s|or so\s|ones\s)?(?:to (?:start|begin|get going)|as a start|for a start)\b/iu.exec(prompt)?.[1]; // prettier-ignore
  return said === undefined ? null : said === 'a dozen' ? 12 : numberOf(said);
}

/** "Bones (femur = thigh bone, tibia = shin bone) and Drugs (…)": decks with their cards. */
const readToldDecks = (prompt: string): readonly StartDeck[] =>
  [...prompt.matchAll(/(?<=[:,.;\n]\s?|\band\s)["“]?(\p{L}[\p{L}\p{N} '’-]{1,28}?)["”]?\s?\(([^()]*(?:=|→|->)[^()]*)\)/gu)]
    .map(([, name = '', cards = '']) => ({ name: name.trim(), cards: readToldCards(cards) }))
    .filter(({ cards }) => cards.length > 0); // prettier-ignore

// Decks by the names that the prompt gives them; the first holds cards to try it with.
function listDecks({ brief, words }: AppContext): readonly StartDeck[] {
  const numbers = ['One', 'Two', 'Three', 'Four', 'Five'] as const;
  const usual = numbers.map(
    (number) =>
      [
        sayApp(words.language, `sampleFront${number}`),
        sayApp(words.language, `sampleBack${number}`),
      ] as const,
  );
  const decks = readToldDecks(brief.prompt);
  if (decks.length > 0) return decks;
  const told = readToldCards(brief.prompt);
  const asked =
    readCount(
      brief,
      /(?:flash ?)?cards?|words?|terms?|phrases?|vocab\p{L}*|karten|wörter|tarjetas|palabras|cartes|mots|cartões|palavras|carte|parole|kaarten|woorden|fisz\p{L}*|kart/iu,
      1,
      40,
    ) ?? toStartWith(brief.prompt);
  // What is said of an empty box is seen when it begins empty.
  const cards =
    told.length > 1
      ? told
      : readQuote(brief, 'empty') !== null && asked === null
        ? []
        : (namedWords({ brief, words }) ??
          findCards(brief.prompt, asked) ??
          ownSubject({ brief, words }) ??
          usual);
  const named = readListOf(brief.prompt, 'decks|mazos|paquets|stapel');
  const names = named.length >= 2 && named.length <= 8 ? named : [sayApp(words.language, 'firstDeck')];
  return names.map((name, index) => ({ name, cards: index === 0 ? cards : [] }));
}

/** "Words like necessary, rhythm and separate": the fronts are told, what is behind them is not. */
function namedWords({
  brief: { prompt },
  words,
}: Pick<AppContext, 'brief' | 'words'>): readonly (readonly [string, string])[] | null {
  const list = /\b(?:words|terms|verbs|names)\s(?:like|such as|including)\s(?<list>[\p{L}'’-]+(?:,\s[\p{L}'’-]+)*,?\s(?:and|or)\s[\p{L}'’-]+)/iu.exec(prompt)?.groups?.['list']; // prettier-ignore
  if (words.language !== 'en' || list === undefined) return null;
  return list.split(/,\s(?:and\s)?|\s(?:and|or)\s/u).map((word) => [word, 'Write here what belongs on the back'] as const); // prettier-ignore
}

/** "Beekeeping flashcards": of a subject that nobody here knows, the first cards show where its own go. */
function ownSubject({
  brief,
  words,
}: Pick<AppContext, 'brief' | 'words'>): readonly (readonly [string, string])[] | null {
  const told = brief.offer?.value.replace(/\s*\bflash-?\s?cards?\b.*$/iu, '').trim() ?? '';
  const isPlain =
    told === '' ||
    /^(?:my|the|simple|digital|online|study|learning|revision|exam|app)$|\bbiolog/iu.test(told);
  if (words.language !== 'en' || isPlain) return null;
  const name = told.charAt(0).toUpperCase() + told.slice(1);
  return ['first', 'second', 'third'].map((which) => [`${name}: ${which} sample question`, 'Write its answer here, or delete this card'] as const); // prettier-ignore
}

/** "Arrow keys go to next and previous": cards are turned over one by one, and not only answered. */
const asksToLeaf = ({ brief: { prompt } }: AppContext): boolean =>
  /\barrows?\b[^.;,]{0,40}\b(?:next|previous|back|forward|browse|move|go through|between|navigate)\b|\b(?:next|previous|browse|move|navigate)\b[^.;,]{0,40}\barrows?\b|pfeiltasten|flechas|flèches|frecce|pijltjes|strzałk/iu.test(prompt); // prettier-ignore

/** "Type the answer, check spelling": the back is written before the card is turned. */
const asksToType = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:typ(?:e|ing|ed)|writ(?:e|ing)|enter)(?: in| out| down)? (?:the |my |your |their |an? )?(?:answers?|translations?|words?|meanings?)\b|\bcheck(?:s|ing)? (?:the |my )?spelling\b|\btyped answers?\b/iu.test(
    prompt,
  );

/** Decks of cards with two sides that come back after growing breaks; own cards, export and import. */
export const flashcards: AppDefinition = {
  kind: 'flashcards',
  title: ({ words }) => sayApp(words.language, 'flashcards'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const heading = (text: string) => (level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    const answers = readAnswerButtons(context.brief.prompt);
    return html`<div class="cards" data-app="flashcards">
      <div class="cards-study">
        <div class="cards-progress">
          <p data-progress>&nbsp;</p>
          <progress max="1" value="0" aria-label="${say('progress')}" data-bar></progress>
        </div>
        <button class="flashcard" type="button" data-card aria-live="polite">
          <span data-side>${say('turnCard')}</span><small data-hint>&nbsp;</small>
        </button>
        ${
          asksToType(context)
            ? html`<form class="cards-typing" data-typer>
                  <label class="app-hidden" for="typed-answer">${say('typeAnswer')}</label
                  ><input
                    class="app-input"
                    type="text"
                    id="typed-answer"
                    name="answer"
                    placeholder="${say('typeAnswer')}"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                  /><button class="app-button" type="submit">${say('checkWord')}</button>
                </form>
                <p class="cards-told" role="status" data-told></p>`
            : null
        }
        <div class="app-row cards-answers">
          <button class="app-button app-quiet" type="button" data-again>
            ${answers?.missed ?? say('askAgain')}
          </button>
          <button class="app-button" type="button" data-known>${answers?.known ?? say('knewIt')}</button>
          <button class="app-small" type="button" data-restart>${say('practiseAll')}</button>
          ${/\bdirections?\b|\bboth (?:ways|sides|directions)\b|\b(?:swap|switch|reverse|flip) (?:the )?(?:sides|languages?|direction)|\brichtung|\bsentido\b|\bdans les deux sens\b|\bdirezione\b/iu.test(context.brief.prompt) ? html`<button class="app-small" type="button" aria-pressed="false" data-swap>${say('swapSides')}</button>` : null}
          ${/shuffl|mezclar|mélanger|mischen|baralhar|mescola/iu.test(context.brief.prompt) ? html`<button class="app-small" type="button" data-mix>${say('mixAgain')}</button>` : null}
        </div>
        <figure class="cards-boxes app-panel">
          <figcaption>
            ${heading(say('progressByBox'))}
            <p class="app-note">${say('spacedNote')}</p>
          </figcaption>
          <ol data-boxes></ol>
        </figure>
      </div>
      <div class="cards-side">
        <section class="app-panel cards-decks" aria-labelledby="decks-title">
          ${level === 2 ? html`<h2 id="decks-title">${say('decks')}</h2>` : html`<h3 id="decks-title">${say('decks')}</h3>`}
          <ul data-decks></ul>
          <form class="cards-new" data-new>
            <label class="app-hidden" for="new-deck">${say('newDeck')}</label>
            <input
              type="text"
              class="app-input"
              id="new-deck"
              name="name"
              maxlength="60"
              required
              autocomplete="off"
              placeholder="${say('newDeck')}"
            />
            <button type="submit" class="app-button app-quiet">${words.actions.add}</button>
          </form>
        </section>
        <form class="app-panel cards-add" data-adder>
          <p class="app-field">
            <label for="card-front">${say('front')}</label
            ><input type="text" id="card-front" name="front" required maxlength="200" autocomplete="off" />
          </p>
          <p class="app-field">
            <label for="card-back">${say('back')}</label
            ><input type="text" id="card-back" name="back" required maxlength="300" autocomplete="off" />
          </p>
          <div class="app-row">
            <button type="submit" class="app-button" data-send>${say('addCard')}</button>
            <button type="button" class="app-small" data-cancel hidden>${words.actions.cancel}</button>
          </div>
        </form>
        <ul class="cards-list" tabindex="0" aria-label="${say('cards')}" data-list></ul>
        ${writeFileRow(context, 'csv')}
        <p class="app-note" role="status" data-status></p>
      </div>
      <template data-row
        ><li class="deck-row">
          <b></b><span></span>
          <div class="app-row">
            <button class="app-small" type="button" data-edit>${words.actions.edit}</button
            ><button class="app-small" type="button" data-remove>${words.actions.remove}</button>
          </div>
        </li></template
      >
      ${writeNoScript(
        context,
        listDecks(context).map(({ name, cards }) => ({
          title: name,
          lines: cards.map(([front, back]) => `${front} – ${back}`),
        })),
      )}
    </div>`;
  },
  css: () => appStyles + flashcardStyles,
  script: (context) => {
    const { words } = context;
    const texts = sayAll(words.language, ['turnCard', 'cardsLeft', 'allKnown', 'noDeckCards', 'badFile', 'imported', 'removed', 'comesBack', 'addCard', 'inBox', 'dueNow', 'answerRight', 'answerWrong']); // prettier-ignore
    const { edit, remove, save } = words.actions;
    const empty = readQuote(context.brief, 'empty');
    return `// Flash cards: what was known comes back after 1, 3, 7 and 14 days, what was not comes again at once.
const leafsByKeys = ${asksToLeaf(context)};
${writeConstant('words', { ...texts, ...(empty === null ? {} : { noDeckCards: empty }), edit, remove, save })}${writeConstant('startDecks', listDecks(context))}${writeStore(context, 'decks')}${drawerScript}${csvFileScript}${flashcardsScript}`;
  },
};
