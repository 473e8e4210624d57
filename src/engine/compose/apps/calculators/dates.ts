import { html } from '../../html';
import type { Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp, type AppWord } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { datesScript } from './dates-script';
import { sumStyles } from './number-field';

const styles = `${sumStyles}.dates .sum-main output { font-size: clamp(2.4rem, 1.6rem + 4vi, 4.5rem); }
.dates label:has([type="checkbox"]) { display: flex; align-items: center; gap: 0.75rem; min-block-size: 2.75rem; cursor: pointer; }
.dates [type="checkbox"] { inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
`;

type Row = readonly [hook: string, text: AppWord];

function writeDates(
  { words }: AppContext,
  parts: {
    readonly title: AppWord;
    readonly from: AppWord;
    readonly to: AppWord;
    readonly main: AppWord;
    readonly rows: readonly Row[];
    readonly asksLast: boolean;
  },
): Html {
  const say = (word: AppWord) => sayApp(words.language, word);
  const field = (name: string, text: AppWord) =>
    html`<p class="app-field"><label for="date-${name}">${say(text)}</label><input class="app-input" id="date-${name}" name="${name}" type="date" min="0100-01-01" max="9999-12-31" required /></p>`; // prettier-ignore
  return html`<div class="sum dates" data-app="calculator">
    <fieldset class="app-panel">
      <legend class="app-hidden">${say(parts.title)}</legend>
      ${field('from', parts.from)}${field('to', parts.to)}
      ${parts.asksLast ? html`<label><input type="checkbox" name="last" /> ${say('countLastDay')}</label>` : null}
    </fieldset>
    <div class="sum-results">
      <p class="sum-main">${say(parts.main)} <output data-years></output></p>
      <dl>
        ${parts.rows.map(
          ([hook, text]) =>
            html`<div>
              <dt>${say(text)}</dt>
              <dd data-${hook}></dd>
            </div>`,
        )}
      </dl>
    </div>
    <noscript><p>${say('needsScript')}</p></noscript>
  </div>`;
}

const writeScript = (context: AppContext, mode: string): string =>
  `// Dates: every change counts again.
${writeConstant('mode', mode)}${writeStore(context, `${mode}-dates`)}${datesScript}`;

/** How old somebody is on a day, and when the next birthday is. */
export const age: CalculatorVariant = {
  title: 'ageCalculator',
  lede: 'ageLede',
  asked:
    /(?<!\b(?:dog|cat|pet|gestational|pregnancy|horse)[’']?s? )(?:\bage (?:calculator|finder|counter|checker|tool)|\bexact age)|\bhow old (?!is my (?:dog|cat))|\bcalculat\w+ (?:my|your|an|the|someone[’']s|people[’']s|exact|current) (?:exact |current )?age\b|\bage in (?:years|months|weeks|days)|calculadora de (?:la )?edad|calculat\w+ d[’']âge|altersrechner|calculadora de idade|calcolatore (?:di |dell[’'])?età|leeftijds?(?:calculator|rekenaar)|kalkulator wieku|yaş hesap|حاسبة العمر|מחשבון גיל/iu,
  html: (context) =>
    writeDates(context, {
      title: 'ageCalculator',
      from: 'dayOfBirth',
      to: 'ageOn',
      main: 'ageResult',
      rows: [['span', 'yearsAndDays'], ['next', 'nextBirthday'], ['all-days', 'inAllDays'], ['all-weeks', 'inAllWeeks'], ['weekday', 'bornOn']],
      asksLast: false,
    }), // prettier-ignore
  css: styles,
  script: (context) => writeScript(context, 'age'),
};

/** How many days, weeks and working days lie between two dates. */
export const dateDifference: CalculatorVariant = {
  title: 'dateDifference',
  lede: 'dateDifferenceLede',
  asked:
    /\bdate (?:calculator|difference|duration|counter)|\bbetween (?:two |2 |any two )?dates\b|\b(?:days|weeks|working days|business days|workdays) between\b|\b(?:days|business days?|working days?|workdays?|day) (?:calculator|counter)|calculadora de (?:fechas|días|datas|dias)|(?:jours|días|dias|giorni) (?:entre|tra)|tage ?(?:rechner|zähler)|tage zwischen|datumsrechner|dagen tussen|dni między|gün hesap|حاسبة الأيام|ימים בין/iu,
  html: (context) =>
    writeDates(context, {
      title: 'dateDifference',
      from: 'firstDay',
      to: 'lastDay',
      main: 'dateDifference',
      rows: [['weeks', 'weeksAndDays'], ['workdays', 'mondayToFriday'], ['span', 'yearsAndDays']],
      asksLast: true,
    }), // prettier-ignore
  css: styles,
  script: (context) => writeScript(context, 'difference'),
};
