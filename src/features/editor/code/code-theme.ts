import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the brand's tokens, so that light and dark need no second theme. */
const surface = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--raised)',
    fontSize: 'var(--editor-font-size, 13px)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--editor-font, var(--font-code))',
    // Every character stands for itself in an editor.
    fontVariantLigatures: 'none',
    lineHeight: '1.65',
    overflow: 'auto',
  },
  '.cm-content': { paddingBlock: '10px', caretColor: 'var(--signal)' },
  '.cm-line': { paddingInline: '10px 16px' },
  '.cm-cursor, .cm-dropCursor': { borderInlineStartColor: 'var(--signal)', borderInlineStartWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
    {
      backgroundColor: 'color-mix(in oklab, var(--blueprint) 22%, transparent) !important',
      color: 'inherit',
    },
  '.cm-gutters': {
    backgroundColor: 'var(--raised)',
    color: 'var(--muted)',
    borderInlineEnd: '1px solid var(--line)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--sunken) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'var(--blueprint-soft)',
    outline: '1px solid var(--blueprint)',
  },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in oklab, var(--amber) 28%, transparent)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--amber)' },
  '.cm-panels': { backgroundColor: 'var(--paper)', color: 'var(--ink)', fontFamily: 'var(--font-ui)' },
  '.cm-panels.cm-panels-top': { borderBlockEnd: '1px solid var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderBlockStart: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 10px', fontSize: '13px' },
  '.cm-textfield': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    padding: '4px 8px',
    fontSize: '13px',
  },
  '.cm-button': {
    backgroundColor: 'var(--raised)',
    backgroundImage: 'none',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    padding: '4px 10px',
    fontSize: '13px',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--blueprint-soft)',
    color: 'var(--ink)',
  },
  '.cm-diagnostic': { fontFamily: 'var(--font-ui)', padding: '6px 10px' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--amber)' },
});

const words = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.tagName, tags.definitionKeyword, tags.controlKeyword],
    color: 'var(--blueprint)',
  },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--signal-ink)' },
  { tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: 'var(--moss)' },
  { tag: [tags.number, tags.unit, tags.bool, tags.null, tags.color, tags.atom], color: 'var(--amber)' },
  { tag: [tags.comment, tags.documentMeta, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
  {
    tag: [tags.className, tags.labelName, tags.function(tags.variableName)],
    color: 'var(--ink)',
    fontWeight: '600',
  },
  {
    tag: [tags.punctuation, tags.bracket, tags.angleBracket, tags.separator, tags.operator],
    color: 'var(--muted)',
  },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.link, color: 'var(--blueprint)', textDecoration: 'underline' },
  { tag: tags.invalid, color: 'var(--danger)' },
]);

/** Surface and syntax colours of the code editor. */
export const codeTheme = [surface, syntaxHighlighting(words)];
