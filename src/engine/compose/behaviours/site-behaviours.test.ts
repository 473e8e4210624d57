// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, pressKey, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { openBehaviours as open } from '../../../../tests/support/made-apps/open-behaviours';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.style.colorScheme = '';
  window.matchMedia = vi.fn().mockReturnValue({ matches: false, addEventListener: vi.fn() });
});

describe('dark mode', () => {
  it('is a pressed button that is remembered', () => {
    const markup = '<button type="button" data-theme-toggle aria-pressed="false" hidden>Dark</button>';
    open(markup, 'theme-toggle');
    expect(seek('button').hidden).toBe(false);
    seek('button').click();
    open(markup, 'theme-toggle');
    expect(seek('button').getAttribute('aria-pressed')).toBe('true');
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });
});

describe('language switch', () => {
  const markup = `<div data-language-switch role="group" aria-label="Language" hidden>
    <button type="button" data-language="en" aria-pressed="true">English</button>
    <button type="button" data-language="ar" data-direction="rtl" aria-pressed="false">العربية</button></div>
    <p lang="en" data-in="en">Hello</p><p lang="ar" data-in="ar">أهلًا</p>`;

  it('shows one language, turns the page and remembers the choice', () => {
    open(markup, 'language-switch');
    expect(textsOf('p:not([hidden])')).toEqual(['Hello']);
    seek('[data-language="ar"]').click();
    open(markup, 'language-switch');
    expect(textsOf('p:not([hidden])')).toEqual(['أهلًا']);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(seek('[data-language="ar"]').getAttribute('aria-pressed')).toBe('true');
    seek('[data-language="en"]').click();
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('marks the link of the language that the page is in', () => {
    open('<nav data-language-switch hidden><a hreflang="en" href="#">English</a><a hreflang="es" href="es/">Español</a></nav>', 'language-switch'); // prettier-ignore
    expect(textsOf('[aria-current]')).toEqual(['English']);
  });
});

describe('site search', () => {
  const index = [
    {
      title: 'Rooms',
      page: 'Stay',
      url: 'stay.html#rooms',
      text: 'Six rooms with a view of the café garden',
    },
    { title: 'Garden', page: 'Home', url: 'index.html#garden', text: 'Old apple trees' },
  ];
  const markup = `<script type="application/json" data-search-index>${JSON.stringify(index)}</script>
    <button type="button" data-site-search-open hidden>Search</button><dialog data-site-search><form role="search">
    <input type="search"></form><p role="status"></p><ol data-results></ol><button type="button" data-close>Close</button></dialog>`;

  it('opens by button or slash and finds words of all pages, headings first', () => {
    open(markup, 'site-search');
    pressKey(document.body, '/');
    expect(seek<HTMLDialogElement>('dialog').open).toBe(true);
    expect(document.activeElement).toBe(seek('input'));
    fill({ input: 'garden' });
    expect(textsOf('[data-results] a')).toEqual(['Garden', 'Rooms']);
    fill({ input: 'CAFE garden' });
    expect(seek<HTMLAnchorElement>('[data-results] a').getAttribute('href')).toBe('stay.html#rooms');
    pressKey(seek('input'), 'ArrowDown');
    expect(document.activeElement?.textContent).toBe('Rooms');
  });

  it('says when nothing is found, and is no trouble without an index', () => {
    open(markup, 'site-search');
    fill({ input: 'zebra' });
    expect(seek('[role="status"]').textContent).toBe('Nothing found.');
    open(markup.replace(/<script.*?<\/script>/, ''), 'site-search');
    fill({ input: 'garden' });
    expect(seek('[role="status"]').textContent).toBe('Nothing found.');
  });
});

describe('sign-in', () => {
  const markup = `<button type="button" data-sign-open hidden>Sign in</button><dialog data-sign-in><h2>Sign in</h2>
    <div><button type="button" data-mode="in" aria-pressed="true">Sign in</button><button type="button" data-mode="up" aria-pressed="false">Create account</button></div>
    <form novalidate><div data-new><input name="name" required></div><input name="email" type="email" required><input name="password" type="password" required>
    <button data-send>Sign in</button><p role="status"></p></form>
    <div data-inside hidden><button type="button" data-out>Sign out</button><button type="button" data-delete>Delete</button></div><button type="button" data-close>Close</button></dialog>`;
  const enter = (email: string) => {
    fill({ '[name="name"]': 'Ada', '[name="email"]': email, '[name="password"]': 'correct horse' });
    send('form');
  };

  it('knows only accounts made in this browser and keeps no password', () => {
    open(markup, 'sign-in');
    enter('ada@example.com');
    expect(seek('[role="status"]').textContent).toBe('There is no such account.');
    seek('[data-mode="up"]').click();
    enter('ada@example.com');
    expect(textsOf('[data-sign-open]')).toEqual(['Ada']);
    expect(localStorage.getItem('demo-accounts')).not.toContain('correct');
    open(markup, 'sign-in');
    expect(textsOf('[data-sign-open]')).toEqual(['Ada']);
    seek('[data-out]').click();
    enter('ADA@example.com');
    expect(seek('h2').textContent).toBe('Signed in as Ada.');
    seek('[data-delete]').click();
    expect(JSON.parse(localStorage.getItem('demo-accounts') ?? '')).toEqual({ accounts: [], current: null });
  });

  it('marks what is wrong', () => {
    open(markup, 'sign-in');
    fill({ '[name="email"]': 'ada@', '[name="password"]': 'short' });
    send('form');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
    expect(document.activeElement).toBe(seek('[name="email"]'));
  });
});

describe('small helpers', () => {
  it('keep a rating, count a vote and show a message', () => {
    const stars = '<fieldset data-rating="soup"><label><input type="radio" name="stars" value="1"></label><label><input type="radio" name="stars" value="2"></label><p role="status"></p></fieldset>'; // prettier-ignore
    open(stars, 'rating');
    const second = seek<HTMLInputElement>('[value="2"]');
    second.checked = true;
    second.dispatchEvent(new Event('change', { bubbles: true }));
    open(stars, 'rating');
    expect(seek('[role="status"]').textContent).toBe('Your rating: 2 of 5');
    open('<form data-poll="x"><label><input type="radio" name="choice" value="A" checked> A</label><p role="status"></p></form>', 'poll'); // prettier-ignore
    send('form');
    expect(seek('progress').getAttribute('aria-label')).toBe('A');
    open('<main></main>', 'toast');
    document.dispatchEvent(new CustomEvent('toast', { detail: 'Saved' }));
    expect(seek('.toasts[role="status"]').textContent).toBe('Saved');
  });

  it('draw a chart from a table, which stays', () => {
    for (const kind of ['line', 'bar', 'donut']) {
      open(`<figure data-chart="${kind}"><table><tbody><tr><th>Jan</th><td>5</td></tr><tr><th>Feb</th><td>7</td></tr></tbody></table></figure>`, 'chart'); // prettier-ignore
      expect(seek<SVGElement>('svg.chart').getAttribute('aria-hidden'), kind).toBe('true');
      expect(seek('table').hidden, kind).toBe(false);
    }
  });

  it('switch prices, name the gift and ask guests only of those who come', () => {
    open('<section><fieldset data-price-toggle hidden><input type="radio" name="t" value="monthly"><input type="radio" name="t" value="yearly" checked></fieldset><b data-price-monthly="€9" data-price-yearly="€90">€9</b></section>', 'price-toggle'); // prettier-ignore
    expect(textsOf('b')).toEqual(['€90']);
    open('<form data-form data-donation><input type="radio" name="amount" value="25" checked><input name="other" type="number"><button>Give</button></form>', 'donation'); // prettier-ignore
    fill({ '[name="other"]': '40' });
    expect(textsOf('button')).toEqual(['Give €40']);
    open('<form data-form data-rsvp><input type="radio" name="answer" value="no" checked><p data-if-yes><input name="guests"></p></form>', 'rsvp'); // prettier-ignore
    expect(seek<HTMLInputElement>('[name="guests"]').disabled).toBe(true);
  });
});
