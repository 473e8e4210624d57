import { describe, expect, it } from 'vitest';
import { drawFavicon } from './favicon';
import { iconWords } from './icon-words';
import { drawIcon, findIcon, iconNames } from './icons';

describe('icons', () => {
  it('are small drawings in the colour of the text', () => {
    expect(iconNames.length).toBeGreaterThanOrEqual(60);
    for (const name of iconNames) {
      const icon = drawIcon(name);
      expect(icon, name).not.toMatch(/undefined|NaN/);
      expect(icon.length, name).toBeLessThan(600);
      expect(icon).toContain('currentColor');
    }
  });

  it('are found by the words of a feature', () => {
    expect(findIcon('Free delivery')).toBe('truck');
    expect(findIcon('Emergency plumbing')).toBe('bolt');
    expect(findIcon('Teeth whitening')).toBe('tooth');
    expect(findIcon('qqq')).toBeNull();
    for (const [name] of iconWords) expect(iconNames).toContain(name);
  });
});

describe('the favicon', () => {
  it('holds the initial, escaped', () => {
    const icon = drawFavicon({ initial: '<', colours: { ground: '#123456', ink: '#ffffff' }, shape: 'leaf' });
    expect(icon).toContain('>&lt;</text>');
    expect(icon).toContain('#123456');
  });
});
