import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { readPeople } from '../splitter/read-people';
import type { CalculatorVariant } from './calculator-variant';
import { readCurrency } from './read-currency';
import { shareScript } from './share-script';
import { numberOf } from '../../../number-of';

const counts = 'two|three|four|five|six|seven|eight|nine|ten';
const sharers =
  'people|persons?|flat ?mates?|room ?mates?|housemates?|waiters?|waitresses|servers?|staff|employees|workers?|friends|partners?|members|colleagues|tenants|drivers|players';

type Sharer = { readonly name: string; readonly weight: number };

/** Who shares, with the numbers that the prompt gives them: "rooms 12, 15 and 20 square metres". */
function readSharers({ brief, words }: AppContext): readonly Sharer[] {
  const people = readPeople(brief);
  const listed =
    /(\d+(?:[.,]\d+)?(?:\s*(?:m2|m²|sqm|sq ft|h|hours)?(?:,\s*|\s+and\s+|,\s*and\s+)\d+(?:[.,]\d+)?)+)\s*(?:square|sq|m2|m²|qm|hours?|h\b|stunden|horas)/iu.exec(
      brief.prompt,
    )?.[1];
  const weights = (listed?.match(/(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?!²)/gu) ?? []).map((one) =>
    Number(one.replace(',', '.')),
  );
  const said = new RegExp(`(\\d+|${counts}) (?:\\p{L}+ )?(?:${sharers})`, 'iu').exec(brief.prompt)?.[1]; // prettier-ignore
  const told = said === undefined ? 0 : numberOf(said);
  const count = Math.min(20, Math.max(people.length, weights.length, told, 2));
  const person = sayApp(words.language, 'sharer');
  return Array.from({ length: count }, (_, at) => ({
    name: people[at] ?? `${person} ${at + 1}`,
    weight: weights[at] ?? (isByHours(brief.prompt) ? 8 : 1),
  }));
}

const isByHours = (prompt: string) => /\bhours?\b|shift|stunden|horas|heures|\bore\b|uren/iu.test(prompt);
const isByRoom = (prompt: string) => /\brooms?\b|\bm²|square (?:met|feet|foot)|\bsq/iu.test(prompt);

/** The sum that is to be shared: the amount of the prompt, else one to try it with. */
function readSum({ brief }: AppContext): number {
  const found =
    /[€$£]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|euros?|pounds?|dollars?|usd|eur|gbp|zł|kr)(?![\p{L}])/iu.exec(
      brief.prompt,
    );
  const sum = Number((found?.[1] ?? found?.[2] ?? '').replace(/,(?=\d{3}\b)/u, '').replace(',', '.'));
  return sum > 0 ? sum : isByHours(brief.prompt) ? 180 : 1200;
}

/** One amount shared by weight: rent by the size of rooms, tips by hours worked. */
export const share: CalculatorVariant = {
  title: 'shareTitle',
  lede: 'shareLede',
  asked:
    /\b(?:split|divide|share|pool|calculat\w+)\w*\b[^.]*\b(?:rent|bills?|tips?|costs?|money|profits?|utilit\w+|commission)\b[^.]*\b(?:by|based on|according to|depending on|per|proportional to)\b[^.]*\b(?:sizes?|square|area|hours?|days|weeks|income|salary|shifts?|usage|shares?|percent\w*|weights?)\b|\btip (?:pool|jar|share|sharing|out)\w*\b|\bpool(?:s|ed|ing)? (?:the |our )?tips\b|\brent (?:split|calculator|divider)\w*\b[^.]*\brooms?\b|miete\b[^.]*nach (?:zimmer|größe|quadratmeter)|alquiler por (?:tamaño|habitaci)/iu,
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const unit = say(isByRoom(brief.prompt) ? 'roomSize' : isByHours(brief.prompt) ? 'hoursWorked' : 'shareWeight'); // prettier-ignore
    return html`<div class="share" data-app="calculator">
      <div class="share-form">
        <p class="app-field share-sum">
          <label for="share-sum">${say('shareAmount')} (${readCurrency(context)})</label
          ><input id="share-sum" type="number" inputmode="decimal" min="0" step="any" data-sum />
        </p>
        <ul class="share-people" data-people></ul>
        <button class="app-button app-quiet" type="button" data-add>${say('addPerson')}</button>
      </div>
      <div class="share-result app-panel" role="group" aria-label="${say('total')}">
        <ul data-result></ul>
        <p class="share-total"><span>${say('total')}</span> <b data-total></b></p>
      </div>
      <template data-row
        ><li class="share-person">
          <label
            ><span>${say('personName')}</span
            ><input type="text" maxlength="40" autocomplete="off" data-name /></label
          ><label
            ><span>${unit}</span
            ><input type="number" inputmode="decimal" min="0" step="any" data-weight /></label
          ><button class="app-small" type="button" data-remove>${words.actions.remove}</button>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.share { grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr); gap: var(--gap) clamp(1.5rem, 4vi, 4.5rem); align-items: start; }
.share-form { display: grid; gap: 1.25rem; justify-items: start; }
.share-sum { inline-size: 100%; max-inline-size: 18rem; }
.share-sum input { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.share-people { display: grid; gap: 0.75rem; inline-size: 100%; }
.share-person { display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) auto; gap: 0.75rem; align-items: end; }
.share-person label { display: grid; gap: 0.3rem; font-weight: 600; }
.share-person input { inline-size: 100%; min-inline-size: 0; min-block-size: 2.9rem; padding-inline: 0.8rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 0.9rem); background: var(--bg); color: var(--ink); font: inherit; font-weight: 400; }
.share-person:not(:first-child) label span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.share-result { display: grid; gap: 1.25rem; }
.share-result ul { display: grid; gap: 1rem; }
.share-result li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.35rem 1rem; align-items: baseline; overflow-wrap: anywhere; }
.share-result li b { font: var(--heading-weight) var(--step-2)/1.1 var(--display); font-variant-numeric: tabular-nums; color: var(--accent-text); }
.share-result li i { grid-column: 1 / -1; inline-size: var(--share); min-inline-size: 4px; block-size: 0.75rem; border-radius: 4px; background: var(--accent); }
.share-total { display: flex; justify-content: space-between; gap: 1rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-variant-numeric: tabular-nums; }
@media (max-width: 48rem) { .share { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => `// Shares: one amount by weight, to the cent; kept in this browser.
${writeConstant('words', { ...sayAll(context.words.language, ['sharer']), remove: context.words.actions.remove })}const currency = '${readCurrency(context)}';
${writeConstant('startShares', { sum: readSum(context), people: readSharers(context) })}${writeStore(context, 'shares')}${shareScript}`,
};
