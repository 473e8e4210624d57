import { html, type Html } from '../html';
import type { AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { choiceScript, filteredFields, writeChoices } from './filtered-field';
import { readQuote } from './read-asked';
import { writeFileScript, writeFileRow } from './file-row';
import { drawerScript, writeConstant, writeStore } from './script-parts';
import { readRounds } from './read-rounds';
import { readViews } from './todo-views';
import { readRoundFields, writeTaskFields } from './task-fields';
import { writeTaskLimit } from './task-limits';
import { readDoers } from './task-people';
import { asksForProgress, asksForReset, groupScript, groupStyles, readGroupField } from './todo-groups'; // prettier-ignore
import { archiveScript, writeArchiveDone, writeArchiveView } from './todo-archive';
import { todoScript } from './todo-script';
import { writePercent } from './calculators/write-percent';
import { shareScript } from './write-share';
import { todoStyles } from './todo-styles';
import { writeTaskSum, writeTaskSumScript } from './todo-sums';
import { isOfThings, readTasks } from './todo-tasks';
import { undoStyles, writeUndo } from './undo';
import { sayTurns, writeTurns } from './weekly-turns';
import { writeVoid } from './write-void';
import type { AppContext } from './app';
import { lineOf, writeNoScript } from './write-no-script';

// Search and order stand there when the prompt asks for them: a short list needs neither.
function writeFinders(context: AppContext): Html | null {
  const { brief, words } = context;
  const asks = (wanted: string) => brief.behaviours.some(({ value }) => value === wanted);
  const sorters = readRoundFields(context).filter(({ name }) => /^(?:due|next|priority|person|category|points)$/.test(name)); // prettier-ignore
  const search = asks('search')
    ? html`<p class="app-field todo-only">
        <label for="task-find">${words.actions.search}</label
        ><input id="task-find" type="search" autocomplete="off" data-find />
      </p>`
    : null;
  const sort = asks('sort')
    ? html`<p class="app-field todo-only">
        <label for="task-sort">${words.actions.sort}</label
        ><select id="task-sort" data-sort>
          <option value="">–</option>
          ${sorters.map(({ name, label }) => html`<option value="${name}">${label}</option>`)}
          <option value="text">${words.fields.name}</option>
        </select>
      </p>`
    : null;
  return search || sort ? html`${search}${sort}` : null;
}

// Whoever holds the device says so once; what is ticked off then carries the name and the day.
function writeDoer({ brief, words }: AppContext): Html | null {
  const doers = readDoers(brief.prompt);
  if (!doers) return null;
  const control =
    doers.length > 0
      ? html`<select id="task-doer" data-doer>
          ${doers.map((name) => html`<option>${name}</option>`)}
        </select>`
      : html`<input type="text" id="task-doer" maxlength="40" autocomplete="name" data-doer />`;
  return html`<p class="app-field todo-only">
    <label for="task-doer">${sayApp(words.language, 'tickedBy')}</label>${control}
  </p>`;
}

// A list of things to take or to buy has nothing to do on it.
function sayEmpty(context: AppContext): string {
  const { brief, words } = context;
  const usual = isOfThings(context) ? 'Nothing on the list yet.' : sayApp(words.language, 'nothingToDo');
  return readQuote(brief, 'empty') ?? usual;
}

/** What is left: tasks, or things to buy where the list is for a shop. */
function sayLeft({ brief, words }: AppContext): { readonly taskLeft: string; readonly tasksLeft: string } {
  return words.language === 'en' && /\b(?:shopping|grocer(?:y|ies)|packing|wish) ?list\b/iu.test(brief.prompt)
    ? { taskLeft: 'thing left', tasksLeft: 'things left' }
    : { taskLeft: sayApp(words.language, 'taskLeft'), tasksLeft: sayApp(words.language, 'tasksLeft') };
}

/** Tasks to add, tick off, change and delete, in three views. */
export const todo: AppDefinition = {
  kind: 'todo',
  title: ({ words }) => sayApp(words.language, 'tasks'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const [rounds, fields] = [readRounds(context), readRoundFields(context)];
    // "Today and upcoming views": by the day on which something is due.
    const hasDays =
      fields.some(({ type }) => type === 'date') &&
      /\b(?:today|upcoming|this week)\b[^.;]{0,24}\b(?:views?|tabs?|lists?|filters?|sections?|upcoming|today)\b|\bupcoming\b/iu.test(
        context.brief.prompt,
      );
    return html`<div class="todo" data-app="todo">
      <div class="todo-side">
        <p class="todo-count">
          <b class="app-figure" data-left>0</b>
          <span data-left-words>${rounds ? say('tasksDue') : sayLeft(context).tasksLeft}</span>
        </p>
        ${asksForProgress(context.brief.prompt) ? html`<p class="todo-share"><progress class="todo-progress" max="1" value="0" aria-label="${say('completed')}" data-progress></progress> <b data-percent>${writePercent(0, context.words.language)}</b></p>` : null}
        ${writeTaskSum(context, fields)}
        <div class="todo-views" role="group" aria-label="${words.actions.filter}">
          ${readViews(context).map(
            ([view, label]) =>
              html`<button
                class="app-button app-quiet"
                type="button"
                data-view="${view}"
                aria-pressed="${view === 'all' ? 'true' : 'false'}"
              >
                ${label}
              </button>`,
          )}
          ${writeArchiveView(context)}
          ${hasDays ? html`<button class="app-button app-quiet" type="button" data-view="today" aria-pressed="false">${say('todayWord')}</button><button class="app-button app-quiet" type="button" data-view="upcoming" aria-pressed="false">${say('upcomingWord')}</button>` : null}
        </div>
        ${writeChoices(context, filteredFields(context.brief, fields))} ${writeFinders(context)}
        ${writeDoer(context)}
        ${fields.some(({ name }) => name === 'points') ? html`<div class="todo-week" role="group" aria-label="${say('pointsThisWeek')}"><ul class="todo-points" data-points></ul></div>` : null}
        ${asksForReset(context.brief.prompt) && words.language === 'en' ? html`<button class="app-button app-quiet" type="button" data-untick>Reset</button>` : null}
        ${writeArchiveDone(context)}
        <button class="app-small todo-clear" type="button" data-clear hidden>${say('clearCompleted')}</button>
        ${writeFileRow(context, 'json', 'quiet')}
      </div>
      <div class="todo-main">
        <form class="todo-add" data-adder>
          <label class="app-hidden" for="new-task"
            >${isOfThings(context) ? 'New thing' : say('newTask')}</label
          >
          <input
            type="text"
            class="app-input"
            id="new-task"
            name="text"
            maxlength="200"
            autocomplete="off"
            placeholder="${isOfThings(context) ? 'What belongs on it?' : say('taskHint')}"
          />
          <button type="submit" class="app-button">
            ${readQuote(context.brief, 'button') ?? words.actions.add}
          </button>
          ${fields.length > 0 ? html`<div class="todo-extras">${writeTaskFields(fields, 'task')}</div>` : null}
          ${(rounds?.people.length ?? 0) > 1 && !rounds?.isFixed ? html`<p class="app-note todo-turns">${sayTurns(context)}</p>` : null}
        </form>
        <ul class="todo-list" data-list></ul>
        ${writeVoid(context, 'cup', sayEmpty(context), readTasks(context).length > 0 ? html` data-empty hidden` : html` data-empty`)}
        <p class="app-note todo-status" role="status" data-status></p>
      </div>
      <template data-row>
        <li class="task">
          <button class="app-small task-grip" type="button" draggable="true" data-grip>⠿</button>
          <label class="task-tick"><input type="checkbox" /><span class="task-text"></span></label>
          <div class="task-change" hidden>
            <input
              type="text"
              class="app-input task-field"
              maxlength="200"
            />${writeTaskFields(fields, 'change')}
          </div>
          <button class="app-small" type="button" data-edit>${words.actions.edit}</button>
          <button class="app-small" type="button" data-remove>${words.actions.remove}</button>
          <p class="task-fields"></p>
        </li>
      </template>
      ${writeNoScript(context, [{ lines: readTasks(context).map(({ text, ...rest }) => lineOf([text, ...fields.map(({ name }) => (name === 'every' ? null : rest[name]))])) }])}
    </div>`;
  },
  css: () => appStyles + todoStyles + groupStyles + undoStyles,
  script: (context) => {
    const words = {
      ...sayAll(context.words.language, [
        'taskLeft',
        'tasksLeft',
        'nothingActive',
        'nothingCompleted',
        'added',
        'removed',
        'badFile',
        'imported',
        'moveWord',
        'pointsThisWeek',
        'repeatChip',
        'dailyChip',
        'dueOn',
        'tasksDue',
        'doneByChip',
      ]),
      ...sayLeft(context),
      nothing: sayEmpty(context),
      edit: context.words.actions.edit,
      remove: context.words.actions.remove,
      save: context.words.actions.save,
    };
    return `// Tasks: add, tick off, change, delete and filter them.
${writeConstant('words', words)}${writeConstant(
      'fields',
      readRoundFields(context).map(({ name, label, type, options, isOptional }) => ({
        name,
        label,
        type,
        ...(options ? { options } : {}),
        ...(isOptional ? { isOptional } : {}),
      })),
    )}${writeConstant('startTasks', readTasks(context))}${writeStore(context, 'tasks')}${writeTurns(context)}${writeTaskLimit(context, readRoundFields(context))}${writeTaskSumScript(context, readRoundFields(context))}${writeConstant('groupBy', readGroupField(context.brief.prompt, readRoundFields(context))?.name ?? null)}const groupLevel = ${context.level};
${drawerScript}${writeUndo(context)}${writeFileScript(context)}${shareScript}${groupScript}${archiveScript}${choiceScript}${todoScript}`;
  },
};
