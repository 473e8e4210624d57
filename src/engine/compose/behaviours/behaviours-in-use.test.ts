// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BehaviourType } from '@/domain/site/vocabulary';
import { behaviourTypes, collectBehaviours, loadAllBehaviours } from './find-behaviour';
import { runScript } from '../../../../tests/support/made-apps/run-script';

await loadAllBehaviours();

function open(markup: string, ...types: BehaviourType[]): void {
  document.documentElement.lang = 'en';
  document.body.innerHTML = markup;
  const script = collectBehaviours(types)
    .map((behaviour) => behaviour.script)
    .join('\n');
  runScript(script);
}
const find = <T extends Element = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = vi.fn().mockReturnValue({ matches: true, addEventListener: vi.fn() });
});
afterEach(() => vi.useRealTimers());

describe('a page without hooks', () => {
  it('is left alone by every script', () => {
    for (const type of behaviourTypes)
      expect(() => open('<main><p>Text</p></main>', type), type).not.toThrow();
  });
});

describe('filter', () => {
  const list = `<section><form data-filter="list"><button type="button" data-filter-value="" aria-pressed="true">All</button>
    <button type="button" data-filter-value="bowls" aria-pressed="false">Bowls</button>
    <input type="search" data-filter-search><input type="number" data-filter-max="price"></form>
    <p data-filter-count="{n} results" data-one="1 result"></p><ul id="list"><li data-group="bowls" data-price="40">Moon bowl</li>
    <li data-group="bowls" data-price="90">Río bowl</li><li data-group="mugs" data-price="20">Mug</li></ul><p data-filter-empty hidden>None</p></section>`;
  const shown = () =>
    [...document.querySelectorAll('#list li:not([hidden])')].map((item) => item.textContent);

  it('narrows by group, words and number together, and says how many are left', () => {
    open(list, 'filter');
    expect(find('[data-filter-count]').textContent).toBe('3 results');
    find('[data-filter-value="bowls"]').click();
    expect(shown()).toEqual(['Moon bowl', 'Río bowl']);
    find<HTMLInputElement>('[data-filter-search]').value = 'rio';
    find('[data-filter]').dispatchEvent(new Event('input'));
    expect(shown()).toEqual(['Río bowl']);
    expect(find('[data-filter-count]').textContent).toBe('1 result');
    find<HTMLInputElement>('[data-filter-max]').value = '50';
    find('[data-filter]').dispatchEvent(new Event('input'));
    expect(shown()).toEqual([]);
    expect(find('[data-filter-empty]').hidden).toBe(false);
  });
});

describe('cart', () => {
  const page = `<div data-shop="clay" data-currency="EUR" data-shipping="6" data-free-from="100">
    <ul><li data-product="bowl" data-name="Bowl &amp; lid" data-price="38"><button type="button" data-add>Add</button></li></ul>
    <span data-cart-count></span><div data-cart><p data-cart-empty>Empty</p><ul data-cart-lines></ul>
    <dl data-cart-full hidden><dd data-cart-subtotal></dd><dd data-cart-shipping></dd><dd data-cart-total></dd></dl></div></div>`;

  it('adds up lines, shipping and the total, and keeps them', () => {
    open(page, 'cart');
    expect(find('[data-cart-empty]').hidden).toBe(false);
    find('[data-add]').click();
    find('[data-add]').click();
    expect(find('[data-cart-count]').textContent).toBe('2');
    expect(find('[data-cart-subtotal]').textContent).toBe('€76');
    expect(find('[data-cart-total]').textContent).toBe('€82');
    open(page, 'cart');
    expect(find('.cart-line b').textContent).toBe('Bowl & lid');
    const amount = find<HTMLInputElement>('.cart-line input');
    amount.value = '3';
    amount.dispatchEvent(new Event('change'));
    expect(find('[data-cart-shipping]').textContent).toBe('Free');
    expect(find('[data-cart-total]').textContent).toBe('€114');
    find('.cart-remove').click();
    expect(find('[data-cart-empty]').hidden).toBe(false);
  });

  it('writes every sum with cents where one of them has some', () => {
    open(page.replace('data-price="38"', 'data-price="38.5"'), 'cart');
    find('[data-add]').click();
    expect(find('[data-cart-subtotal]').textContent).toBe('€38.50');
    expect(find('[data-cart-shipping]').textContent).toBe('€6.00');
  });

  it('becomes an order that is kept here, and takes no payment', () => {
    const form = `<form data-form data-checkout data-done="Order {number} kept"><input name="name" id="n" required><button>Order</button><p role="status"></p></form>`;
    open(page + form, 'checkout');
    find('[data-add]').click();
    find('form').dispatchEvent(new Event('submit', { cancelable: true }));
    expect(find('#n-problem').textContent).not.toBe('');
    find<HTMLInputElement>('#n').value = 'Ana';
    find('form').dispatchEvent(new Event('submit', { cancelable: true }));
    expect(find('[role="status"]').textContent).toMatch(/^Order \d{6} kept$/);
    expect(JSON.parse(localStorage.getItem('clay-cart-orders') ?? '[]')[0].total).toBe(44);
    expect(find('[data-cart-count]').textContent).toBe('');
  });
});

