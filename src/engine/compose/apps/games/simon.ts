import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { asksForLevels, levelStyles, writeLevels } from './levels';

const colours = [
  ['greenWord', '#1f9d55'],
  ['redWord', '#d64541'],
  ['yellowWord', '#e5b512'],
  ['blueWord', '#2f6fd6'],
] as const;

/** A row of colours that grows by one each round, to be pressed in the same order. */
export const simon: GameVariant = {
  name: 'simon',
  title: 'simonTitle',
  lede: 'simonLede',
  asked:
    /\bsimon(?: says)?\b(?=[\s\S]*\b(?:game|colou?rs?|says|memory|sequence)\b)|\b(?:repeat|remember|follow) the (?:sequence|pattern|colou?rs?)\b|\b(?:sequence|pattern) memory\b/iu,
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="simon" data-app="game">
      <div class="game-scores">
        <p>${say('score')} <b class="app-figure" data-score>0</b></p>
        <p>${say('highScore')} <b class="app-figure" data-best>0</b></p>
        ${asksForLevels(brief.prompt) ? writeLevels(words) : null}
        <label class="game-switch"><input type="checkbox" checked data-sound /> ${say('sound')}</label>
        <button class="app-button" type="button" data-start>${words.actions.start}</button>
      </div>
      <div class="simon-field" role="group" aria-label="${say('simonLede')}">
        ${colours.map(([word, colour]) => html`<button class="simon-pad" type="button" style="--pad: ${colour}" disabled data-pad>${say(word)}</button>`)}
      </div>
      <p class="simon-status" role="status" data-status>${say('simonLede')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${levelStyles}.simon { justify-items: center; }
.simon .game-scores { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: end; justify-content: space-between; inline-size: min(100%, 34rem); }
.simon .game-scores .app-figure { display: block; }
.simon-field { display: grid; grid-template-columns: 1fr 1fr; gap: 0.9rem; inline-size: min(100%, 34rem, 68vh); }
.simon-pad { aspect-ratio: 1; border: 4px solid transparent; border-radius: var(--radius-card); background: color-mix(in oklab, var(--pad) 70%, #000); color: #fff; font-weight: 700; cursor: pointer; touch-action: manipulation; }
.simon-pad:first-child { border-start-start-radius: 50%; }
.simon-pad:nth-child(2) { border-start-end-radius: 50%; }
.simon-pad:nth-child(3) { border-end-start-radius: 50%; }
.simon-pad:nth-child(4) { border-end-end-radius: 50%; }
.simon-pad:disabled { cursor: default; }
.simon-pad[data-lit] { border-color: var(--ink); background: color-mix(in oklab, var(--pad) 75%, #fff); color: #000; }
.simon-status { min-block-size: 1.6em; font-weight: 600; text-align: center; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['gameOver', 'newRecord', 'watchNow', 'yourMove']);
    return `// A row of colours to repeat: press them, or the keys 1 to 4; the best score stays in this browser.
${writeConstant('words', { ...words, again: context.words.actions.tryAgain })}${writeStore(context, 'simon')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startSimon(app);

function startSimon(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const pads = [...app.querySelectorAll('[data-pad]')];
  const choices = app.querySelector('[data-levels]');
  const level = () => (choices ? Number(choices.querySelector(':checked').value) : 1);
  const best = loadRecords({});
  let [row, at, isMine, sound] = [[], 0, false, null];
  const say = (text) => (find('status').textContent = text);
  const rest = (time) => new Promise((done) => setTimeout(done, time));

  const tone = (pad) => {
    if (!find('sound').checked || !window.AudioContext) return;
    try {
      sound = sound || new AudioContext();
      const voice = sound.createOscillator();
      const volume = sound.createGain();
      voice.frequency.value = [392, 330, 262, 196][pad];
      volume.gain.setValueAtTime(0.12, sound.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.35);
      voice.connect(volume).connect(sound.destination);
      voice.start();
      voice.stop(sound.currentTime + 0.36);
    } catch {
      // The page may not play sound: the light is enough.
    }
  };
  const light = async (pad, time) => {
    pads[pad].setAttribute('data-lit', '');
    tone(pad);
    await rest(time);
    pads[pad].removeAttribute('data-lit');
  };
  const show = () => {
    find('score').textContent = String(Math.max(0, row.length - 1));
    find('best').textContent = String(best[level()] || 0);
  };
  const allow = (isAllowed) => {
    isMine = isAllowed;
    for (const pad of pads) pad.disabled = !isAllowed;
  };
  const play = async () => {
    allow(false);
    row.push(Math.floor(Math.random() * 4));
    show();
    say(words.watchNow);
    const time = Math.max(170, [620, 460, 320][level()] - row.length * 12);
    await rest(600);
    for (const pad of row) {
      await light(pad, time);
      await rest(time * 0.45);
    }
    at = 0;
    say(words.yourMove);
    allow(true);
  };
  const end = () => {
    allow(false);
    const score = Math.max(0, row.length - 1);
    const isRecord = score > (best[level()] || 0);
    if (isRecord) best[level()] = score;
    saveRecords(best);
    show();
    say((isRecord ? words.newRecord : words.gameOver).replace('{n}', String(score)));
    find('start').disabled = false;
    find('start').textContent = words.again;
    find('start').focus();
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: score, isLow: false, said: '' } }));
  };
  const press = (pad) => {
    if (!isMine) return;
    light(pad, 180);
    if (row[at] !== pad) return end();
    at += 1;
    if (at === row.length) play();
  };
  pads.forEach((button, pad) => button.addEventListener('click', () => press(pad)));
  document.addEventListener('keydown', (event) => {
    if (/^[1-4]$/.test(event.key)) press(Number(event.key) - 1);
  });
  find('start').addEventListener('click', () => {
    row = [];
    find('start').disabled = true;
    play();
  });
  if (choices) choices.addEventListener('change', show);
  show();
}
`;
