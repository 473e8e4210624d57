import { englishBehaviours } from './en/behaviours';
import { englishCues } from './en/cues';
import { englishKinds } from './en/kinds';
import { englishRoles, englishShades, englishStyles, englishTones } from './en/looks';
import { englishSections } from './en/sections';
import type { LanguageLexicon } from './language-lexicon';

/** English, the fullest lexicon: every other language is read together with it. */
export const english: LanguageLexicon = {
  code: 'en',
  kinds: englishKinds,
  sections: englishSections,
  behaviours: englishBehaviours,
  styles: englishStyles,
  tones: englishTones,
  colours: {},
  shades: englishShades,
  roles: englishRoles,
  fonts: {
    serif:
      'serif, serif type, serif font, serif fonts, serif headings, serif typography, serif headlines, old-style type, bookish type, antiqua, didone, elegant serif, slab serif',
    sans: 'sans-serif, sans serif, sans, grotesk, grotesque, geometric sans, clean sans, geometric font, sans-serif fonts',
    mono: 'monospace, monospaced, mono font, monospace font, typewriter font, typewriter, code font, mono type, monospaced type',
    rounded:
      'rounded font, rounded type, rounded fonts, rounded letters, round type, rounded typeface, bubbly font, soft rounded type, rounded typography',
    handwritten:
      'handwritten, handwriting, script headings, script type, script lettering, script typeface, script letters, script font, cursive, calligraphy, calligraphic, hand-lettered, brush font, hand lettering, hand-written, handwritten font, brush lettering',
  },
  schemes: {
    light:
      'light mode, light theme, light scheme, light design, light background, bright theme, light and airy, light colours, light colors, light mode only, light look, bright and airy, light page',
    dark: 'dark mode, dark theme, dark scheme, dark design, dark background, dark, dark-mode, darkmode, night mode, night look, night theme, black background, dark look, dark ui, dark interface, dark site, dark colours, dark colors, dark style, dark palette',
  },
  cues: englishCues,
  languages: {
    en: 'english',
    es: 'spanish',
    fr: 'french',
    de: 'german',
    pt: 'portuguese',
    it: 'italian',
    nl: 'dutch',
    pl: 'polish',
    tr: 'turkish',
    ar: 'arabic',
    he: 'hebrew',
    sv: 'swedish',
    da: 'danish',
    no: 'norwegian',
    fi: 'finnish',
    cs: 'czech',
    ru: 'russian',
    uk: 'ukrainian',
    el: 'greek',
    ja: 'japanese',
    zh: 'chinese, mandarin',
    ko: 'korean',
    hi: 'hindi',
    ro: 'romanian',
    hu: 'hungarian',
    ca: 'catalan',
    cy: 'welsh',
    ga: 'irish',
    eu: 'basque',
  },
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  days: [
    'monday/mon/mo',
    'tuesday/tue/tues/tu',
    'wednesday/wed/weds/we',
    'thursday/thu/thur/thurs/th',
    'friday/fri/fr',
    'saturday/sat/sa',
    'sunday/sun/su',
  ],
  months: [
    'january/jan',
    'february/feb',
    'march/mar',
    'april/apr',
    'may',
    'june/jun',
    'july/jul',
    'august/aug',
    'september/sept/sep',
    'october/oct',
    'november/nov',
    'december/dec',
  ],
};
