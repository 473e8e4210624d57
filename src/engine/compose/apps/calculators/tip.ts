import { writePercent } from './write-percent';
import { html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import type { CalculatorVariant } from './calculator-variant';
import { readRounding, type Rounding } from './read-rounding';
import { readPercents } from './read-percents';
import { readToldNumber } from './read-told-number';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';
import { readCurrency } from './read-currency';
import { nameOfField, readToldSum } from './told-fields';

const tips =
  /\btips?\b|\btipping\b|gratuity|trinkgeld|propina|pourboire|gorjeta|mancia|fooi|napiw|bahşiş|بقشيش|[إا]كرامي[ةه]|(?<!\p{L})ה?טיפ(?:ים)?(?!\p{L})/iu;

/** "With 12.5% service": the one share that is told; null where several are, or none. */
const onlyTip = ({ brief }: AppContext): number | null => {
  const told = [...brief.prompt.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|per ?cent\b)/giu)];
  const [first] = told;
  return first?.[1] !== undefined && told.length === 1 ? Number(first[1].replace(',', '.')) : null;
};
/** A charge of the house rather than a tip: what is rounded up does not go to it. */
const isService = (context: AppContext): boolean =>
  /\bservice\b(?! station)/iu.test(context.brief.prompt) && !tips.test(context.brief.prompt);

// A bill that is only shared has no tip until somebody gives one.
const usualTip = (context: AppContext): number =>
  readPercents(context.brief.prompt)[1] ?? onlyTip(context) ?? usualByCountry(context);
const usualByCountry = (context: AppContext): number =>
  !tips.test(context.brief.prompt) ? 0 : readCurrency(context) === 'USD' ? 18 : 10;

const shares = (context: AppContext): readonly number[] => {
  const told = readPercents(context.brief.prompt);
  if (told.length > 1) return told;
  const only = onlyTip(context);
  return only === null ? [5, 10, 15, 18, 20] : [...new Set([isService(context) ? 0 : 5, 10, only, 15, 20])].sort((one, other) => one - other); // prettier-ignore
};
/** "Bill 120": what the sum begins with; "split the bill by 4" tells no sum. */
const usualBill = ({ brief: { prompt } }: AppContext): number => {
  const told = readToldNumber(prompt.replace(/\bbills? (?:by|between|among|into|in) \d+/giu, ' '), 'bill(?: total| amount)?|check|meal'); // prettier-ignore
  return told && !told.isPercent && told.value >= 5 && told.value <= 100_000 ? told.value : 84;
};
type Heads = { readonly count: number; readonly most: number; readonly least?: number };
const people = ({ brief: { prompt } }: AppContext): Heads => {
  const [, least, largest] = /\b(\d{1,2})\s?(?:to|-|–|a|bis|à)\s?(\d{1,3}) (?:people|persons|friends|guests|diners|personas|personnes|personen)\b/iu.exec(prompt) ?? []; // prettier-ignore
  if (Number(least) > 0 && Number(least) < Number(largest))
    return { count: Number(least), least: Number(least), most: Math.min(100, Number(largest)) };
  const said =
    Number(parted.exec(prompt)?.[1] ?? 0) ||
    (readToldNumber(
      prompt,
      'people|persons|friends|guests|ways|personas|personnes|personen|pessoas|persone|mensen|os[oó]b|kişi|أشخاص|אנשים|סועדים',
    )?.value ??
      0);
  // "Rounded up to 20 cents" limits nobody.
  const isLimit = /up to|at most|max(?:imum)?|hasta|jusqu|bis zu/iu.test(
    prompt.replace(/\bround\w*[^.;,]*/giu, ''),
  );
  const most = said > 1 && isLimit ? Math.min(100, said) : Math.max(20, Math.min(100, said));
  return { count: said > 1 && !isLimit ? Math.min(100, said) : Math.min(3, most), most };
};

/** "Splits by 5", "shared between 4": as many as share it. */
const parted =
  /\b(?:split(?:s|ting)?|divid(?:e|es|ed|ing)|shar(?:e|es|ed|ing))(?: (?:it|evenly|equally|the (?:bill|total|sum)))* (?:by|between|among|into|in) (\d{1,2})(?![\d%.,]*\d)/iu;

/** To what is rounded, as the form says it. */
function sayRounding(context: AppContext, { step, isUp }: Rounding): string {
  const { language } = context.words;
  if (step === 1 && isUp) return sayApp(language, 'roundUp');
  const sum = new Intl.NumberFormat(language, { style: 'currency', currency: readCurrency(context), minimumFractionDigits: Number.isInteger(step) ? 0 : 2 }).format(step); // prettier-ignore
  return sayApp(language, isUp ? 'roundUpTo' : 'roundNear', { n: sum });
}

/** A bill, a tip, and what each one pays. */
export const tip: CalculatorVariant = {
  title: 'tipCalculator',
  asked: tips,
  html: (context) => {
    const { language, fields } = context.words;
    const say = (word: Parameters<typeof sayApp>[1]) =>
      isService(context) && word === 'tip'
        ? fields.service
        : isService(context) && word === 'tipEach' && language === 'en'
          ? 'Service each'
          : sayApp(language, word);
    const rounding = readRounding(context.brief.prompt);
    const sum = language === 'en' ? readToldSum(context.brief.prompt) : null;
    return html`<div class="sum tip" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${say('bill')}</legend>
        ${writeNumberField('bill', nameOfField(sum, 'bill|amount') ?? say('bill'), { value: usualBill(context), min: 0, max: Math.max(500, usualBill(context)), step: 0.5, limit: 100_000, unit: readCurrency(context) })}
        ${writeNumberField('tip', nameOfField(sum, 'tip|percent') ?? say('tip'), { value: usualTip(context), min: 0, max: 40, step: Number.isInteger(usualTip(context)) ? 1 : 0.5, unit: '%', limit: 200 })}
        <p class="tip-shares" role="group" aria-label="${say('tip')}">
          ${shares(context).map((share) => html`<button class="app-button app-quiet" type="button" data-percent="${share}">${writePercent(share, language)}</button>`)}
        </p>
        ${writeNumberField('people', nameOfField(sum, 'people|persons|guests|friends|diners|heads') ?? say('people'), { value: people(context).count, min: people(context).least ?? 1, max: people(context).most, step: 1, limit: people(context).most < 20 ? people(context).most : 100 })}
        ${
          rounding === null
            ? null
            : html`<p>
                <label class="tip-round"
                  ><input type="checkbox" checked data-round /> ${sayRounding(context, rounding)}</label
                >
              </p>`
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
const isService = ${isService(context)};
const rounding = ${JSON.stringify(readRounding(context.brief.prompt) ?? { step: 1, isUp: true })};
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

// A bill is shared to the penny, however large it is.
function sayExact(amount) {
  return formatMoney(amount, 1e7);
}

function showTip({ bill, tip, people }) {
  const heads = Math.max(1, Math.round(people));
  const round = app.querySelector('[data-round]');
  const plain = (bill * tip) / 100;
  // Everybody pays a round sum: what is over goes to the tip, and to no charge of the house.
  const steps = (bill + plain) / heads / rounding.step;
  const extra = round && round.checked ? (rounding.isUp ? Math.ceil(steps - 1e-9) : Math.round(steps)) * rounding.step * heads - bill : plain;
  write(app, 'each', sayExact((bill + extra) / heads));
  write(app, 'tip', sayExact(isService ? plain : extra));
  write(app, 'total', sayExact(bill + extra));
  write(app, 'share', sayExact((isService ? plain : extra) / heads));
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
