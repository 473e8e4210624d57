import { sayBehaviour, type BehaviourWord } from '../behaviours/behaviour-words';
import { readShopTerms } from '../behaviours/read-shop-terms';
import { attributes, html } from '../html';
import type { Html } from '../html';
import { writeField, writeForm } from '../layouts/form-fields';
import { writeActions, writeHead } from '../layouts/parts';
import { asidePiece, cardPiece, formPiece, headPiece } from '../style/pieces';
import type { SectionContext, SectionDefinition } from '../section';

/** The ISO code of the currency that prices are written in; euros when they do not tell. */
export function readCurrency(prices: readonly string[]): string {
  const text = prices.join(' ');
  const signs: readonly (readonly [RegExp, string])[] = [
    [/\bkr\b.*NOK|NOK/i, 'NOK'],
    [/\bSEK\b/i, 'SEK'],
    [/\bDKK\b/i, 'DKK'],
    [/\bkr\b/i, 'NOK'],
    [/£|GBP/, 'GBP'],
    [/R\$/, 'BRL'],
    [/A\$|AUD/, 'AUD'],
    [/C\$|CAD/, 'CAD'],
    [/zł|PLN/, 'PLN'],
    [/₺|TRY/, 'TRY'],
    [/₪|ILS/, 'ILS'],
    [/CHF/, 'CHF'],
    [/¥|JPY/, 'JPY'],
    [/₹|INR/, 'INR'],
    [/\$|USD/, 'USD'],
  ];
  return signs.find(([sign]) => sign.test(text))?.[1] ?? 'EUR';
}

function writeCart(context: SectionContext): Html {
  const { shop, actions } = context.words;
  const { coupons, tax } = readShopTerms(context.plan.brief.prompt);
  const say = (word: BehaviourWord) => sayBehaviour(context.plan.language, word);
  const hasCoupons = Object.keys(coupons).length > 0;
  const browse = context.link('products');
  const checkout = context.link('checkout');
  if (!context.plan.hasScript) return html`<p>${context.words.forms.noPayment}</p>`;
  return html`<div
    class="cart-box"
    data-cart
    data-remove="${actions.remove}"
    data-quantity="${shop.quantity}"
    data-free="${shop.free}"
  >
    <p data-cart-empty>
      ${shop.cartEmpty} ${browse ? html`<a class="link" href="${browse}">${shop.continueShopping}</a>` : null}
    </p>
    <ul class="cart-lines" data-cart-lines></ul>
    <dl class="cart-sums" data-cart-full hidden>
      <div>
        <dt>${shop.subtotal}</dt>
        <dd data-cart-subtotal></dd>
      </div>
      ${hasCoupons ? writeDiscount(context.plan.language) : null}
      <div>
        <dt>${shop.shipping}</dt>
        <dd data-cart-shipping></dd>
      </div>
      ${
        tax
          ? html`<div data-cart-if="tax" hidden>
              <dt>${say(tax.isAdded ? 'taxAdded' : 'taxIncluded')} (${tax.percent} %)</dt>
              <dd data-cart-tax></dd>
            </div>`
          : null
      }
      <div>
        <dt>${shop.total}</dt>
        <dd aria-live="polite" data-cart-total></dd>
      </div>
    </dl>
    <noscript><p>${say('cartNeedsScript')}</p></noscript>
    ${hasCoupons ? writeCoupon(context.plan.language, context.section.id, Object.keys(coupons)[0] ?? '') : null}
    ${checkout ? html`<a class="button" href="${checkout}" data-cart-full hidden>${context.words.pages.checkout}</a>` : null}
  </div>`;
}

const receiptCss = `.receipt { inline-size: 100%; max-inline-size: 34rem; margin-inline: auto; padding: clamp(1.5rem, 4vi, 3rem) clamp(1.25rem, 3vi, 2.5rem); background: var(--card); color: var(--card-ink); border-inline: max(var(--border), 1px) solid var(--line); border-block: 3px dashed var(--line); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); }`;

/** The line of a cart that says what a code takes off. */
export function writeDiscount(language: string): Html {
  return html`<div data-cart-if="discount" hidden>
    <dt>${sayBehaviour(language, 'discount')}</dt>
    <dd data-cart-discount></dd>
  </div>`;
}

/** The field for a code. A code as its hint: a sample shop whose codes nobody knows could not be tried. */
export function writeCoupon(language: string, section: string, hint: string | null): Html {
  const say = (word: BehaviourWord) => sayBehaviour(language, word);
  const id = `${section}-code`;
  const values = { 'data-coupon-on': say('couponOn'), 'data-coupon-bad': say('couponBad') };
  return html`<form data-coupon${attributes(values)} data-cart-full hidden>
    <label for="${id}">${say('coupon')}</label>
    <input
      type="text"
      id="${id}"
      name="code"
      maxlength="20"
      autocomplete="off"
      ${attributes({ placeholder: hint })}
    />
    <button class="button" type="submit">${say('couponUse')}</button>
    <p role="status"></p>
  </form>`;
}

