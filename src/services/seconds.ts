import { now } from './clock';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time in milliseconds since 1970, cut to the second, for what is drawn anew each second. Runs only while somebody looks. */
export const seconds = {
  read: (): number => Math.floor(now() / 1000) * 1000,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const each of listeners) each();
    }, 1000);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};
