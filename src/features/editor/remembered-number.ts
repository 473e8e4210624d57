/** A number this browser remembers, e.g. a width in pixels; the fallback when it does not. */
export function readNumber(key: string, fallback: number): number {
  try {
    const value = Number.parseFloat(localStorage.getItem(key) ?? '');
    return Number.isFinite(value) ? value : fallback;
  } catch {
    return fallback; // storage is off: the default holds
  }
}

/** Remembers a number for the next visit. */
export function keepNumber(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // storage is off: it holds as long as the page
  }
}
