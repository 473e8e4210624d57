import { attributes, html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { undoStyles, writeUndo } from './undo';
import { appStyles, leadOf } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { choiceScript, filteredFields, writeChoices } from './filtered-field';
import { readCards } from './kanban-cards';
import { meals, readColumns, readTables, rota } from './kanban-columns';
import { onlyWarns, readLimits } from './kanban-limits';
import { archiveScript, archiveStyles, writeArchiveCard, writeArchiveList } from './kanban-archive';
import { hasArchive } from './todo-archive';
import { kanbanScript } from './kanban-script';
import { writeFileScript, writeFileRow } from './file-row';
import { drawerScript, writeConstant, writeStore } from './script-parts';
import { slugOf } from './slug-of';
import { readTaskFields, writeTaskFields, type TaskField } from './task-fields';
import { writeNoScript } from './write-no-script';

/** "Total minutes per column": the number of each card that is added up beside how many there are. */
function readSummed(context: AppContext): { readonly name: string; readonly unit: string } | null {
  const said = /\b(?:totals?|sums?|add(?:s|ed)? up)\b(?<what>[^.;]{0,40}?)\b(?:per|in each|of each|for each|by|in every) (?:column|list|stage|lane)/iu.exec(context.brief.prompt)?.groups?.['what']?.toLowerCase(); // prettier-ignore
  const numbers = readCardFields(context).filter(({ type }) => type === 'number');
  if (said === undefined || numbers.length === 0) return null;
  const field = numbers.find(({ label }) => label.toLowerCase().split(/\s/u).some((word) => word.length > 3 && said.includes(word))) ?? numbers[0]; // prettier-ignore
  if (!field) return null;
  const unit = / in (\p{L}+)$/u.exec(field.label)?.[1] ?? (/[€$£]/u.exec(field.label)?.[0] ?? field.label.toLowerCase()); // prettier-ignore
  return { name: field.name, unit: unit.replace(/^minutes$/u, 'min') };
}

/** "Early 7-13, late 13-19": shifts with their hours. */
const readShifts = (prompt: string): readonly string[] =>
  [...prompt.matchAll(/\b(early|morning|day|midday|lunch|afternoon|late|evening|night)(?: shifts?)?:? \(?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?) ?(?:-|–|to) ?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)/giu)].map(([, name = '', from, to]) => `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} ${from}–${to}`); // prettier-ignore

