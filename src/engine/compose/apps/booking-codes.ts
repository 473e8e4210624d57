import { html, type Html } from '../html';
import type { AppContext } from './app';

const coded =
  /\b(?:booking|reservation|confirmation|reference|cancellation|unique) (?:codes?|numbers?|references?|ids?)\b|\b(?:with|by|using|via|get an?|an?|shows? an?) (?:\p{L}+ )?(?:codes?|reference)\b/iu;
const notCode = /\b(?:promo|discount|coupon|voucher|qr|post|zip|dress|source|door|country)[- ]?codes?\b/giu;

/** "Confirmation with a booking code": every booking gets a short one of its own. */
export const asksForCode = ({ brief, words }: AppContext): boolean =>
  words.language === 'en' && coded.test(brief.prompt.replace(notCode, ' '));

const asksToCancelByCode = (context: AppContext): boolean =>
  asksForCode(context) &&
  /\bcancel\w*\b[^.;,]{0,24}\b(?:codes?|reference|number)\b/iu.test(context.brief.prompt);

/** Where a booking is cancelled by its code; null where nobody asks for that. */
export const writeCodeForm = (context: AppContext): Html | null =>
  asksToCancelByCode(context)
    ? html`<form class="app-row" data-by-code>
        <label class="app-field" for="book-code"
          >Booking code<input
            type="text"
            id="book-code"
            name="code"
            required
            maxlength="8"
            autocomplete="off"
        /></label>
        <button type="submit" class="app-button app-quiet">Cancel this booking</button>
      </form>`
    : null;

/** `makeCode(bookings)` and `startCodes(app, use)` for the script of a booking. */
export const writeCodes = (context: AppContext): string =>
  `const hasCodes = ${asksForCode(context)};\n${script}`;

const script = String.raw`
// Five letters and digits that are told apart over the telephone, given to one booking alone.
function makeCode(bookings) {
  const signs = 'ACDEFHJKLMNPRTUVWXY34679';
  let code = '';
  do code = Array.from({ length: 5 }, () => signs[Math.floor(Math.random() * signs.length)]).join('');
  while (bookings.some((other) => other.code === code));
  return code;
}

// Whoever has the code of a booking may cancel it.
function startCodes(app, find, cancel) {
  const form = app.querySelector('[data-by-code]');
  if (!form) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = form.elements.code.value.trim().toUpperCase();
    if (cancel(code)) form.reset();
    else find('status').textContent = 'There is no booking with the code ' + code + '.';
  });
}
`;
