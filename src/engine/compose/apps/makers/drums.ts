import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

const voices = ['kickDrum', 'snareDrum', 'hiHat', 'handClap'] as const satisfies readonly AppWord[];
const steps = Array.from({ length: 16 }, (_, at) => at);

/** Sixteen steps of four drums, made of sound by the browser and kept as a pattern. */
export const drums: CalculatorVariant = {
  title: 'drumsTitle',
  lede: 'drumsLede',
  asked:
    /\bdrum (?:machine|sequencer|pad|kit|app|loop\p{L}*)s?\b|\bbeat ?(?:maker|machine|box|sequencer)\b|\bstep sequencer\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="drums" data-app="calculator">
      <div class="app-row">
        <button class="app-button" type="button" data-play>${say('playWord')}</button>
        <button class="app-button app-quiet" type="button" data-clear>${words.actions.clear}</button>
        <label for="drums-tempo">${say('speed')}: <output data-tempo-says>110</output></label>
        <input id="drums-tempo" type="range" min="50" max="220" value="110" data-tempo />
      </div>
      <div class="drums-grid" role="region" tabindex="0" aria-label="${say('drumsTitle')}">
        ${voices.map((voice, row) => html`<div role="group" aria-label="${say(voice)}"><span>${say(voice)}</span>${steps.map((step) => html`<button type="button" data-step="${row}-${step}" aria-pressed="false" aria-label="${say(voice)} ${step + 1}"></button>`)}</div>`)}
      </div>
      <p class="app-note">${say('drumsHelp')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.drums [type="range"] { min-block-size: 2.75rem; accent-color: var(--button); }
.drums-grid { display: grid; gap: 0.5rem; overflow-x: auto; padding-block: 0.25rem; }
.drums-grid > div { display: grid; grid-template-columns: 6rem repeat(16, minmax(2.75rem, 1fr)); gap: 0.3rem; align-items: center; }
.drums-grid span { font-weight: 600; }
.drums-grid button { min-block-size: 2.875rem; border: 2px solid var(--soft); border-radius: min(var(--radius), 0.6rem); background: var(--surface); cursor: pointer; }
.drums-grid button:nth-child(4n + 2) { border-color: var(--ink); }
.drums-grid [aria-pressed="true"] { background: var(--button); }
.drums-grid [data-now] { outline: 3px solid var(--accent-text); outline-offset: 1px; }
`,
  script: (context) => `// Drums: every sound is made here; the pattern stays in this browser.
${writeConstant('words', sayAll(context.words.language, ['playWord', 'stopWord']))}${writeStore(context, 'drums')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startDrums(app);

function startDrums(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const pads = [...app.querySelectorAll('[data-step]')];
  const kept = loadRecords({ on: ['0-0', '0-8', '1-4', '1-12', '2-0', '2-2', '2-4', '2-6', '2-8', '2-10', '2-12', '2-14'], tempo: 110 });
  let sound = null;
  let timer = 0;
  let step = 0;

  const hit = (row) => {
    const now = sound.currentTime;
    const loud = sound.createGain();
    loud.connect(sound.destination);
    const fade = (level, seconds) => {
      loud.gain.setValueAtTime(level, now);
      loud.gain.exponentialRampToValueAtTime(0.001, now + seconds);
    };
    if (row === 0) {
      const tone = sound.createOscillator();
      tone.frequency.setValueAtTime(150, now);
      tone.frequency.exponentialRampToValueAtTime(40, now + 0.3);
      fade(0.9, 0.35);
      tone.connect(loud);
      tone.start(now);
      tone.stop(now + 0.35);
      return;
    }
    // Snare, hat and clap are noise of different height and length.
    const [seconds, kind, height] = { 1: [0.18, 'bandpass', 1800], 2: [0.06, 'highpass', 7000], 3: [0.14, 'bandpass', 1100] }[row];
    const noise = sound.createBufferSource();
    const buffer = sound.createBuffer(1, sound.sampleRate * seconds, sound.sampleRate);
    buffer.getChannelData(0).forEach((_, at, data) => (data[at] = Math.random() * 2 - 1));
    noise.buffer = buffer;
    const filter = Object.assign(sound.createBiquadFilter(), { type: kind });
    filter.frequency.value = height;
    fade(0.6, seconds);
    noise.connect(filter).connect(loud);
    noise.start(now);
  };
  const show = () => {
    for (const pad of pads) pad.setAttribute('aria-pressed', String(kept.on.includes(pad.dataset.step)));
    find('tempo-says').textContent = kept.tempo;
    find('play').textContent = timer ? words.stopWord : words.playWord;
  };
  const tick = () => {
    for (const pad of pads) pad.toggleAttribute('data-now', Number(pad.dataset.step.split('-')[1]) === step);
    for (const name of kept.on) if (Number(name.split('-')[1]) === step) hit(Number(name.split('-')[0]));
    step = (step + 1) % 16;
    timer = setTimeout(tick, 15000 / kept.tempo);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    step = 0;
    for (const pad of pads) pad.removeAttribute('data-now');
    show();
  };
  for (const pad of pads)
    pad.addEventListener('click', () => {
      const { step: name } = pad.dataset;
      kept.on = kept.on.includes(name) ? kept.on.filter((other) => other !== name) : [...kept.on, name];
      saveRecords(kept);
      show();
    });
  find('play').addEventListener('click', () => {
    if (timer) return stop();
    sound ||= new (window.AudioContext || window.webkitAudioContext)();
    sound.resume();
    tick();
    show();
  });
  find('clear').addEventListener('click', () => {
    kept.on = [];
    saveRecords(kept);
    show();
  });
  find('tempo').value = kept.tempo;
  find('tempo').addEventListener('input', () => {
    kept.tempo = Number(find('tempo').value);
    saveRecords(kept);
    show();
  });
  show();
}
`;
