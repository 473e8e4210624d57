import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

// "6 out of 49", "from 1 to 100", "between 1 and 6".
function readDraw({ brief: { prompt } }: AppContext) {
  const pair = /\b(\d{1,3}) (?:numbers )?(?:out of|of|from) (\d{2,4})\b/iu.exec(prompt);
  const span = /\b(?:from|between)? ?(\d{1,4}) ?(?:to|and|-|–) ?(\d{1,6})\b/iu.exec(prompt);
  const least = pair ? 1 : Number(span?.[1] ?? 1);
  const most = Number(pair?.[2] ?? span?.[2] ?? (/\blott/iu.test(prompt) ? 49 : 100));
  const count = Number(pair?.[1] ?? (/\blott/iu.test(prompt) ? 6 : 1));
  return { least: Math.min(least, most), most: Math.max(least, most), count };
}

/** Numbers by chance: how many, from where to where, none twice. */
export const numberDraw: CalculatorVariant = {
  title: 'numbersTitle',
  lede: 'numbersLede',
  asked:
    /\b(?:lott(?:ery|o)|random) numbers? (?:generator|picker|draw|app|tool)s?\b|\b(?:lott(?:ery|o)) (?:generator|picker|draw|numbers?)\b/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: AppWord) => sayApp(words.language, word);
    const draw = readDraw(context);
    const field = (name: keyof typeof draw, label: AppWord) =>
      html`<p class="app-field">
        <label for="draw-${name}">${say(label)}</label
        ><input
          id="draw-${name}"
          type="number"
          inputmode="numeric"
          value="${draw[name]}"
          data-set="${name}"
        />
      </p>`;
    return html`<div class="numbers" data-app="calculator">
      <p class="numbers-drawn" role="status" data-drawn>–</p>
      <div class="app-row">
        <button class="app-button" type="button" data-draw>${say('drawNumbers')}</button>
        <button class="app-button app-quiet" type="button" data-copy>${words.actions.copy}</button>
      </div>
      <div class="numbers-set">
        ${field('count', 'howMany')} ${field('least', 'fromNumber')} ${field('most', 'toNumber')}
      </div>
      <label class="numbers-tick"><input type="checkbox" checked data-once /> ${say('noneTwice')}</label>
      <p class="app-note" role="status" data-status></p>
      <section aria-label="${say('historyWord')}"><ol data-list></ol></section>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.numbers-drawn { display: flex; flex-wrap: wrap; gap: 0.6rem; font: var(--heading-weight) var(--step-2)/1 var(--display); font-variant-numeric: tabular-nums; }
.numbers-drawn span { display: grid; place-items: center; min-inline-size: 2.2em; block-size: 2.2em; padding-inline: 0.35em; border-radius: 99px; background: var(--button); color: var(--on-button); }
.numbers-set { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 1rem; max-inline-size: 40rem; }
.numbers-tick { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.numbers-tick input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--button); }
.numbers li { padding-block: 0.35rem; border-block-end: 1px solid var(--line); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`,
  script: (context) => `// Numbers: by the chance of this browser; the last draws stay in it.
${writeConstant('words', { ...sayAll(context.words.language, ['tooManyNumbers']), copied: context.words.actions.copied })}${writeStore(context, 'numbers')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startNumbers(app);

function startNumbers(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const fields = [...app.querySelectorAll('[data-set]')];
  const kept = loadRecords({ draws: [] });
  let last = [];
  const set = () => Object.fromEntries(fields.map((field) => [field.dataset.set, Math.round(Number(field.value)) || 0]));
  // As fair as the browser can: no number is likelier than another.
  const chance = (below) => {
    const most = Math.floor(4294967296 / below) * below;
    const [one] = crypto.getRandomValues(new Uint32Array(1));
    return one < most ? one % below : chance(below);
  };
  const show = () => find('list').replaceChildren(...kept.draws.slice(0, 10).map((draw) => Object.assign(document.createElement('li'), { textContent: draw })));
  find('draw').addEventListener('click', () => {
    const told = set();
    const [least, most] = [Math.min(told.least, told.most), Math.max(told.least, told.most)];
    const span = most - least + 1;
    const count = Math.min(100, Math.max(1, told.count));
    if (find('once').checked && count > span) {
      find('status').textContent = words.tooManyNumbers;
      return;
    }
    find('status').textContent = '';
    last = [];
    while (last.length < count) {
      const one = least + chance(span);
      if (!find('once').checked || !last.includes(one)) last.push(one);
    }
    if (count > 1) last.sort((one, other) => one - other);
    find('drawn').replaceChildren(...last.map((one) => Object.assign(document.createElement('span'), { textContent: one })));
    kept.draws = [last.join(' · '), ...kept.draws].slice(0, 10);
    saveRecords(kept);
    show();
  });
  find('copy').addEventListener('click', async () => {
    if (last.length === 0) return;
    try {
      await navigator.clipboard.writeText(last.join(', '));
      find('status').textContent = words.copied;
    } catch {
      getSelection().selectAllChildren(find('drawn'));
    }
  });
  show();
}
`;
