import { createShelf } from '../../shelf';
import { behaviourTexts } from './behaviour-texts';

/** A text of a behaviour. */
export type BehaviourWord = keyof typeof behaviourTexts;

const translations = createShelf('texts of behaviours in', {
  others: () => import('./behaviour-translations'),
});

/** Fetches the texts of behaviours for a language; English ones are always here. */
export async function loadBehaviourWords(language: string): Promise<void> {
  if (language !== 'en') await translations.load('others');
}

/** A text of a behaviour in a language, English where it has none; `{age}` and the like are filled in. Throws when a language was not loaded first. */
export function sayBehaviour(
  language: string,
  word: BehaviourWord,
  values: Readonly<Record<string, string>> = {},
): string {
  return translate(language, word).replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function translate(language: string, word: BehaviourWord): string {
  const english = behaviourTexts[word];
  if (language === 'en') return english;
  const others = translations.get('others');
  return others?.behaviourTranslations[word][others.behaviourLanguages.indexOf(language)] ?? english;
}
