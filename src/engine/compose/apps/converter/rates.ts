import type { AppContext } from '../app';
import { readCurrency } from '../calculators/read-currency';
import type { UnitGroup } from './units';

// What one euro bought, rounded, in January 2026: for a rough idea, nothing is fetched.
const perEuro: Readonly<Record<string, number>> = {
  EUR: 1, USD: 1.17, GBP: 0.87, CHF: 0.93, JPY: 184, CNY: 8.2, INR: 105, AUD: 1.75, CAD: 1.61, NZD: 2.03, SEK: 10.7, NOK: 11.7,
  DKK: 7.47, PLN: 4.22, CZK: 24.3, HUF: 385, TRY: 50, ILS: 3.73, AED: 4.3, SAR: 4.39, EGP: 55.5, BRL: 6.3, MXN: 21, ZAR: 19.2, KRW: 1700, SGD: 1.5,
}; // prettier-ignore

/** Whether money is to be converted rather than units. */
export const asksForMoney = (prompt: string): boolean =>
  /currenc|exchange rates?|money convert|währung|divisas?|monedas|devises?|moedas|câmbio|valut[ae]|cambio|walut|döviz|kur çevir|عملات|العملة|מטבע/iu.test(
    prompt,
  );

/** Currencies by their worth in euros, those that the prompt writes first. */
export function rateGroup(context: AppContext): UnitGroup {
  const { prompt } = context.brief;
  const own = readCurrency(context);
  const rank = (code: string) =>
    new RegExp(`\\b${code}\\b`, 'i').test(prompt)
      ? 0
      : code === own
        ? 1
        : code === 'EUR' || code === 'USD'
          ? 2
          : 3;
  const at = (code: string) => prompt.toUpperCase().search(new RegExp(String.raw`\b${code}\b`, 'u'));
  const all = Object.keys(perEuro).toSorted(
    (one, other) => rank(one) - rank(other) || (rank(one) === 0 ? at(one) - at(other) : 0),
  );
  // "Between USD, EUR, GBP and JPY": these alone.
  const named = all.filter((code) => rank(code) === 0);
  const codes = named.length > 2 ? named : all;
  const units = Object.fromEntries(
    codes.map((code) => [code, Number((1 / (perEuro[code] ?? 1)).toPrecision(8))]),
  );
  return { name: 'currency', asked: /currency/, units };
}

/** Names of the currencies in a language, each with its code: "euro (EUR)". */
export function nameCurrencies(language: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Object.fromEntries(
    Object.keys(perEuro).map((code) => [code, `${names.of(code) ?? code} (${code})`]),
  );
}
