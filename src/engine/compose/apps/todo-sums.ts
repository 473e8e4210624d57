import { html, type Html } from '../html';
import type { AppContext } from './app';
import { sayApp } from './app-words';
import { readCurrency } from './calculators/read-currency';
import { writeConstant } from './script-parts';
import type { TaskField } from './task-fields';

const asked = /\b(?:totals?|sums?|add(?:s|ed)? up|altogether)\b|\bsumme\b|\btotales\b|\btotaux\b/iu;
const money = /budget|price|cost|amount|fee|preis|kosten|precio|prix|prezzo/u;

/** The number of tasks that is added up where a total is asked for: "budget in £, total of the budget". */
const summedField = ({ brief }: AppContext, fields: readonly TaskField[]): TaskField | undefined =>
  asked.test(brief.prompt)
    ? fields.find(({ type, name }) => type === 'number' && !/^(?:points|every|quantity)$/u.test(name))
    : undefined;

/** The place of the total; nothing where none is asked for. */
export function writeTaskSum(context: AppContext, fields: readonly TaskField[]): Html | null {
  const field = summedField(context, fields);
  return field
    ? html`<p class="app-note">
        ${sayApp(context.words.language, 'total')} ${field.label.toLowerCase()}: <b data-sum></b>
      </p>`
    : null;
}

/** `showSum(app, tasks)` adds the numbers of the tasks up. */
export function writeTaskSumScript(context: AppContext, fields: readonly TaskField[]): string {
  const field = summedField(context, fields);
  const summed = field
    ? { name: field.name, currency: money.test(field.name) ? readCurrency(context) : null }
    : null;
  return `${writeConstant('summed', summed)}${script}`;
}

const script = String.raw`
function showSum(app, tasks) {
  const place = app.querySelector('[data-sum]');
  if (!place || !summed) return;
  const sum = tasks.reduce((all, task) => all + (Number(task[summed.name]) || 0) * (summed.name === 'price' ? Number(task.quantity) || 1 : 1), 0);
  place.textContent = sum.toLocaleString(document.documentElement.lang, summed.currency ? { style: 'currency', currency: summed.currency } : {});
}
`;
