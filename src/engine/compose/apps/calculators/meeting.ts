import { html } from '../../html';
import { sayApp } from '../app-words';
import type { CalculatorVariant } from './calculator-variant';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';
import { readCurrency } from './read-currency';
import { readToldNumber } from './read-told-number';

/** What a meeting costs while it lasts: people, pay an hour, and a clock that runs. */
export const meeting: CalculatorVariant = {
  title: 'meetingCost',
  lede: 'meetingLede',
  asked:
    /\bmeetings? (?:cost|price|burn)|\bcosts? of (?:a |our |my |the )?meetings?\b|\bwhat (?:a|our|this|the) meetings? costs?|coste de (?:la |una )?reuni|coût (?:de la |d.une )?réunion|meeting-?kosten|kosten (?:eines|von) meetings?|custo (?:da |de )?reuni|costo (?:della |di una )?riunion|vergaderkosten/iu,
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const people = readToldNumber(brief.prompt, 'people|persons|attendees|participants')?.value ?? 6;
    const pay = readToldNumber(brief.prompt, 'hourly (?:rate|pay|cost)|an hour|per hour|rate|pay')?.value ?? 45; // prettier-ignore
    return html`<div class="sum meeting" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${say('meetingCost')}</legend>
        ${writeNumberField('people', say('people'), { value: Math.min(500, Math.max(1, Math.round(people))), min: 1, max: 50, step: 1, limit: 10_000 })}
        ${writeNumberField('pay', say('hourlyPay'), { value: Math.min(1000, Math.max(1, pay)), min: 0, max: 300, step: 1, unit: readCurrency(context), limit: 1_000_000 })}
      </fieldset>
      <div class="sum-results">
        <p class="sum-main">${say('costSoFar')} <output data-cost></output></p>
        <p class="app-figure" role="timer" data-clock>0:00:00</p>
        <div class="app-row">
          <button class="app-button" type="button" data-start>${words.actions.start}</button>
          <button class="app-button app-quiet" type="button" data-pause disabled>
            ${words.actions.pause}
          </button>
          <button class="app-small" type="button" data-reset>${words.actions.reset}</button>
        </div>
        <dl>
          <div>
            <dt>${say('costAMinute')}</dt>
            <dd data-minute></dd>
          </div>
        </dl>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: sumStyles,
  script: (
    context,
  ) => `// Meeting: what it has cost since the clock was started; the clock goes on over a reload.
const currency = '${readCurrency(context)}';
${writeSumScript(context, 'meeting')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startMeeting(app);

function startMeeting(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const clockName = storeName + '-clock';
  let clock = { before: 0, since: null };
  let values = { people: 1, pay: 0 };
  let ticking = null;
  try {
    clock = JSON.parse(localStorage.getItem(clockName)) || clock;
  } catch {
    // Storage is blocked: the clock starts at nothing.
  }
  const seconds = () => clock.before + (clock.since ? (Date.now() - clock.since) / 1000 : 0);
  const show = () => {
    const passed = Math.floor(seconds());
    const two = (value) => String(value).padStart(2, '0');
    find('clock').textContent = Math.floor(passed / 3600) + ':' + two(Math.floor(passed / 60) % 60) + ':' + two(passed % 60);
    find('cost').textContent = formatMoney((values.people * values.pay * passed) / 3600);
    find('minute').textContent = formatMoney((values.people * values.pay) / 60);
    find('start').disabled = Boolean(clock.since);
    find('pause').disabled = !clock.since;
  };
  const set = (next) => {
    clock = next;
    clearInterval(ticking);
    if (clock.since) ticking = setInterval(show, 500);
    try {
      localStorage.setItem(clockName, JSON.stringify(clock));
    } catch {
      // It goes on until the page is left.
    }
    show();
  };
  startSum(app, (next) => {
    values = next;
    show();
  });
  find('start').addEventListener('click', () => {
    set({ before: clock.before, since: Date.now() });
    find('pause').focus();
  });
  find('pause').addEventListener('click', () => {
    set({ before: seconds(), since: null });
    find('start').focus();
  });
  find('reset').addEventListener('click', () => set({ before: 0, since: null }));
  set(clock);
}
`;
