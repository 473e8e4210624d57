import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gripSidebar, readCookies, sidebar, sizeSidebar, toggleSidebar } from './sidebar';

describe('the cookies of the sidebar', () => {
  it.each([
    ['', { isOpen: true, percent: 20 }],
    ['sidebar_state=false', { isOpen: false, percent: 20 }],
    ['theme=dark; sidebar_state=true; sidebar_width=24.5', { isOpen: true, percent: 24.5 }],
    ['sidebar_width=95', { isOpen: true, percent: 30 }],
    ['sidebar_width=1', { isOpen: true, percent: 8 }],
    ['sidebar_width=wide; sidebar_state=', { isOpen: true, percent: 20 }],
  ])('of "%s"', (cookies, expected) => expect(readCookies(cookies)).toEqual(expected));
});

describe('the sidebar', () => {
  const jar = { cookies: [] as string[] };
  beforeEach(() => {
    jar.cookies = [];
    vi.stubGlobal('document', {
      get cookie() {
        return '';
      },
      set cookie(text: string) {
        jar.cookies.push(text);
      },
    });
    sizeSidebar(20);
    gripSidebar();
    jar.cookies = [];
  });

  it('folds below eight per cent and opens at the width from before it was dragged', () => {
    sizeSidebar(26);
    gripSidebar();
    sizeSidebar(14);
    sizeSidebar(7.9);
    expect(sidebar.read()).toEqual({ isOpen: false, percent: 26 });
    toggleSidebar();
    expect(sidebar.read()).toEqual({ isOpen: true, percent: 26 });
  });

  it('is never wider than thirty per cent', () => {
    sizeSidebar(55);
    expect(sidebar.read().percent).toBe(30);
  });

  it('keeps its state for seven days and its width for a year', () => {
    sizeSidebar(12);
    expect(jar.cookies).toEqual([
      'sidebar_state=true; path=/; max-age=604800; samesite=lax',
      'sidebar_width=12; path=/; max-age=31536000; samesite=lax',
    ]);
  });

  it('tells who listens', () => {
    const heard = vi.fn();
    const stop = sidebar.subscribe(heard);
    toggleSidebar();
    stop();
    toggleSidebar();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
