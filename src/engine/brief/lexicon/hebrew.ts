import type { LanguageLexicon } from './language-lexicon';

/** hebrew */
export const hebrew: LanguageLexicon = {
  code: 'he',
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
