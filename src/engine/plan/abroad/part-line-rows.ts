/** What a title says, and one sentence for it in Spanish, French, German, Portuguese, Italian, Dutch, Polish, Turkish, Arabic and Hebrew; an empty one where another table has it. */
export type LineRow = readonly [titles: RegExp, ...lines: readonly string[]];

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he'];

/** Titles that begin one of their words so. */
export const asked = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:ال|ה)?(?:${words})`, 'iu');

/** The sentence of the first row that a title fits. */
export function lineOf(rows: readonly LineRow[], language: string, title: string): string | undefined {
  const at = languages.indexOf(language);
  const found =
    at < 0 ? undefined : rows.find(([titles, ...lines]) => (lines[at] ?? '') !== '' && titles.test(title));
  return found?.[at + 1] as string | undefined;
}
