import { html, type Html } from '../html';
import type { AppContext } from './app';
import { sayApp } from './app-words';

const archived = /\barchiv/iu;
const binned = /\btrash\b|\b(?:recycle )?bin\b|\b(?:restore|recover) (?:deleted|removed)\b/iu;

const asks = ({ brief, words }: AppContext, wanted: RegExp): boolean =>
  words.language === 'en' && wanted.test(brief.prompt);

/** Where notes may lie besides the list: put away, or thrown away until they are wanted again. */
export const hasArchive = (context: AppContext): boolean => asks(context, archived);
const hasTrash = (context: AppContext): boolean => asks(context, binned);
const sorts = ({ brief }: AppContext): boolean => brief.behaviours.some(({ value }) => value === 'sort');

/** The order of the list and the shelves beside it, where the prompt asks for them. */
export function writeShelves(context: AppContext): Html | null {
  const { words } = context;
  const shelves = [
    ...(hasArchive(context) ? [['archive', 'Archive'] as const] : []),
    ...(hasTrash(context) ? [['trash', 'Trash'] as const] : []),
  ];
  const order = sorts(context)
    ? html`<p class="app-field">
        <label for="notes-order">${words.actions.sort}</label
        ><select id="notes-order" data-order>
          <option value="">${sayApp(words.language, 'newestFirst')}</option>
          <option value="title">${sayApp(words.language, 'byName')}</option>
        </select>
      </p>`
    : null;
  if (shelves.length === 0) return order;
  return html`${order}
    <div class="notes-tags" role="group" aria-label="Shelf">
      ${[['', sayApp(words.language, 'notes')] as const, ...shelves].map(([name, label]) => html`<button class="note-tag" type="button" data-shelf="${name}" aria-pressed="${String(name === '')}">${label}</button>`)}
    </div>`;
}

/** The button that puts a note away. */
export const writeArchive = (context: AppContext): Html | null =>
  hasArchive(context) || hasTrash(context)
    ? html`<button class="app-small" type="button" data-archive ${hasArchive(context) ? null : html` hidden`}>
        Archive
      </button>`
    : null;

/** `const hasTrash` for the script of notes. */
export const writeTrash = (context: AppContext): string => `const hasTrash = ${hasTrash(context)};\n`;