/** What the visitor has put aside. */
export const cartSection: SectionDefinition = {
  type: 'cart',
  css: `.cart-box { display: grid; gap: 1.5rem; max-inline-size: 46rem; justify-items: start; }
.cart-lines { display: grid; inline-size: 100%; padding: 0; list-style: none; }
.cart-lines:empty { display: none; }
.cart-sums { display: grid; gap: 0.5rem; inline-size: 100%; padding-block-start: 1rem; border-block-start: max(var(--border), 1px) solid var(--ink); }
.cart-sums[hidden], .cart-box .button[hidden] { display: none; }
.cart-sums div { display: flex; justify-content: space-between; gap: 1rem; }
.cart-sums div:last-child { font: var(--heading-weight) var(--step-1)/1.4 var(--display); }
.cart-sums dd { font-variant-numeric: tabular-nums lining-nums; }`,
  variants: [
    {
      id: 'list',
      pieces: [headPiece],
      render: (context) => html`${writeHead(context)} ${writeCart(context)}`,
    },
    {
      id: 'aside',
      pieces: [headPiece, asidePiece],
      render: (context) =>
        html`<div class="aside">${writeHead(context)} ${writeCart(context)}</div>
          ${writeActions(context)}`,
    },
    {
      id: 'receipt',
      pieces: [headPiece],
      render: (context) => html`<div class="receipt">${writeHead(context)} ${writeCart(context)}</div>`,
      css: receiptCss,
    },
    {
      id: 'counter',
      pieces: [headPiece],
      render: (context) =>
        html`${writeHead(context, 'split')}
          <div class="counter">${writeCart(context)}</div>`,
      css: `.counter .cart-box { max-inline-size: none; }
@media (min-width: 60.01rem) {
  .counter .cart-box { grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); column-gap: clamp(2rem, 6vi, 6rem); align-items: start; }
  .counter .cart-box > p { grid-column: 1 / -1; }
  .counter .cart-lines { grid-column: 1; grid-row: 2 / span 3; }
  .counter .cart-box > :is(.cart-sums, [data-coupon], .button) { grid-column: 2; }
  .counter .cart-sums { grid-row: 2; }
  .counter .cart-box > [data-coupon] { grid-row: 3; }
  .counter .cart-box > .button { grid-row: 4; }
}`,
    },
  ],
};

function writeCheckout(context: SectionContext): Html {
  const { fields, shop, forms } = context.words;
  return writeForm(context, {
    fields: [
      writeField(context, { name: 'name', label: fields.name, autocomplete: 'name' }),
      writeField(context, { name: 'email', label: fields.email, type: 'email', autocomplete: 'email' }),
      writeField(context, {
        name: 'address',
        label: fields.address,
        autocomplete: 'address-line1',
        isWide: true,
      }),
      writeField(context, { name: 'postcode', label: fields.postcode, autocomplete: 'postal-code' }),
      writeField(context, { name: 'city', label: fields.city, autocomplete: 'address-level2' }),
    ],
    button: shop.placeOrder,
    note: forms.noPayment,
    values: context.plan.hasScript
      ? { 'data-checkout': true, 'data-none': shop.cartEmpty, 'data-done': shop.orderKept }
      : {},
  });
}

/** Where it goes and what it comes to. Nothing is paid, and the page says so. */
export const checkoutSection: SectionDefinition = {
  type: 'checkout',
  css: `.checkout-sums { display: grid; gap: 0.75rem; align-content: start; }
.checkout-sums ul { display: grid; gap: 0.5rem; padding: 0; list-style: none; }
.checkout-sums p { font: var(--heading-weight) var(--step-1)/1.4 var(--display); }`,
  variants: [
    {
      id: 'aside',
      pieces: [asidePiece, headPiece, formPiece],
      render: (context) =>
        html`<div class="aside">
          <div class="head-side">${writeHead(context)} ${writeSums(context)}</div>
          <div>${writeCheckout(context)}</div>
        </div>`,
    },
    {
      id: 'card',
      pieces: [headPiece, cardPiece, formPiece],
      render: (context) =>
        html`${writeHead(context)}
          <div class="card checkout-card">${writeSums(context)} ${writeCheckout(context)}</div>`,
      css: `@media (min-width: 60.01rem) { .checkout-card { display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); padding: clamp(1.5rem, 3vi, 3rem); } .checkout-card > .checkout-sums { order: 2; } }`,
    },
    {
      id: 'receipt',
      pieces: [headPiece, formPiece],
      render: (context) =>
        html`${writeHead(context, 'split')}
          <div class="checkout-sides">
            <div>${writeCheckout(context)}</div>
            ${context.plan.hasScript ? html`<div class="receipt">${writeSums(context)}</div>` : null}
          </div>`,
      css: `${receiptCss}
.checkout-sides { display: grid; grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: start; }
@media (max-width: 60rem) { .checkout-sides { grid-template-columns: minmax(0, 1fr); } .checkout-sides .receipt { order: -1; } }`,
    },
    {
      id: 'column',
      pieces: [headPiece, formPiece],
      render: (context) =>
        html`<div class="checkout-column">
          ${writeHead(context)} ${writeSums(context)} ${writeCheckout(context)}
        </div>`,
      css: `.checkout-column { display: grid; grid-template-columns: minmax(0, 1fr); max-inline-size: 40rem; margin-inline: auto; }
.checkout-column .checkout-sums { margin-block-end: var(--gap); padding-block: 1.25rem; border-block: max(var(--border), 1px) solid var(--ink); }`,
    },
  ],
};

function writeSums(context: SectionContext): Html | null {
  if (!context.plan.hasScript) return null;
  return html`<div class="checkout-sums">
    <ul data-checkout-lines></ul>
    <p>${context.words.shop.total} <b${attributes({ 'data-checkout-total': true })}>–</b></p>
  </div>`;
}