describe('mobile menu', () => {
  it('opens, closes with Escape and gives the focus back', () => {
    open(
      '<button class="menu-button" aria-expanded="false" aria-controls="menu">Menu</button><nav id="menu"><a href="#a">A</a></nav>',
      'mobile-menu',
    );
    find('.menu-button').click();
    expect(find('nav').hasAttribute('data-open')).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(find('.menu-button').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(find('.menu-button'));
  });
});

describe('tabs', () => {
  it('show one panel and move with the arrow keys', () => {
    open(
      '<div data-tabs><section id="one"><h3>Day 1</h3></section><section id="two"><h3>Day 2</h3></section></div>',
      'tabs',
    );
    expect(find('#two').hidden).toBe(true);
    find('[role="tab"]').focus();
    find('[role="tablist"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
    );
    expect(find('#two').hidden).toBe(false);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });
});

describe('open now', () => {
  it.each([
    ['2027-03-02T10:00:00Z', 'Open now'],
    ['2027-03-02T19:30:00Z', 'Closed now'],
    ['2027-03-01T10:00:00Z', 'Closed now'],
  ])('at %s says %s', (now, text) => {
    vi.useFakeTimers({ now: new Date(now) });
    open(
      `<span data-open-now='[{"days":[2,3,4,5,6,7],"opens":450,"closes":1140}]' data-time-zone="Europe/Lisbon"></span>`,
      'open-now',
    );
    expect(find('[data-open-now]').textContent).toBe(text);
  });
});

describe('countdown', () => {
  it('fills its units and ends', () => {
    vi.useFakeTimers({ now: new Date('2027-06-10T12:00:00') });
    open(
      '<div data-countdown="2027-06-12T13:00" data-over="Today"><b data-unit="days"></b><b data-unit="hours"></b></div>',
      'countdown',
    );
    expect(find('[data-unit="days"]').textContent).toBe('2');
    expect(find('[data-unit="hours"]').textContent).toBe('01');
    vi.setSystemTime(new Date('2027-06-12T13:00:01'));
    vi.advanceTimersByTime(1000);
    expect(find('[data-countdown]').textContent).toBe('Today');
  });

  it.each([
    ['2027-06-10T12:00:00', '2'],
    ['2027-12-31T12:00:00', '164'],
  ])('counts on %s to the next such day where no year is told', (now, days) => {
    vi.useFakeTimers({ now: new Date(now) });
    open('<div data-countdown="--06-12T13:00"><b data-unit="days"></b></div>', 'countdown');
    expect(find('[data-unit="days"]').textContent).toBe(days);
  });
});

describe('booking', () => {
  it('offers the times of the day and not one that was booked here', () => {
    vi.useFakeTimers({ now: new Date('2027-03-01T08:00:00') });
    const form = `<form data-form data-booking='[{"days":[1,2,3,4,5],"opens":540,"closes":660}]' data-step="60" data-store="b">
      <input id="d" name="date" type="date" required data-future><fieldset><div data-slots><input name="time" type="time"></div></fieldset><p role="status"></p></form>`;
    open(form, 'booking');
    const times = () =>
      [...document.querySelectorAll<HTMLInputElement>('[data-slots] input')].map(({ value }) => value);
    expect(find<HTMLInputElement>('#d').value).toBe('2027-03-02');
    expect(times()).toEqual(['09:00', '10:00']);
    find<HTMLInputElement>('[data-slots] input').checked = true;
    find('form').dispatchEvent(new Event('submit', { cancelable: true }));
    vi.advanceTimersByTime(10);
    open(form, 'booking');
    expect(times()).toEqual(['10:00']);
  });
});
