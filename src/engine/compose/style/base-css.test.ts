import { describe, expect, it } from 'vitest';
import { themes } from '../themes/find-theme';
import { writeBase } from './base-css';

const trackingOf = (css: string, selector: RegExp): number =>
  Number.parseFloat(selector.exec(css)?.[0].match(/letter-spacing: (-?[\d.]+)em/)?.[1] ?? '');

describe('writeBase', () => {
  it.each(themes.map((theme) => [theme.style, theme] as const))(
    '%s: small headings are never tighter than large ones, capitals never drawn in',
    (_, theme) => {
      const css = writeBase(theme, null);
      const large = trackingOf(css, /^h1, h2, h3, h4 .*$/m);
      const small = trackingOf(css, /^h3, h4 .*$/m);
      expect(small).toBeGreaterThanOrEqual(large);
      expect(small).toBeGreaterThan(-0.025);
      if (theme.headings.isUpper) expect(large).toBeGreaterThanOrEqual(0);
    },
  );
});
