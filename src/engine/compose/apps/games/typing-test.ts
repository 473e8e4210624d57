import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { readQuote } from '../read-asked';
import { numberOf } from '../../../number-of';

// "60 seconds", "one minute": until then it is typed. Null where the text itself is the end.
function readSeconds(prompt: string): number | null {
  const seconds = /\b(\d{2,3})[- ]?(?:seconds?|secs?|s)\b/iu.exec(prompt)?.[1];
  const minutes = /\b(one|two|three|five|[1-9])[- ]minutes?\b/iu.exec(prompt)?.[1];
  const told = seconds ? Number(seconds) : minutes ? 60 * numberOf(minutes) : null; // prettier-ignore
  return told === null ? null : Math.min(600, Math.max(10, told));
}

/** A text to copy against the clock: words a minute, accuracy, and the best so far. */
export const typingTest: GameVariant = {
  name: 'typing-test',
  title: 'typingTest',
  lede: 'typingLede',
  asked:
    /\btyping\b|\btouch ?typ|words per minute|\bwpm\b|mecanograf|frappe au clavier|dactylo|tippen\b|tipptest|digitação|battitura|typtest|pisani[ae] na klawiaturze|klavye|اختبار الكتابة|הקלדה/iu,
  html: ({ brief, words }) => {
    const quoted = readQuote(brief, 'button');
    const isOther = quoted !== null && /\b(?:another|other|new|next|different)\b/iu.test(quoted);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="typing" data-app="game">
      <dl class="typing-figures">
        <div>
          <dt>${say('wordsAMinute')}</dt>
          <dd class="app-figure" data-speed>–</dd>
        </div>
        <div>
          <dt>${say('accuracy')}</dt>
          <dd class="app-figure" data-right>–</dd>
        </div>
        <div>
          <dt>${say('best')}</dt>
          <dd class="app-figure" data-best>–</dd>
        </div>
      </dl>
      <p class="typing-text" id="typing-text" data-text></p>
      <p class="app-field">
        <label for="typing-field">${say('typeHere')}</label>
        <textarea
          id="typing-field"
          rows="4"
          aria-describedby="typing-text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          data-field
        ></textarea>
      </p>
      <div class="app-row">
        <button class="app-button" type="button" data-again>
          ${isOther ? say('startOver') : (quoted ?? say('startOver'))}
        </button>
        <button class="app-button app-quiet" type="button" data-other>
          ${isOther ? quoted : say('anotherText')}
        </button>
      </div>
      <p class="app-note" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.typing-figures { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4rem); }
.typing-figures dd { margin: 0; }
.typing-text { max-inline-size: 54rem; padding: clamp(1.1rem, 3vi, 2rem); border-radius: var(--radius-card); background: var(--surface); font-size: var(--step-1); line-height: 1.6; }
.typing-text mark { background: none; color: var(--soft); }
.typing-text mark[data-wrong] { color: var(--ink); background: color-mix(in oklab, var(--accent) 30%, var(--surface)); text-decoration: underline; }
.typing .app-field { max-inline-size: 54rem; }
.typing textarea { font-size: 1.0625rem; resize: vertical; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['typed']);
    const plain = sayApp(context.words.language, 'typingTexts').split(' | ');
    const seconds = readSeconds(context.brief.prompt);
    // Against the clock a text must not end before the time does.
    const texts = seconds === null ? plain : plain.map((_, index) => Array.from({ length: 4 }, () => [...plain.slice(index), ...plain.slice(0, index)].join(' ')).join(' ')); // prettier-ignore
    return `// Typing test: five characters count as a word, as everywhere. The best speed stays in this browser.
${writeConstant('words', words)}${writeConstant('texts', texts)}const seconds = ${seconds};
const restartsByTab = ${/\b(?:re-?start|begin again|start over|reset)\w*[^.;]{0,20}\btab\b|\btab\b[^.;]{0,20}\bre-?starts?\b/iu.test(context.brief.prompt)};
${writeStore(context, 'typing-test')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startTyping(app);

function startTyping(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ best: 0 });
  const field = find('field');
  let at = 0;
  let startedAt = 0;
  let ticking = null;

  const showBest = () => {
    find('best').textContent = kept.best > 0 ? String(kept.best) : '–';
  };

  // What was typed fades; what was typed wrong is marked.
  const showText = () => {
    const parts = [];
    let typed = 0;
    while (typed < field.value.length && typed < texts[at].length) {
      const isRight = field.value[typed] === texts[at][typed];
      let end = typed + 1;
      while (end < field.value.length && end < texts[at].length && (field.value[end] === texts[at][end]) === isRight) end += 1;
      const mark = document.createElement('mark');
      mark.textContent = texts[at].slice(typed, end);
      mark.toggleAttribute('data-wrong', !isRight);
      parts.push(mark);
      typed = end;
    }
    find('text').replaceChildren(...parts, texts[at].slice(typed));
  };

  const begin = () => {
    field.value = '';
    field.readOnly = false;
    startedAt = 0;
    clearInterval(ticking);
    find('speed').textContent = '–';
    find('right').textContent = '–';
    find('status').textContent = seconds ? seconds + ' s' : '';
    showText();
  };
  const measure = () => {
    const minutes = Math.max(Date.now() - startedAt, 500) / 60000;
    const typed = field.value.length;
    const right = [...texts[at].slice(0, typed)].filter((letter, place) => field.value[place] === letter).length;
    return { speed: Math.round(right / 5 / minutes), share: typed === 0 ? 100 : Math.round((right / typed) * 100) };
  };
  const finish = () => {
    const { speed, share } = measure();
    clearInterval(ticking);
    field.readOnly = true;
    find('status').textContent = words.typed.replace('{n}', String(speed)).replace('{share}', String(share));
    if (share >= 90) document.dispatchEvent(new CustomEvent('game-end', { detail: { score: speed, isLow: false, said: '' } }));
    if (speed <= kept.best || share < 90) return;
    kept.best = speed;
    saveRecords(kept);
    showBest();
  };
  const tick = () => {
    const left = Math.ceil(seconds - (Date.now() - startedAt) / 1000);
    if (left > 0) find('status').textContent = left + ' s';
    else finish();
  };

  field.addEventListener('input', () => {
    if (startedAt === 0) {
      startedAt = Date.now();
      if (seconds) ticking = setInterval(tick, 250);
    }
    const { speed, share } = measure();
    find('speed').textContent = String(speed);
    find('right').textContent = share + ' %';
    showText();
    if (field.value.length >= texts[at].length) finish();
  });
  if (restartsByTab)
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      event.preventDefault();
      begin();
    });
  // A text that is pasted was not typed.
  field.addEventListener('paste', (event) => event.preventDefault());
  find('again').addEventListener('click', () => {
    begin();
    field.focus();
  });
  find('other').addEventListener('click', () => {
    at = (at + 1) % texts.length;
    begin();
    field.focus();
  });
  showBest();
  begin();
}
`;
