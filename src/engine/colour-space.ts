import {
  modeHsl,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode as registerSpace,
} from 'culori/fn';

// culori by the spaces that CSS colours come in: the whole of it registers thirty more.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeXyz50, modeXyz65, modeLab, modeLch, modeOklab, modeOklch])
  registerSpace(mode);

export { clampChroma, colorsNamed, converter, formatHex, parse, wcagContrast } from 'culori/fn';
export type { Oklch } from 'culori/fn';
