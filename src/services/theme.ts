/** The app's theme: stored under the key `theme`, shown as a class and `data-theme` on the page root. */
export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
/** Specification §9. Here and not among the limits, which every page would load for it. */
const fadeMilliseconds = 280;

let fading: ReturnType<typeof setTimeout> | undefined;

function storedTheme(): Theme | null {
  try {
    const value = localStorage.getItem('theme');
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null; // storage is off: the system's preference decides
  }
}

function systemTheme(): Theme {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
}

function show(value: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', value === 'dark');
  root.classList.toggle('light', value === 'light');
  root.dataset['theme'] = value;
  for (const listener of listeners) listener();
}

/** Stored theme if valid, otherwise the system preference, otherwise light. */
export const theme = {
  read: (): Theme => storedTheme() ?? systemTheme(),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows the theme and follows the system and other tabs until the page goes. */
export function startTheme(): void {
  show(theme.read());
  if (typeof matchMedia === 'function') {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => show(theme.read()));
  }
  addEventListener('storage', (event) => {
    if (event.key === 'theme') show(theme.read());
  });
}

/** What was chosen: a theme, or whatever the system has. */
export function readThemeChoice(): Theme | 'system' {
  return storedTheme() ?? 'system';
}

/** Shows a theme and keeps the choice; `system` follows the system from now on. */
export function chooseTheme(choice: Theme | 'system'): void {
  if (choice === readThemeChoice()) return;
  try {
    if (choice === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    // storage is off: the choice lasts as long as the page
  }
  show(choice === 'system' ? systemTheme() : choice);
}

/** Flips between light and dark and keeps the choice; crossfades where the browser can and motion is welcome. */
export function toggleTheme(): void {
  const next: Theme = theme.read() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', next);
  } catch {
    // storage is off: the choice lasts as long as the page
  }
  const isStill = document.documentElement.dataset['motion'] === 'reduced';
  const still = isStill || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) show(next);
  else if ('startViewTransition' in document) document.startViewTransition(() => show(next));
  else fade(() => show(next));
}

/** For browsers without view transitions: colours pass over for a moment, and at no other time. */
function fade(change: () => void): void {
  const { dataset } = document.documentElement;
  dataset['fades'] = '';
  change();
  clearTimeout(fading);
  fading = setTimeout(() => delete dataset['fades'], fadeMilliseconds);
}
