/** A prompt that waits for sign-in: kept for this tab, so that the build starts by itself afterwards. */
const key = 'pending-prompt';

export type PendingPrompt = {
  readonly prompt: string;
  /** Whether to build as soon as somebody is signed in. */ readonly build: boolean;
};

export function keepPendingPrompt(pending: PendingPrompt): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // storage is off: the person types it again
  }
}

/** Reads what waits, without taking it away; null when nothing does. */
export function readPendingPrompt(): PendingPrompt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (
      typeof value !== 'object' ||
      value === null ||
      !('prompt' in value) ||
      typeof value.prompt !== 'string'
    )
      return null;
    return { prompt: value.prompt, build: 'build' in value && value.build === true };
  } catch {
    return null;
  }
}

export function clearPendingPrompt(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept either
  }
}
