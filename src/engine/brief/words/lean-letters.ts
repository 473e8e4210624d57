/** A letter of any script but those beyond the first plane: without them a pattern takes a tenth of the room. */
export const letter = String.raw`[^\P{L}\u{10000}-\u{10ffff}]`;
const figure = String.raw`[^\P{N}\u{10000}-\u{10ffff}]`;

const leanClasses: Readonly<Record<string, string>> = {
  [String.raw`\p{L}`]: letter,
  [String.raw`[\p{L}]`]: letter,
  [String.raw`[\p{L}\d]`]: String.raw`(?:${letter}|\d)`,
  [String.raw`[\p{L}\p{N}]`]: `(?:${letter}|${figure})`,
};

/** The same pattern with letters that take little room, for one that is put together from parts; other classes stay as they are. */
export const withLeanLetters = (source: string): string =>
  source.replace(/\\p\{L\}|\\[\s\S]|\[(?:[^\\\]]|\\[\s\S])*\]/gu, (part) => leanClasses[part] ?? part);

/** A written pattern with letters that take little room. */
export const lean = (pattern: RegExp): RegExp => new RegExp(withLeanLetters(pattern.source), pattern.flags);
