import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme, toggleTheme } from './theme';

describe('flipping the theme', () => {
  const root = { dataset: {} as Record<string, string>, classList: { toggle: vi.fn() } };
  const texts = new Map<string, string>();
  let wantsStill = false;
  beforeEach(() => {
    vi.useFakeTimers();
    texts.clear();
    root.dataset = {};
    wantsStill = false;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
    });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('motion') && wantsStill }));
    vi.stubGlobal('document', { documentElement: root });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('keeps the choice and shows it', () => {
    toggleTheme();
    expect([texts.get('theme'), root.dataset['theme'], theme.read()]).toEqual(['dark', 'dark', 'dark']);
    toggleTheme();
    expect(theme.read()).toBe('light');
  });

  it('is one view transition where the browser has them', () => {
    const start = vi.fn((change: () => void) => change());
    vi.stubGlobal('document', { documentElement: root, startViewTransition: start });
    toggleTheme();
    expect(start).toHaveBeenCalledTimes(1);
    expect(root.dataset).toEqual({ theme: 'dark' });
  });

  it('fades for 280 milliseconds where it has none', () => {
    toggleTheme();
    vi.advanceTimersByTime(279);
    expect(root.dataset).toHaveProperty('fades');
    vi.advanceTimersByTime(1);
    expect(root.dataset).toEqual({ theme: 'dark' });
  });

  it('moves nothing for who wants no motion', () => {
    wantsStill = true;
    toggleTheme();
    expect(root.dataset).toEqual({ theme: 'dark' });
  });
});
