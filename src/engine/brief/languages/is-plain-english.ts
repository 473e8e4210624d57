import { deepPart } from '../parts/deep-part';
import { tokenise } from '../words/tokenise';
import { candidateLanguages } from './candidate-languages';
import { readLanguage } from './read-language';

/** Whether a prompt is written in English, as far as it is read word by word. */
export const isEnglish = (written: string): boolean => {
  const text = deepPart(written);
  return readLanguage(text, tokenise(text)).spoken === 'en';
};

/** Whether nothing in it speaks for another language either: then no reader of other languages is asked. */
export const isPlainEnglish = (written: string): boolean =>
  candidateLanguages(written).length === 0 && isEnglish(written);
