import type { LanguageLexicon } from './language-lexicon';

/** dutch */
export const dutch: LanguageLexicon = {
  code: 'nl',
  stopWords: '',
  kinds: {},
  sections: {},
  behaviours: {},
  styles: {},
  tones: '',
  colours: {},
  shades: {},
  roles: {},
  fonts: {},
  schemes: { light: '', dark: '' },
  cues: {},
  numbers: '',
  days: [],
  months: [],
};
