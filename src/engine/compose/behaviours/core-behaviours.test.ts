// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, pressKey, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { openBehaviours as open } from '../../../../tests/support/made-apps/open-behaviours';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  window.matchMedia = vi.fn().mockReturnValue({ matches: false, addEventListener: vi.fn() });
});

describe('mobile menu', () => {
  it('closes when somebody looks elsewhere', () => {
    open('<button class="menu-button" aria-expanded="false" aria-controls="m">Menu</button><nav id="m"></nav><input>', 'mobile-menu'); // prettier-ignore
    seek('.menu-button').click();
    seek('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(seek('.menu-button').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('tabs', () => {
  const days =
    '<div data-tabs><section id="one"><h3>Friday</h3></section><section id="two"><h3>Saturday</h3></section></div>';

  it('follow the pattern: one tab stop, a panel named by its tab, Home and End', () => {
    open(days, 'tabs');
    expect(textsOf('[role="tab"][tabindex="0"]')).toEqual(['Friday']);
    expect(seek('#two').getAttribute('aria-labelledby')).toBe(seek('[role="tab"]:last-child').id);
    seek('[role="tab"]').focus();
    pressKey(seek('[role="tab"]'), 'End');
    expect(seek('[aria-selected="true"]').textContent).toBe('Saturday');
    pressKey(seek('[aria-selected="true"]'), 'Home');
    expect(seek('#two').hidden).toBe(true);
  });

  it('open again where they were after a reload, and from a link', () => {
    open(days, 'tabs');
    seek('[role="tab"]:last-child').click();
    expect(location.hash).toBe('#two');
    open(days, 'tabs');
    expect(seek('#two').hidden).toBe(false);
    history.replaceState(null, '', '#one');
    window.dispatchEvent(new Event('hashchange'));
    expect(seek('#one').hidden).toBe(false);
  });
});

describe('accordion', () => {
  it('has one answer open at a time and opens the one in the address', () => {
    history.replaceState(null, '', '#q2');
    open('<div data-accordion><details id="q1"><summary>A</summary></details><details id="q2"><summary>B</summary></details></div>', 'accordion'); // prettier-ignore
    const [first, second] = [...document.querySelectorAll('details')];
    expect(second?.open).toBe(true);
    expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'));
  });
});

describe('lightbox', () => {
  const picture = (name: string) => `<li><figure><img src="${name}.jpg" alt="${name}"><figcaption>${name}</figcaption></figure></li>`; // prettier-ignore

  it('shows a picture large, goes on by arrows, closes and gives the focus back', () => {
    open(`<ul data-lightbox>${picture('Oak')}<li><figure>no picture</figure></li>${picture('Elm')}</ul>`, 'lightbox'); // prettier-ignore
    seek('.lightbox-open').click();
    const dialog = seek<HTMLDialogElement>('.lightbox');
    expect([dialog.open, dialog.getAttribute('aria-label')]).toEqual([true, 'Oak']);
    pressKey(dialog, 'ArrowRight');
    expect(dialog.querySelector('figcaption')?.textContent).toBe('Elm');
    seek('.lightbox-close').click();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open picture: Elm');
  });

  it('offers no way on from a single picture', () => {
    open(`<ul data-lightbox>${picture('Oak')}</ul>`, 'lightbox');
    expect(seek('.lightbox-next').hidden).toBe(true);
  });
});

describe('carousel', () => {
  const slides = '<div data-carousel AUTO><div class="carousel-track"><p>One</p><p>Two</p></div></div>';

  it('says what it is and names its slides', () => {
    open(slides.replace('AUTO', 'data-slide="{n} of {count}"'), 'carousel');
    expect(seek('[data-carousel]').getAttribute('aria-roledescription')).toBe('carousel');
    const names = [...document.querySelectorAll('[aria-roledescription="slide"]')].map((one) => one.getAttribute('aria-label')); // prettier-ignore
    expect(names).toEqual(['1 of 2', '2 of 2']);
  });

  it('moves by itself only where asked, and stops at a press', () => {
    vi.useFakeTimers();
    const move = vi.fn();
    const start = (auto: string) => {
      open(slides.replace('AUTO', auto), 'carousel');
      const track = seek('.carousel-track');
      Object.defineProperty(track, 'scrollWidth', { value: 900 });
      Object.assign(track, { scrollBy: move, scrollTo: move });
    };
    start('');
    vi.advanceTimersByTime(20_000);
    expect(move).not.toHaveBeenCalled();
    start('data-auto="5"');
    vi.advanceTimersByTime(5100);
    expect(move).toHaveBeenCalledTimes(1);
    seek('[aria-label="Pause"]').click();
    vi.advanceTimersByTime(20_000);
    expect(move).toHaveBeenCalledTimes(1);
    expect(seek('.carousel-button').getAttribute('aria-label')).toBe('Play');
    vi.useRealTimers();
  });
});

describe('filter and sort', () => {
  const list = `<section><form data-filter="list"><button type="button" data-filter-value="" aria-pressed="true">All</button>
    <button type="button" data-filter-value="mugs" aria-pressed="false">Mugs</button></form>
    <select data-sort="list"><option value="">–</option><option value="-price">Dear first</option></select>
    <ul id="list"><li data-group="bowls" data-price="40">Bowl</li><li data-group="mugs" data-price="9">Mug</li><li data-group="mugs" data-price="20">Cup</li></ul></section>`;

  it('have the choice again after a reload in the same tab', () => {
    open(list, 'filter');
    seek('[data-filter-value="mugs"]').click();
    open(list, 'filter');
    expect(textsOf('#list li:not([hidden])')).toEqual(['Mug', 'Cup']);
    expect(seek('[data-filter-value="mugs"]').getAttribute('aria-pressed')).toBe('true');
  });

  it('order a list by number, and a table by its headings', () => {
    open(list, 'sort');
    fill({ select: '-price' });
    expect(textsOf('#list li')).toEqual(['Bowl', 'Cup', 'Mug']);
    open('<table data-sort-table><thead><tr><th>Town</th></tr></thead><tbody><tr><td>Ulm</td></tr><tr><td>Bonn</td></tr></tbody></table>', 'sort'); // prettier-ignore
    seek('.sort-button').click();
    expect(textsOf('td')).toEqual(['Bonn', 'Ulm']);
    expect(seek('th').getAttribute('aria-sort')).toBe('ascending');
  });
});

describe('multi-step form', () => {
  const form = `<form data-form data-steps data-store="quote" data-missing="Please fill this in.">
    <fieldset data-step><legend>Home</legend><label>Rooms <input id="rooms" name="rooms" required></label></fieldset>
    <fieldset data-step><legend>You</legend><label>Name <input id="name" name="name" required></label></fieldset>
    <button>Send</button><p role="status"></p></form>`;
  const next = () => document.querySelectorAll<HTMLElement>('.step-button')[1]?.click();

  it('names what is wrong in the words of the page before it goes on', () => {
    open(form, 'multi-step');
    next();
    expect(seek('#rooms-problem').textContent).toBe('Please fill this in.');
    expect(document.activeElement).toBe(seek('#rooms'));
    fill({ '#rooms': '3' });
    next();
    expect(seek('.step-progress').textContent).toBe('Step 2 of 2');
  });

  it('sums up what was entered, and has it after a reload until it is sent', () => {
    open(form, 'multi-step');
    fill({ '#rooms': '3' });
    next();
    fill({ '#name': 'Ada' });
    expect(textsOf('[data-review] dd')).toEqual(['3', 'Ada']);
    open(form, 'multi-step');
    expect(seek('.step-progress').textContent).toBe('Step 2 of 2');
    expect(seek<HTMLInputElement>('#rooms').value).toBe('3');
    send('form');
    expect(JSON.parse(localStorage.getItem('quote') ?? '[]')[0]).toMatchObject({ rooms: '3', name: 'Ada' });
    expect(sessionStorage.getItem('quote-draft') ?? '').not.toContain('Ada');
  });
});
