import type { AppContext } from './app';
import { sayApp } from './app-words';
import { readRounds } from './read-rounds';
import { writeConstant } from './script-parts';

const weekly =
  /\b(?:swap|rotat|chang|switch|mov|pass|shift)\p{L}*\b[^.;]{0,30}?\b(?:(?:every|each|per|once a|by) (?<day>week|sun|mon|tues|wednes|thurs|fri|satur)(?:day)?|weekly)\b|\bweekly (?:rota|rotation|turns|swaps?)\b|\b(?:rota|rotation|turns)\b[^.;]{0,20}\b(?:every|each|per|by) week\b|(?:cada|chaque|jede|toda|ogni|elke) (?:semana|semaine|woche|settimana|week)/iu;
const days = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];

/** The weekday (0 is Sunday) on which everybody moves on to the next chore; null where a chore is passed on when it is done. */
function readWeekTurn(context: AppContext): number | null {
  const found = weekly.exec(context.brief.prompt);
  if (!found || (readRounds(context)?.people.length ?? 0) < 2) return null;
  const day = days.indexOf((found.groups?.['day'] ?? '').toLowerCase());
  return day < 0 ? 1 : day;
}

/** How turns change, for those who read the list: when something is done, or on a day of the week. */
export function sayTurns(context: AppContext): string {
  const { language } = context.words;
  const day = readWeekTurn(context);
  if (day === null) return sayApp(language, 'takesTurns');
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  return sayApp(language, 'turnsByWeek', { day: name.format(new Date(Date.UTC(1970, 0, 4 + day))) });
}

/** Whose turn it is: `turns`, `personAfter(person, by)`, `dueAfter(task, dayIn)` and `moveOn(tasks)` for the script of a list. */
export const writeTurns = (context: AppContext): string =>
  `const isFixed = ${readRounds(context)?.isFixed === true};
${writeConstant('turns', readRounds(context)?.people ?? [])}${writeConstant('weekTurn', readWeekTurn(context))}${script}`;

const script = String.raw`
function personLater(person, by) {
  const at = turns.indexOf(person);
  return turns.length > 1 && !isFixed && at >= 0 ? turns[(((at + by) % turns.length) + turns.length) % turns.length] : person;
}
// Where turns change with the week, what is ticked off stays with whoever did it until then.
const personAfter = (person, by) => (weekTurn === null ? personLater(person, by) : person);
const daysToTurn = () => ((weekTurn - new Date().getDay() + 6) % 7) + 1;
const dueAfter = (task, dayIn) => dayIn(weekTurn !== null && Number(task.every) === 7 ? daysToTurn() : Number(task.every));

// Weeks that have begun since the page was last opened move everybody on, one chore a week.
function moveOn(tasks) {
  if (weekTurn === null) return tasks;
  const now = new Date();
  const week = Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400000 + 4 - weekTurn) / 7);
  let last = week;
  try {
    last = Number(localStorage.getItem(storeName + '-week')) || week;
    localStorage.setItem(storeName + '-week', String(week));
  } catch {
    // Without storage every visit is the first one.
  }
  if (week <= last) return tasks;
  const moved = tasks.map((task) => ({ ...task, person: personLater(task.person, week - last) }));
  saveRecords(moved);
  return moved;
}
`;
