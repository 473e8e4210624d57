import { html } from '../../html';
import { sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';

const keys = [
  'C',
  'C♯',
  'D',
  'D♯',
  'E',
  'F',
  'F♯',
  'G',
  'G♯',
  'A',
  'A♯',
  'B',
  'C',
  'C♯',
  'D',
  'D♯',
  'E',
] as const;
const letters = [
  'a',
  'w',
  's',
  'e',
  'd',
  'f',
  't',
  'g',
  'y',
  'h',
  'u',
  'j',
  'k',
  'o',
  'l',
  'p',
  ';',
] as const;

/** Keys of a piano under the mouse, the fingers and the letters of the keyboard. */
export const piano: CalculatorVariant = {
  title: 'pianoTitle',
  lede: 'pianoLede',
  asked:
    /\b(?:virtual |online |playable )?(?:piano|synth(?:esi[sz]er)?|organ)(?: keyboard| keys| app| player)?\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="piano" data-app="calculator">
      <div class="app-row">
        <label for="piano-sound">${say('sound')}</label
        ><select class="app-input" id="piano-sound" data-sound>
          <option value="triangle">${say('soundSoft')}</option>
          <option value="sine">${say('soundRound')}</option>
          <option value="sawtooth">${say('soundBright')}</option>
        </select>
        <button class="app-button app-quiet" type="button" data-shift="-1">${say('octaveDown')}</button>
        <button class="app-button app-quiet" type="button" data-shift="1">${say('octaveUp')}</button>
      </div>
      <div class="piano-keys" role="group" aria-label="${say('pianoTitle')}">
        ${keys.map((key, at) => html`<button type="button" data-key="${at}" class="${key.length > 1 ? 'piano-black' : 'piano-white'}" aria-label="${key}"><span>${key}</span><small>${letters[at] ?? ''}</small></button>`)}
      </div>
      <p class="app-note">${say('pianoHelp')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.piano select.app-input { inline-size: auto; }
.piano-keys { display: flex; overflow-x: auto; padding-block-end: 0.5rem; touch-action: pan-x; direction: ltr; }
.piano-keys button { flex: none; display: grid; align-content: end; justify-items: center; gap: 0.1rem; padding: 0 0 0.6rem; border: 2px solid #1b1b1b; border-radius: 0 0 8px 8px; cursor: pointer; }
.piano-white { inline-size: clamp(3.25rem, 8vi, 5.5rem); block-size: 15rem; background: #fffdf8; color: #1b1b1b; }
.piano-black { position: relative; z-index: 1; inline-size: 2.9rem; block-size: 9rem; margin-inline: -1.45rem; background: #1b1b1b; color: #fff; }
.piano-keys [data-held] { background: var(--button); color: var(--on-button); }
`,
  script: () => `// Piano: every tone is made by this browser.
${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startPiano(app);

function startPiano(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const buttons = [...app.querySelectorAll('[data-key]')];
  const letters = buttons.map((button) => button.querySelector('small').textContent);
  const held = new Map();
  let sound = null;
  let octave = 4;

  const press = (at) => {
    if (held.has(at) || !buttons[at]) return;
    sound ||= new (window.AudioContext || window.webkitAudioContext)();
    sound.resume();
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    tone.type = find('sound').value;
    tone.frequency.value = 440 * 2 ** ((at - 9) / 12 + octave - 4);
    loud.gain.setValueAtTime(0.0001, sound.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.3, sound.currentTime + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.08, sound.currentTime + 1.2);
    tone.connect(loud).connect(sound.destination);
    tone.start();
    held.set(at, { tone, loud });
    buttons[at].setAttribute('data-held', '');
  };
  const free = (at) => {
    const note = held.get(at);
    if (!note) return;
    held.delete(at);
    buttons[at].removeAttribute('data-held');
    note.loud.gain.cancelScheduledValues(sound.currentTime);
    note.loud.gain.setTargetAtTime(0.0001, sound.currentTime, 0.08);
    note.tone.stop(sound.currentTime + 0.6);
  };
  buttons.forEach((button, at) => {
    button.addEventListener('pointerdown', () => press(at));
    for (const sign of ['pointerup', 'pointerleave', 'pointercancel', 'blur']) button.addEventListener(sign, () => free(at));
    // Enter and the space bar on a key sound as long as they are held.
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(at);
    });
    button.addEventListener('keyup', () => free(at));
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('select, input')) return;
    const at = letters.indexOf(event.key.toLowerCase());
    if (at >= 0) press(at);
  });
  document.addEventListener('keyup', (event) => {
    const at = letters.indexOf(event.key.toLowerCase());
    if (at >= 0) free(at);
  });
  window.addEventListener('blur', () => [...held.keys()].forEach(free));
  for (const button of app.querySelectorAll('[data-shift]'))
    button.addEventListener('click', () => {
      octave = Math.min(6, Math.max(2, octave + Number(button.dataset.shift)));
      for (const other of app.querySelectorAll('[data-shift]')) other.disabled = octave === (other.dataset.shift === '1' ? 6 : 2);
    });
}
`;