/** What a card is sorted by besides its fields: which meal it is, or the labels of the prompt. */
function readCardFields(context: AppContext): readonly TaskField[] {
  const { brief, words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  // "Waiting for client" is a column, and asks for no client on each card.
  const prompt = readColumns(context).reduce((text, name) => text.replaceAll(name, '–'), brief.prompt);
  const told = readTaskFields({ ...context, brief: { ...brief, prompt } });
  const timed = readShifts(brief.prompt);
  const shifts =
    timed.length > 1
      ? timed
      : [
          ...new Set(
            [
              ...brief.prompt.matchAll(
                /\b(early|morning|day|midday|lunch|afternoon|late|evening|night)(?=(?:,| and| or|\/)? ?(?:\p{L}+,? (?:and )?){0,3}shifts?\b)/giu,
              ),
            ].map(([, name]) => (name ?? '').charAt(0).toUpperCase() + (name ?? '').slice(1).toLowerCase()),
          ),
        ];
  const own =
    shifts.length > 1 && rota.test(brief.prompt)
      ? [...told, { name: 'shift', label: 'Shift', type: 'select', options: ['', ...shifts] } as const]
      : told;
  const rated =
    words.language === 'en' && /\b(?:star |my |own )?ratings?\b|\bstars\b|\brate (?:them|each|books|films)\b/iu.test(brief.prompt) && !own.some(({ name }) => name === 'rating')
      ? [...own, { name: 'rating', label: 'Rating', type: 'select', options: ['', '★', '★★', '★★★', '★★★★', '★★★★★'] } as const]
      : own; // prettier-ignore
  if (!meals.test(brief.prompt)) return rated;
  if (own.some(({ name }) => name === 'category')) return own;
  const named = [say('breakfast'), say('lunch'), say('dinner')];
  return [{ name: 'category', label: say('mealWord'), type: 'select', options: ['', ...named] }, ...own];
}

/** A board is narrowed by what a card has only where that is asked for: everybody finds words. */
const asksForFilter = /(?<!\p{L})filt(?:er|r)/iu;

/** A board of cards in columns, moved by pointer or keyboard. */
export const kanban: AppDefinition = {
  kind: 'kanban',
  title: ({ words, brief }) => sayApp(words.language, meals.test(brief.prompt) ? 'mealPlanner' : 'board'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const columns = readColumns(context);
    const fields = readCardFields(context);
    const limits = readLimits(context, columns);
    const narrowed = asksForFilter.test(context.brief.prompt) ? filteredFields(context.brief, fields) : [];
    const heading = (id: string, text: string) =>
      level === 2 ? html`<h2 id="${id}">${text}</h2>` : html`<h3 id="${id}">${text}</h3>`;
    return html`<div class="kanban" data-app="kanban">
      <div class="app-row app-ends kanban-top">
        <p class="app-note" id="kanban-help">
          ${say('boardHelp')}${fields.length > 0 ? html` ${words.actions.edit}: ${fields.map(({ label }) => label).join(', ')}.` : null}
        </p>
        <p class="kanban-search">
          <label class="app-hidden" for="find-cards">${words.actions.search}</label
          ><input
            class="app-input"
            id="find-cards"
            type="search"
            placeholder="${words.actions.search}"
            data-finder
          />
        </p>
      </div>
      ${narrowed.length > 0 ? html`<div class="app-row kanban-choices">${writeChoices(context, narrowed)}</div>` : null}
      <div class="kanban-board">
        ${columns.map((name, index) => {
          const id = `column-${index + 1}-${slugOf(name)}`;
          return html`<section
            class="column"
            data-column="${slugOf(name)}-${index + 1}"
            data-name="${name}"
            ${attributes({ 'data-limit': limits[index] ?? null })}
            aria-labelledby="${id}"
          >
            <header>${heading(id, name)}<span class="column-count" data-count>0</span></header>
            <ol data-cards></ol>
            <p class="column-empty" data-empty>${say('noCards')}</p>
            <form data-adder>
              <label class="app-hidden" for="new-${id}">${say('newCard')}: ${name}</label>
              <input
                type="text"
                class="app-input"
                id="new-${id}"
                name="text"
                maxlength="300"
                autocomplete="off"
                placeholder="${say('newCard')}"
              />
              <button type="submit" class="app-button app-quiet">
                ${words.actions.add}<span class="app-hidden">: ${name}</span>
              </button>
            </form>
          </section>`;
        })}
      </div>
      <div class="app-row">
        ${/\bprint/iu.test(context.brief.prompt) && !context.brief.behaviours.some(({ value }) => value === 'print') ? html`<button class="app-button app-quiet" type="button" data-print>${words.actions.print}</button>` : null}
        ${writeFileRow(context, 'json')}
      </div>
      ${writeArchiveList(context)}
      <p class="app-note" role="status" data-status></p>
      <template data-card>
        <li class="kanban-card" draggable="true">
          <button class="card-grip" type="button" aria-describedby="kanban-help">
            <span class="card-text">${say('newCard')}</span>
          </button>
          <p class="card-fields"></p>
          <div class="card-change" hidden>
            <input
              type="text"
              class="app-input"
              name="text"
              maxlength="300"
            />${writeTaskFields(fields, 'card')}
          </div>
          <div class="card-tools">
            <button class="app-small" type="button" data-edit>${words.actions.edit}</button>
            ${writeArchiveCard(context)}
            <button class="app-small" type="button" data-remove>${words.actions.remove}</button>
          </div>
        </li>
      </template>
      ${writeNoScript(
        context,
        columns.map((title, at) => ({
          title,
          lines: readCards(context, columns, readTables(context.brief.prompt) > 0)
            .filter(({ column }) => column === `${slugOf(title)}-${at + 1}`)
            .map(({ text }) => text),
        })),
      )}
    </div>`;
  },
  css: (
    context,
  ) => `${appStyles}${undoStyles}${hasArchive(context) ? archiveStyles : ''}.kanban-board { position: relative; display: grid; grid-template-columns: repeat(${readColumns(context).length}, minmax(min(17rem, 80vi), 1fr)); gap: clamp(0.75rem, 1.5vi, 1.5rem); align-items: start; padding-block-end: 0.5rem; overflow-x: auto; }
.column { display: grid; gap: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-block-start: 6px solid ${leadOf(context)}; border-radius: var(--radius-card); background: var(--surface); }
.column[data-over] { outline: 3px solid var(--accent-text); }
.column header { display: flex; justify-content: space-between; align-items: center; gap: 0.75rem; }
.column h2, .column h3 { font-size: var(--step-1); }
.column-count { min-inline-size: 2em; padding-inline: 0.5em; border-radius: 99px; background: var(--button); color: var(--on-button); font-weight: 600; text-align: center; }
.column form .app-quiet { border-color: var(--button); }
.column[data-full] .column-count { outline: 3px solid var(--accent-text); outline-offset: 2px; }
.column-count[title] { white-space: nowrap; }
.column ol { display: grid; gap: 0.6rem; }
.column-empty { padding: 1.25rem; border: 2px dashed var(--line); border-radius: var(--radius-card); color: var(--soft); text-align: center; }
.column form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; }
.kanban-card { border: var(--border) solid var(--line); border-radius: var(--radius-card); background: var(--card); color: var(--card-ink); box-shadow: var(--shadow); }
.kanban-card[data-held] { outline: 3px solid var(--accent-text); outline-offset: 2px; }
.kanban-card[data-dragged] { opacity: 0.5; }
.card-grip { inline-size: 100%; min-block-size: 3.25rem; padding: 0.9rem 1rem 0.25rem; border: 0; background: none; color: inherit; text-align: start; overflow-wrap: anywhere; cursor: grab; }
.kanban-top { align-items: start; }
.kanban > [data-status]:not(:empty) { position: sticky; inset-block-end: 0; padding-block: 0.5rem; background: var(--bg); color: var(--ink); font-weight: 600; }
.kanban-top .app-note { max-inline-size: 54ch; }
/* One beside the other, as wide as a column. */
.kanban-choices .app-field { flex: 0 1 14rem; }
.kanban-search { flex: 0 1 18rem; }
.card-fields { display: flex; flex-wrap: wrap; gap: 0.35rem; padding-inline: 1rem; }
.card-fields:empty { display: none; }
.card-fields span { padding: 0.05em 0.65em; border: 1px solid currentColor; border-radius: 99px; font-size: 0.875rem; }
.card-fields [data-late] { border-width: 2px; font-weight: 600; }
.card-change { display: grid; gap: 0.6rem; padding: 0.9rem 1rem 0.25rem; }
.card-tools { display: flex; justify-content: flex-end; padding: 0 0.35rem 0.35rem; font-size: 0.875rem; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'cardMoved',
      'cardHeld',
      'cardDropped',
      'badFile',
      'removed',
      'imported',
      'noCards',
      'noCardsFound',
      'overLimit',
      'laneFull',
    ]);
    const actions = context.words.actions;
    return `// Board: cards in columns, moved with the pointer, or with Enter and the arrow keys.
${writeConstant('words', { ...words, edit: actions.edit, remove: actions.remove, save: actions.save })}${writeConstant(
      'fields',
      readCardFields(context).map(({ name, type }) => ({ name, type })),
    )}const onlyWarns = ${onlyWarns(context.brief.prompt)};
${writeConstant('summed', readSummed(context))}
${writeConstant('startCards', readCards(context, readColumns(context), readTables(context.brief.prompt) > 0))}${writeStore(context, 'board')}${drawerScript}${writeUndo(context)}${writeFileScript(context)}${archiveScript}${choiceScript}${kanbanScript}`;
  },
};
