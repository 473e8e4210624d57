import type { AppContext } from './app';
import { sayApp } from './app-words';
import { writeConstant } from './script-parts';

type AskedKey = { readonly key: string; readonly isHeld: boolean; readonly does: 'new' | 'search' | 'reset' };

const key = String.raw`((?:Ctrl|Control|Cmd|⌘|Strg)\s?[+-]\s?[A-Za-z]|["'“”]?(?:[A-Z]|[nfsar/])["'“”]?)`;
const deed = String.raw`(?:(new|add|create|nuev[oa]|nouvelle|nouveau|neue?|nov[oa]|nuov[oa])|(search|find|filter|buscar|recherch|such|pesquis|cerca|zoek)|(reset|restart))`;
const keyFirst = new RegExp(String.raw`(?<![\p{L}\p{N}])${key}\s+(?:key\s+)?(?:for|to|adds?|starts?|opens?|jumps? to|para|pour|für|per|voor)\s+(?:an?\s+|the\s+|una?\s+|une?\s+|eine?n?\s+)?${deed}`, 'gu'); // prettier-ignore
const deedFirst = new RegExp(String.raw`(?<![\p{L}\p{N}])${deed}\p{L}*(?:\s+\p{L}{1,12})?\s+(?:with|by|on|using|via|con|avec|mit|com|met)\s+(?:the\s+)?(?:key\s+)?${key}(?![\p{L}\p{N}])`, 'gu'); // prettier-ignore

const usual: readonly AskedKey[] = [
  { key: 'n', isHeld: false, does: 'new' },
  { key: '/', isHeld: false, does: 'search' },
  { key: 'r', isHeld: false, does: 'reset' },
];

/** "N for a new task and / for search", "search with Ctrl+K": the keys that a prompt gives an app, each once. */
export function readKeys(prompt: string): readonly AskedKey[] {
  const found = new Map<string, AskedKey>();
  const keep = (written: string, search?: string, reset?: string): void => {
    const isHeld = written.length > 3;
    const letter =
      written
        .replaceAll(/["'“”]/gu, '')
        .at(-1)
        ?.toLowerCase() ?? '';
    found.set(`${isHeld}${letter}`, {
      key: letter,
      isHeld,
      does: search ? 'search' : reset ? 'reset' : 'new',
    });
  };
  for (const [, written = '', , search, reset] of prompt.matchAll(keyFirst)) keep(written, search, reset);
  for (const [, , search, reset, written = ''] of prompt.matchAll(deedFirst)) keep(written, search, reset);
  // "Keyboard shortcuts", and none of them named: the usual ones.
  if (found.size === 0 && /\b(?:keyboard )?shortcuts?(?: keys?)?\b|\bhot ?keys?\b/iu.test(prompt) && !/\b(?:no|without) (?:keyboard )?shortcuts\b/iu.test(prompt)) return usual; // prettier-ignore
  return [...found.values()].slice(0, 4);
}

/** What listens for those keys; nothing where the prompt names none. */
export function writeKeys({ brief, words }: AppContext): string {
  const keys = readKeys(brief.prompt);
  return keys.length === 0
    ? ''
    : `\n// Keys: a single letter counts where nobody is writing.\n${writeConstant('shortcuts', keys)}${writeConstant('keysWord', sayApp(words.language, 'keysWord'))}${script}`;
}

const script = String.raw`
if (document.querySelector('[data-app]')) startShortcuts(document.querySelector('[data-app]'));

function startShortcuts(app) {
  const places = {
    search: () => app.querySelector('input[type="search"]'),
    new: () => app.querySelector('button[data-new], button[data-add], button[data-post]') || app.querySelector('form input[type="text"]'),
    reset: () => app.querySelector('button[data-reset]'),
  };
  // What a key does is called as its button or field is.
  const labelOf = (place) => (place.tagName === 'BUTTON' ? place : (place.labels && place.labels[0]) || place).textContent.trim() || place.getAttribute('aria-label') || '';
  const told = [];
  const nameOf = ({ key, isHeld }) => (isHeld ? 'Control+' : '') + key.toUpperCase();
  for (const shortcut of shortcuts) {
    const place = places[shortcut.does]();
    if (place) place.setAttribute('aria-keyshortcuts', nameOf(shortcut));
    if (place) told.push(nameOf(shortcut).replace('Control', 'Ctrl') + ' – ' + labelOf(place));
    if (place) place.title = (place.title ? place.title + ', ' : '') + nameOf(shortcut).replace('Control', 'Ctrl');
  }
  if (told.length > 0) app.append(Object.assign(document.createElement('p'), { className: 'app-note', textContent: keysWord + ': ' + told.join(' · ') }));
  document.addEventListener('keydown', (event) => {
    const isHeld = event.ctrlKey || event.metaKey;
    const isWriting = event.target.closest && event.target.closest('input, textarea, select');
    const shortcut = shortcuts.find(({ key, isHeld: held }) => key === event.key.toLowerCase() && held === isHeld);
    const place = shortcut && !event.altKey && (isHeld || !isWriting) ? places[shortcut.does]() : null;
    if (!place) return;
    event.preventDefault();
    if (place.tagName === 'BUTTON') place.click();
    else place.focus();
  });
}
`;
