import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { chooseLook } from './choose-look';
import { findTheme } from '../../compose/themes/find-theme';
import { findKind } from '../kinds/find-kind';
import { loadAllCopy } from '../load-copy';

await loadAllCopy();

const stylesOf = (prompt: string): Set<string> => {
  const brief = readBrief(prompt);
  const kind = findKind(brief.kind.value);
  return new Set(Array.from({ length: 40 }, (_, seed) => chooseLook(brief, kind, seed * 7919).style));
};

describe('chooseLook', () => {
  it('puts a programmer’s CV in a terminal, and nobody else’s', () => {
    expect(stylesOf('CV of Jonas Weber, backend developer in Munich')).toContain('terminal');
    expect(stylesOf('resume of a nurse, Hannah Cole, 12 years')).not.toContain('terminal');
    expect(stylesOf('resume of a nurse, Hannah Cole, 12 years').size).toBeGreaterThan(1);
  });

  it('takes another look at every turn until all that fit have been shown', () => {
    const brief = readBrief('Solicitors Hargreave & Pell in Norwich: family law, wills, conveyancing');
    const kind = findKind('law');
    const shown = [0, 1, 2, 3].map((turn) => chooseLook(brief, kind, 77, turn).style);
    expect(new Set(shown).size).toBe(4);
    expect(chooseLook(brief, kind, 77, kind.styles.length).style).toBe(shown[0]);
  });

  it('goes on round the wheel of colours from turn to turn, whatever the look', () => {
    const brief = readBrief('Website for Harcourt Penrose, solicitors in Bristol for family law');
    const kind = findKind('law');
    const apart = Array.from({ length: 30 }, (_, seed) => {
      const [one = 0, other = 0] = [1, 2].map((turn) => {
        const { style, palette } = chooseLook(brief, kind, seed, turn);
        return findTheme(style).palettes[palette]?.brand[2] ?? 0;
      });
      const angle = Math.abs(one - other) % 360;
      return Math.min(angle, 360 - angle) > 30;
    });
    expect(apart.filter(Boolean).length).toBeGreaterThan(22);
  });

  it('takes another palette and other letters at every turn where the look was asked for', () => {
    const brief = readBrief('A minimalist site for the dentist Bright Street in Leeds');
    const looks = [0, 1, 2].map((turn) => chooseLook(brief, findKind('dentist'), 5, turn));
    expect(new Set(looks.map(({ style }) => style))).toEqual(new Set(['minimal']));
    expect(new Set(looks.map(({ palette }) => palette)).size).toBe(3);
  });
});

it('paints water blue and gardens green where no colour is asked for, at every turn that can', () => {
  const huesOf = (prompt: string) => {
    const brief = readBrief(prompt);
    return [0, 1, 2, 3].map((turn) => {
      const { style, palette } = chooseLook(brief, findKind(brief.kind.value), 11, turn);
      return { style, hue: findTheme(style).palettes[palette]?.brand[2] ?? 0 };
    });
  };
  const has = (style: Parameters<typeof findTheme>[0], from: number, to: number) =>
    findTheme(style).palettes.some(({ brand: [, chroma, hue] }) => chroma > 0.03 && hue > from && hue < to);
  for (const { style, hue } of huesOf('Sailing lessons in Kiel'))
    if (has(style, 190, 280)) expect(hue > 180 && hue < 290).toBe(true);
  const asked = readBrief('Sailing lessons in Kiel, red and white');
  expect(asked.colours.length).toBeGreaterThan(0);
});

it('takes romance for letters with a hand behind them, and for no sweets', () => {
  for (const prompt of ['Romantic inn for two in Giethoorn', 'Romantische Bootsfahrten in Lübbenau']) {
    expect(stylesOf(prompt)).not.toContain('pastel');
    expect(stylesOf(prompt)).not.toContain('playful');
  }
});

it('sets no wedding in letters of a fairground', () => {
  const styles = stylesOf(
    'Wedding invitation for Amara & Theo, 14 June 2027, Lake Como, blush and sage, RSVP',
  );
  expect(styles).not.toContain('playful');
  expect(styles.size).toBeGreaterThan(1);
});

it.each([
  'Modern website for the vet Marsh Lane in Derby',
  'a modern tea room in Ludlow',
  'Moderne Website für die Zahnarztpraxis Weidner in Jena',
  'Strona kancelarii prawnej Wolski w Łodzi, nowoczesna',
])('takes modern for clean, and not for the window of a programmer: %s', (prompt) => {
  for (const style of stylesOf(prompt)) expect(['minimal', 'swiss', 'bento']).toContain(style);
});

it('meets friendly accountants in warm paper, and no fairground', () => {
  expect(stylesOf('friendly accountants in Poole, Marsh & Daughter')).not.toContain('playful');
});

it.each([
  'Nail studio in Hove, black and white',
  'Florist Onyx in Rome, black and crimson',
  'dark site for a day spa',
])('keeps sweet papers from a page that is to be black: %s', (prompt) => {
  for (const style of stylesOf(prompt))
    expect(['pastel', 'cream', 'playful', 'botanical']).not.toContain(style);
});

it('dresses a trade within a kind of many trades as it is usually seen', () => {
  expect(stylesOf('Voltage Esports, a gaming team: roster, matches, merch')).not.toContain('craft');
  for (const style of stylesOf('Casa Barro, a pottery studio in Oaxaca. Classes, kiln hire, gallery'))
    expect(['craft', 'organic', 'cream', 'editorial']).toContain(style);
});
