import { html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import type { CalculatorVariant } from './calculator-variant';
import { readPercents } from './read-percents';
import { readToldNumber } from './read-told-number';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';
import { readCurrency } from './read-currency';

const tips =
  /\btips?\b|\btipping\b|gratuity|trinkgeld|propina|pourboire|gorjeta|mancia|fooi|napiw|bahşiş|بقشيش|[إا]كرامي[ةه]|(?<!\p{L})ה?טיפ(?:ים)?(?!\p{L})/iu;

// A bill that is only shared has no tip until somebody gives one.
const usualTip = (context: AppContext): number =>
  readPercents(context.brief.prompt)[1] ?? usualByCountry(context);
const usualByCountry = (context: AppContext): number =>
  !tips.test(context.brief.prompt) ? 0 : readCurrency(context) === 'USD' ? 18 : 10;

const shares = ({ brief }: AppContext): readonly number[] => {
  const told = readPercents(brief.prompt);
  return told.length > 1 ? told : [5, 10, 15, 18, 20];
};
const people = ({ brief: { prompt } }: AppContext): { readonly count: number; readonly most: number } => {
  const said =
    readToldNumber(
      prompt,
      'people|persons|friends|guests|ways|personas|personnes|personen|pessoas|persone|mensen|os[oó]b|kişi|أشخاص|אנשים|סועדים',
    )?.value ?? 0;
  const isLimit = /up to|at most|max(?:imum)?|hasta|jusqu|bis zu/iu.test(prompt);
  const most = said > 1 && isLimit ? Math.min(100, said) : Math.max(20, Math.min(100, said));
  return { count: said > 1 && !isLimit ? Math.min(100, said) : Math.min(3, most), most };
};

const asksToRound = ({ brief }: AppContext): boolean =>
  /\bround(?:s|ed|ing)?\b[^.;,]{0,20}\b(?:up|whole|full|nearest)\b|aufrunden|redondear|arrondi|arredond|arrotond|afrond/iu.test(
    brief.prompt,
  );

/** A bill, a tip, and what each one pays. */
export const tip: CalculatorVariant = {
  title: 'tipCalculator',
  asked: tips,
  html: (context) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(context.words.language, word);
    return html`<div class="sum tip" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${say('bill')}</legend>
        ${writeNumberField('bill', say('bill'), { value: 84, min: 0, max: 500, step: 0.5, limit: 100_000, unit: readCurrency(context) })}
        ${writeNumberField('tip', say('tip'), { value: usualTip(context), min: 0, max: 40, step: 1, unit: '%', limit: 200 })}
        <p class="tip-shares" role="group" aria-label="${say('tip')}">
          ${shares(context).map((share) => html`<button class="app-button app-quiet" type="button" data-percent="${share}">${share} %</button>`)}
        </p>
        ${writeNumberField('people', say('people'), { value: people(context).count, min: 1, max: people(context).most, step: 1, limit: people(context).most < 20 ? people(context).most : 100 })}
        ${
          asksToRound(context)
            ? html`<p>
                <label class="tip-round"
                  ><input type="checkbox" checked data-round /> ${say('roundUp')}</label
                >
              </p>`
            : null
        }
      </fieldset>
      <div class="sum-results">
        <p class="sum-main">${say('eachPays')} <output data-each></output></p>
        <dl>
          <div>
            <dt>${say('tip')}</dt>
            <dd data-tip></dd>
          </div>
          <div>
            <dt>${say('total')}</dt>
            <dd data-total></dd>
          </div>
          <div>
            <dt>${say('tipEach')}</dt>
            <dd data-share></dd>
          </div>
        </dl>
        <ul class="tip-parts" aria-hidden="true" data-parts></ul>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${sumStyles}.tip-shares { display: grid; grid-template-columns: repeat(auto-fit, minmax(3.25rem, 1fr)); gap: 0.4rem; }
.tip-shares .app-button { min-block-size: 2.75rem; padding-inline: 0; white-space: nowrap; }
.tip-round { display: inline-flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.tip-round input { inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.tip-parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(2.5rem, 1fr)); gap: 6px; block-size: clamp(3.5rem, 8vi, 6rem); }
.tip-parts li { display: grid; grid-template-rows: var(--rest, 1fr) var(--extra, 0.2fr); gap: 3px; }
.tip-parts li::before, .tip-parts li::after { content: ""; border-radius: 3px; }
.tip-parts li::before { background: var(--ink); }
.tip-parts li::after { background: var(--button); }
`,
  script: (context) => `// Tip: the bill with its tip, shared.
const currency = '${readCurrency(context)}';
${writeSumScript(context, 'tip')}
const app = document.querySelector('[data-app="calculator"]');
if (app) startTip(app);

function startTip(app) {
  startSum(app, showTip);
  const field = app.querySelector('#sum-tip');
  for (const button of app.querySelectorAll('[data-percent]')) {
    button.addEventListener('click', () => {
      field.value = button.dataset.percent;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

function showTip({ bill, tip, people }) {
  const heads = Math.max(1, Math.round(people));
  const round = app.querySelector('[data-round]');
  const plain = (bill * tip) / 100;
  // Everybody pays a whole sum: what is over goes to the tip.
  const extra = round && round.checked ? Math.ceil((bill + plain) / heads - 1e-9) * heads - bill : plain;
  write(app, 'each', formatMoney((bill + extra) / heads));
  write(app, 'tip', formatMoney(extra));
  write(app, 'total', formatMoney(bill + extra));
  write(app, 'share', formatMoney(extra / heads));
  for (const button of app.querySelectorAll('[data-percent]')) button.setAttribute('aria-pressed', String(Number(button.dataset.percent) === tip));
  // One block for every person: the bill, and the tip under it.
  const parts = Array.from({ length: heads }, () => document.createElement('li'));
  for (const part of parts) part.style.cssText = '--rest: 100fr; --extra: ' + tip + 'fr';
  app.querySelector('[data-parts]').replaceChildren(...parts);
}
`,
};

/** The same without a tip to begin with, for those who only share a bill. */
export const billSplit: CalculatorVariant = {
  ...tip,
  title: 'billSplitter',
  asked:
    /split(?:s|ting)? (?:the |a |our )?(?:bill|check|rent|cost)|\b(?:bill|cost|rent|check) split(?:ter|ting)?\b|(?:dividir|repartir) (?:la |a )?c(?:uen|on)ta|partage(?:r)? (?:de )?l['’]addition|rechnung (?:zu )?(?:teilen|aufteilen)|dividere il conto|rekening (?:delen|splitsen|verdelen)|podzia[łl]u? rachunk|hesab?p?[ıi]? b[öo]l[üu]ş?|تقسيم (?:ال)?(?:فاتور[ةه]|حساب)|חלוקת (?:ה)?חשבון/iu,
};
