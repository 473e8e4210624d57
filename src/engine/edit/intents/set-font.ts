import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { writeRule } from '../style/write-rule';
import { setToken } from '../style/change-styles';

/** Font stacks that every device has, by the words people use. */
const stacks: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:mono|monospace|monospaced|typewriter|code)\b/,
    'monospace',
    'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  ],
  [
    /\b(?:hand ?written|script|cursive|handwriting)\b/,
    'handwritten',
    '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Comic Neue", cursive',
  ],
  [
    /\b(?:round|rounded|friendly|soft|bubbly)\b/,
    'rounded',
    'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Arial Rounded MT Bold", system-ui, sans-serif',
  ],
  [
    /\b(?:slab|slab serif)\b/,
    'slab serif',
    'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  ],
  [
    /\b(?:condensed|narrow)\b/,
    'condensed',
    '"Arial Narrow", "Roboto Condensed", "Avenir Next Condensed", Impact, sans-serif',
  ],
  [
    /\b(?:sans|sans-serif|sans serif|grotesk|grotesque|modern|clean|serifenlos(?:e)?|sem serifa|sin serifa|sans empattement)\b/,
    'sans serif',
    'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  ],
  [
    /\b(?:serif|classic|elegant|bookish|serife|serifa|serifen|empattement|traditional)\b/,
    'serif',
    '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
  ],
];

const families = [
  'Georgia',
  'Arial',
  'Verdana',
  'Helvetica',
  'Times New Roman',
  'Courier New',
  'Trebuchet MS',
  'Garamond',
  'Palatino',
  'Impact',
  'Tahoma',
  'Futura',
  'Didot',
  'Baskerville',
  'Comic Sans MS',
  'Inter',
  'Roboto',
  'Lato',
  'Poppins',
  'Montserrat',
  'Playfair Display',
  'Open Sans',
  'Merriweather',
  'Raleway',
  'Oswald',
  'Nunito',
  'Lora',
];

/** Sets the font of headings, text or both, from what devices have: no font is fetched from elsewhere. */
export const setFont: Intent = {
  name: 'set-font',
  attempt(step) {
    const { plain } = step.part;
    const known = families.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(step.part.source));
    const isFont =
      (known !== undefined && /^(?:use|make|change|set|put)\b/.test(plain) && !/"…"/.test(plain)) ||
      /\b(?:fonts?|typefaces?|typography|lettering|schriftart|serif|sans-serif|monospace)\b/.test(plain);
    if (!isFont || /\b(?:bigger|smaller|larger|size|color)\b/.test(plain)) return null;
    const family = known;
    const stack = stacks.find(([words]) => words.test(plain));
    if (!family && !stack)
      return refuse('ambiguous', 'Which kind of font should it be?', [
        'use a serif font for headings',
        'use a sans-serif font',
        'use a monospace font',
      ]);
    const generic =
      stack?.[2] ??
      (/Georgia|Times|Garamond|Palatino|Didot|Baskerville|Playfair|Merriweather|Lora/.test(family ?? '')
        ? 'Georgia, serif'
        : /Courier/.test(family ?? '')
          ? 'monospace'
          : 'system-ui, sans-serif');
    const value =
      family && generic.startsWith(family) ? generic : family ? `"${family}", ${generic}` : generic;
    const words = family ?? stack?.[1] ?? '';
    const isHeadings = /\b(?:headings?|titles?|headlines?|headers)\b/.test(plain);
    const isText = /\b(?:body|text|paragraphs?|copy)\b/.test(plain);
    const label = isHeadings ? 'Headings' : isText ? 'Text' : 'All text';
    const values: Record<string, string> = {};
    if (isHeadings || !isText) values['--display'] = value;
    if (isText || !isHeadings) values['--text'] = value;
    if (!setToken(step, values)) {
      writeRule(step.draft, {
        selector: isHeadings ? 'h1, h2, h3' : 'body',
        declarations: { 'font-family': value },
      });
    }
    const note = family ? ` Visitors who do not have ${family} see the nearest font of their device.` : '';
    return done(label, words, `${label} ${isHeadings ? 'are' : 'is'} set in ${words} now.${note}`);
  },
};
