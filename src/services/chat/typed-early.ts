import { keepPendingPrompt } from './pending-prompt';

let stop = () => {};

/** Keeps what is typed into a drawn field, before the app is there to hear it, as the prompt that waits. */
export function keepTyped(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  const keep = () => keepPendingPrompt({ prompt: field.value, pictures: 0, build: false });
  const hear = ({ target }: Event) => {
    if (target === field) keep();
  };
  if (field.value !== '') keep();
  // Before anybody else: React stops the events of parts that it has not taken over yet.
  document.addEventListener('input', hear, { capture: true });
  stop = () => document.removeEventListener('input', hear, { capture: true });
}

/** From now on the app itself hears what is typed. */
export function stopKeepingTyped(): void {
  stop();
}
