import { html, type Html } from '../html';
import type { AppContext } from './app';
import { sayApp } from './app-words';
import { writeConstant } from './script-parts';
import { isSpentOnce, readBudgetSum } from './spent-once';
import { readTargets } from './told-targets';
import { readWarning } from './read-warning';

/** What a log is to reach, or not to pass, in a year, a month or a day. */
export type Goal = {
  readonly target: number;
  /** What is saved for is saved for until it is there: `ever`. */
  readonly per: 'year' | 'month' | 'day' | 'ever';
  /** A limit is not to be passed; a goal is to be reached. */
  readonly isLimit: boolean;
  /** Whether entries are counted ("24 books") or their amounts added up ("1,000 km"). */
  readonly isCount: boolean;
  /** What is counted, in the prompt's own words; empty for amounts. */
  readonly noun: string;
};

const amount = String.raw`(?<amount>\d[\d.,]*)`;
const things =
  'books?|films?|movies?|albums?|workouts?|runs|rides|walks|hikes|classes|sessions|lessons|games|recipes|countries|museums|concerts|entries|libros?|livres?|bücher|livros?|libri|boeken|películas?|filme';
const goalWords = 'goals?|targets?|challenge|objetivo|meta|objectif|ziel|obiettivo|doel|cel';
const limitWords =
  'limits?|caps?|maximum|max|allowance|límite|limite|grenze|obergrenze|grens|budgets?(?: of)?';
const forms: readonly RegExp[] = [
  new RegExp(`(?:${goalWords}|${limitWords})\\b(?: (?:of|for|is|to|at|de|von|di|van|read|run|save|spend|watch|a|the|year|month|this|per|annual))*:? ?(?:[€$£] ?)?${amount} ?(?<noun>${things})?`, 'iu'),
  new RegExp(`(?:[€$£] ?)?${amount} ?(?<noun>${things})?[^.,;]{0,14}? (?:${goalWords}|${limitWords})(?![\\p{L}])`, 'iu'),
  new RegExp(`${amount} (?<noun>${things}) (?:a|per|this|each|in a|al|par|im|pro|por|in|all'|per) (?:year|month|20\\d\\d|año|an|jahr|ano|anno|jaar|mes|mois|monat)`, 'iu'),
  // "Savings goal tracker for a campervan, £12,000": the sum stands apart.
  new RegExp(`(?:savings? (?:goals?|targets?|tracker)|saving (?:up )?for|save (?:up )?for)\\b[^.;\\d]{0,60}?(?:[€$£] ?)?${amount}(?= ?(?:€|euros?|eur|pounds|dollars|usd|gbp)\\b| ?€|(?<=[€$£] ?[\\d.,]+))`, 'iu'),
]; // prettier-ignore

const daily = /(?<amount>\d[\d.,]*) ?(?:glasses|cups|ml|millilit(?:re|er)s|lit(?:re|er)s?|l|steps|minutes|min|pages|km|miles|calories|kcal|vasos|verres|gläser|copos|bicchieri|glazen) (?:a|per|each|every|al|par|am|pro|por|per) (?:day|día|jour|tag|dia|giorno|dag)|daily (?:goal|target|limit) (?:of )?(?<other>\d[\d.,]*)/iu; // prettier-ignore

/** "My goal of 30" in a list of books is a number of books, unless pages or hours are counted. */
function readThing(prompt: string, end: number): string {
  const isBooks = /\b(?:books?|reading (?:log|list|tracker|challenge|journal))\b/iu.test(prompt);
  return isBooks && !/^ ?(?:pages|minutes|min\b|hours?|h\b|%)/iu.test(prompt.slice(end)) ? 'books' : '';
}

const usualGoals: readonly (readonly [RegExp, number])[] = [
  [/\bglasses\b/iu, 8],
  [/\b(?:water|drink\w*|hydration)\b/iu, 2000],
  [/\bsteps?\b/iu, 8000],
  [/\b(?:pages|reading)\b/iu, 20],
  [/\b(?:minutes|practice|exercise|meditation)\b/iu, 30],
];

/** "Resets at midnight", "daily water counter": what is counted is counted by the day. */
const byDay =
  /\bresets?\b[^.;,]{0,16}\b(?:at midnight|each day|every day|daily|every morning)\b|\bdaily (?:[\p{L}-]+ ){0,2}counter\b/iu;
const ofDay = /\b(?<amount>\d{1,4}) (?:glasses|cups|coffees|bottles)\b/iu;

/** The goal or limit that a prompt names with its number; null where it names none. */
export function readGoal(context: AppContext): Goal | null {
  const { prompt } = context.brief;
  const goal = readAnyGoal(context);
  if (!byDay.test(prompt)) return goal;
  if (goal) return goal.per === 'month' && !goal.isCount ? { ...goal, per: 'day' } : goal;
  const target = Number(ofDay.exec(prompt)?.groups?.['amount'] ?? 0);
  return target > 0 ? { target, per: 'day', isLimit: false, isCount: false, noun: '' } : null;
}

