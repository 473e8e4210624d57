import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { sayUnit } from '../say-unit';
import { readIntervals } from './read-intervals';

/** "I want to change all three numbers", "adjustable intervals": lengths and rounds that the person sets. */
export const asksToSet = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:change|adjust|set|customi[sz]e|edit|configure|choose|pick|enter|type)\b[^.;\n]{0,36}\b(?:numbers?|times?|lengths?|durations?|rounds?|minutes|seconds|intervals?|settings?|values)\b|\b(?:adjustable|custom(?:i[sz]able)?|configurable|editable|changeable)\b|\b(?:cambiar|ajusta\p{L}*|configura\p{L}*|einstellbar\p{L}*|änder\p{L}*|réglab\p{L}*|modifi\p{L}*|alterar|regola\p{L}*|instelbaar|instellen|ustawi\p{L}*|ayarlan\p{L}*)/iu.test(
    prompt,
  );

/** Fields for work, break and rounds: in minutes, or in seconds where one of them is no whole number of minutes. */
export function writeLengths(context: AppContext): Html {
  const { language } = context.words;
  const { work, rest, rounds } = readIntervals(context);
  const isByMinute = work % 60 === 0 && rest % 30 === 0;
  const scale = isByMinute ? 60 : 1;
  const unit = sayUnit(isByMinute ? 'min' : 's', language);
  const field = (name: string, label: string, value: number, least: number, most: number): Html =>
    html`<p class="app-field">
      <label for="length-${name}">${label}</label
      ><input
        id="length-${name}"
        name="${name}"
        type="number"
        inputmode="decimal"
        min="${least}"
        max="${most}"
        step="${name === 'rounds' ? '1' : isByMinute ? '0.5' : '1'}"
        value="${value}"
        required
      />
    </p>`;
  return html`<fieldset class="app-row timer-lengths" data-lengths data-scale="${scale}">
    <legend class="app-hidden">${sayApp(language, 'mode')}</legend>
    ${field('work', `${sayApp(language, 'work')} (${unit})`, work / scale, isByMinute ? 0.5 : 1, isByMinute ? 180 : 3600)}
    ${field('rest', `${sayApp(language, 'rest')} (${unit})`, rest / scale, isByMinute ? 0.5 : 1, isByMinute ? 180 : 3600)}
    ${rounds === null ? null : field('rounds', sayApp(language, 'roundsWord'), rounds, 1, 99)}
  </fieldset>`;
}

/** `readLengths(form, set)` is what the fields hold, `setLengths(app, set)` gives it to the timer. Writes `seconds` and `rounds`. */
export const setLengthsScript = String.raw`
function readLengths(form, set) {
  const scale = Number(form.dataset.scale);
  const next = { ...set };
  for (const field of form.elements) {
    const value = Number(field.value);
    if (field.value !== '' && field.checkValidity()) next[field.name] = field.name === 'rounds' ? value : Math.round(value * scale);
  }
  return next;
}

function setLengths(app, set) {
  const form = app.querySelector('[data-lengths]');
  const scale = Number(form.dataset.scale);
  for (const name of ['work', 'rest']) {
    if (!(set[name] > 0)) continue;
    seconds[name] = set[name];
    const label = app.querySelector('[data-mode="' + name + '"] span');
    const [minutes, rest] = [Math.floor(set[name] / 60), set[name] % 60];
    if (label) label.textContent = minutes + ':' + String(rest).padStart(2, '0');
    if (document.activeElement !== form.elements[name]) form.elements[name].value = set[name] / scale;
  }
  if (set.rounds > 0 && form.elements.rounds) {
    rounds = set.rounds;
    if (document.activeElement !== form.elements.rounds) form.elements.rounds.value = set.rounds;
  }
}
`;
