import { appWordsByLanguage } from './words/by-language';
import { englishAppWords } from './words/english';
import { englishEditorWords } from './words/english-editors';

const english = { ...englishAppWords, ...englishEditorWords };

/** A text of an app. */
export type AppWord = keyof typeof english;

/** A text of an app in a language, English where it has none; `{n}` and the like are filled in. */
export function sayApp(
  language: string,
  word: AppWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const known: Partial<Record<AppWord, string>> | undefined = appWordsByLanguage[language];
  const text = known?.[word] ?? english[word];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Several texts at once, for an app's script. */
export function sayAll<T extends AppWord>(language: string, words: readonly T[]): Record<T, string> {
  return Object.fromEntries(words.map((word) => [word, sayApp(language, word)])) as Record<T, string>;
}
