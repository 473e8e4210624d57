import { isToolDeed } from '@/engine/brief/apps/is-tool-deed';
import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { asksForStarters } from './asks-for-starters';
import { sayAll, sayApp } from './app-words';
import { asksForHabitChart, habitChartScript, habitChartStyles, writeHabitChart } from './habits-chart';
import { habitsScript } from './habits-script';
import { writePercent } from './calculators/write-percent';
import { shareScript } from './write-share';
import { readListAfter, readQuote, withoutLooks } from './read-asked';
import { readStart } from './read-start';
import { readPeople } from './splitter/read-people';
import { writeFileScript, writeFileRow } from './file-row';
import { writeConstant, writeStore, drawerScript } from './script-parts';
import { numberOf } from '../../number-of';
import { writeNoScript } from './write-no-script';

const countWord = String.raw`(\d|once|twice|one|two|three|four|five|six|seven)`;
const times: Readonly<Record<string, number>> = { once: 1, twice: 2 };
const often = new RegExp(String.raw`^(.{2,40}?)\s*\(?${countWord}\s?(?:x|×|times?)?(?:\s?(?:a|per|each|every|\/)\s?week)?\)?$`, 'iu'); // prettier-ignore

/** "“Gym” 3 times a week, “No phone” on weekdays": habits in quotes, in one sentence, with on how many days of a week. */
function readQuoted(prompt: string): readonly { readonly name: string; readonly goal: number }[] {
  const rows = prompt.split(/(?<=[.;!?]["”]?)\s|\n/u).filter((row) => !/\b(?:buttons?|say(?:s|ing)?|writes?|shows?|called|titled?)\b[^"“]{0,16}["“]/iu.test(row)); // prettier-ignore
  const told = rows.map((row) => [...row.matchAll(/["“]([^"“”]{2,40})["”]([^"“]{0,40})/gu)]).find((found) => found.length > 1) ?? []; // prettier-ignore
  return told.map(([, name = '', after = '']) => {
    const count = /\b(\d|once|twice|two|three|four|five|six) ?(?:x|×|times?|days?)\b|\b(once|twice)\b/iu.exec(after);
    const said = (count?.[1] ?? count?.[2] ?? '').toLowerCase();
    const goal = /\bweekdays\b/iu.test(after) ? 5 : /\bweekends?\b/iu.test(after) ? 2 : (times[said] ?? (said === '' ? 7 : numberOf(said)));
    return { name: name.charAt(0).toUpperCase() + name.slice(1), goal: Math.min(7, Math.max(1, goal)) };
  }); // prettier-ignore
}

/** "For Lena and Omar": each of them has every habit, side by side. */
function ofEach(prompt: string, names: readonly string[]): readonly string[] {
  const people = /\bfor\b/iu.test(prompt.split(/[:.]/u)[0] ?? '') ? readPeople({ prompt: prompt.split(/[:.]/u)[0] ?? '' }) : []; // prettier-ignore
  const own = names.filter((name) => !people.includes(name));
  return people.length > 1 && own.length > 0 && own.length * people.length <= 16 ? own.flatMap((name) => people.map((person) => `${person} · ${name}`)) : names; // prettier-ignore
}

/** "Run 3 times, Read 5x a week": habits with how often a week; empty where fewer than two say so. */
function readWeekly({
  prompt,
}: Pick<AppContext['brief'], 'prompt'>): readonly (readonly [name: string, goal: number])[] {
  const quoted = readQuoted(prompt);
  if (quoted.length > 1) return ofEach(prompt, quoted.map(({ name }) => name)).map((name) => [name, quoted.find((one) => name.endsWith(one.name))?.goal ?? 7] as const); // prettier-ignore
  if (!/\bweek/iu.test(prompt)) return [];
  const list = /:\s*([^.;\n]{5,240})/u.exec(prompt)?.[1] ?? '';
  const found = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).flatMap((part): [string, number][] => {
    const [, name, count = ''] = often.exec(part.trim()) ?? [];
    const goal = times[count.toLowerCase()] ?? numberOf(count);
    const isSaid = /(?:x|×|times?|week\)?|once|twice)$/iu.test(part.trim());
    return name && isSaid && goal > 0 && goal < 8
      ? [[name.charAt(0).toUpperCase() + name.slice(1), goal]]
      : [];
  });
  return found;
}

const asksForGoals = (context: AppContext): boolean =>
  readWeekly(context.brief).length > 0 ||
  /\bweekly (?:goals?|targets?)\b|\b(?:goals?|targets?) (?:per|for each|for every) (?:habit|week)\b|\btimes (?:a|per|each) week\b|\bobjetivo semanal|\bobjectif hebdomadaire|\bwochenziel/iu.test(context.brief.prompt); // prettier-ignore

