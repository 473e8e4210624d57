// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { fill, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { openBehaviours as open } from '../../../../tests/support/made-apps/open-behaviours';
import { readShopTerms } from './read-shop-terms';

beforeEach(() => localStorage.clear());

const page = (terms: string) => `<div data-shop="clay" data-currency="EUR" data-shipping="5" ${terms}>
  <p data-product="bowl" data-name="Bowl" data-price="39.90"><button type="button" data-add>Add</button></p>
  <div data-cart><ul data-cart-lines></ul><dl data-cart-full hidden><dd data-cart-subtotal></dd>
  <div data-cart-if="discount" hidden><dd data-cart-discount></dd></div><dd data-cart-shipping></dd>
  <div data-cart-if="tax" hidden><dd data-cart-tax></dd></div><dd data-cart-total></dd></dl>
  <form data-coupon data-cart-full hidden><input name="code"><p role="status"></p></form></div></div>`;
const sums = () =>
  ['subtotal', 'discount', 'shipping', 'tax', 'total'].map((name) => seek(`[data-cart-${name}]`).textContent);

describe('cart', () => {
  it('takes a coupon off, keeps it, and refuses one that it does not know', () => {
    open(page(`data-coupons='{"SPRING10":10}'`), 'cart');
    seek('[data-add]').click();
    fill({ '[name="code"]': 'winter' });
    send('[data-coupon]');
    expect(seek('[data-coupon] [role="status"]').textContent).toBe('There is no code WINTER.');
    expect(seek('[name="code"]').getAttribute('aria-invalid')).toBe('true');
    fill({ '[name="code"]': 'spring10' });
    send('[data-coupon]');
    expect(sums()).toEqual(['€39.90', '-€3.99', '€5.00', '€0.00', '€40.91']);
    open(page(`data-coupons='{"SPRING10":10}'`), 'cart');
    expect(seek('[data-cart-total]').textContent).toBe('€40.91');
    expect(seek('[data-cart-if="discount"]').hidden).toBe(false);
    expect(seek('[data-cart-if="tax"]').hidden).toBe(true);
  });

  it('takes an amount off, at most what the goods cost', () => {
    open(page(`data-coupons='{"FIVE":"5","ALL":"99"}'`), 'cart');
    seek('[data-add]').click();
    fill({ '[name="code"]': 'five' });
    send('[data-coupon]');
    expect(sums()[1]).toBe('-€5.00');
    expect(seek('[data-coupon] [role="status"]').textContent).toBe('FIVE: €5 off');
    fill({ '[name="code"]': 'all' });
    send('[data-coupon]');
    expect(sums()[1]).toBe('-€39.90');
  });

  it('tells the tax that prices hold, and adds one that they do not', () => {
    open(page('data-tax="21"'), 'cart');
    seek('[data-add]').click();
    expect(sums()).toEqual(['€39.90', '-€0.00', '€5.00', '€7.79', '€44.90']);
    open(page('data-tax="10" data-tax-added'), 'cart');
    expect(sums().slice(3)).toEqual(['€4.49', '€49.39']);
  });
});

it('takes what sending costs to the place that is chosen, and keeps the choice', () => {
  const { delivery } = readShopTerms('Honey shop. Shipping €4.80 in Austria, €9 to Germany and €17 worldwide, free over €90'); // prettier-ignore
  expect(delivery.zones).toEqual([['Austria', 4.8], ['Germany', 9], ['Worldwide', 17]]); // prettier-ignore
  const zoned = page(`data-zones='${JSON.stringify(delivery.zones)}'`).replace('<dd data-cart-shipping>', '<dt>Shipping</dt><dd data-cart-shipping>'); // prettier-ignore
  open(zoned, 'cart');
  seek('[data-add]').click();
  expect(sums()[2]).toBe('€4.80');
  fill({ '.cart-zone': 'Worldwide' });
  expect([sums()[2], sums()[4]]).toEqual(['€17.00', '€56.90']);
  open(zoned, 'cart');
  expect(sums()[2]).toBe('€17.00');
});

