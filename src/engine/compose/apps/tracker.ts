import { attributes, html, type Html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readQuote } from './read-asked';
import { goalScript, goalStyles, readGoal, writeGoal, writeGoalConstants } from './goals';
import { moods } from './moods/moods';
import { asksForMoods } from './moods/read-moods';
import { readFields } from './read-fields';
import { isBigPlus, isByDay, readQuickAmounts } from './quick-amounts';
import { readMeasure } from './read-measure';
import { readMonthStart } from './read-month-start';
import { csvFileScript, writeFileRow } from './file-row';
import { asksForRepeats, repeatScript, writeRepeat } from './tracker-repeats';
import { drawerScript, writeConstant, writeStore } from './script-parts';
import { trackerScript } from './tracker-script';
import { pieStyles, trackerStyles } from './tracker-styles';
import { isByPerson, readBracketed, readCategories } from './tracker-categories';
import { readLogTable } from './records/log-table';
import { writeRecordsScript } from './records/records-script';
import { isSavedFor, readTargets } from './told-targets';
import { recordStyles, writeRecords } from './records/write-records';
import { isSpentOnce } from './spent-once';
import { asksToSplit } from './splitter/asks-to-split';
import { splitter } from './splitter/splitter';
import { asksWhoPaid, readExtras, writeExtra } from './tracker-extras';
import { undoStyles, writeUndo } from './undo';
import { writeVoid } from './write-void';

// "+1 glass"
const oneOf = (unit: string): string => unit.replace(/(?<=s)es$|(?<=[^s])s$/u, '');

const asksForPie = ({ brief }: AppContext): boolean =>
  /\b(?:pie|donut|doughnut|ring)\b|kreisdiagramm|tortendiagramm|camembert|gráfico circular|grafico a torta|cirkeldiagram/iu.test(
    brief.prompt,
  );

/** What entries are sorted by: whose they are, where that is told, else what they are. */
function sayCategory(context: AppContext): string {
  const { language } = context.words;
  const own = isByPerson(context) ? null : readBracketed(context);
  if (own && readCategories(context).every((name) => own.options.includes(name))) return own.label;
  if (!isByPerson(context)) return sayApp(language, 'category');
  if (language === 'en' && asksWhoPaid(context)) return 'Who paid';
  const isOfGrownUps = language === 'en' && !/\b(?:child(?:ren)?|kids?|sons?|daughters?|pocket money|allowance)\b/iu.test(context.brief.prompt); // prettier-ignore
  return sayApp(language, isOfGrownUps ? 'personName' : 'childWord');
}

/** "Nobody may enter more than 200 pounds at once": the most that one entry holds. */
const readMostAtOnce = ({ brief: { prompt } }: AppContext): string | null =>
  /\b(?:more than|over|max(?:imum)?(?: of)?|at most|up to) (?:[€$£] ?)?(\d{1,6})(?: ?(?:€|£|\$|euros?|pounds|dollars|[a-z]{1,8}))? (?:at once|at a time|in one go|per (?:entry|expense|receipt)|each)\b/iu.exec(prompt)?.[1] ?? null; // prettier-ignore

function askedWhat(prompt: string): string | undefined {
  return readFields(prompt).find(({ name }) => name === 'purpose' || name === 'player')?.label;
}

// "date, purpose, kilometres": the prompt's word for what an entry was for.
function whatLabel(context: AppContext): string {
  const { brief, words } = context;
  const isMoney = readMeasure(context).unit === null;
  if (words.language === 'en' && readMeasure(context).unit === 'kcal' && /\b(?:food|dish)\b/iu.test(brief.prompt)) return 'Food'; // prettier-ignore
  return askedWhat(brief.prompt) ?? sayApp(words.language, isMoney ? 'whatFor' : 'notes');
}

const asksFor = {
  income:
    /\bincomes?\b|pocket money|\ballowance\b|taschengeld|argent de poche|paga semanal|mesada|paghetta|zakgeld|kieszonkowe|ingresos|revenus|einnahmen|receitas|entrate|inkomsten/iu,
  budget: /\bbudgets?\b|presupuesto|orçamento/iu,
} as const;

/** "With a streak": days in a row on which the goal was reached, or something was entered where there is none. */
const asksForStreak = ({ brief: { prompt } }: AppContext): boolean =>
  /\bstreaks?\b|\bdays in a row\b|\brachas?\b|\bs[ée]ries? de jours\b|\bserien?\b(?=.*\btag)|\bsequ[êe]ncia\b|\bserie di giorni\b|\breeks?\b/iu.test(
    prompt,
  );

