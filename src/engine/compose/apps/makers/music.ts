import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';
import { musicScript } from './music-script';

/** Plays the files that one chooses: a list, shuffle, repeat, volume, and a place to jump to. */
export const music: CalculatorVariant = {
  title: 'musicTitle',
  lede: 'musicLede',
  asked:
    /\b(?:music|mp3|audio|song|podcast|playlist|sound) ?(?:file )?players?\b|\bplaylist (?:app|maker|manager)\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="player" data-app="calculator">
      <div class="app-panel player-deck">
        <p class="player-now" role="status" data-now>${say('nothingPlays')}</p>
        <p class="app-field">
          <label for="player-place">${say('placeInSong')}</label
          ><input id="player-place" type="range" min="0" max="1000" value="0" data-place />
          <span class="player-times"><span data-at>0:00</span><span data-of>0:00</span></span>
        </p>
        <div class="app-row player-keys">
          <button class="app-button app-quiet" type="button" data-back>${words.actions.previous}</button>
          <button class="app-button" type="button" data-play>${say('playWord')}</button>
          <button class="app-button app-quiet" type="button" data-on>${words.actions.next}</button>
        </div>
        <div class="app-row">
          <button class="app-button app-quiet" type="button" aria-pressed="false" data-shuffle>
            ${say('shuffleWord')}
          </button>
          <button class="app-button app-quiet" type="button" aria-pressed="false" data-repeat>
            ${say('repeatWord')}
          </button>
        </div>
        <p class="app-field">
          <label for="player-volume">${say('loudness')}</label
          ><input id="player-volume" type="range" min="0" max="100" value="80" data-volume />
        </p>
        <audio data-audio></audio>
      </div>
      <div class="player-list">
        <label class="app-button app-import"
          >${say('addSongs')}<input
            class="app-hidden"
            type="file"
            accept="audio/*,.mp3,.m4a,.ogg,.wav,.flac"
            multiple
            data-files
        /></label>
        <p class="app-empty" data-none>${say('noSongs')}</p>
        <ol data-songs></ol>
        <p class="app-note">${say('songsKept')}</p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.player { grid-template-columns: minmax(16rem, 0.9fr) minmax(0, 1.1fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.player-deck, .player-list { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
.player-now { min-block-size: 2.4em; font: var(--heading-weight) var(--step-1)/1.2 var(--display); overflow-wrap: anywhere; }
.player-times { display: flex; justify-content: space-between; color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.player [type="range"] { padding-inline: 0; border: 0; background: none; accent-color: var(--button); }
.player-keys > * { flex: 1 1 6rem; }
.player-list > .app-import { justify-self: start; }
.player-list li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; border-block-end: 1px solid var(--line); }
.player-list li > button:first-child { min-block-size: 3rem; padding: 0.4rem 0.5rem; border: 0; background: none; color: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
.player-list li > button:first-child:hover { text-decoration: underline; }
.player-list [aria-current] { font-weight: 700; color: var(--accent-text) !important; }
@media (max-width: 48rem) { .player { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, ['nothingPlays', 'playWord', 'pauseWord', 'cannotPlay']),
      remove: context.words.actions.remove,
    };
    return `// Player: the songs are files of this device; they stay in this browser's own store.
${writeConstant('words', texts)}${writeStore(context, 'player')}${musicScript}`;
  },
};
