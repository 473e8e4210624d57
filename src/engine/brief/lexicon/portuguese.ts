import type { LanguageLexicon } from './language-lexicon';

/** portuguese */
export const portuguese: LanguageLexicon = {
  code: 'pt',
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
