/** When something last happened in any tab stands under this key, as milliseconds since 1970. */
const key = 'last-active';

/** When something last happened in any tab; null when that is not known. */
export function readLastActivity(): number | null {
  try {
    const text = localStorage.getItem(key);
    const at = text === null ? Number.NaN : Number(text);
    return Number.isFinite(at) ? at : null;
  } catch {
    return null; // storage is off: this tab knows of itself only
  }
}

/** Tells the other tabs that something happened here. */
export function writeLastActivity(at: number): void {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // storage is off: this tab knows of itself only
  }
}

/** Calls back whenever something happened in another tab. Answers what ends it. */
export function hearOtherTabs(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
