import type { LanguageLexicon } from './language-lexicon';

/** arabic */
export const arabic: LanguageLexicon = {
  code: 'ar',
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
