import type { TaskField } from './task-fields';

const asked =
  /\b(?:group(?:s|ed|ing)?|sections?|split|divided|arranged|organi[sz]ed|headings?)(?: \p{L}+){0,2} (?:by|per|for each|into)\s(?<by>[^,.;:()\n]{2,30})/iu;
const ofPerson = /\bwho(?:ever)?\b|\bpe(?:rson|ople)\b|\bassignee|\bmember|\bowner/iu;

/** "Grouped by who does it": the field under whose values tasks stand together; undefined where nobody asks for that. */
export function readGroupField(prompt: string, fields: readonly TaskField[]): TaskField | undefined {
  const by = asked.exec(prompt)?.groups?.['by'];
  // "Everyone has their own list"
  if (by === undefined) return /\bown (?:packing |shopping |chores? |to-?do )?lists?\b/iu.test(prompt) ? fields.find(({ name }) => name === 'person') : undefined; // prettier-ignore
  const person = ofPerson.test(by) ? fields.find(({ name }) => name === 'person') : undefined;
  const words = by.toLowerCase();
  return (
    person ??
    fields.find(({ name, label }) => words.includes(label.toLowerCase()) || words.startsWith(name)) ??
    fields.find(({ name, options }) => name === 'category' && options !== undefined)
  );
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const day =
  /^(?:(?:by|before|on|until|due)\s)?(?:(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\sof)?\s(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?<first>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s(?<second>\d{1,2})(?:st|nd|rd|th)?)(?:,?\s(?<year>20\d\d))?$/iu;

/** "12 March" as 03-12, whose year is known when the list is opened, "12 March 2027" with its year; null for no day. */
export function readTaskDay(text: string): string | null {
  const told = day.exec(text.trim())?.groups;
  if (!told) return null;
  const month = months.indexOf((told['month'] ?? told['first'] ?? '').slice(0, 3).toLowerCase()) + 1;
  const two = (part: number): string => String(part).padStart(2, '0');
  const date = `${two(month)}-${two(Number(told['day'] ?? told['second']))}`;
  return told['year'] === undefined ? date : `${told['year']}-${date}`;
}

/** "Reset button", "untick all": the list is used again and again. */
export const asksForReset = (prompt: string): boolean =>
  /\breset\b|\buntick (?:all|everything)\b|\bstart over\b|\buncheck (?:all|everything)\b/iu.test(prompt);
/** "Show percent packed": how much of it is done. */
export const asksForProgress = (prompt: string): boolean =>
  /\bprogress\b|\bper ?cent\w*|\d?\s?% (?:done|packed|complete\w*)|fortschritt|progres(?:o|so|ión)|avancement|voortgang/iu.test(
    prompt,
  );

/** Rules of the headings between groups of tasks. */
export const groupStyles = `.task-group { grid-column: 1 / -1; margin-block: 1rem 0.25rem; font-size: var(--step-1); }
`;

/** `makeStart(tasks)` and `drawGroups(list, draw, shown, byField, share)`. Reads `groupBy`, the field or null, and `groupLevel`. */
export const groupScript = String.raw`
// Tasks to begin with; a day without a year is the next one of that name.
function makeStart(tasks) {
  const today = new Date().toLocaleDateString('sv');
  const nextDay = (text) => (/^\d\d-\d\d$/.test(text) ? (today.slice(0, 5) + text < today ? Number(today.slice(0, 4)) + 1 + '-' : today.slice(0, 5)) + text : text);
  return tasks.map((task, index) => ({ ...task, ...(task.due ? { due: nextDay(task.due) } : {}), id: 's' + index, done: false }));
}

// How much is done, as a bar and in figures.
function showProgress(app, bar, all, left) {
  const share = all === 0 ? 0 : (all - left) / all;
  bar.value = share;
  app.querySelector('[data-percent]').textContent = sayShare(Math.round(share * 100));
}

// Everything is to be done once more; the tasks stay.
function startReset(app, untick) {
  const button = app.querySelector('[data-untick]');
  if (button) button.addEventListener('click', untick);
}

// "Percent of each": how much of a group is done stands beside its name.
function groupShare(app, tasks, isDone) {
  return (name) => {
    const own = tasks.filter((task) => (task[groupBy] || '–') === name);
    return app.querySelector('[data-progress]') ? ' · ' + sayShare(Math.round((own.filter(isDone).length / own.length) * 100)) : '';
  };
}

// Tasks of one group stand together, the first of them under its heading.
function drawGroups(list, draw, shown, byField, share) {
  if (!groupBy) return draw(shown);
  const sorted = [...shown].sort(byField(groupBy));
  draw(sorted);
  sorted.forEach((task, index) => {
    const row = list.children[index];
    const old = row.querySelector('.task-group');
    if (old) old.remove();
    const name = task[groupBy] || '–';
    if (index > 0 && name === (sorted[index - 1][groupBy] || '–')) return;
    row.prepend(Object.assign(document.createElement('h' + groupLevel), { className: 'task-group', textContent: name + share(name) }));
  });
}
`;
