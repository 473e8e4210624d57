import { behaviourLanguages, behaviourTexts } from './behaviour-texts';

/** A text of a behaviour. */
export type BehaviourWord = keyof typeof behaviourTexts;

/** A text of a behaviour in a language, English where it has none; `{age}` and the like are filled in. */
export function sayBehaviour(
  language: string,
  word: BehaviourWord,
  values: Readonly<Record<string, string>> = {},
): string {
  const texts = behaviourTexts[word];
  const text = texts[Math.max(0, behaviourLanguages.indexOf(language))] ?? texts[0];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
