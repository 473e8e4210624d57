import type { Behaviour } from './behaviour';
import { zoneScript } from './cart-zones';

/**
 * A shopping cart kept in the browser.
 *
 * ```html
 * <body data-shop="kiln-clay" data-currency="EUR" data-shipping="6" data-free-from="80" data-tax="21" data-zones='[["Spain",6],["Europe",14]]'
 *   data-coupons='{"SPRING10":10,"FIVE":"5"}'>     on any element, every page; `data-tax-added` where prices come without their tax
 * <a href="cart.html">Cart <span data-cart-count></span></a>
 * <li data-product="moon-bowl" data-name="Moon bowl" data-price="38">… <button type="button" data-add data-added="Added"
 *   aria-label="Add to cart: Moon bowl">Add to cart</button></li>                               an input named quantity or select named variant is read too
 * <div data-cart data-remove="Remove" data-quantity="Quantity" data-free="Free">
 *   <p data-cart-empty>Your cart is empty.</p>
 *   <ul data-cart-lines></ul>
 *   <dl data-cart-full hidden> <div><dt>Subtotal</dt><dd data-cart-subtotal></dd></div>
 *     <div data-cart-if="discount" hidden><dt>Discount</dt><dd data-cart-discount></dd></div>
 *     <div><dt>Shipping</dt><dd data-cart-shipping></dd></div>
 *     <div data-cart-if="tax" hidden><dt>Tax</dt><dd data-cart-tax></dd></div> <div><dt>Total</dt><dd data-cart-total></dd></div></dl>
 *   <form data-coupon data-coupon-on="{code}: {percent} % off" data-coupon-bad="There is no code {code}." data-cart-full hidden>
 *     <label for="code">Code</label><input id="code" name="code"><button>Apply</button><p role="status"></p></form>
 *   <a class="button" href="checkout.html" data-cart-full hidden>Checkout</a>
 * </div>
 * ```
 * Currency is an ISO code. Without the script the buttons are gone: say so in `[data-cart]` (`<noscript>`).
 */
