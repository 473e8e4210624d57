import type { LanguageLexicon } from './language-lexicon';

/** french */
export const french: LanguageLexicon = {
  code: 'fr',
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
