import { readToldNumber } from './read-told-number';

/** What is paid back beside the usual payment: how often, and how much where the prompt says it. */
export type ExtraPayment = {
  readonly every: 'month' | 'year' | 'once';
  readonly amount: number | null;
};

const asked =
  /\b(?:extra|additional|over|early|lump[- ]sum) ?-?(?:monthly |yearly |annual )?(?:re)?payments?\b|\boverpay\w*|\bpay(?:ing)? (?:off )?extra\b|\blump sums?\b|sondertilgung|amortizaci[oó]n anticipada|remboursements? anticip|amortiza(?:ção|ções) antecipad|rimborso anticipato|extra afloss|nadpłat|ara ödeme|سداد مبكر|פירעון מוקדם/iu;
const yearly =
  /\b(?:year(?:ly)?|annual(?:ly)?|a year|per year|every year)\b[^.;,]{0,24}(?:payments?|overpay)|(?:payments?|overpay\w*)[^.;,]{0,24}\b(?:yearly|annually|a year|per year|every year|each year)\b|jährlich|\banual|annuel|annuale|jaarlijks|roczn|yıllık|سنوي|שנתי|sondertilgung/iu;
const single = /\blump[- ]sums?\b|\bone[- ]?(?:off|time)\b|\bsingle (?:over)?payment|einmalig|eenmalig|jednorazow|una tantum/iu; // prettier-ignore

/** What a prompt wants to pay back on top; null where it wants nothing of the kind. "Yearly overpayments of 2,000" */
export function readExtra(prompt: string): ExtraPayment | null {
  if (!asked.test(prompt)) return null;
  const told = readToldNumber(
    prompt,
    'extra(?: monthly| yearly| annual)? payments?|extra|overpay(?:ment|ing)?s?|lump sums?|sondertilgung(?:en)?|nadpłat[aęy]',
  );
  return {
    every: single.test(prompt) ? 'once' : yearly.test(prompt) ? 'year' : 'month',
    amount: told && !told.isPercent ? told.value : null,
  };
}