/** What people tick off daily, where the prompt wants some habits to begin with and names none. */
const usualHabits: readonly string[] = ['Drink two litres', 'Walk for half an hour', 'Read ten pages', 'Stretch', 'In bed by eleven', 'Eat something green', 'Write three lines', 'No phone at meals', 'Tidy for ten minutes', 'Learn five words', 'Call somebody', 'Breathe for a minute']; // prettier-ignore

/** What a tracker has, and nobody ticks off. */
const ofTracker =
  /\b(?:charts?|graphs?|streaks?|calendar|export|import|stats|statistics|reminders?|emojis?|progress|print\w*|(?:week|month)(?:ly)? (?:view|chart|grid)|dark (?:mode|theme)|notes?(?: per day| each day)?)$/iu;
/** "Read (daily)": what every habit is anyway is no part of its name. */
const withoutDaily = (name: string): string => name.replace(/\s*\((?:daily|every ?day|each day)\)$/iu, '');

function readHabits({ brief }: AppContext): readonly string[] {
  const weekly = readWeekly(brief);
  if (weekly.length > 1) return weekly.map(([name]) => name);
  const listed = brief.items.map(({ value }) => withoutDaily(value.name));
  const plainText = withoutLooks(brief);
  // "habit tracker: meditate, no sugar, read 20 pages"
  const afterColon = /^[^:.;\n]{0,80}:\s*([^.;\n]+)/u.exec(plainText)?.[1]?.split(/\s*,\s*(?:and\s+|y\s+|et\s+|und\s+|e\s+|en\s+)?|\s+(?:and|y|et|und)\s+/u).map((part) => part.trim()).filter((part) => part !== '' && part.split(/\s+/u).length <= 5 && !ofTracker.test(part) && !isToolDeed(part)) ?? []; // prettier-ignore
  const begun = readStart(brief).map(({ name }) => name);
  const asked =
    listed.length > 0 || begun.length > 1
      ? listed.length > 0
        ? listed
        : begun
      : afterColon.length > 1
        ? afterColon
        : readListAfter(
            plainText,
            'habits?(?! (?:track|app|log|list|chart|board))(?: like| such as)?|for|like|such as',
          );
  const count = asked.length < 2 ? asksForStarters(brief.prompt, 'habits?|routines?') : null;
  if (count !== null) return usualHabits.slice(0, count);
  // "Walk (3x a week)": how often is no part of the name.
  const names = asked.map((name) => /(?:x|×|times?|week\)?|once|twice)\)?$/iu.test(name) ? (often.exec(name)?.[1] ?? name) : name).map((name) => name.charAt(0).toUpperCase() + name.slice(1)); // prettier-ignore
  return names.length > 1 && names.length <= 12 ? ofEach(brief.prompt, names) : [];
}

const plain =
  /^(?:(?:simple|daily|online|my|our|good) )*(?:habits?|routines?)(?: (?:tracker|app|tracking|tracking app|tracker app|log|list))?$/iu;

// "Reading, stretching and no sugar", "Morning routine": what is done, where the prompt says it.
function readTitle(context: AppContext): string | null {
  const { brief, words } = context;
  const habits = readHabits(context);
  const listed = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(
    habits.map((habit, at) =>
      at === 0 || words.language === 'de' ? habit : habit.charAt(0).toLowerCase() + habit.slice(1),
    ),
  );
  if (habits.length > 1 && listed.length <= 44) return listed;
  const offer = (brief.offer?.value ?? '').replace(/ (?:tracker|app|tracking app|tracker app)$/iu, '');
  return offer === '' || offer.length > 40 || plain.test(brief.offer?.value ?? '') || /\bhabit$/iu.test(offer)
    ? null
    : offer.charAt(0).toUpperCase() + offer.slice(1);
}

const saysMonth = ({ brief: { prompt } }: AppContext): boolean =>
  /\bmonth(?:ly)?\b|\bcalendar\b|\bmensual|\bmensuel|\bmonats?(?:ansicht|kalender)|\bmensile\b|\bmaand/iu.test(
    prompt,
  );
/** "Weekly grid, monthly percentage": days stand by the week, and the share is that of the month. */
const asksForWeeks = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:weekly|week|7[- ]day|seven[- ]day) (?:grid|view|table|overview|calendar|board|sheet|layout)\b/iu.test(
    prompt,
  ) && !/\bmonth(?:ly)? (?:grid|view|table|overview|calendar|board|sheet|layout)\b/iu.test(prompt);
const isMonthly = (context: AppContext): boolean => saysMonth(context) && !asksForWeeks(context);
const asksForLongest = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:longest|best|record|max(?:imum)?)(?: and current)? streaks?\b|\blongest\b|racha más larga|längste|plus longue|più lunga|mais longa/iu.test(
    prompt,
  );

