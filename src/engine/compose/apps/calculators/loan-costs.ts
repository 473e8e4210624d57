import { html, type Html } from '../../html';
import { writeNumberField } from './number-field';
import { readToldNumber } from './read-told-number';

/** What a home costs beside its loan. */
type LoanCost = { readonly name: string; readonly label: string; readonly every: 'month' | 'year'; readonly start: number }; // prettier-ignore

const costs = [
  ['tax', 'Property tax', '(?:property|council|real estate) tax(?:es)?|taxes', 'year'],
  [
    'insurance',
    'Insurance',
    "(?:(?:home(?:owner['’]?s?)?|house|building|property|mortgage) )?insurance",
    'year',
  ],
  ['hoa', 'HOA fees', 'hoa(?: fees?| dues)?', 'month'],
  ['charge', 'Service charge', 'service charges?|ground rent|maintenance fees?|condo fees?', 'month'],
  ['pmi', 'PMI', 'pmi', 'month'],
] as const;

/** How often a cost is told to be paid, by the words next to it. */
function readEvery(near: string, usual: 'month' | 'year'): 'month' | 'year' {
  if (/\bmonthly\b|\b(?:a|per|each|every) month\b|\/ ?mo/iu.test(near)) return 'month';
  return /\byearly\b|\bannual(?:ly)?\b|\b(?:a|per|each|every) year\b|\/ ?y/iu.test(near) ? 'year' : usual;
}

/** "Include property tax per year and monthly insurance": each with its sum, nothing until somebody tells one. */
export function readLoanCosts(prompt: string, price: number): readonly LoanCost[] {
  return costs.flatMap(([name, label, words, usual]) => {
    const found = new RegExp(`(?<before>(?:monthly|yearly|annual) )?\\b(?:${words})\\b(?<after>[^,.;]{0,24}?(?=,|\\.|;|$| and ))`, 'iu').exec(prompt); // prettier-ignore
    if (!found || /\b(?:no|without|not|excluding|before) (?:\p{L}+ )?$/iu.test(prompt.slice(0, found.index))) return []; // prettier-ignore
    const told = readToldNumber(prompt, words);
    const start = told === null ? 0 : told.isPercent ? (price * told.value) / 100 : told.value;
    const every = readEvery(`${found.groups?.['before'] ?? ''}${found.groups?.['after'] ?? ''}`, usual);
    return [{ name, label: `${label} a ${every}`, every, start: Math.round(start) }];
  });
}

/** The fields of these costs. */
export const writeLoanCosts = (asked: readonly LoanCost[], currency: string): readonly Html[] =>
  asked.map(({ name, label, start, every }) =>
    writeNumberField(name, label, {
      value: start,
      min: 0,
      max: Math.max(every === 'year' ? 12_000 : 1000, start * 2),
      step: 10,
      unit: currency,
      limit: 10_000_000,
    }),
  );

/** What the monthly payment holds and leaves out. */
export const costsNote =
  'Equal monthly payments at a fixed rate, with the costs that are entered, without fees.';

/** What all of it comes to by the month; nothing where no costs are asked for. */
export function writeWholeCost(costs: readonly LoanCost[]): Html | null {
  if (costs.length === 0) return null;
  const names = costs.map(({ label }) => {
    const name = label.replace(/ a (?:month|year)$/u, '');
    return /^[A-Z]{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  });
  const spans = JSON.stringify(costs.map(({ name, every }) => [name, every]));
  const label = `With ${names.join(' and ')}`;
  return html`<div>
    <dt>${label}</dt>
    <dd data-whole data-costs="${spans}"></dd>
  </div>`;
}
