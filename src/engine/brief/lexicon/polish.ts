import type { LanguageLexicon } from './language-lexicon';

/** polish */
export const polish: LanguageLexicon = {
  code: 'pl',
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
