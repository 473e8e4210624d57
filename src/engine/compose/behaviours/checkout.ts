import type { Behaviour } from './behaviour';

/**
 * The last step of a shop: a summary of the cart and a form that keeps the order in this browser. No payment is taken
 * and no card is asked for: say so beside the button.
 *
 * ```html
 * <div class="checkout"> <ul data-checkout-lines></ul> <p>Total <b data-checkout-total></b></p>
 *   <form class="form" data-form data-checkout data-none="Your cart is empty." data-done="Thank you. Order {number} is kept
 *     in this browser; no payment was taken." …words of the form…> fields … <p class="form-status" role="status"></p></form>
 * </div>
 * ```
 */
export const checkout: Behaviour = {
  type: 'checkout',
  needs: ['form', 'cart'],
  script: String.raw`// Checkout: [data-checkout] keeps the order in this browser and empties the cart. Nothing is paid or sent.
for (const form of document.querySelectorAll('form[data-checkout]')) startCheckout(form);

function startCheckout(form) {
  const status = form.querySelector('[role="status"]');
  const area = form.closest('section') || document.body;

  const show = () => {
    const lines = readCart();
    for (const list of area.querySelectorAll('[data-checkout-lines]')) {
      list.replaceChildren(
        ...lines.map((line) => {
          const row = document.createElement('li');
          const price = document.createElement('b');
          price.textContent = formatPrice(line.price * line.quantity);
          row.append(line.quantity + ' × ' + line.name + ' ', price);
          return row;
        }),
      );
    }
    for (const total of area.querySelectorAll('[data-checkout-total]')) total.textContent = formatPrice(sumCart(lines).total);
  };

  form.addEventListener('formready', (event) => {
    event.preventDefault();
    const lines = readCart();
    if (lines.length === 0) {
      status.textContent = form.dataset.none || 'Your cart is empty.';
      return;
    }
    const number = String(Date.now()).slice(-6);
    if (!keepEntry(cartStore + '-orders', { number, lines, total: sumCart(lines).total, buyer: event.detail })) {
      form.sayUnkept();
      return;
    }
    writeCart([]);
    writeCoupon('');
    form.reset();
    const done = form.dataset.done || 'Thank you. Order {number} is kept in this browser; no payment was taken.';
    status.textContent = done.replace('{number}', number);
  });
  document.addEventListener('cartchange', show);
  window.addEventListener('storage', show);
  show();
}
`,
  css: `@media (scripting: none) { [data-section="checkout"] { display: none; } }
[data-checkout-lines] { display: grid; padding: 0; list-style: none; }
[data-checkout-lines] li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.75rem; border-block-end: 1px solid var(--line); }`,
};
