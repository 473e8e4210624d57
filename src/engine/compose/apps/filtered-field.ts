import { html, type Html } from '../html';
import type { AppContext } from './app';
import { askedFilters } from './asked-filters';
import type { TaskField } from './task-fields';

const filtered = new Set(['person', 'aisle', 'category', 'tags', 'project', 'client', 'priority']);
const ofPerson = /^(?:people|persons?|who|assignees?|names?|members?|responsables?|owners?)$/iu;
const stem = (word: string): string => word.toLowerCase().replace(/ies$/u, 'y').replace(/s$/u, '');

/** The fields by which a list of tasks is narrowed: those that the prompt names ("filter by person"), else the first that can. */
export function filteredFields(
  { prompt }: Pick<AppContext['brief'], 'prompt'>,
  fields: readonly TaskField[],
): readonly TaskField[] {
  const asked = askedFilters(prompt).map(stem);
  const isNamed = ({ name, label }: TaskField): boolean =>
    asked.some(
      (word) =>
        stem(label) === word || name === word || (name === 'person' && ofPerson.test(word)) || (name === 'tags' && /^(?:tag|label)$/u.test(word)),
    ); // prettier-ignore
  const named = fields.filter((field) => (field.type === 'text' || field.type === 'select') && isNamed(field)); // prettier-ignore
  const first = fields.find(({ name }) => filtered.has(name));
  return named.length > 0 ? named.slice(0, 3) : first ? [first] : [];
}

/** The choices by which tasks or cards are narrowed: one for each of these fields. */
export const writeChoices = (context: AppContext, fields: readonly TaskField[]): readonly Html[] =>
  fields.map(
    ({ name, label }, at) =>
      html`<p class="app-field todo-only">
        <label for="${at === 0 ? 'task-only' : `task-only-${name}`}">${label}</label
        ><select id="${at === 0 ? 'task-only' : `task-only-${name}`}" data-only="${name}">
          <option value="">${context.words.fields.all}</option>
        </select>
      </p>`,
  );

/** `startChoices(app, show)` gives `offer(records)`, which fills the choices, and `fits(record)`. */
export const choiceScript = String.raw`
function startChoices(app, show) {
  const choices = [...app.querySelectorAll('[data-only]')];
  // Several tags stand in one field, parted by commas.
  const valuesOf = (record, { dataset: { only } }) => (only === 'tags' ? String(record[only] || '').split(',') : [String(record[only] || '')]).map((one) => one.trim()).filter(Boolean);
  for (const choice of choices) choice.addEventListener('change', show);
  return {
    fits: (record) => choices.every((choice) => !choice.value || valuesOf(record, choice).includes(choice.value)),
    offer: (records) => {
      for (const choice of choices) {
        const told = [...new Set(records.flatMap((record) => valuesOf(record, choice)))].sort();
        const chosen = choice.value;
        choice.replaceChildren(choice.options[0], ...told.map((text) => new Option(text, text)));
        choice.value = told.includes(chosen) ? chosen : '';
      }
    },
  };
}
`;
