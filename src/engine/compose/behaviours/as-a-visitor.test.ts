// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { openBehaviours as open } from '../../../../tests/support/made-apps/open-behaviours';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

const shop = `<section data-shop="clay" data-currency="EUR"><ul><li data-product="bowl" data-name="Bowl" data-price="40">
  <button type="button" data-add aria-label="Add to cart: Bowl">Add to cart</button></li></ul>
  <div data-cart><ul data-cart-lines></ul><b data-cart-total></b></div>
  <form data-form data-checkout><input name="name" required><button>Order</button><p role="status"></p></form></section>`;

it('calls an add button what it says, and reads out what was put in', () => {
  open(shop, 'checkout');
  seek('[data-add]').click();
  expect(seek('[data-add]').textContent).toBe('Added');
  expect(seek('[data-add]').getAttribute('aria-label')).toBe('Added: Bowl');
  expect(seek('.cart-news').textContent).toBe('Added: Bowl');
});

it('leaves the line that somebody changes where it is', () => {
  open(shop, 'checkout');
  seek('[data-add]').click();
  const amount = seek<HTMLInputElement>('.cart-line input');
  amount.focus();
  fill({ '.cart-line input': '3' });
  expect(document.activeElement).toBe(amount);
  expect(seek('[data-cart-total]').textContent).toBe('€120');
  fill({ '.cart-line input': '-5' });
  expect(amount.value).toBe('1');
});

it('fills a cart where storage is full, and takes no order that cannot be kept', () => {
  refuseStorage();
  open(shop, 'checkout');
  seek('[data-add]').click();
  fill({ '[name="name"]': 'Ada' });
  send('form');
  expect(seek('form [role="status"]').textContent).toMatch(/^Not saved/);
  expect(textsOf('.cart-line b')).toEqual(['Bowl']);
});

it('opens a cart on whatever was kept under its name', () => {
  for (const kept of ['{}', '[null]', '[{}]', '5', 'no JSON']) {
    localStorage.setItem('clay-cart', kept);
    open(shop, 'cart');
    expect(seek('[data-cart-total]').textContent, kept).toBe('€0');
  }
});

it('narrows a list by a filter and a search together', () => {
  open(
    `<section id="goods"><form data-search="goods" data-items="li"><input type="search" name="q"><p role="status"></p></form>
    <div data-filter="list"><button type="button" data-filter-value aria-pressed="true">All</button>
    <button type="button" data-filter-value="mugs" aria-pressed="false">Mugs</button></div><p data-filter-count></p>
    <ul id="list"><li data-group="mugs">Red mug</li><li data-group="mugs">Blue mug</li><li data-group="bowls">Red bowl</li></ul></section>`,
    'filter',
    'search',
  );
  const shown = () => textsOf('#list li:not([hidden])');
  seek('[data-filter-value="mugs"]').click();
  fill({ '[name="q"]': 'red' });
  expect(shown()).toEqual(['Red mug']);
  expect(seek('[data-filter-count]').textContent).toBe('1');
  fill({ '[name="q"]': '' });
  expect(shown()).toEqual(['Red mug', 'Blue mug']);
});

it('says that a day has no times left instead of taking a booking without one', () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T08:00:00') });
  open(
    `<form data-form data-booking='[{"days":[1],"opens":540,"closes":600}]'><input id="d" name="date" type="date" required>
    <div data-slots></div><button>Book</button><p role="status"></p></form>`,
    'booking',
  );
  fill({ '#d': '2027-03-02' });
  send('form');
  expect(textsOf('[data-slots] [role="alert"]')).toEqual(['No times are left on this day. Choose another.']);
  expect(document.activeElement).toBe(seek('#d'));
  expect(localStorage).toHaveLength(0);
});

it('wants a departure after the arrival, and a number that is possible', () => {
  open(
    `<form data-form data-booking="[]"><p class="field"><input name="arrival" type="date"></p><p class="field"><input name="departure" type="date"></p>
    <p class="field"><input name="guests" type="number" min="1" max="12"></p><p role="status"></p></form>`,
    'booking',
  );
  fill({ '[name="departure"]': '2027-01-02', '[name="arrival"]': '2027-01-05', '[name="guests"]': '99' });
  send('form');
  expect(textsOf('.field-problem')).toEqual([
    'The departure comes after the arrival.',
    'A number from 1 to 12, please.',
  ]);
});

it('keeps the buttons of a carousel at its ends, and names the fields of a sign-in that are wrong', () => {
  open(
    `<div data-carousel><ul class="carousel-track" tabindex="0"><li>One</li><li>Two</li></ul></div>
    <button type="button" data-sign-open>Sign in</button>
    <dialog data-sign-in><h2></h2><p class="sign-modes"><button type="button" data-mode="in">Sign in</button></p><form novalidate>
    <label>Email <input name="email" type="email" required></label><label>Password <input name="password" type="password" required></label>
    <button data-send>Go</button><p role="status" class="sign-status"></p></form>
    <p data-inside hidden><button type="button" data-out>Out</button><button type="button" data-delete>Delete</button></p><button type="button" data-close>Close</button></dialog>`,
    'carousel',
    'sign-in',
  );
  const [previous] = document.querySelectorAll<HTMLButtonElement>('.carousel-button');
  expect(previous?.getAttribute('aria-disabled')).toBe('true');
  expect(previous?.disabled).toBe(false);
  fill({ '[name="email"]': 'ada@example.com' });
  send('dialog form');
  expect(seek('.sign-status').textContent).toMatch(/marked fields\. Password$/);
});
