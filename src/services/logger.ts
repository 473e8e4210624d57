type ErrorListener = (message: string, details: readonly unknown[]) => void;

const errorListeners = new Set<ErrorListener>();

/** Tells a listener of every error that is logged. Answers what ends that. */
export function onLoggedError(listener: ErrorListener): () => void {
  errorListeners.add(listener);
  return () => {
    errorListeners.delete(listener);
  };
}

/** The one place that writes to the console. What it is given must hold no secret and no text of a person's site. */
export const logger = {
  info(message: string, ...details: readonly unknown[]): void {
    console.info(message, ...details);
  },
  warn(message: string, ...details: readonly unknown[]): void {
    console.warn(message, ...details);
  },
  error(message: string, ...details: readonly unknown[]): void {
    console.error(message, ...details);
    for (const listener of errorListeners) listener(message, details);
  },
};
