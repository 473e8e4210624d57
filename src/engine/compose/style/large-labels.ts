import { contrastOf } from '../themes/colour';
import type { Tokens } from './tokens';

const labels =
  '.button, .app-button, .app-quiet[aria-pressed="true"], .slot, .amounts label, [data-price-toggle] label, .store a, .link-squares a, .ladder > li::before, .trail a::before';

/** Buttons whose white letters read as large and bold ones alone are set so: 14 pt bold is large by WCAG. */
export function writeLargeLabels({ colours }: Tokens): string {
  const isLarge = contrastOf(colours.button.light, colours['on-button'].light) < 4.5;
  return isLarge ? `${labels} { font-size: 1.1875rem; font-weight: 700; }` : '';
}
