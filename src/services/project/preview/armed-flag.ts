/**
 * A mark that stands from the start of a load until the page's first heartbeat. Where it still stands when a project is
 * opened, the page froze the browser the last time: it opens with its scripts off.
 */
export class ArmedFlag {
  readonly #key: string;
  #isMine = false;

  constructor(projectId: string) {
    this.#key = `preview-armed:${projectId}`;
    // Leaving the page in good order is no freeze.
    addEventListener('pagehide', this.clear);
  }

  get isSet(): boolean {
    try {
      return localStorage.getItem(this.#key) !== null;
    } catch {
      return false; // storage is off: nothing was ever marked
    }
  }

  set(): void {
    this.#isMine = true;
    try {
      localStorage.setItem(this.#key, 'loading');
    } catch {
      // Storage is off or full: the watch over the heartbeat still works.
    }
  }

  readonly clear = (): void => {
    // A mark that another tab or an earlier crash left is not ours to take away.
    if (!this.#isMine) return;
    this.#isMine = false;
    try {
      localStorage.removeItem(this.#key);
    } catch {
      // See above.
    }
  };

  dispose(): void {
    removeEventListener('pagehide', this.clear);
    this.clear();
  }
}
