import { html, type Html } from '../../html';
import { writeNumberField } from './number-field';
import { parseNumber } from './read-told-number';

const asked =
  /\bcompar\w+\b[^.;]{0,40}\b(?:rates?|loans?|offers?|banks?|lenders?|mortgages?|scenarios?)\b|\b(?:two|2) (?:different )?(?:interest )?rates\b|\b(?:rates?|loans?|offers?|scenarios?)\b[^.;]{0,24}\bside by side\b/iu;
const rates = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%\s?(?:and|or|with|against|to|vs\.?|versus|\/)\s?(\d{1,2}(?:[.,]\d{1,3})?)\s?%/iu; // prettier-ignore

/** "Compare two rates", "compare 3.5% with 4.1%": the rates of both offers; null where one loan stands alone. */
export function readRivalRate(
  prompt: string,
  usual: number,
): readonly [first: number, second: number] | null {
  // prettier-ignore
  const [, first, second] = rates.exec(prompt) ?? [];
  const isAsked = asked.test(prompt) || (first !== undefined && /\bcompar\w+/iu.test(prompt));
  if (!isAsked) return null;
  if (first !== undefined && second !== undefined) return [parseNumber(first), parseNumber(second)];
  return [usual, Math.round((usual + 0.5) * 100) / 100];
}

/** The field for the other rate. */
export const writeRivalField = (rate: number): Html =>
  writeNumberField('rival', 'Other interest rate', { value: rate, min: 0, max: 20, step: 0.05, unit: '%', limit: 100 }); // prettier-ignore

/** What the other rate would cost, under what the first one does. */
export const writeRival = (): Html =>
  html`<div>
      <dt>Monthly payment at the other rate</dt>
      <dd data-rival-payment></dd>
    </div>
    <div>
      <dt>Total interest at the other rate</dt>
      <dd data-rival-interest></dd>
    </div>
    <div>
      <dt>What the lower rate saves</dt>
      <dd data-rival-saved></dd>
    </div>`;

/** `showRival(borrowed, plan, values)` for the script of a loan. */
export const rivalScript = String.raw`
// The same loan at another rate, and what lies between the two.
function showRival(borrowed, plan, { rival, years, extra = 0 }) {
  if (rival === undefined) return;
  const other = planLoan(borrowed, rival, years, extra, app.dataset.every);
  write(app, 'rival-payment', formatMoney(other.payment));
  write(app, 'rival-interest', formatMoney(other.interest));
  write(app, 'rival-saved', formatMoney(Math.abs(other.interest - plan.interest)));
}
`;

const span = /(?<![\d.,])(\d{1,2})\s?(?:-|–|to|until|up to)\s?(\d{1,2})[- ]?(?:years?|yrs?)\b|\b(?:years?|term|duration|length)\b[^.;,\d]{0,12}(?<![\d.,])(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})\b(?!\s?[%.,]\d)/iu; // prettier-ignore

/** "Years 10 to 35": between which lengths one may choose; null where the prompt does not say. */
export function readYearSpan(prompt: string): readonly [least: number, most: number] | null {
  const found = span.exec(prompt);
  const [least, most] = [Number(found?.[1] ?? found?.[3]), Number(found?.[2] ?? found?.[4])];
  return least >= 1 && most > least && most <= 60 ? [least, most] : null;
}
