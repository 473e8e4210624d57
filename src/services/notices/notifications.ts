import { limits } from '@/domain/limits';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

/** A notice shown as a toast (specification §3). `duration` in milliseconds, 5000 unless told. */
export type Notification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly duration: number;
  /** A way on from it: a place to go, or something to do. */
  readonly action?:
    | { readonly label: string; readonly href: string }
    | { readonly label: string; readonly run: () => void };
};

type NewNotification = Omit<Notification, 'id' | 'duration'> & { readonly duration?: number };

const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let shown: readonly Notification[] = [];
let count = 0;

function replace(next: readonly Notification[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** What is shown, newest first. */
export const notifications = {
  read: (): readonly Notification[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows a notice; it goes by itself after its duration. Answers its id. */
export function notify(notice: NewNotification): string {
  const id = `notice-${(count += 1)}`;
  const duration = notice.duration ?? limits.notificationMilliseconds;
  replace([{ ...notice, id, duration }, ...shown]);
  timers.set(
    id,
    setTimeout(() => dismiss(id), duration),
  );
  return id;
}

/** Takes one notice away. */
export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  replace(shown.filter((notice) => notice.id !== id));
}

/** Takes a notice away and those above it, as a click on a toast does (specification §9). */
export function dismissUpTo(id: string): void {
  const position = shown.findIndex((notice) => notice.id === id);
  for (const notice of shown.slice(0, position + 1)) dismiss(notice.id);
}

/** Takes all notices away. */
export function dismissAll(): void {
  for (const notice of shown) dismiss(notice.id);
}