export const cart: Behaviour = {
  type: 'cart',
  script: String.raw`// Cart: [data-add] inside a [data-product] puts it in, [data-cart] shows it. It is kept in this browser only.
const shop = (document.querySelector('[data-shop]') || document.body).dataset;
const cartStore = (shop.shop || 'shop') + '-cart';

// Where storage is blocked or full the cart lasts until the page is left.
let unkeptCart = null;

function readCart() {
  if (unkeptCart) return unkeptCart;
  try {
    const lines = JSON.parse(localStorage.getItem(cartStore));
    return Array.isArray(lines) ? lines.filter((line) => line && line.id && line.price >= 0 && line.quantity > 0) : [];
  } catch {
    return [];
  }
}

function writeCart(lines) {
  try {
    localStorage.setItem(cartStore, JSON.stringify(lines));
    unkeptCart = null;
  } catch {
    unkeptCart = lines;
  }
  document.dispatchEvent(new Event('cartchange'));
}

// Where one sum has cents all of them are written with cents.
function hasCents() {
  const lines = readCart();
  const sums = Object.values(sumCart(lines)).filter((sum) => typeof sum === 'number');
  return [...lines.map(({ price }) => price), ...sums].some((sum) => !Number.isInteger(sum));
}

function formatPrice(amount, isAlone = false) {
  const wanted = { style: 'currency', currency: shop.currency || 'EUR' };
  if (Number.isInteger(amount) && (isAlone || !hasCents())) wanted.minimumFractionDigits = 0;
  return new Intl.NumberFormat(document.documentElement.lang || 'en', wanted).format(amount);
}

// Amounts in whole cents, so that a total is what its lines add up to.
function roundPrice(amount) {
  return Math.round(amount * 100) / 100;
}

function sumCart(lines) {
  const subtotal = roundPrice(lines.reduce((sum, line) => sum + line.price * line.quantity, 0));
  const off = readCoupons()[readCoupon()] || 0;
  const discount = roundPrice(typeof off === 'string' ? Math.min(subtotal, Number(off)) : (subtotal * off) / 100);
  const isFree = shop.freeFrom && subtotal - discount >= Number(shop.freeFrom);
  const shipping = lines.length === 0 || isFree ? 0 : Number(readZones()[readZone()]?.[1] ?? shop.shipping ?? 0);
  const net = subtotal - discount + shipping;
  const rate = Number(shop.tax || 0) / 100;
  // A tax that prices hold already is told, one that they do not hold is added.
  const isAdded = 'taxAdded' in shop;
  const tax = roundPrice(isAdded ? net * rate : net - net / (1 + rate));
  // Free above a sum: what it costs below is told by the shop, or nowhere.
  const isUntold = Boolean(shop.freeFrom) && !isFree && shop.shipping === undefined && lines.length > 0;
  return { subtotal, discount, shipping, isUntold, tax, total: roundPrice(isAdded ? net + tax : net) };
}

${zoneScript}
function readCoupons() {
  try {
    return JSON.parse(shop.coupons || '{}');
  } catch {
    return {};
  }
}

function readCoupon() {
  try {
    return localStorage.getItem(cartStore + '-coupon') || '';
  } catch {
    return readCoupon.code || '';
  }
}

function writeCoupon(code) {
  readCoupon.code = code;
  try {
    localStorage.setItem(cartStore + '-coupon', code);
  } catch {
    // Storage is blocked: the code lasts until the page is left.
  }
  document.dispatchEvent(new Event('cartchange'));
}

const cartNews = document.createElement('p');
cartNews.className = 'cart-news';
cartNews.setAttribute('role', 'status');
document.body.append(cartNews);
for (const button of document.querySelectorAll('[data-product] [data-add]')) startAddButton(button);
for (const cart of document.querySelectorAll('[data-cart]')) startCart(cart);
for (const count of document.querySelectorAll('[data-cart-count]')) startCartCount(count);
for (const form of document.querySelectorAll('form[data-coupon]')) startCoupon(form);

function startCoupon(form) {
  const field = form.elements.code;
  const status = form.querySelector('[role="status"]');
  const show = () => {
    const code = readCoupon();
    const text = form.dataset.couponOn || '{code}: {percent} % off';
    const off = readCoupons()[code];
    // An amount stands where the per cent would.
    const said = typeof off === 'string' ? text.replace(/%?\{percent\}(?:\s?%)?/, formatPrice(Number(off), true)) : text.replace('{percent}', off);
    status.textContent = code ? said.replace('{code}', code) : '';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = field.value.trim().toUpperCase();
    const isKnown = code in readCoupons();
    field.setAttribute('aria-invalid', String(!isKnown && code !== ''));
    writeCoupon(isKnown ? code : '');
    show();
    if (!isKnown && code !== '') status.textContent = (form.dataset.couponBad || 'There is no code {code}.').replace('{code}', code);
  });
  field.value = readCoupon();
  show();
}

function startAddButton(button) {
  const product = button.closest('[data-product]');
  const [label, name] = [button.textContent, button.getAttribute('aria-label')];
  // What is read on the button and what it is called say the same.
  const write = (text, called) => {
    button.textContent = text;
    if (name) button.setAttribute('aria-label', called);
  };
  button.addEventListener('click', () => {
    const variants = [...product.querySelectorAll('[name="variant"]:checked, select[name="variant"], select[data-choice]')];
    const amount = product.querySelector('[name="quantity"]');
    const id = [product.dataset.product, ...variants.map((variant) => variant.value)].join('/');
    // A size may have a price of its own.
    const own = variants.map((variant) => variant.selectedOptions?.[0]?.dataset.price).find(Boolean);
    const quantity = Math.max(1, Number(amount ? amount.value : 1) || 1);
    const lines = readCart();
    const line = lines.find((other) => other.id === id);
    if (line) line.quantity += quantity;
    else {
      const name = [product.dataset.name, ...variants.map((variant) => variant.value)].join(', ');
      lines.push({ id, name, price: Number(own || product.dataset.price), quantity });
    }
    writeCart(lines);
    const added = button.dataset.added || 'Added';
    write(added, added + ': ' + product.dataset.name);
    cartNews.textContent = added + ': ' + product.dataset.name;
    setTimeout(() => {
      write(label, name);
      cartNews.textContent = '';
    }, 1600);
  });
}

function startCartCount(count) {
  const show = () => {
    const pieces = readCart().reduce((sum, line) => sum + line.quantity, 0);
    count.textContent = pieces > 0 ? String(pieces) : '';
  };
  document.addEventListener('cartchange', show);
  window.addEventListener('storage', show);
  show();
}

function startCart(cart) {
  const words = cart.dataset;
  const list = cart.querySelector('[data-cart-lines]');
  const change = (id, quantity) => {
    const lines = readCart().map((line) => (line.id === id ? { ...line, quantity } : line));
    writeCart(lines.filter((line) => line.quantity > 0));
  };

  const rows = new Map();
  const makeLine = (line) => {
    const row = document.createElement('li');
    row.className = 'cart-line';
    const name = document.createElement('b');
    name.textContent = line.name;
    const amount = document.createElement('input');
    amount.type = 'number';
    amount.min = '1';
    amount.max = '99';
    amount.setAttribute('aria-label', (words.quantity || 'Quantity') + ': ' + line.name);
    amount.addEventListener('change', () => change(line.id, Math.min(99, Math.max(1, Math.round(Number(amount.value)) || 1))));
    const price = document.createElement('span');
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'cart-remove';
    remove.textContent = words.remove || 'Remove';
    remove.setAttribute('aria-label', remove.textContent + ': ' + line.name);
    remove.addEventListener('click', () => {
      change(line.id, 0);
      (list.querySelector('button') || cart).focus();
    });
    row.append(name, amount, price, remove);
    const update = ({ quantity }) => {
      amount.value = String(quantity);
      price.textContent = formatPrice(line.price * quantity);
    };
    return { row, update };
  };
  // Lines that are there already stay, and with them the focus of whoever changes one.
  const drawLines = (lines) => {
    const drawn = lines.map((line) => {
      if (!rows.has(line.id)) rows.set(line.id, makeLine(line));
      const { row, update } = rows.get(line.id);
      update(line);
      return row;
    });
    for (const id of rows.keys()) if (!lines.some((line) => line.id === id)) rows.delete(id);
    const isSame = drawn.length === list.children.length && drawn.every((row, index) => row === list.children[index]);
    if (!isSame) list.replaceChildren(...drawn);
  };

  const show = () => {
    const lines = readCart();
    const sums = sumCart(lines);
    drawLines(lines);
    for (const part of cart.querySelectorAll('[data-cart-full]')) part.hidden = lines.length === 0;
    for (const part of cart.querySelectorAll('[data-cart-empty]')) part.hidden = lines.length > 0;
    const write = (hook, text) => {
      for (const part of cart.querySelectorAll(hook)) part.textContent = text;
    };
    write('[data-cart-subtotal]', formatPrice(sums.subtotal));
    write('[data-cart-discount]', formatPrice(-sums.discount));
    write('[data-cart-shipping]', sums.isUntold ? '–' : sums.shipping === 0 ? words.free || 'Free' : formatPrice(sums.shipping));
    write('[data-cart-tax]', formatPrice(sums.tax));
    write('[data-cart-total]', formatPrice(sums.total));
    for (const part of cart.querySelectorAll('[data-cart-if]')) part.hidden = sums[part.dataset.cartIf] === 0;
  };
  if (readZones().length > 1) for (const sum of cart.querySelectorAll('dt + [data-cart-shipping]')) writeZoneChoice(sum);
  cart.tabIndex = -1;
  document.addEventListener('cartchange', show);
  window.addEventListener('storage', show);
  show();
}
`,
  css: `.cart-news { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (scripting: none) { [data-add], .good-choice, [data-cart] > :not(noscript) { display: none; } }
[data-cart-count]:not(:empty) { display: inline-block; min-inline-size: 1.6em; margin-inline-start: 0.35em; padding-inline: 0.4em; border-radius: 99px; background: var(--accent); color: var(--on-accent); font-size: 0.875em; font-weight: 600; text-align: center; }
[data-cart-if][hidden], [data-coupon][hidden] { display: none; }
[data-coupon] { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }
[data-coupon] label { font-weight: 600; }
[data-coupon] input { inline-size: 11rem; min-block-size: 2.875rem; padding-inline: 0.75rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; text-transform: uppercase; }
[data-coupon] p { flex: 1 0 100%; }
[data-coupon] p:empty { display: none; }
.cart-zone { min-block-size: 2.75rem; max-inline-size: 12rem; padding-inline: 0.75rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; }
[data-cart-lines] { display: grid; padding: 0; list-style: none; }
.cart-line { display: grid; grid-template-columns: minmax(0, 1fr) 5rem 6rem auto; gap: 0.5rem 1rem; align-items: center; padding-block: 1rem; border-block-end: 1px solid var(--line); }
.cart-line input { inline-size: 100%; min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; }
.cart-line span { font-weight: 600; font-variant-numeric: tabular-nums; text-align: end; }
.cart-remove { min-block-size: 2.75rem; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: 0.3em; cursor: pointer; }
@media (max-width: 40rem) {
  .cart-line { grid-template-columns: minmax(0, 1fr) 6rem; }
  .cart-line b { grid-column: 1 / -1; }
}`,
};
