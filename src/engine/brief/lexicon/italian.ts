import type { LanguageLexicon } from './language-lexicon';

/** italian */
export const italian: LanguageLexicon = {
  code: 'it',
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
