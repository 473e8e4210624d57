import type { Bridge } from './bridge';

/** A file as the page may use it at once. */
export type LoadedFile = { readonly url: string; readonly blob: Blob };

/** The files of the site: those that came with the page, the rest asked of the editor when needed. */
export class SiteFiles {
  readonly #bridge: Bridge;
  readonly #waiting = new Map<number, (file: LoadedFile | null) => void>();
  readonly #asked = new Map<string, Promise<LoadedFile | null>>();
  #count = 0;

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
    bridge.on('file', ({ id, file }) => {
      const blob = file && new Blob([file.bytes], { type: file.mime });
      this.#waiting.get(id)?.(blob && { url: URL.createObjectURL(blob), blob });
      this.#waiting.delete(id);
    });
  }

  /** The address of a file that came with the page. */
  find(path: string): string | undefined {
    const { files } = this.#bridge.config;
    return Object.hasOwn(files, path) ? files[path] : undefined;
  }

  /** Asks the editor for a file; null when the site has none of that path, or nobody can be asked. */
  load(path: string): Promise<LoadedFile | null> {
    if (!this.#bridge.isConnected) return Promise.resolve(null);
    const known = this.#asked.get(path);
    if (known) return known;
    const id = (this.#count += 1);
    const asked = new Promise<LoadedFile | null>((resolve) => this.#waiting.set(id, resolve));
    this.#asked.set(path, asked);
    this.#bridge.send({ kind: 'read', id, path });
    return asked;
  }
}
