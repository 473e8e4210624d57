import { defaultPreferences, type Preferences } from '@/domain/account/preferences';
import * as store from '@/storage/account/preferences-store';
import { withDatabase } from '@/storage/open-database';
import { watchQuery } from '@/storage/watch-query';
import { setRegion } from './formats';
import { logger } from './logger';
import { requireUser } from './project/own-project';
import { session } from './account/session';
import { chooseTheme, readThemeChoice, theme } from './theme';

const editorFontFamilies: Readonly<Record<Preferences['editorFont'], string | null>> = {
  jetbrains: null,
  system: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  courier: "'Courier New', Courier, monospace",
};

/** How an account likes its screens. Within a live query it follows changes. */
export function readPreferences(accountId: string): Promise<Preferences> {
  return withDatabase((database) => store.readPreferences(database, accountId, firstPreferences()));
}

/** Changes some choices of the signed-in account; they are seen at once, here and in other tabs. */
export async function changePreferences(change: Partial<Preferences>): Promise<void> {
  const { id } = requireUser();
  // Seen first: what a slow or full store does about it must not hold the screen.
  showPreferences({ ...(await readPreferences(id)), ...change });
  await withDatabase((database) => store.changePreferences(database, id, change, firstPreferences()));
}

/** Shows the choices of the signed-in account, follows them, and keeps the theme that is flipped elsewhere. Answers what ends it. */
export function startPreferences(): () => void {
  const id = session.read()?.id ?? '';
  const report = (error: unknown) => logger.warn('preferences not read', error);
  const stopRow = watchQuery(() => readPreferences(id), showPreferences, report);
  const stopTheme = theme.subscribe(() => {
    const choice = readThemeChoice();
    readPreferences(id)
      .then(({ theme: kept }) => (kept === choice || session.read()?.id !== id ? null : keepTheme(choice)))
      .catch(report);
  });
  return () => {
    stopRow();
    stopTheme();
    // Whoever comes next on this page has choices of their own, or none.
    if (session.read()?.id !== id) clearPreferences();
  };
}

async function keepTheme(choice: Preferences['theme']): Promise<void> {
  const { id } = requireUser();
  await withDatabase((database) =>
    store.changePreferences(database, id, { theme: choice }, firstPreferences()),
  );
}

function showPreferences(preferences: Preferences): void {
  const { dataset, style } = document.documentElement;
  chooseTheme(preferences.theme);
  setRegion(preferences.region);
  dataset['density'] = preferences.density;
  showMotion(preferences.motion);
  style.setProperty('--editor-font-size', `${preferences.editorFontSize}px`);
  const family = editorFontFamilies[preferences.editorFont];
  if (family) style.setProperty('--editor-font', family);
  else style.removeProperty('--editor-font');
}

/** Also kept where `theme.js` finds it, so that a page outside this area lies still from its first frame on. */
function showMotion(motion: Preferences['motion']): void {
  const { dataset } = document.documentElement;
  if (motion === 'reduced') dataset['motion'] = motion;
  else delete dataset['motion'];
  try {
    if (motion === 'reduced') localStorage.setItem('motion', motion);
    else localStorage.removeItem('motion');
  } catch {
    // storage is off: it holds as long as the page
  }
}

function clearPreferences(): void {
  const { dataset, style } = document.documentElement;
  delete dataset['density'];
  showMotion('system');
  style.removeProperty('--editor-font-size');
  style.removeProperty('--editor-font');
}

function firstPreferences(): Preferences {
  return { theme: readThemeChoice(), ...defaultPreferences };
}
