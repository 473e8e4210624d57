import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { AppContext } from '../app';
import type { GameVariant } from './game-variant';

/** What is earned, in the prompt's own word: "earn coins", "collect cookies". */
function readEarned({ brief, words }: AppContext): string {
  const said =
    words.language === 'en'
      ? /\b(?:earn|collect|make|get|bake|gather|mine|harvest)s? (?:more |some |lots of )?(\p{Ll}{3,12}s)\b/iu.exec(brief.prompt)?.[1] ?? /\b(\p{L}{3,12}) clicker\b/iu.exec(brief.prompt)?.[1] // prettier-ignore
      : undefined;
  if (said === undefined || /^(?:simple|idle|basic|upgrades|points)$/iu.test(said))
    return sayApp(words.language, 'coinsWord');
  const many = /s$/iu.test(said) ? said : `${said}s`;
  return many.charAt(0).toUpperCase() + many.slice(1).toLowerCase();
}

/** Presses that earn, and what earns by itself once it is bought. */
export const clicker: GameVariant = {
  name: 'clicker',
  title: 'clickerTitle',
  lede: 'clickerLede',
  asked:
    /\bclicker\b|\bidle\b[^.]*\bgame\b|\bincremental game\b|\bgame\b[^.]*\bclick(?:s|ing)? to (?:earn|make|get|collect|bake)\b|\btycoon game\b/iu,
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="clicker" data-app="game">
      <div class="clicker-main app-panel">
        <p class="clicker-sum">${readEarned(context)} <b class="app-figure" data-sum>0</b></p>
        <p class="app-note"><span data-pace></span> · <span data-worth></span></p>
        <button class="clicker-press" type="button" aria-label="${readEarned(context)}: +1" data-press>
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <circle cx="50" cy="50" r="46" />
            <path d="m50 20 8.8 18.6 20.4 2.6-15 14 3.9 20.2L50 65.4l-18.1 10 3.9-20.2-15-14 20.4-2.6Z" />
          </svg>
        </button>
      </div>
      <div class="clicker-shop">
        ${level === 2 ? html`<h2>${say('upgradesWord')}</h2>` : html`<h3>${say('upgradesWord')}</h3>`}
        <ul data-shop></ul>
        <button class="app-small" type="button" data-again>${say('startOver')}</button>
      </div>
      <p class="app-hidden" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.clicker { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
.clicker-main { display: grid; gap: 1rem; justify-items: center; text-align: center; }
.clicker-sum .app-figure { display: block; font-size: clamp(2.5rem, 1.8rem + 3.5vi, 4.5rem); overflow-wrap: anywhere; }
.clicker-press { inline-size: min(100%, 16rem); padding: 0; border: 0; border-radius: 50%; background: none; cursor: pointer; touch-action: manipulation; }
.clicker-press:active { scale: 0.96; }
.clicker-press circle { fill: var(--button); }
.clicker-press path { fill: var(--on-button); }
.clicker-shop { display: grid; gap: 1rem; justify-items: start; }
.clicker-shop :is(h2, h3) { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.clicker-shop ul { display: grid; gap: 0.6rem; inline-size: 100%; }
.clicker-shop li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; align-items: center; padding: 0.9rem 1rem; border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.clicker-shop small { display: block; color: var(--soft); font-size: 0.9375rem; }
@media (max-width: 48rem) { .clicker { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'perSecond',
      'perPress',
      'buyFor',
      'helperWord',
      'firmPress',
    ]);
    return `// A clicker: presses earn, helpers earn by themselves, an hour at most while the page is closed; kept in this browser.
${writeConstant('words', words)}${writeStore(context, 'clicker')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startClicker(app);

function startClicker(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const say = (value) => new Intl.NumberFormat(language, value < 1e6 ? { maximumFractionDigits: value < 100 ? 1 : 0 } : { notation: 'compact', maximumFractionDigits: 2 }).format(value);
  // The first makes each press worth more; the others earn by the second.
  const goods = [
    { cost: 15, press: 1, name: words.firmPress },
    ...[[25, 0.5], [120, 3], [700, 14], [4000, 70], [24000, 380]].map(([cost, pace], at) => ({ cost, pace, name: words.helperWord.replace('{n}', String(at + 1)) })),
  ];
  const first = () => ({ sum: 0, owned: goods.map(() => 0), at: Date.now() });
  let state = loadRecords(first());
  const costOf = (at) => Math.ceil(goods[at].cost * 1.15 ** state.owned[at]);
  const pace = () => goods.reduce((sum, good, at) => sum + (good.pace || 0) * state.owned[at], 0);
  const worth = () => 1 + state.owned[0];

  const rows = goods.map((good, at) => {
    const row = document.createElement('li');
    const text = document.createElement('span');
    const note = document.createElement('small');
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-button' });
    text.append(good.name, note);
    row.append(text, button);
    button.addEventListener('click', () => {
      if (state.sum < costOf(at)) return;
      state.sum -= costOf(at);
      state.owned[at] += 1;
      find('status').textContent = good.name + ': ' + state.owned[at];
      save();
    });
    return { row, note, button };
  });
  find('shop').append(...rows.map(({ row }) => row));
  const show = () => {
    find('sum').textContent = say(Math.floor(state.sum));
    find('pace').textContent = words.perSecond.replace('{n}', say(pace()));
    find('worth').textContent = words.perPress.replace('{n}', say(worth()));
    rows.forEach(({ note, button }, at) => {
      const gain = goods[at].press ? words.perPress.replace('{n}', '+1') : words.perSecond.replace('{n}', '+' + say(goods[at].pace));
      note.textContent = gain + ' · × ' + state.owned[at];
      button.textContent = words.buyFor.replace('{n}', say(costOf(at)));
      button.disabled = state.sum < costOf(at);
    });
  };
  const save = () => {
    state.at = Date.now();
    saveRecords(state);
    show();
  };
  state.sum += pace() * Math.min(3600, Math.max(0, (Date.now() - state.at) / 1000));
  find('press').addEventListener('click', () => {
    state.sum += worth();
    save();
  });
  find('again').addEventListener('click', () => {
    state = first();
    save();
  });
  setInterval(() => {
    state.sum += pace() / 4;
    state.at = Date.now();
    show();
  }, 250);
  setInterval(() => saveRecords(state), 5000);
  save();
}
`;
