/** Which session this tab uses stands under this key; each tab has its own browser storage of this kind. */
const key = 'session';
let inMemory: string | null = null;

/** The id of the session that this tab uses; null before it has one. */
export function readTabSession(): string | null {
  try {
    return typeof sessionStorage === 'undefined' ? inMemory : sessionStorage.getItem(key);
  } catch {
    return inMemory; // storage is off
  }
}

/** Sets the session of this tab, or that it has none. */
export function writeTabSession(id: string | null): void {
  inMemory = id;
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  } catch {
    // storage is off: the memory holds it
  }
}
