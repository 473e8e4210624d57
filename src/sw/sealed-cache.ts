/** What a sealed document was made of: for every path that was read, a mark of its content then. */
export type SealedIngredients = ReadonlyMap<string, string | undefined>;

type Entry = { readonly html: string; readonly ingredients: SealedIngredients };

const maxEntries = 24;
const maxCharacters = 32 * 1024 * 1024;

/** A small memory of sealed documents. An entry counts only while everything it was made of is unchanged. */
export class SealedCache {
  readonly #entries = new Map<string, Entry>();
  #characters = 0;

  /** The document of that key when every ingredient still has its mark. */
  find(key: string, markOf: (path: string) => string | undefined): string | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    for (const [path, mark] of entry.ingredients) if (markOf(path) !== mark) return undefined;
    // Newest last: the first key of a map is the one unused for longest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.html;
  }

  keep(key: string, html: string, ingredients: SealedIngredients): void {
    this.#forget(key);
    if (html.length > maxCharacters / 2) return;
    this.#entries.set(key, { html, ingredients });
    this.#characters += html.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries && this.#characters <= maxCharacters) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#characters -= entry.html.length;
  }
}