function readAnyGoal(context: AppContext): Goal | null {
  const { prompt } = context.brief;
  // Several sums to reach are told one by one.
  if (Object.keys(readTargets(context)).length > 1) {
    const whole = readBudgetSum(context.brief);
    return whole > 0 ? { target: whole, per: isSpentOnce(context) ? 'ever' : 'month', isLimit: true, isCount: false, noun: '' } : null; // prettier-ignore
  }
  const day = daily.exec(prompt)?.groups;
  const written = Number(
    (day?.['amount'] ?? day?.['other'] ?? '').replace(/[.,](?=\d{3}\b)/gu, '').replace(',', '.'),
  );
  // Water is counted in millilitres.
  const isLitres = /\d ?(?:lit(?:re|er)s?|l)\b/iu.test(day ? prompt.slice(prompt.indexOf(day['amount'] ?? day['other'] ?? '')).slice(0, 16) : '') && /\b(?:water|drink\w*|hydration|ml|millilit\w+)\b/iu.test(prompt); // prettier-ignore
  const amountADay = isLitres ? written * 1000 : written;
  if (amountADay > 0) return { target: amountADay, per: 'day', isLimit: /limit/iu.test(prompt), isCount: false, noun: '' }; // prettier-ignore
  // "Goal 2.5 litres": what is drunk is drunk by the day.
  const drunk =
    /\b(?:water|drink\w*|hydration)\b/iu.test(prompt) && !/\b(?:a|per|each) (?:week|month|year)\b/iu.test(prompt) // prettier-ignore
      ? /\b(?:goals?|targets?|aim)\b[^.;\d]{0,14}(\d[\d.,]*) ?(l\b|lit(?:re|er)s?|ml|glasses|cups)|(\d[\d.,]*) ?(l|lit(?:re|er)s?|ml|glasses|cups)(?: a day|-a-day)? (?:goal|target)/iu.exec(prompt) // prettier-ignore
      : null;
  const quantity = Number((drunk?.[1] ?? drunk?.[3] ?? '').replace(',', '.').replace(/\.$/u, ''));
  if (quantity > 0) return { target: /^l/iu.test(drunk?.[2] ?? drunk?.[4] ?? '') ? quantity * 1000 : quantity, per: 'day', isLimit: false, isCount: false, noun: '' }; // prettier-ignore
  // "with daily goal": a number to begin with, which visitors set.
  const [, usual] = /\bdaily (?:goal|target)\b/iu.test(prompt)
    ? (usualGoals.find(([words]) => words.test(prompt)) ?? [])
    : [];
  if (usual !== undefined && !/\b(?:goal|target)[^.,;]{0,12}\d/iu.test(prompt))
    return { target: usual, per: 'day', isLimit: false, isCount: false, noun: '' };
  for (const form of forms) {
    const match = form.exec(prompt);
    const target = Number((match?.groups?.['amount'] ?? '').replace(/[.,](?=\d{3}\b)/gu, '').replace(',', '.').replace(/\.$/u, '')); // prettier-ignore
    if (!match || !(target > 0)) continue;
    const near = prompt.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
    const noun = match.groups?.['noun'] ?? readThing(prompt, match.index + match[0].length);
    const isSaved = /\bsav(?:e|ing|ings)\b|ahorro|épargne|spar(?:en|ziel)|poupança|risparmi/iu.test(prompt);
    const isMonth = /month|mes\b|mensual|mois|mensuel|monat|mês|mensal|mese|mensile|maand/iu.test(near);
    return {
      target,
      per: isSpentOnce(context) && noun === '' ? 'ever' : isMonth || (noun === '' && !isSaved && !/year|annual|20\d\d|año|anual|\ban\b|annuel|jahr|jährlich|\bano\b|anno|annuale|jaar/iu.test(near)) ? 'month' : isSaved && noun === '' && !/year|annual|20\d\d/iu.test(near) ? 'ever' : 'year',
      isLimit: new RegExp(`(?<![\\p{L}])(?:${limitWords})(?![\\p{L}])`, 'iu').test(near),
      isCount: noun !== '',
      noun,
    }; // prettier-ignore
  }
  // "A yearly goal": a number of books to begin with, which visitors set.
  const isYearly =
    /\b(?:yearly|annual|reading) (?:reading )?(?:goal|target)\b|\b(?:goal|target) (?:for the|a|per|this) year\b/iu.test(
      prompt,
    );
  return isYearly && readThing(prompt, prompt.length) !== ''
    ? { target: 12, per: 'year', isLimit: false, isCount: true, noun: 'books' }
    : null;
}

