import type { User } from '@/domain/account/account';

/** The public profile of who is signed in stands under this key (specification §3). No secret. */
const key = 'user';

/** Why this tab, and no other, is signed out; it holds until somebody signs in here. */
const endedKey = 'signed-out';
let endedInMemory: string | null = null;

const listeners = new Set<() => void>();
/** The text last read and what it parsed to, so that reading twice answers the same object. */
let lastText: string | null = null;
let lastUser: User | null = null;
/** What stands in for browser storage where the browser refuses it: the sign-in lasts as long as the page. */
let textInMemory: string | null = null;

function readText(): string | null {
  if (readEndOfTab() !== null) return null;
  try {
    return typeof localStorage === 'undefined' ? textInMemory : localStorage.getItem(key);
  } catch {
    return textInMemory; // storage is off
  }
}

// By hand: the schema's library would be a tenth of what a first visit loads.
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return ['id', 'name', 'email', 'avatar'].every((name) => typeof fields[name] === 'string');
}

function parseUser(text: string | null): User | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null; // not ours: nobody is signed in
  }
}

function writeText(text: string | null): void {
  textInMemory = text;
  try {
    if (text === null) forget();
    else localStorage.setItem(key, text);
  } catch {
    // storage is off: the memory holds it
  }
  tell();
}

/** With what a page shows of an account before the account is read. */
function forget(): void {
  localStorage.removeItem(key);
  localStorage.removeItem('motion');
}

function tell(): void {
  for (const listener of listeners) listener();
}

function hearOtherTab(event: StorageEvent): void {
  if (event.key === key || event.key === null) tell();
}

/** Who is signed in, null when nobody is. Follows other tabs. A stored value that is not a user counts as nobody. */
export const session = {
  read: (): User | null => {
    const text = readText();
    if (text !== lastText) {
      lastText = text;
      lastUser = parseUser(text);
    }
    return lastUser;
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0 && typeof addEventListener === 'function')
      addEventListener('storage', hearOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && typeof removeEventListener === 'function') {
        removeEventListener('storage', hearOtherTab);
      }
    };
  },
};

/** Makes a user the one who is signed in. */
export function storeUser(user: User): void {
  noteEnd(null);
  writeText(JSON.stringify(user));
}

/** Nobody is signed in any more. */
export function clearUser(): void {
  writeText(null);
}

/** Signs this tab out, while others stay in. `reason` is for `readEndOfTab`. */
export function endTab(reason: string): void {
  noteEnd(reason);
  tell();
}

/** Why this tab alone was signed out; null when it was not. */
export function readEndOfTab(): string | null {
  try {
    return typeof sessionStorage === 'undefined' ? endedInMemory : sessionStorage.getItem(endedKey);
  } catch {
    return endedInMemory; // storage is off
  }
}

function noteEnd(reason: string | null): void {
  endedInMemory = reason;
  try {
    if (reason === null) sessionStorage.removeItem(endedKey);
    else sessionStorage.setItem(endedKey, reason);
  } catch {
    // storage is off: the memory holds it
  }
}
