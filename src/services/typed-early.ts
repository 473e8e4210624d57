import { keepPendingPrompt } from './pending-prompt';

let stop = () => {};

/** Keeps what is typed into a drawn field, before the app is there to hear it, as the prompt that waits. */
export function keepTyped(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  const keep = () => keepPendingPrompt({ prompt: field.value, pictures: 0, build: false });
  if (field.value !== '') keep();
  field.addEventListener('input', keep);
  stop = () => field.removeEventListener('input', keep);
}

/** From now on the app itself hears what is typed. */
export function stopKeepingTyped(): void {
  stop();
}
