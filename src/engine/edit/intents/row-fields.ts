import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { indentAt } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, StepResult } from '../intent';
import { addStyles } from '../sections/add-styles';
import { localPath } from '../style/find-styles';
import { matchPhrase } from '../words/read-command';

const fields: readonly (readonly [RegExp, key: string, label: string, control: string])[] = [
  [/\b(?:due dates?|deadlines?|dates?)\b/, 'due', 'Due', '<input type="date" data-row-field="due">'],
  [
    /\b(?:notes?|comments?|descriptions?)\b/,
    'note',
    'Note',
    '<input type="text" maxlength="200" data-row-field="note">',
  ],
  [
    /\b(?:priority|priorities|importance)\b/,
    'priority',
    'Priority',
    '<select data-row-field="priority"><option value="">–</option><option>Low</option><option>Medium</option><option>High</option></select>',
  ],
];

const script = `// Fields added to every row of the list: what is entered is kept by the row's id in this browser.
for (const list of document.querySelectorAll('[data-app] [data-list]')) keepRowFields(list);

function keepRowFields(list) {
  const store = 'row-fields-' + list.closest('[data-app]').dataset.app;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(store)) || {};
  } catch {
    // Where storage is blocked the fields last until the page is left.
  }
  const fill = () => {
    for (const field of list.querySelectorAll('[data-row-field]')) {
      const row = field.closest('[data-id]');
      const value = row && kept[row.dataset.id] && kept[row.dataset.id][field.dataset.rowField];
      if (value) field.value = value;
    }
  };
  list.addEventListener('change', (event) => {
    const field = event.target.closest('[data-row-field]');
    const row = field && field.closest('[data-id]');
    if (!row) return;
    kept[row.dataset.id] = { ...kept[row.dataset.id], [field.dataset.rowField]: field.value };
    try {
      localStorage.setItem(store, JSON.stringify(kept));
    } catch {
      // Kept in memory only.
    }
  });
  new MutationObserver(fill).observe(list, { childList: true });
  fill();
}`;

/** Gives every task of a list app one field more: a due date, a note, a priority. */
export const addRowField: Intent = {
  name: 'add-feature',
  attempt({ draft, part }) {
    const match =
      matchPhrase(
        part,
        /^(?:add|give|let) (?<what>.+?) (?:to|for|on|in) (?:each|every|all|tasks?|items?|todos?)(?: .*)?$/,
      ) ?? matchPhrase(part, /^(?:give|let) (?:each|every) (?:task|item|todo|row) (?:have )?(?<what>.+)$/);
    const column = matchPhrase(
      part,
      /^add (?:new |another )?(?:column|field) (?:for|called|named|with) (?<what>.+?)(?: (?:to|in) table)?$/,
    );
    if (column?.what) return columnOf(draft, column.what.text);
    const field = match?.what ? fields.find(([words]) => words.test(match.what?.plain ?? '')) : undefined;
    if (!field) return null;
    const [, key, label, control] = field;
    for (const page of draft.pages()) {
      const { html, elements } = draft.tree(page);
      const start = html.indexOf('<template data-row');
      if (start < 0 || !elements.some((element) => element.attributes.has('data-app'))) continue;
      const end = html.indexOf('</template>', start);
      const template = html.slice(start, end);
      if (template.includes(`data-row-field="${key}"`))
        return refuse('nothing-to-change', `Every row has a field for that already.`);
      const button = /[ \t]*<button\b/.exec(template);
      const tag = elements.find((element) => element.tag === 'script' && element.attributes.has('src'));
      const path = tag ? localPath(page, valueOf(tag, 'src')) : null;
      if (!button || !path || !draft.has(path)) continue;
      const at = start + button.index + (button[0].length - '<button'.length);
      const indent = indentAt(html, at);
      draft.splice(page, [
        {
          start: at,
          end: at,
          text: `<label class="row-field"><span>${label}</span> ${control}</label>\n${indent}`,
        },
      ]);
      const text = draft.text(path);
      if (!text.includes('function keepRowFields'))
        draft.splice(path, [{ start: text.length, end: text.length, text: `\n${script}\n` }]);
      addStyles(
        draft,
        '/* Section: app */\n.row-field { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; font-size: 0.9375rem; color: var(--soft); }\n.row-field :is(input, select) { min-block-size: 2.75rem; padding-inline: 0.5rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 0.75rem); background: var(--bg); color: var(--ink); font: inherit; }\n.task:has(.row-field) { grid-template-columns: minmax(0, 1fr) auto auto auto; }\n@media (max-width: 48rem) {\n  .task:has(.row-field) { grid-template-columns: minmax(0, 1fr) auto auto; }\n  .row-field { grid-column: 1 / -1; order: 2; }\n}',
      );
      return done(
        `${label} for every task`,
        'a field in each row',
        `Every task has a field for its ${label.toLowerCase() === 'due' ? 'due date' : label.toLowerCase()} now; it is kept in the visitor’s browser like the tasks.`,
      );
    }
    const isApp = draft.pages().some((page) => draft.text(page).includes('data-app='));
    return isApp
      ? refuse('not-found', `What this app keeps of each thing is built into it: I cannot add a field (${label.toLowerCase()}) to it.`) // prettier-ignore
      : null;
  },
};

/** A table of records has the columns that its script knows: what it has is said, a new one is not made up. */
function columnOf(draft: SiteDraft, wanted: string): StepResult | null {
  const table = draft
    .pages()
    .flatMap((page) => draft.tree(page).elements)
    .find(({ attributes }) => attributes.get('data-app')?.value === 'crm' || attributes.has('data-table'));
  const heads = table
    ? elementsIn(table)
        .filter(({ tag }) => tag === 'th')
        .map(wordsIn)
        .filter(Boolean)
    : [];
  if (heads.length === 0) return null;
  const bare = wanted.toLowerCase().replace(/^(?:the|a) | (?:number|address|field|column)$/g, '');
  const known = heads.find((head) => head.toLowerCase().includes(bare));
  return known
    ? refuse('nothing-to-change', `The table has a column ${known} already.`)
    : refuse(
        'not-understood',
        `The table keeps ${heads.join(', ')}; its script knows those columns and no others. The notes of a record can hold ${wanted}.`,
      );
}