/** Habits by week: ticks, streaks and a share of the week. */
export const habits: AppDefinition = {
  kind: 'habits',
  title: (context) => readTitle(context) ?? sayApp(context.words.language, 'habits'),
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="habits" data-app="habits">
      <div class="app-row app-ends">
        <div class="app-row habits-week">
          <button
            class="app-small"
            type="button"
            data-back
            aria-label="${say(isMonthly(context) ? 'monthBefore' : 'weekBefore')}"
          >
            ←
          </button>
          <p role="status" data-week></p>
          <button
            class="app-small"
            type="button"
            data-on
            aria-label="${say(isMonthly(context) ? 'monthAfter' : 'weekAfter')}"
          >
            →
          </button>
        </div>
        <p class="habits-share">
          <b class="app-figure" data-share>${writePercent(0, words.language)}</b>
          <span>${say(saysMonth(context) ? 'ofThisMonth' : 'ofThisWeek')}</span>
        </p>
      </div>
      <div class="habits-scroll" role="group" tabindex="0" aria-label="${say('habits')}" data-scroll>
        <table>
          <thead>
            <tr data-days>
              <td></td>
            </tr>
          </thead>
          <tbody data-rows></tbody>
        </table>
      </div>
      <p class="app-empty" data-empty hidden>${readQuote(brief, 'empty') ?? say('noHabits')}</p>
      <form class="habits-add" data-adder>
        <label class="app-hidden" for="new-habit">${say('newHabit')}</label>
        <input
          type="text"
          class="app-input"
          id="new-habit"
          name="name"
          maxlength="60"
          required
          autocomplete="off"
          placeholder="${say('newHabit')}"
        />
        ${
          asksForGoals(context)
            ? html`<label class="habits-goal"
                >${say('timesWeek')}
                <input type="number" class="app-input" name="goal" min="1" value="7" />
              </label>`
            : null
        }
        <button type="submit" class="app-button">${readQuote(brief, 'button') ?? words.actions.add}</button>
      </form>
      ${asksForHabitChart(context) ? writeHabitChart(context) : null}
      ${writeFileRow(context, 'json', 'quiet')}
      <p class="app-note" role="status" data-status></p>
      ${writeNoScript(context, [{ lines: readHabits(context) }])}
    </div>`;
  },
  css: (
    context,
  ) => `${appStyles}${asksForHabitChart(context) ? habitChartStyles : ''}.habits-week p { min-inline-size: 11rem; font-weight: 600; text-align: center; }
.habits-share { display: flex; align-items: baseline; gap: 0.6rem; color: var(--soft); }
.habits-share b { color: var(--accent-text); }
.habits-scroll { overflow-x: auto; }
.habits table { inline-size: 100%; border-collapse: collapse; }
.habits :is(th, td) { padding: 0.4rem; border-block-end: 1px solid var(--line); text-align: center; }
.habits thead th { color: var(--soft); border-block-end: 2px solid var(--ink); }
.habits thead th[aria-current] { color: var(--ink); text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 0.4em; }
.habits thead td:first-child { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--bg); }
.habits tbody th { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--bg); min-inline-size: 8.5rem; padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
.habits tbody th small { display: block; color: var(--soft); font-weight: 400; }
.habit-day { appearance: none; display: inline-grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; margin: 0; border: 2px solid var(--soft); border-radius: 99px; cursor: pointer; }
.habit-day:checked { border-color: var(--button); background: var(--button); }
.habit-day:checked::before { content: ""; inline-size: 1rem; block-size: 0.5rem; margin-block-end: 0.25rem; border: solid var(--on-button); border-width: 0 0 3px 3px; rotate: -45deg; }
.habit-day:disabled { opacity: 0.35; cursor: default; }
.habits-add:has(.habits-goal) { grid-template-columns: minmax(0, 1fr) auto auto; max-inline-size: 42rem; }
.habits-goal { display: flex; gap: 0.6rem; align-items: center; }
.habits-goal input { inline-size: 4.5rem; }
.habits tbody tr[data-reached] th small { color: var(--accent-text); font-weight: 600; }
@media (max-width: 34rem) { .habits-add:has(.habits-goal) { grid-template-columns: minmax(0, 1fr) auto; } .habits-add .app-input[type="text"] { grid-column: 1 / -1; } }
.habits-add { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; max-inline-size: 34rem; }
`,
  script: (context) => {
    const words = {
      ...sayAll(context.words.language, [
        'streakDays',
        'streakDay',
        'longestStreak',
        'goalCount',
        'badFile',
        'imported',
      ]),
      remove: context.words.actions.remove,
    };
    return `// Habits: a tick for every day that went well; everything stays in this browser.
${writeConstant('words', words)}const isMonthly = ${isMonthly(context)};
const sharesMonth = ${saysMonth(context)};
const showsLongest = ${asksForLongest(context)};
const drawWeeks = ${asksForHabitChart(context) ? 'drawHabitWeeks' : 'null'};
${writeConstant('startHabits', readHabits(context))}${writeConstant('startGoals', Object.fromEntries(readWeekly(context.brief)))}${writeStore(context, 'habits')}${drawerScript}${writeFileScript(context)}${shareScript}${asksForHabitChart(context) ? habitChartScript : ''}${habitsScript}`;
  },
};
