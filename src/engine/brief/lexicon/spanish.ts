import type { LanguageLexicon } from './language-lexicon';

/** spanish */
export const spanish: LanguageLexicon = {
  code: 'es',
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