describe('what a shop takes off and adds', () => {
  it.each([
    ['Shop with coupon code SPRING20 for 20% off', { SPRING20: 20 }, null],
    ['Shop with promo code TAKE5 for €5 off', { TAKE5: '5' }, null],
    ['Mug shop with coupon code, cart and checkout', { WELCOME10: 10 }, null],
    [
      'Store with promo code HELLO (15 % off) and 8.5% sales tax',
      { HELLO: 15 },
      { percent: 8.5, isAdded: true },
    ],
    ['Shop with coupon code MAY15 for 15% off, VAT 21 %', { MAY15: 15 }, { percent: 21, isAdded: false }],
    ['Tienda con IVA del 21 %', {}, { percent: 21, isAdded: false }],
    ['FAQ about VAT for USA shops', {}, null],
  ] as const)('%s', (prompt, coupons, tax) => {
    expect(readShopTerms(prompt)).toEqual({ coupons, tax, delivery: { cost: null, freeFrom: null } });
  });

  it.each([
    ['Candle shop. Delivery £3.95, free over £40', { cost: 3.95, freeFrom: 40 }],
    ['candles, free delivery over £40, cart and checkout', { cost: null, freeFrom: 40 }],
    ['Tienda con envío 4,50 € y envío gratis desde 50 €', { cost: 4.5, freeFrom: 50 }],
    ['Delivery to your door, from £14', { cost: null, freeFrom: null }],
  ] as const)('tells what sending costs: %s', (prompt, delivery) => {
    expect(readShopTerms(prompt).delivery).toEqual(delivery);
  });

  it('says nothing of what sending costs where the shop only tells when it is free', () => {
    open(page('data-free-from="60"').replace(' data-shipping="5"', ''), 'cart');
    seek('[data-add]').click();
    expect(seek('[data-cart-shipping]').textContent).toBe('–');
    seek('[data-add]').click();
    expect(seek('[data-cart-shipping]').textContent).toBe('Free');
  });
});

describe('wishlist', () => {
  it('remembers a heart and takes it back', () => {
    const markup = '<p data-product="bowl"><button type="button" data-wish aria-pressed="false">Save</button></p><b data-wish-count></b>'; // prettier-ignore
    localStorage.setItem('shop-wishes', '["of an earlier kind"]');
    open(markup, 'wishlist');
    seek('[data-wish]').click();
    open(markup, 'wishlist');
    expect([seek('[data-wish]').getAttribute('aria-pressed'), textsOf('b')]).toEqual(['true', ['1']]);
    seek('[data-wish]').click();
    expect(textsOf('b')).toEqual(['']);
  });

  it('lists what was kept by name and price, on every page and after a reload, and lets go of it', () => {
    const list = `<button type="button" data-wish-open aria-label="Wish list" hidden></button>
      <dialog data-wish-list data-remove="Remove" data-count="{n} saved"><p role="status"></p><p data-wish-empty>Nothing yet</p>
      <ul data-wish-lines></ul><button type="button" data-wish-close>Close</button></dialog>`;
    const good = (
      id: string,
      name: string,
    ) => `<p data-product="${id}" data-name="${name}"><b class="good-price">€38</b>
      <button type="button" data-wish aria-pressed="false">Save</button></p>`;
    open(good('bowl', 'Bowl &amp; lid') + good('mug', 'Mug') + list, 'wishlist');
    expect(seek('[data-wish-empty]').hidden).toBe(false);
    for (const heart of document.querySelectorAll<HTMLElement>('[data-wish]')) heart.click();

    open(list, 'wishlist');
    seek('[data-wish-open]').click();
    expect(seek<HTMLDialogElement>('dialog').open).toBe(true);
    expect(textsOf('dialog li b')).toEqual(['Bowl & lid', 'Mug']);
    expect(textsOf('dialog li span')).toEqual(['€38', '€38']);
    expect(textsOf('[role="status"]')).toEqual(['2 saved']);
    seek('.wish-remove').click();
    expect(textsOf('dialog li b')).toEqual(['Mug']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Mug');
    seek('.wish-remove').click();
    expect([seek('[data-wish-empty]').hidden, textsOf('[role="status"]')]).toEqual([false, ['']]);
  });
});

it('keeps the size that was chosen apart in the cart', () => {
  const thing = '<p data-product="bowl" data-name="Bowl" data-price="40"><select data-choice><option>Small</option><option>Large</option></select><button type="button" data-add>Add</button></p>'; // prettier-ignore
  open(page('').replace(/<p data-product[^]*?<\/p>/u, thing), 'cart');
  seek('[data-add]').click();
  fill({ '[data-choice]': 'Large' });
  seek('[data-add]').click();
  expect(textsOf('.cart-line b')).toEqual(['Bowl, Small', 'Bowl, Large']);
});
