/** Stacks of faces that systems carry, the characterful first; the last names hold the measure everywhere else. */
export const faces = {
  oldStyle:
    '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Book Antiqua", "Times New Roman", serif',
  garamond: 'Garamond, "EB Garamond", "Hoefler Text", Baskerville, "Times New Roman", serif',
  didone: 'Didot, "Bodoni 72", "Bodoni MT", "Playfair Display", "Times New Roman", serif',
  transitional: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, "DejaVu Serif", serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "Sitka Small", "DejaVu Serif", serif',
  grotesque: '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif',
  geometric: '"Avenir Next", Avenir, Futura, "Century Gothic", "URW Gothic", "DejaVu Sans", sans-serif',
  humanist:
    'Seravek, "Gill Sans Nova", "Gill Sans", Optima, Candara, Calibri, "Noto Sans", Arial, sans-serif',
  rounded:
    'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Arial Rounded MT Bold", Quicksand, Nunito, Verdana, "DejaVu Sans", sans-serif',
  condensed:
    'Impact, Haettenschweiler, "Avenir Next Condensed", "Arial Narrow", "Liberation Sans Narrow", "Roboto Condensed", sans-serif',
  mono: 'ui-monospace, "Cascadia Code", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  plain: '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
} as const;
export type FaceName = keyof typeof faces;
