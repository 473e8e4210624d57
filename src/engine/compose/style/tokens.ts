import type { ColourPair } from '../../plan/site-plan';

/** Colour tokens of a made site, in the order in which its stylesheet lists them. */
export const colourTokens = [
  'bg',
  'surface',
  'ink',
  'soft',
  'line',
  'brand',
  'on-brand',
  'accent',
  'on-accent',
  'accent-text',
  'header-bg',
  'header-ink',
  'footer-bg',
  'footer-ink',
  'hero-bg',
  'hero-ink',
  'button',
  'on-button',
  'card',
  'card-ink',
] as const;
export type ColourToken = (typeof colourTokens)[number];

/** Tokens that are not colours, in order; values are CSS. */
export const shapeTokens = [
  'display',
  'text',
  'heading-weight',
  'text-scale',
  'step-0',
  'step-1',
  'step-2',
  'step-3',
  'gap',
  'room',
  'radius',
  'radius-card',
  'border',
  'shadow',
] as const;
export type ShapeToken = (typeof shapeTokens)[number];

/** All tokens of one site. */
export type Tokens = {
  readonly scheme: 'light' | 'dark' | 'light dark';
  readonly colours: Readonly<Record<ColourToken, ColourPair>>;
  readonly shapes: Readonly<Record<ShapeToken, string>>;
};

/** The `Tokens` block of a stylesheet: one `:root` rule, every colour for both schemes. */
export function writeTokens(tokens: Tokens): string {
  const lines = [
    `color-scheme: ${tokens.scheme};`,
    ...colourTokens.map((name) => {
      const { light, dark } = tokens.colours[name];
      return `--${name}: light-dark(${light}, ${dark});`;
    }),
    ...shapeTokens.map((name) => `--${name}: ${tokens.shapes[name]};`),
  ];
  return `/* Tokens */\n:root {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}
