import { describe, expect, it } from 'vitest';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await loadAllCopy();
const shop = makeSite(
  'Online shop Mudlark Pottery in Bristol selling handmade ceramics: bowl £28, vase £45, mug £16, plate £22. Cart, reviews, about, faq, contact',
);
const clinic = makeSite(
  'Dental clinic Bright Smile in Leeds. Dr Patel (dentist), Dr Jones (orthodontist), services with prices: check-up £45, whitening £250, filling £90. team, faq, contact',
);

const namesOf = (html: string) => [...html.matchAll(/data-name="([^"]+)"/g)].map(([, name]) => name);

describe('putting lists in order', () => {
  it.each([
    ['sort products cheap to expensive', 'Mug Plate Bowl Vase'],
    ['show the most expensive products first', 'Vase Bowl Plate Mug'],
    ['list the products from cheapest to most expensive', 'Mug Plate Bowl Vase'],
    ['put the products in alphabetical order', 'Bowl Mug Plate Vase'],
    ['cheapest first', 'Mug Plate Bowl Vase'],
  ])('%s', (command, names) => {
    const { read, faults } = runCommands(shop, command);
    expect(namesOf(read('shop.html')).join(' ')).toBe(names);
    expect(namesOf(read('index.html')).slice(0, 4).join(' ')).toBe(names);
    expect(read('index.html')).not.toContain('data-sort');
    expect(faults).toEqual([]);
  });

  it('gives visitors the choice where the direction is left open', () => {
    expect(runCommands(shop, 'sort products by price').read('index.html')).toContain('data-sort=');
    expect(runCommands(shop, 'let visitors sort the products').read('index.html')).toContain('data-sort=');
  });

  it('sorts services by the prices that stand with them', () => {
    const { read } = runCommands(clinic, 'sort the services from cheapest to most expensive');
    expect(read('index.html')).toMatch(/£45[\s\S]*£90[\s\S]*£250/);
  });

  it('says what it cannot sort by', () => {
    expect(runCommands(clinic, 'sort the team by price').outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('discount codes', () => {
  const codes = (html: string) => /data-coupons="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');

  it('teaches the cart a code, on every page', () => {
    const { read, faults } = runCommands(shop, 'add code SPRING10 for 10% off');
    for (const page of ['index.html', 'cart.html', '404.html'])
      expect(codes(read(page))).toBe('{"SPRING10":10}');
    expect(read('cart.html')).toMatch(/<form data-coupon[\s\S]*name="code"/);
    expect(read('cart.html')).toContain('data-cart-discount');
    expect(read('cart.html')).not.toContain('placeholder="SPRING10"');
    expect(faults).toEqual([]);
  });

  it('adds, changes and takes away', () => {
    const both = runCommands(
      shop,
      'add code SPRING10 for 10% off',
      'add a voucher code friends15 that gives 15 percent off',
    );
    expect(codes(both.read('cart.html'))).toBe('{"SPRING10":10,"FRIENDS15":15}');
    expect(both.read('cart.html').match(/<form data-coupon/g)).toHaveLength(1);
    const changed = runCommands(shop, 'add code SPRING10 for 10% off', 'make SPRING10 20%');
    expect(codes(changed.read('cart.html'))).toBe('{"SPRING10":20}');
    const gone = runCommands(shop, 'add code SPRING10 for 10% off', 'remove the code SPRING10');
    expect(gone.read('cart.html')).not.toContain('data-coupon');
    expect(gone.faults).toEqual([]);
  });

  it('takes an amount off, too, and asks for what is missing', () => {
    const { read, faults } = runCommands(shop, 'add a discount code WELCOME that takes £5 off');
    expect(codes(read('cart.html'))).toBe('{"WELCOME":"5"}');
    expect(faults).toEqual([]);
    expect(runCommands(shop, 'add a discount code').outcome).toMatchObject({
      kind: 'refused',
      reason: 'ambiguous',
    });
    expect(runCommands(clinic, 'add code SPRING10 for 10% off').outcome).toMatchObject({ kind: 'refused', reason: 'not-found' }); // prettier-ignore
  });
});