/** The bar that shows how far a goal is reached, or how much of a limit is used; the target can be changed. */
export function writeGoal(context: AppContext, goal: Goal, unit: string): Html {
  const { language } = context.words;
  const own = goal.isCount ? goal.noun.charAt(0).toLocaleUpperCase(language) + goal.noun.slice(1) : unit;
  return html`<div class="goal" data-goal>
    <p class="app-field">
      <label for="goal-target"
        ><span data-goal-title>${sayApp(language, goal.isLimit ? 'limitFor' : 'goalFor', { time: '' })}</span
        >${own === '' ? '' : ` (${own})`}</label
      ><input
        id="goal-target"
        type="number"
        min="1"
        step="any"
        inputmode="decimal"
        value="${goal.target}"
        data-goal-target
      />
    </p>
    <progress max="1" value="0" aria-labelledby="goal-said" data-goal-bar></progress>
    <p class="goal-said" id="goal-said" role="status" data-goal-said></p>
  </div>`;
}

/** Rules of the bar. */
export const goalStyles = `.goal { display: grid; gap: 0.6rem; }
.goal .app-field { max-inline-size: 18rem; }
.goal progress { appearance: none; inline-size: 100%; block-size: 0.9rem; overflow: hidden; border: 1px solid var(--soft); border-radius: 99px; background: var(--bg); }
.goal progress::-webkit-progress-bar { background: transparent; }
.goal progress::-webkit-progress-value { background: var(--button); }
.goal progress::-moz-progress-bar { background: var(--button); }
.goal-said { font-weight: 600; font-variant-numeric: tabular-nums; }
.goal[data-near] progress::-webkit-progress-value { background: var(--ink); }
.goal:is([data-over], [data-near]) .goal-said { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.25em; }
`;

/** `startGoal(app, refresh)` keeps the target, `showGoal(app, entries, month, write, named)` fills the bar from dated entries. Reads `goal`, `warnAt` and `goalWords`; `write` says an amount, `named` what the month is called. */
export const goalScript = String.raw`
function startGoal(app, refresh) {
  const field = app.querySelector('[data-goal-target]');
  if (!field) return;
  try {
    field.value = localStorage.getItem(storeName + '-goal') || field.value;
  } catch {
    // The goal of the page stands.
  }
  field.addEventListener('input', () => {
    try {
      localStorage.setItem(storeName + '-goal', field.value);
    } catch {
      // It lasts until the page is left.
    }
    refresh();
  });
}

function showGoal(app, entries, month, write, named) {
  const box = app.querySelector('[data-goal]');
  if (!box) return;
  const language = document.documentElement.lang || 'en';
  const field = box.querySelector('[data-goal-target]');
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  const span = goal.per === 'ever' ? '' : goal.per === 'year' ? month.slice(0, 4) : goal.per === 'day' ? today : month;
  const time = goal.per === 'year' ? span : goal.per === 'day' ? now.toLocaleDateString(language, { day: 'numeric', month: 'long' }) : new Date(month + '-15T12:00').toLocaleDateString(language, { month: 'long' });
  const inTime = entries.filter((entry) => String(entry.date || '').startsWith(span));
  const reached = goal.isCount ? inTime.length : inTime.reduce((sum, entry) => sum + Number(entry.amount || 0), 0);
  const target = Math.max(0, Number(field.value) || 0);
  const say = (value) => (goal.isCount ? String(value) : write(value));
  const rest = target - reached;
  box.querySelector('[data-goal-title]').textContent = goal.per === 'ever' ? goalWords.title.replace(/(?: (?:for|für|pour|para|per|voor|na|de|di))? ?\{time\}/, '') : goalWords.title.replace('{time}', named || time);
  box.querySelector('[data-goal-bar]').value = target > 0 ? Math.min(1, reached / target) : 0;
  box.toggleAttribute('data-over', goal.isLimit && rest < 0);
  const isNear = goal.isLimit && warnAt !== null && target > 0 && rest >= 0 && reached >= target * warnAt;
  box.toggleAttribute('data-near', isNear);
  box.querySelector('[data-goal-said]').textContent =
    (isNear ? goalWords.near.replace('{n}', String(Math.round((reached / target) * 100))) + ' · ' : '') +
    goalWords.count.replace('{n}', say(reached)).replace('{goal}', say(target)) +
    (rest > 0 ? ' · ' + goalWords.left.replace('{n}', say(rest)) : rest < 0 && goal.isLimit ? ' · ' + goalWords.over.replace('{n}', say(-rest)) : '');
}
`;

/** The words of the bar. */
const goalTexts = ({ words }: AppContext, goal: Goal | null): Readonly<Record<string, string>> => ({
  title: sayApp(words.language, goal?.isLimit ? 'limitFor' : 'goalFor'),
  count: sayApp(words.language, 'goalCount'),
  left: sayApp(words.language, 'leftOf'),
  over: sayApp(words.language, 'overBy'),
  near: sayApp(words.language, 'nearLimit'),
});

/** The goal and its words as constants, for the head of a script. */
export const writeGoalConstants = (context: AppContext, goal: Goal): string =>
  writeConstant('goal', goal) +
  writeConstant('goalWords', goalTexts(context, goal)) +
  writeConstant('warnAt', readWarning(context.brief.prompt));
