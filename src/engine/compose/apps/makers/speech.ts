import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

/** Reads a text aloud with the voices of the device. */
export const speech: CalculatorVariant = {
  title: 'speechTitle',
  lede: 'speechLede',
  asked:
    /\btext[- ]to[- ](?:speech|voice|audio)\b|\btts\b|\bread(?:s|ing)? (?:\p{L}+ )?(?:text )?aloud\b|\bread[- ]aloud\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="speech" data-app="calculator">
      <p class="app-field">
        <label for="speech-text">${say('yourText')}</label
        ><textarea id="speech-text" rows="10" maxlength="30000" data-text></textarea>
      </p>
      <div class="speech-set">
        <p class="app-field">
          <label for="speech-voice">${say('voiceWord')}</label
          ><select id="speech-voice" data-voice>
            <option value="">–</option>
          </select>
        </p>
        <p class="app-field">
          <label for="speech-rate">${say('speed')}: <output data-says-rate>1</output></label
          ><input id="speech-rate" type="range" min="0.5" max="2" step="0.1" value="1" data-rate />
        </p>
        <p class="app-field">
          <label for="speech-pitch">${say('pitchWord')}: <output data-says-pitch>1</output></label
          ><input id="speech-pitch" type="range" min="0" max="2" step="0.1" value="1" data-pitch />
        </p>
      </div>
      <div class="app-row">
        <button class="app-button" type="button" data-play>${say('readAloud')}</button>
        <button class="app-button app-quiet" type="button" data-pause disabled>${say('pauseWord')}</button>
        <button class="app-button app-quiet" type="button" data-stop disabled>${say('stopWord')}</button>
      </div>
      <p role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.speech > .app-field { max-inline-size: none; }
.speech-set { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1.1rem; }
.speech textarea { resize: vertical; }
.speech [type="range"] { padding-inline: 0; border: 0; background: none; accent-color: var(--button); }
`,
  script: (context) => `// Reading aloud: by the voices of this device; the text stays on it.
${writeConstant('words', sayAll(context.words.language, ['pauseWord', 'goOn', 'noVoices', 'speaksNow', 'spokenOut']))}${writeStore(context, 'speech')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startSpeech(app);

function startSpeech(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ text: '', voice: '', rate: 1, pitch: 1 });
  const say = (text) => (find('status').textContent = text);
  const speaker = window.speechSynthesis;
  for (const hook of ['text', 'rate', 'pitch']) {
    find(hook).value = kept[hook];
    find(hook).addEventListener('input', () => {
      kept[hook] = hook === 'text' ? find(hook).value : Number(find(hook).value);
      saveRecords(kept);
      showSet();
    });
  }
  const showSet = () => {
    for (const hook of ['rate', 'pitch']) find('says-' + hook).textContent = kept[hook];
  };
  const showKeys = (isOn) => {
    for (const hook of ['pause', 'stop']) find(hook).disabled = !isOn;
    find('pause').textContent = words.pauseWord;
  };
  showSet();
  if (!speaker) {
    find('play').disabled = true;
    return say(words.noVoices);
  }
  const listVoices = () => {
    const language = document.documentElement.lang || 'en';
    const voices = speaker.getVoices();
    const own = voices.filter((voice) => voice.lang.startsWith(language));
    const rest = voices.filter((voice) => !own.includes(voice));
    find('voice').replaceChildren(...[...own, ...rest].map((voice) => Object.assign(document.createElement('option'), { value: voice.name, textContent: voice.name + ' (' + voice.lang + ')' })));
    if (voices.some((voice) => voice.name === kept.voice)) find('voice').value = kept.voice;
    find('voice').disabled = voices.length === 0;
    say(voices.length === 0 ? words.noVoices : '');
  };
  find('voice').addEventListener('change', () => {
    kept.voice = find('voice').value;
    saveRecords(kept);
  });
  find('play').addEventListener('click', () => {
    if (kept.text.trim() === '') return find('text').focus();
    speaker.cancel();
    const spoken = new SpeechSynthesisUtterance(kept.text);
    Object.assign(spoken, { rate: kept.rate, pitch: kept.pitch, voice: speaker.getVoices().find((voice) => voice.name === find('voice').value) || null });
    spoken.addEventListener('end', () => {
      showKeys(false);
      say(words.spokenOut);
    });
    spoken.addEventListener('error', (event) => {
      showKeys(false);
      if (event.error !== 'canceled' && event.error !== 'interrupted') say(words.noVoices);
    });
    speaker.speak(spoken);
    showKeys(true);
    say(words.speaksNow);
  });
  find('pause').addEventListener('click', () => {
    if (speaker.paused) speaker.resume();
    else speaker.pause();
    find('pause').textContent = find('pause').textContent === words.pauseWord ? words.goOn : words.pauseWord;
  });
  find('stop').addEventListener('click', () => {
    speaker.cancel();
    showKeys(false);
    say('');
    find('play').focus();
  });
  window.addEventListener('pagehide', () => speaker.cancel());
  speaker.addEventListener('voiceschanged', listVoices);
  listVoices();
}
`;
