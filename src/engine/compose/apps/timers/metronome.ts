import { html } from '../../html';
import { sayApp } from '../app-words';
import { writeStore } from '../script-parts';
import type { TimerVariant } from './timer-variant';

/** A steady beat: tempo, tapping, beats to a bar with the first one stressed. */
export const metronome: TimerVariant = {
  title: () => 'metronome',
  lede: 'metronomeLede',
  asked: /\bmetronom|\btap tempo\b|метроном|ميترونوم|מטרונום/iu,
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const span = /(\d{2,3})\s?(?:to|-|–|and|bis|a|à)\s?(\d{2,3})/iu.exec(brief.prompt);
    const [least, most] = span && Number(span[1]) < Number(span[2]) ? [Math.max(20, Number(span[1])), Math.min(400, Number(span[2]))] : [40, 220]; // prettier-ignore
    const told = [...brief.prompt.matchAll(/\b([2-9]|12)\/(?:2|4|8)\b/gu)].map(([bar]) => bar);
    const bars = told.length > 1 ? [...new Set(told)] : ['2/4', '3/4', '4/4', '6/8'];
    return html`<div class="metronome" data-app="timer">
      <p class="metronome-tempo"><b class="app-figure" data-tempo>100</b> BPM</p>
      <ol class="metronome-beats" aria-hidden="true" data-beats></ol>
      <form class="app-panel metronome-choices" data-choices>
        <p class="app-field">
          <label for="metronome-bpm">BPM</label
          ><input
            id="metronome-bpm"
            name="bpm"
            type="range"
            min="${least}"
            max="${most}"
            value="${Math.min(most, Math.max(least, 100))}"
          />
        </p>
        <p class="app-field">
          <label for="metronome-bar">${say('barWord')}</label
          ><select id="metronome-bar" name="bar">
            ${bars.map((bar) => (bar === '4/4' ? html`<option selected>${bar}</option>` : html`<option>${bar}</option>`))}
          </select>
        </p>
        <div class="app-row">
          <button class="app-button" type="submit" data-go>${words.actions.start}</button>
          <button class="app-button app-quiet" type="button" data-tap>${say('tapTempo')}</button>
        </div>
      </form>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.metronome { max-inline-size: 38rem; }
.metronome-tempo { font-weight: 600; }
.metronome-tempo .app-figure { font-size: clamp(4rem, 3rem + 7vi, 8rem); line-height: 1; font-variant-numeric: tabular-nums; }
.metronome-beats { display: flex; gap: 0.75rem; min-block-size: 2.5rem; }
.metronome-beats li { inline-size: 2.25rem; block-size: 2.25rem; border: 3px solid var(--soft); border-radius: 99px; }
.metronome-beats li:first-child { border-color: var(--ink); }
.metronome-beats li[data-on] { border-color: var(--accent); background: var(--accent); }
.metronome-choices { display: grid; gap: 1.1rem; }
.metronome-choices [type="range"] { padding-inline: 0; border: 0; accent-color: var(--button); }
`,
  script: (
    context,
  ) => `// Metronome: beats are set ahead on the sound clock, so that a busy page does not drag them.
const goWords = { start: ${JSON.stringify(context.words.actions.start)}, pause: ${JSON.stringify(context.words.actions.pause)} };
${writeStore(context, 'metronome')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) startMetronome(app);

function startMetronome(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('choices');
  const { bpm, bar } = form.elements;
  let sound = null;
  let ticking = null;
  let next = 0;
  let beat = 0;
  let taps = [];

  const beats = () => Number(bar.value.split('/')[0]);
  const kept = loadRecords({});
  if (kept.bpm) bpm.value = kept.bpm;
  if (kept.bar && [...bar.options].some((one) => one.value === kept.bar)) bar.value = kept.bar;
  const show = () => {
    find('tempo').textContent = bpm.value;
    find('beats').replaceChildren(...Array.from({ length: beats() }, () => document.createElement('li')));
    find('go').textContent = ticking === null ? goWords.start : goWords.pause;
    saveRecords({ bpm: bpm.value, bar: bar.value });
  };
  const click = (at, isFirst) => {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = isFirst ? 1320 : 880;
    volume.gain.setValueAtTime(0.5, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.05);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.06);
  };
  const tick = () => {
    const now = sound ? sound.currentTime : performance.now() / 1000;
    while (next < now + 0.1) {
      const shown = beat % beats();
      if (sound) click(Math.max(now, next), shown === 0);
      setTimeout(() => [...find('beats').children].forEach((dot, index) => dot.toggleAttribute('data-on', index === shown && ticking !== null)), Math.max(0, (next - now) * 1000));
      next += 60 / Number(bpm.value);
      beat += 1;
    }
  };
  const toggle = () => {
    if (ticking !== null) {
      clearInterval(ticking);
      ticking = null;
    } else {
      if (!sound && globalThis.AudioContext) sound = new AudioContext();
      if (sound) sound.resume();
      beat = 0;
      next = (sound ? sound.currentTime : performance.now() / 1000) + 0.05;
      ticking = setInterval(tick, 25);
    }
    show();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    toggle();
  });
  form.addEventListener('input', show);
  // The tempo of the last taps; a pause of two seconds begins anew.
  find('tap').addEventListener('click', () => {
    const now = performance.now();
    taps = [...taps.filter((at) => now - at < 8000), now].slice(-6);
    if (taps.length > 1 && now - taps.at(-2) > 2000) taps = [now];
    if (taps.length < 2) return;
    const tempo = Math.round(60000 / ((taps.at(-1) - taps[0]) / (taps.length - 1)));
    bpm.value = String(Math.min(Number(bpm.max), Math.max(Number(bpm.min), tempo)));
    show();
  });
  // The space bar starts and stops, wherever no control takes it.
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.target.closest('button, select, textarea, a')) return;
    event.preventDefault();
    toggle();
  });
  show();
}
`;
