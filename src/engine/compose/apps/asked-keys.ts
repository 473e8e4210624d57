import type { AppContext } from './app';
import { writeConstant } from './script-parts';

type AskedKey = { readonly key: string; readonly isHeld: boolean; readonly does: 'new' | 'search' };

const key = String.raw`((?:Ctrl|Control|Cmd|⌘|Strg)\s?[+-]\s?[A-Za-z]|["'“”]?(?:[A-Z]|[nfsa/])["'“”]?)`;
const deed = String.raw`(?:(new|add|create|nuev[oa]|nouvelle|nouveau|neue?|nov[oa]|nuov[oa])|(search|find|filter|buscar|recherch|such|pesquis|cerca|zoek))`;
const keyFirst = new RegExp(String.raw`(?<![\p{L}\p{N}])${key}\s+(?:key\s+)?(?:for|to|adds?|starts?|opens?|jumps? to|para|pour|für|per|voor)\s+(?:an?\s+|the\s+|una?\s+|une?\s+|eine?n?\s+)?${deed}`, 'gu'); // prettier-ignore
const deedFirst = new RegExp(String.raw`(?<![\p{L}\p{N}])${deed}\p{L}*(?:\s+\p{L}{1,12})?\s+(?:with|by|on|using|via|con|avec|mit|com|met)\s+(?:the\s+)?(?:key\s+)?${key}(?![\p{L}\p{N}])`, 'gu'); // prettier-ignore

/** "N for a new task and / for search", "search with Ctrl+K": the keys that a prompt gives an app, each once. */
export function readKeys(prompt: string): readonly AskedKey[] {
  const found = new Map<string, AskedKey>();
  const keep = (written: string, isSearch: boolean): void => {
    const isHeld = written.length > 3;
    const letter =
      written
        .replaceAll(/["'“”]/gu, '')
        .at(-1)
        ?.toLowerCase() ?? '';
    found.set(`${isHeld}${letter}`, { key: letter, isHeld, does: isSearch ? 'search' : 'new' });
  };
  for (const [, written = '', , search] of prompt.matchAll(keyFirst)) keep(written, search !== undefined);
  for (const [, , search, written = ''] of prompt.matchAll(deedFirst)) keep(written, search !== undefined);
  return [...found.values()].slice(0, 4);
}

/** What listens for those keys; nothing where the prompt names none. */
export function writeKeys({ brief }: AppContext): string {
  const keys = readKeys(brief.prompt);
  return keys.length === 0
    ? ''
    : `\n// Keys: a single letter counts where nobody is writing.\n${writeConstant('shortcuts', keys)}${script}`;
}

const script = String.raw`
if (document.querySelector('[data-app]')) startShortcuts(document.querySelector('[data-app]'));

function startShortcuts(app) {
  const places = {
    search: () => app.querySelector('input[type="search"]'),
    new: () => app.querySelector('button[data-new]') || app.querySelector('form input[type="text"]'),
  };
  const nameOf = ({ key, isHeld }) => (isHeld ? 'Control+' : '') + key.toUpperCase();
  for (const shortcut of shortcuts) {
    const place = places[shortcut.does]();
    if (place) place.setAttribute('aria-keyshortcuts', nameOf(shortcut));
    if (place) place.title = (place.title ? place.title + ', ' : '') + nameOf(shortcut).replace('Control', 'Ctrl');
  }
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
