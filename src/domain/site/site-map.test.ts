import { describe, expect, it } from 'vitest';
import { describeSite } from './site-map';

describe('describeSite', () => {
  it('names pages with their sections, the front page first', () => {
    const site = describeSite([
      { path: 'about.html', content: '<title>About</title><section class="x" id="story"></section>' },
      {
        path: 'index.html',
        content: '<html lang="ar" dir="rtl"><title>Home</title><section id="hero"><section id="menu">',
      },
      { path: 'assets/a.png', content: new Uint8Array([1]) },
      { path: 'style.css', content: ':root { --accent: #0a5; }\nbody { margin: 0; }' },
    ]);
    expect(site.map).toBe('index.html (Home)\n  #hero\n  #menu\nabout.html (About)\n  #story');
    expect(site).toMatchObject({ tokens: ':root { --accent: #0a5; }', language: 'ar', direction: 'rtl' });
    expect(site.texts).toContain('--- style.css ---\n:root');
    expect(site.texts).not.toContain('a.png');
  });

  it('has no words for a site without files', () => {
    expect(describeSite([])).toMatchObject({ map: '', texts: '', tokens: '', direction: 'ltr' });
  });
});
