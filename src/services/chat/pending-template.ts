/** A template that waits for sign-in: kept for this tab, so that it is opened afterwards. */
const key = 'pending-template';

export function keepPendingTemplate(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // storage is off: the person presses the button again
  }
}

/** Takes what waits; null when nothing does. */
export function takePendingTemplate(): string | null {
  try {
    const id = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return id;
  } catch {
    return null;
  }
}
