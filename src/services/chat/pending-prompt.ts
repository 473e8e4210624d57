import type { AddedPicture } from '../project/picture-commands';

/** A prompt that waits for sign-in: kept for this tab, so that the build starts by itself afterwards. */
const key = 'pending-prompt';

export type PendingPrompt = {
  readonly prompt: string;
  /** How many pictures were given with it. */
  readonly pictures: number;
  /** Whether to build as soon as somebody is signed in. */ readonly build: boolean;
};

// Pictures are too large for the tab's storage: they wait in memory and do not outlive a reload.
let waitingPictures: readonly AddedPicture[] = [];

export function keepPendingPictures(pictures: readonly AddedPicture[]): void {
  waitingPictures = pictures;
}

/** The pictures that wait with the prompt. */
export function readPendingPictures(): readonly AddedPicture[] {
  return waitingPictures;
}

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
    const pictures = 'pictures' in value && typeof value.pictures === 'number' ? value.pictures : 0;
    return { prompt: value.prompt, pictures, build: 'build' in value && value.build === true };
  } catch {
    return null;
  }
}

export function clearPendingPrompt(): void {
  waitingPictures = [];
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept either
  }
}
