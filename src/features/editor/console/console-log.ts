import type { ConsoleLine } from '@/services/project/preview-session';

/** Something the running page said, or that went wrong in it. */
export type ConsoleEntry = ConsoleLine & {
  /** The page that was shown. */
  readonly page: string;
  /** The place in the files, where it is known. */
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
};

/** An entry as it is shown: the same one said several times in a row stands once. */
export type ShownEntry = ConsoleEntry & { readonly id: number; readonly count: number };

export type ConsoleState = {
  /** Oldest first. */
  readonly entries: readonly ShownEntry[];
  /** Older ones that were let go. */
  readonly dropped: number;
};

export const mostEntries = 200;
/** A page may say hundreds of things in a second; the screen hears of them together. */
const pauseMilliseconds = 100;
const empty: ConsoleState = { entries: [], dropped: 0 };

/** What the preview said since it was loaded last. Apart from the editor's state, because it may change often. */
export class ConsoleLog {
  readonly #listeners = new Set<() => void>();
  #state = empty;
  #told = empty;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly read = (): ConsoleState => this.#told;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (entry: ConsoleEntry): void => {
    const { entries, dropped } = this.#state;
    const last = entries.at(-1);
    const isSame =
      last?.level === entry.level &&
      last.text === entry.text &&
      last.page === entry.page &&
      last.path === entry.path &&
      last.line === entry.line;
    const next = isSame
      ? [...entries.slice(0, -1), { ...last, count: last.count + 1 }]
      : [...entries, { ...entry, id: (this.#count += 1), count: 1 }];
    const over = Math.max(0, next.length - mostEntries);
    this.#state = { entries: next.slice(over), dropped: dropped + over };
    this.#timer ??= setTimeout(this.#tell, pauseMilliseconds);
  };

  readonly clear = (): void => {
    this.#state = empty;
    this.#tell();
  };

  readonly #tell = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#told === this.#state) return;
    this.#told = this.#state;
    for (const listener of this.#listeners) listener();
  };
}