/** Entries with an amount by month: money, or the distance, hours or weight that the prompt names. */
const monthly: AppDefinition = {
  kind: 'tracker',
  title: (context) => {
    const measure = readMeasure(context);
    const own = context.brief.offer?.value ?? '';
    if (own === '' && context.words.language === 'en' && isSavedFor(context) && measure.unit === null)
      return 'Savings';
    const isPlain = measure.unit === null && readLogTable(context) === null;
    return isPlain || own === '' || own.length > 40
      ? measure.title
      : own.charAt(0).toUpperCase() + own.slice(1);
  },
  lede: (context) =>
    readLogTable(context)
      ? sayApp(context.words.language, 'tableLede')
      : isByDay(context)
        ? sayApp(context.words.language, 'dayLede')
        : isSpentOnce(context)
          ? 'Add what is spent, and see what is left.'
          : null,
  html: (context) => {
    const table = readLogTable(context);
    if (table) return writeRecords(context, 'tracker', table);
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const measure = readMeasure(context);
    const categories = readCategories(context);
    const field = (name: string, label: string, control: Html) =>
      html`<p class="app-field"><label for="spent-${name}">${label}</label>${control}</p>`;
    const unit = measure.unitSaid ?? measure.unit ?? measure.currency;
    const goal = readGoal(context);
    const quick = readQuickAmounts(context);
    const isOnce = isSpentOnce(context);
    const budget = isOnce ? words.fields.budget : say('monthlyBudget');
    const options = categories.map((name) => html`<option>${name}</option>`);
    return html`<div class="tracker" data-app="tracker">
      <div class="tracker-month app-panel">
        <div class="app-row app-ends tracker-turn" ${isOnce ? html` hidden` : null}>
          <button class="app-small" type="button" data-back aria-label="${say('monthBefore')}">←</button>
          <p role="status" data-month>&nbsp;</p>
          <button class="app-small" type="button" data-on aria-label="${say('monthAfter')}">→</button>
        </div>
        <p class="tracker-total">
          <span
            >${isByDay(context) ? say('todayWord') : asksFor.income.test(brief.prompt) ? say('balanceWord') : isOnce ? say('total') : measure.total}</span
          >
          <b class="app-figure" data-total>&nbsp;</b>
        </p>
        ${goal ? writeGoal(context, goal, unit) : null}
        ${asksForStreak(context) ? html`<p class="tracker-streak"><span>${say('streakWord')}</span> <b data-streak></b></p>` : null}
        ${!goal && asksFor.budget.test(brief.prompt) ? html`<p class="app-field tracker-budget"><label for="spent-budget">${budget}${unit === '' ? '' : ` (${unit})`}</label><input id="spent-budget" type="number" min="0" step="any" inputmode="decimal" data-budget /><progress max="1" value="0" aria-label="${budget}" data-budget-bar></progress></p>` : null}
        ${quick.length > 0 ? html`<p class="app-row" role="group" aria-label="${say('quickAdd')}">${quick.map((amount) => html`<button class="app-button${isBigPlus(brief.prompt) ? ' tracker-plus' : ''}" type="button" data-quick="${amount}">${isBigPlus(brief.prompt) && amount === 1 ? html`<span aria-hidden="true">+</span><span class="app-hidden">+1 ${unit}</span>` : html`${amount < 0 ? '−' : '+'}${Math.abs(amount)}${unit === '' ? '' : ` ${Math.abs(amount) === 1 && words.language === 'en' ? oneOf(unit) : unit}`}`}</button>`)}</p>` : null}
        <figure class="tracker-bars">
          <figcaption>
            ${isByPerson(context) ? say('balanceWord') : isSavedFor(context) && Object.keys(readTargets(context)).length > 1 ? 'Goals' : categories.length > 0 ? say('byCategory') : measure.unit === null || askedWhat(brief.prompt) ? whatLabel(context) : measure.amount}
          </figcaption>
          ${asksForPie(context) ? html`<div class="tracker-pie" aria-hidden="true" data-pie></div>` : null}
          <ul data-bars></ul>
        </figure>
      </div>
      <form class="tracker-add app-panel" data-adder>
        ${context.level === 2 ? html`<h2 class="tracker-heading" data-form-title>${measure.add}</h2>` : html`<h3 class="tracker-heading" data-form-title>${measure.add}</h3>`}
        ${
          asksFor.income.test(brief.prompt)
            ? field(
                'flow',
                say('kindWord'),
                html`<select id="spent-flow" name="flow">
                  <option value="out">${say('expenseWord')}</option>
                  <option value="in">${say('incomeWord')}</option>
                </select>`,
              )
            : null
        }
        ${field('amount', unit === '' ? measure.amount : `${measure.amount} (${unit})`, html`<input id="spent-amount" name="amount" type="number" inputmode="decimal" ${attributes({ min: measure.unit === null ? '0.01' : measure.isReading ? null : '0', max: readMostAtOnce(context) })} step="${measure.step}" required />`)}
        ${field('date', words.fields.date, html`<input id="spent-date" name="date" type="date" required />`)}
        ${field('what', whatLabel(context), html`<input type="text" id="spent-what" name="what" maxlength="120" ${attributes({ required: measure.unit === null && !isSavedFor(context) })} autocomplete="off" />`)}
        ${
          categories.length > 0
            ? field(
                'category',
                sayCategory(context),
                html`<select id="spent-category" name="category">
                  ${options}
                </select>`,
              )
            : null
        }
        ${readExtras(context).map((extra) => field(extra.name, extra.label, writeExtra(extra)))}
        ${asksForRepeats(context) ? writeRepeat() : null}
        <div class="app-row tracker-send">
          <button type="submit" class="app-button" data-send>${measure.add}</button>
          <button type="button" class="app-button app-quiet" data-cancel hidden>
            ${words.actions.cancel}
          </button>
        </div>
      </form>
      <figure class="tracker-year app-panel">
        <figcaption>${say(isByDay(context) ? 'lastDays' : 'lastMonths')}</figcaption>
        <ol data-months></ol>
      </figure>
      <div class="tracker-list">
        <div class="app-row app-ends">
          ${
            categories.length > 0
              ? html`<p class="tracker-filter">
                  <label class="app-hidden" for="spent-only">${words.actions.filter}</label
                  ><select class="app-input" id="spent-only" data-only>
                    <option value="">${words.fields.all}</option>
                    ${options}
                  </select>
                </p>`
              : null
          }
          ${asksToFind(context) ? html`<p class="tracker-filter"><label class="app-hidden" for="spent-find">${words.actions.search}</label><input class="app-input" type="search" id="spent-find" placeholder="${words.actions.search}" autocomplete="off" data-find /></p>` : null}
          ${writeFileRow(context, 'csv')}
        </div>
        <p class="app-note" role="status" data-status></p>
        <ol data-list></ol>
        ${writeVoid(context, 'jar', readQuote(brief, 'empty') ?? (isOnce ? say('nothingYet') : measure.empty), html` data-empty`)}
      </div>
      <template data-row
        ><li class="spent">
          <span class="spent-date"></span><span class="spent-what"></span><span class="spent-category"></span
          ><b></b
          ><span class="spent-tools"
            ><button class="app-small" type="button" data-edit>${words.actions.edit}</button
            ><button class="app-small" type="button" data-remove>${words.actions.remove}</button></span
          >
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: (context) =>
    appStyles +
    (readLogTable(context)
      ? recordStyles
      : trackerStyles + (asksForPie(context) ? pieStyles : '') + undoStyles) +
    (readGoal(context) ? goalStyles : ''),
  script: (context) => {
    const table = readLogTable(context);
    if (table) return writeRecordsScript(context, 'tracker', table);
    const measure = readMeasure(context);
    const words = {
      ...sayAll(context.words.language, ['badFile', 'imported', 'removed', 'added', 'category', 'otherCategory', 'streakDay', 'streakDays', 'longestStreak', 'leftOf']),
      what: whatLabel(context),
      add: measure.add,
      date: context.words.fields.date,
      amount: measure.amount,
      edit: context.words.actions.edit,
      save: context.words.actions.save,
      remove: context.words.actions.remove,
    }; // prettier-ignore
    const extras = readExtras(context).map(({ name, label }) => ({ name, label }));
    const goal = readGoal(context);
    const own = goal ? writeGoalConstants(context, goal) : '';
    return `// Entries: kept in this browser, added up by month.
${writeConstant('words', words)}${writeConstant('measure', { unit: measure.unitSaid ?? measure.unit, currency: measure.currency, isReading: measure.isReading })}${writeConstant('extras', extras)}${own}const hasGoal = ${goal !== null};
const byPerson = ${isByPerson(context)};
${writeConstant('targets', readTargets(context))}const isSaved = ${isSavedFor(context)};
const isByDay = ${isByDay(context)};
const isOnce = ${isSpentOnce(context)};
const monthStart = ${isByDay(context) ? 1 : readMonthStart(context.brief.prompt)};
${writeStore(context, 'entries')}${drawerScript}${writeUndo(context)}${csvFileScript}${goal ? goalScript : ''}${asksForRepeats(context) ? repeatScript : ''}const mayRepeat = ${asksForRepeats(context)};
${trackerScript}`;
  },
};

const choose = (context: AppContext): AppDefinition =>
  asksToSplit(context.brief.prompt) ? splitter : asksForMoods(context) ? moods : monthly;

const asksToFind = ({ brief }: AppContext): boolean =>
  brief.behaviours.some(({ value }) => value === 'search');

/** Entries by month, days by mood, or what a group paid and who owes whom where the prompt wants it shared. */
export const tracker: AppDefinition = {
  kind: 'tracker',
  title: (context) => choose(context).title(context),
  lede: (context) => choose(context).lede?.(context) ?? null,
  html: (context) => choose(context).html(context),
  css: (context) => choose(context).css(context),
  script: (context) => choose(context).script(context),
};
