const checkPause = 1000;
/** A page may take this long to run its scripts for the first time, and this long between two beats. */
const firstBeat = 8000;
const nextBeat = 4000;

/** Watches that a page keeps answering. Time counts only while this tab is seen: hidden tabs are slowed down. */
export class HeartbeatWatch {
  readonly #onStalled: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #left = firstBeat;

  constructor(onStalled: () => void) {
    this.#onStalled = onStalled;
  }

  start(): void {
    this.stop();
    this.#left = firstBeat;
    this.#timer = setInterval(() => this.#check(), checkPause);
  }

  beat(): void {
    this.#left = nextBeat;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    if (document.hidden) return;
    // Counted in checks, not by the clock: when this page itself was held up, that is not the preview's fault.
    this.#left -= checkPause;
    if (this.#left > 0) return;
    this.stop();
    this.#onStalled();
  }
}
