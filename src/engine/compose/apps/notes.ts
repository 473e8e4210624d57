import { html, trust } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { noteColourStyles, readNoteColours, writeNoteColours } from './notes-colours';
import { notesScript } from './notes-script';
import { writeArchive, writeShelves, writeTrash } from './notes-shelves';
import { notesStyles, splitStyles } from './notes-styles';
import { undoStyles, writeUndo } from './undo';
import { readListOf, readQuote } from './read-asked';
import { writeFileScript, writeFileRow } from './file-row';
import { drawerScript, writeConstant, writeStore } from './script-parts';

const asksForMarkdown = ({ brief }: AppContext): boolean =>
  /mark ?down|rich text|formatting/i.test(brief.prompt);

const folderWords =
  'folders?|notebooks?|categor(?:y|ies)|categorías?|catégories?|kategorien|categorie|carpetas?|dossiers?|ordnern?|pastas?|cartelle|mappen';
const asksForFolders = ({ brief }: AppContext): boolean =>
  new RegExp(`(?<![\\p{L}])(?:${folderWords})(?![\\p{L}])`, 'iu').test(brief.prompt);
const readFolders = ({ brief }: AppContext): readonly string[] => {
  const named = readListOf(brief.prompt, folderWords);
  return named.length > 1 && named.length <= 12 ? named : [];
};
/** "A tag (engine, weather, crew, other)": the tags that there are, one for each note. */
const readTags = ({ brief }: AppContext): readonly string[] => {
  const listed = /\b(?:tags?|labels?|etiquetas?|étiquettes?|schlagw(?:ort|örter)|etichett[ae])\s?(?:\(|:)\s?(?<list>[^().;\n]{5,120})/iu.exec(brief.prompt)?.groups?.['list']; // prettier-ignore
  const names = (listed ?? '').split(/\s*[,/]\s*(?:(?:and|or|y|et|und|o|e)\s+)?|\s+(?:and|or|y|et|und|o|e)\s+/u).map((name) => name.trim()).filter(Boolean); // prettier-ignore
  return names.length > 1 && names.length <= 12 && names.every((name) => name.split(' ').length < 4) ? names : []; // prettier-ignore
};

/** "Print a note": that note alone goes on paper. */
const asksToPrintOne = ({ brief: { prompt } }: AppContext): boolean =>
  /\bprint(?:s|ing|able)? (?:out )?(?:a|one|each|every|the|single|this|my|any|individual) (?:single )?(?:notes?|recipes?|entry|page)\b/iu.test(
    prompt,
  );
const asksToSaveByKey = ({ brief: { prompt } }: AppContext): boolean =>
  /(?:ctrl|control|cmd|⌘|strg)\s?[+-]\s?(?:enter|return|↵|s\b)[^.;]{0,16}|\b(?:save|saves|speicher\w*|guardar)\b[^.;,]{0,20}(?:ctrl|control|cmd|⌘|strg)\s?\+/iu.test(
    prompt,
  );

/** "Categories Breakfast, Dinner": in the prompt's own word. */
const folderLabel = ({ brief, words }: AppContext): string =>
  sayApp(words.language, /\bcategor|\bkategor|\bcatégor/iu.test(brief.prompt) ? 'category' : 'folder');
const asksForMarkdownFile = ({ brief }: AppContext): boolean =>
  /\b(?:export|download|save)\w*[^.;]{0,30}(?:mark ?down|\.md\b)/iu.test(brief.prompt);

/** On paper the note that is open stands alone. */
const printStyles = `@media print { body:has([data-app="notes"]) :is(header, footer), .notes > :not([data-page]), [data-page] :is(button, .notes-tagging:has(input:placeholder-shown)) { display: none !important; } .notes { display: block; } .notes [data-page] :is(input, textarea, select) { border: 0; background: none; color: black; appearance: none; } .notes-text { block-size: auto; min-block-size: 60vh; field-sizing: content; } }
`;

/** "Markdown editor with live preview": the page as it is written and as it will look, beside each other. */
const isSplit = (context: AppContext): boolean =>
  asksForMarkdown(context) &&
  /\b(?:live|split|side[- ]by[- ]side|instant|real[- ]?time)\b|\b(?:mark ?down|md) (?:editor|previewer)\b/iu.test(
    context.brief.prompt,
  );
const asksForCount = ({ brief }: AppContext): boolean => /\bword ?counts?\b|\bcounts? (?:of )?(?:the )?words\b/iu.test(brief.prompt); // prettier-ignore

/** Notes in a list beside the page that is written on: tags, search, Markdown where asked. Saved while typing. */
export const notes: AppDefinition = {
  kind: 'notes',
  title: ({ words }) => sayApp(words.language, 'notes'),
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="notes" data-app="notes">
      <div class="notes-side">
        <div class="notes-top">
          <label class="app-hidden" for="notes-search">${words.actions.search}</label>
          <input
            class="app-input"
            id="notes-search"
            type="search"
            placeholder="${words.actions.search}"
            data-finder
          />
          <button class="app-button" type="button" data-new>${say('newNote')}</button>
        </div>
        ${asksForFolders(context) ? html`<div class="notes-tags" role="group" aria-label="${folderLabel(context)}" data-folders></div>` : null}
        <div class="notes-tags" role="group" aria-label="${say('tags')}" data-tags></div>
        ${writeShelves(context)}
        <ul class="notes-list" data-list></ul>
        <p class="app-note" data-empty>${readQuote(brief, 'empty') ?? say('noNotes')}</p>
        ${asksForMarkdownFile(context) ? html`<p class="app-row"><button class="app-small" type="button" data-export-text>${say('exportCsv').replace('CSV', 'Markdown')}</button></p>` : null}
        ${writeFileRow(context, 'json', 'quiet')}
      </div>
      <fieldset class="notes-page" data-page>
        <legend class="app-hidden">${say('notes')}</legend>
        <label class="app-hidden" for="note-title">${say('noteTitle')}</label>
        <input
          type="text"
          class="notes-title"
          id="note-title"
          name="title"
          maxlength="120"
          placeholder="${say('noteTitle')}"
          autocomplete="off"
        />
        ${
          asksForFolders(context)
            ? html`<p class="notes-tagging">
                <label for="note-folder">${folderLabel(context)}</label>
                <input
                  type="text"
                  id="note-folder"
                  name="folder"
                  maxlength="40"
                  list="note-folders"
                  autocomplete="off"
                />
                <datalist id="note-folders">
                  ${readFolders(context).map((name) => html`<option value="${name}"></option>`)}
                </datalist>
              </p>`
            : null
        }
        <p class="notes-tagging">
          <label for="note-tags">${say('tags')}</label>
          ${
            readTags(context).length > 1
              ? html`<select id="note-tags" name="tags">
                  <option value=""></option>
                  ${readTags(context).map((name) => html`<option>${name}</option>`)}
                </select>`
              : html`<input
                  type="text"
                  id="note-tags"
                  name="tags"
                  maxlength="200"
                  placeholder="${say('tagsHint')}"
                  autocomplete="off"
                />`
          }
        </p>
        ${writeNoteColours(context)} ${isSplit(context) ? trust('<div class="notes-split">') : null}
        <label class="app-hidden" for="note-text">${say('noteText')}</label>
        <textarea
          class="notes-text"
          id="note-text"
          name="text"
          rows="14"
          placeholder="${say('noteText')}"
        ></textarea>
        <div class="notes-preview" data-preview hidden></div>
        ${isSplit(context) ? trust('</div>') : null}
        <div class="app-row app-ends notes-foot">
          <p class="app-note" role="status" data-status></p>
          ${asksForCount(context) ? html`<p class="app-note">${say('wordsCounted')}: <output for="note-text" data-words>0</output></p>` : null}
          <div class="app-row">
            ${asksForMarkdown(context) ? html`<button class="app-small" type="button" data-look aria-pressed="${String(isSplit(context))}">${say('preview')}</button>` : null}
            ${writeArchive(context)}
            ${asksToSaveByKey(context) ? html`<button class="app-small" type="button" aria-keyshortcuts="Control+Enter" title="Ctrl+Enter" data-store>${words.actions.save}</button>` : null}
            ${asksToPrintOne(context) ? html`<button class="app-small" type="button" data-print-one>${words.actions.print}</button>` : null}
            <button class="app-small" type="button" data-pin aria-pressed="false">${say('pin')}</button
            ><button class="app-small" type="button" data-remove>${words.actions.remove}</button>
          </div>
        </div>
      </fieldset>
      <template data-row
        ><li>
          <button class="note" type="button">
            <b>${say('untitled')}</b><span></span><small></small>
          </button></li
      ></template>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: (context) =>
    appStyles +
    notesStyles +
    (isSplit(context) ? splitStyles : '') +
    (readNoteColours(context).length > 0 ? noteColourStyles : '') +
    (asksToPrintOne(context) ? printStyles : '') +
    undoStyles,
  script: (context) => {
    const language = context.words.language;
    return `// Notes: saved in this browser while you type.
${writeConstant('words', sayAll(language, ['untitled', 'savedAt', 'badFile', 'imported', 'removed', 'noNotes', 'noNotesFound']))}${writeConstant('folders', readFolders(context))}${writeConstant('colours', Object.fromEntries(readNoteColours(context)))}${writeStore(context, 'notes')}${drawerScript}${writeUndo(context)}${writeFileScript(context)}${writeTrash(context)}${notesScript}`;
  },
};
