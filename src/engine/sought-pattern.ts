/** The text that was asked about last, in small letters: one prompt is asked about by hundreds of patterns. */
let lastText = '';
let lastLowered = '';

/** In small letters, with the old long s as the s that a pattern takes it for. */
function lowered(text: string): string {
  if (text !== lastText) {
    lastText = text;
    lastLowered = text.toLowerCase().replaceAll('ſ', 's');
  }
  return lastLowered;
}

const firstLetters = /^(?:\\b|\^|\(\?(?:<?[:=]|<\w+>)|\()+/;
const unsure = /(?:.\{0|.[?*]|[^a-z\d &,'£€-])[^]*/;
/** The letters, small, that each part between bars of a pattern begins with for sure: `(?:mills?|lamps)` has "mill" and "lamps". */
export const wordsBetweenBars = (source: string): string[] =>
  source
    .toLowerCase()
    .split('|')
    .map((part) => part.replace(firstLetters, '').replace(unsure, ''));

/**
 * Stands in the built composer for a pattern that was written in its source (`scripts/vite/sought-patterns.ts` puts it
 * there), and answers like one. Most of the composer's thousands of patterns look for words that a prompt does not have,
 * and to make and compile one costs a hundred times what looking for its words does: it is made for the first text that
 * has one of them.
 */
export class SoughtPattern {
  readonly source: string;
  readonly flags: string;
  #words: readonly string[] | undefined;
  readonly #list: string | number;
  readonly #end: number | undefined;
  #made: RegExp | undefined;

  static {
    // Asked whether it is one, it is.
    Object.setPrototypeOf(SoughtPattern.prototype, RegExp.prototype);
  }

  /**
   * `words`, between bars: small letters of which any text that matches has some; nothing where none are sure. A number is
   * where the list that they begin starts in the pattern itself, which then need not say them twice; it goes up to `end`.
   */
  constructor(
    pattern: string | RegExp,
    flags = typeof pattern === 'string' ? '' : pattern.flags,
    words: string | number = '',
    end?: number,
  ) {
    this.source = typeof pattern === 'string' ? pattern : pattern.source;
    this.flags = flags;
    this.#list = words;
    this.#end = end;
  }

  #needed(): readonly string[] {
    if (typeof this.#list === 'number') return wordsBetweenBars(this.source.slice(this.#list, this.#end));
    return this.#list === '' ? [] : this.#list.split('|');
  }

  /** The pattern itself; nothing for a text that cannot match, while it is not made yet. */
  #for(text: string): RegExp | undefined {
    if (this.#made === undefined) {
      this.#words ??= this.#needed();
      if (this.#words.length > 0) {
        const low = lowered(text);
        if (!this.#words.some((word) => low.includes(word))) return undefined;
      }
      this.#made = new RegExp(this.source, this.flags);
    }
    return this.#made;
  }

  get global(): boolean {
    return this.flags.includes('g');
  }

  get lastIndex(): number {
    return this.#made?.lastIndex ?? 0;
  }

  set lastIndex(index: number) {
    this.#made ??= new RegExp(this.source, this.flags);
    this.#made.lastIndex = index;
  }

  test(text: string): boolean {
    return this.#for(text)?.test(text) ?? false;
  }

  exec(text: string): RegExpExecArray | null {
    return this.#for(text)?.exec(text) ?? null;
  }

  toString(): string {
    return `/${this.source}/${this.flags}`;
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.#for(text)?.[Symbol.match](text) ?? null;
  }

  [Symbol.matchAll](text: string): IterableIterator<RegExpMatchArray> {
    return this.#for(text)?.[Symbol.matchAll](text) ?? [][Symbol.iterator]();
  }

  [Symbol.replace](text: string, by: string & ((part: string, ...rest: unknown[]) => string)): string {
    return this.#for(text)?.[Symbol.replace](text, by) ?? text;
  }

  [Symbol.search](text: string): number {
    return this.#for(text)?.[Symbol.search](text) ?? -1;
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return this.#for(text)?.[Symbol.split](text, limit) ?? [text].slice(0, limit);
  }
}
