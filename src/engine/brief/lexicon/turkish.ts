import type { LanguageLexicon } from './language-lexicon';

/** turkish */
export const turkish: LanguageLexicon = {
  code: 'tr',
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
