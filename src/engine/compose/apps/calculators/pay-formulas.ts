import type { Formula } from './formula-kind';

const money = { min: 0, limit: 10_000_000, unit: 'money' } as const;
const taken = [
  { name: 'tax', text: '=Tax', value: 20, max: 60, step: 0.5, limit: 100, unit: '%', told: '(?:income )?tax(?: rate)?' },
  { name: 'other', text: '=Other deductions', value: 0, max: 40, step: 0.5, limit: 100, unit: '%', told: '(?:national insurance|social security|insurance|pension|deductions?|ni)(?: rate)?' },
] as const; // prettier-ignore
/** A calculator of pay whose prompt speaks of what is taken off. */
const afterTax = String.raw`(?=[^]*\b(?:tax(?:es)?|take[- ]home|net pay|after[- ]tax|deductions?|national insurance)\b)[^]*\b(?:wages?|salary|pay|payroll|paycheck|take[- ]home(?: pay)?|hourly(?: rate)?|net pay|income tax) (?:calculator|estimator|tool|app)\b`;
const byHour = String.raw`(?=[^]*\b(?:hourly|(?:per|an|a) hour|hours)\b)`;

/** What is left of pay once tax is taken off, by the hour or the year. */
export const payFormulas: readonly Formula[] = [
  {
    title: 'wageCalculator',
    asked: new RegExp(`^${byHour}${afterTax}`, 'iu'),
    fields: [
      { name: 'rate', text: '=Rate an hour', value: 18, ...money, max: 300, step: 0.5, told: 'hourly(?: rate| wage| pay)?|(?:an|per) hour|rate|wage' },
      { name: 'hours', text: '=Hours a week', value: 38, max: 80, step: 0.5, limit: 168, unit: 'none', told: 'hours?(?: (?:a|per) week)?' },
      ...taken,
    ],
    results: [
      { name: 'week', text: '=Take-home pay a week', as: 'money' },
      { name: 'month', text: '=Take-home pay a month', as: 'money' },
      { name: 'year', text: '=Take-home pay a year', as: 'money' },
      { name: 'gross', text: '=Before tax, a week', as: 'money' },
      { name: 'off', text: '=Taken off, a week', as: 'money' },
    ],
    rule: 'const gross = v.rate * v.hours; const off = (gross * Math.min(100, v.tax + v.other)) / 100; const week = gross - off; return { gross, off, week, month: (week * 52) / 12, year: week * 52 };',
  },
  {
    title: 'wageCalculator',
    asked: new RegExp(`^${afterTax}`, 'iu'),
    fields: [
      { name: 'salary', text: '=Salary a year', value: 36_000, ...money, max: 200_000, step: 500, told: '(?:annual |yearly |gross )?(?:salary|pay|income|wage)|(?:a|per) year' },
      ...taken,
    ],
    results: [
      { name: 'month', text: '=Take-home pay a month', as: 'money' },
      { name: 'week', text: '=Take-home pay a week', as: 'money' },
      { name: 'year', text: '=Take-home pay a year', as: 'money' },
      { name: 'off', text: '=Taken off, a year', as: 'money' },
    ],
    rule: 'const off = (v.salary * Math.min(100, v.tax + v.other)) / 100; const year = v.salary - off; return { off, year, month: year / 12, week: year / 52 };',
  },
]; // prettier-ignore
