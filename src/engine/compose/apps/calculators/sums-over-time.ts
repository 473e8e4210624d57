import type { Formula, FormulaField } from './formula-kind';

const money = { unit: 'money', step: 10, limit: 1_000_000_000 } as const;
const share = { max: 20, step: 0.1, limit: 100, unit: '%' } as const;
const term: FormulaField = {
  name: 'years',
  text: 'term',
  value: 10,
  min: 1,
  max: 50,
  step: 1,
  unit: 'years',
  told: 'years?',
};
const calc = 'calculator|estimator|planner|tool';
const named = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:${words})\b[^.;:]{0,24}\b(?:${calc})\b`, 'iu');

/** What money does over the years, asked for in English: each with a row for every year. */
// prettier-ignore
export const sumsOverTime: readonly Formula[] = [
  {
    title: 'calculator',
    asked: named('(?:car|auto|van|vehicle|bike|equipment)? ?(?:lease|leasing|hire purchase|pcp)'),
    fields: [
      { name: 'price', text: '=Price', value: 25_000, ...money, max: 100_000, told: 'price|car|value' },
      { name: 'down', text: '=Paid at the start', value: 3000, ...money, max: 50_000, told: 'deposit|down ?payment|down' },
      { name: 'left', text: '=Worth at the end', value: 10_000, ...money, max: 80_000, told: 'residual(?: value)?|balloon' },
      { name: 'rate', text: 'interestRate', value: 6, ...share, told: 'interest(?: rate)?|rate|apr' },
      { ...term, value: 4, max: 10 },
    ],
    results: [
      { name: 'monthly', text: '=Monthly payment', as: 'money', says: 'monthly|a month' },
      { name: 'total', text: '=Total cost', as: 'money', says: 'total|cost' },
      { name: 'interest', text: 'interest', as: 'money', says: 'interest|charge' },
    ],
    rule: 'const months = Math.max(1, Math.round(v.years * 12)); const part = v.rate / 1200; const lent = Math.max(0, v.price - v.down); const grown = (1 + part) ** months; const monthly = part === 0 ? (lent - v.left) / months : ((lent - v.left / grown) * part) / (1 - 1 / grown); const total = v.down + monthly * months; const rows = Array.from({ length: Math.ceil(v.years) + 1 }, (_, year) => [year, v.down + monthly * Math.min(months, year * 12)]); return { monthly, total, interest: monthly * months - (lent - v.left), rows };',
  },
  {
    title: 'calculator',
    asked: /\b(?:rent(?:ing)?|lease|leasing)\b (?:or|vs\.?|versus|against) (?:to )?(?:buy|buying|own|owning)\b|\b(?:buy|buying|own|owning)\b (?:or|vs\.?|versus|against) (?:to )?(?:rent|renting|lease|leasing)\b/iu,
    fields: [
      { name: 'rent', text: '=Rent a month', value: 1200, ...money, max: 10_000, told: 'rent' },
      { name: 'rise', text: '=Rent goes up a year', value: 2, ...share },
      { name: 'price', text: 'homePrice', value: 300_000, ...money, max: 2_000_000, told: 'price|house|home|flat' },
      { name: 'down', text: 'downPayment', value: 60_000, ...money, max: 500_000, told: 'deposit|down ?payment' },
      { name: 'rate', text: 'interestRate', value: 4, ...share, told: 'interest(?: rate)?|rate' },
      { name: 'upkeep', text: '=Upkeep a month', value: 250, ...money, max: 3000, told: 'upkeep|maintenance' },
      { ...term, value: 10, max: 40 },
    ],
    results: [
      { name: 'less', text: '=Buying costs less by', as: 'money', says: 'difference|saved' },
      { name: 'renting', text: '=Renting, all together', as: 'money', isPart: true, says: 'rent' },
      { name: 'buying', text: '=Buying, less what is paid off', as: 'money', isPart: true, says: 'buy|own' },
    ],
    rule: 'const months = Math.round(v.years * 12); const part = v.rate / 1200; const all = 300; const lent = Math.max(0, v.price - v.down); const pay = part === 0 ? lent / all : (lent * part) / (1 - (1 + part) ** -all); let renting = 0; let owed = lent; let spent = v.down; const rows = [[0, 0, Math.max(0, v.down - (v.price - lent))]]; for (let month = 1; month <= months; month += 1) { renting += v.rent * (1 + v.rise / 100) ** Math.floor((month - 1) / 12); owed = Math.max(0, owed * (1 + part) - pay); spent += v.upkeep + (month <= all ? pay : 0); if (month % 12 === 0) rows.push([month / 12, renting, spent - (v.price - owed)]); } const buying = spent - (v.price - owed); return { renting, buying, less: renting - buying, rows };',
  },
  {
    title: 'calculator',
    asked: /\b(?:solar|heat pump|insulation|battery|wind turbine|panels?)\b[^.;:]{0,30}\b(?:payback|pay back|savings?|return|roi)\b|\b(?:payback|roi|return on investment)\b[^.;:]{0,24}\b(?:calculator|tool)\b/iu,
    fields: [
      { name: 'cost', text: '=What it costs', value: 8000, ...money, max: 60_000, told: 'costs?|price|install(?:ation)?' },
      { name: 'saving', text: '=Brings in or saves a year', value: 900, ...money, max: 10_000, told: 'sav(?:es|ing)s?|brings' },
      { name: 'rise', text: '=That goes up a year', value: 2, ...share },
      { ...term, value: 20 },
    ],
    results: [
      { name: 'payback', text: '=Years until it is paid back', as: 'number', says: 'pay ?back|break' },
      { name: 'first', text: '=In the first year', as: 'money', says: 'year|annual' },
      { name: 'total', text: '=All together, less its cost', as: 'money', says: 'total|lifetime|saved|profit' },
    ],
    rule: 'let sum = -v.cost; let payback = Infinity; const rows = [[0, 0]]; let saved = 0; for (let year = 1; year <= Math.min(100, v.years); year += 1) { const now = v.saving * (1 + v.rise / 100) ** (year - 1); if (sum < 0 && sum + now >= 0) payback = Math.round((year - 1 + -sum / now) * 10) / 10; sum += now; saved += now; rows.push([year, saved]); } return { payback, first: v.saving, total: sum, rows };',
  },
  {
    title: 'calculator',
    asked: named('depreciation|resale value|car value'),
    fields: [
      { name: 'price', text: '=Price when new', value: 20_000, ...money, max: 200_000, told: 'price|cost|value' },
      { name: 'rate', text: '=Loses a year', value: 15, ...share, max: 60 },
      { ...term, value: 6, max: 30 },
    ],
    results: [
      { name: 'left', text: '=Worth at the end', as: 'money', isPart: true, says: 'worth|total value|value' },
      { name: 'lost', text: '=Lost by then', as: 'money', isPart: true, says: 'total loss|depreciat' },
      { name: 'yearly', text: '=Lost a year, on average', as: 'money', says: 'year|annual' },
    ],
    rule: 'const rows = Array.from({ length: Math.min(100, Math.round(v.years)) + 1 }, (_, year) => [year, v.price * (1 - v.rate / 100) ** year]); const left = v.price * (1 - v.rate / 100) ** v.years; return { left, lost: v.price - left, yearly: (v.price - left) / Math.max(1, v.years), rows };',
  },
  {
    title: 'calculator',
    asked: named('inflation|cost of living|price rise'),
    fields: [
      { name: 'price', text: '=Price today', value: 100, ...money, max: 10_000, told: 'price|cost' },
      { name: 'rate', text: '=Inflation a year', value: 3, ...share, told: 'inflation|rate' },
      term,
    ],
    results: [
      { name: 'end', text: '=Price at the end', as: 'money', says: 'future|price|end' },
      { name: 'rise', text: '=Dearer by', as: 'money', says: 'rise|increase' },
      { name: 'worth', text: '=What that sum then buys, in today’s money', as: 'money', says: 'worth|power|value' },
    ],
    rule: 'const grown = (year) => v.price * (1 + v.rate / 100) ** year; const rows = Array.from({ length: Math.min(100, Math.round(v.years)) + 1 }, (_, year) => [year, grown(year)]); const end = grown(v.years); return { end, rise: end - v.price, worth: v.price ** 2 / (end || 1), rows };',
  },
  {
    title: 'calculator',
    asked: /\b(?:pension|drawdown|annuity|nest egg|superannuation|401\(?k\)?|fire)\b[^.;:]{0,24}\b(?:calculator|estimator|planner|tool)\b|\bretirement\b[^.;:]{0,24}\bcalculator\b(?=[^.;]*\b(?:income|pay ?outs?|pension|withdraw\w*)\b)/iu,
    fields: [
      { name: 'start', text: 'startAmount', value: 20_000, ...money, max: 500_000, told: 'start(?:ing)?|pot|saved' },
      { name: 'monthly', text: 'monthlyDeposit', value: 300, ...money, max: 5000, told: 'monthly|contributions?' },
      { name: 'rate', text: 'interestRate', value: 4, ...share, told: 'growth|interest|rate|return' },
      { ...term, value: 25 },
      { name: 'drawn', text: '=Years it has to last', value: 20, min: 1, max: 50, step: 1, unit: 'years' },
    ],
    results: [
      { name: 'end', text: '=Pot at the end', as: 'money', says: 'pot|fund|total (?!contrib|paid)|balance' },
      { name: 'monthlyPay', text: '=Pays out a month', as: 'money', says: 'monthly|a month' },
      { name: 'yearlyPay', text: '=Pays out a year', as: 'money', says: 'year|annual|payout' },
      { name: 'paid', text: 'paidIn', as: 'money', says: 'contribut|paid in' },
    ],
    rule: 'const part = v.rate / 1200; const rows = [[0, v.start]]; let end = v.start; for (let year = 1; year <= Math.min(100, v.years); year += 1) { for (let month = 0; month < 12; month += 1) end = end * (1 + part) + v.monthly; rows.push([year, end]); } const months = v.drawn * 12; const monthlyPay = part === 0 ? end / months : (end * part) / (1 - (1 + part) ** -months); return { end, monthlyPay, yearlyPay: monthlyPay * 12, paid: v.start + v.monthly * 12 * Math.min(100, v.years), rows };',
  },
  {
    title: 'calculator',
    asked: named('credit card|debt|pay ?off'),
    fields: [
      { name: 'owed', text: '=Owed now', value: 4000, ...money, max: 50_000, told: 'balance|owe[ds]?|debt' },
      { name: 'rate', text: 'interestRate', value: 22, ...share, max: 50, told: 'interest(?: rate)?|rate|apr' },
      { name: 'monthly', text: '=Paid each month', value: 200, ...money, max: 3000, told: 'monthly|a month|payments?' },
    ],
    results: [
      { name: 'months', text: '=Months until it is paid', as: 'number', says: 'month|time|how long|date' },
      { name: 'interest', text: '=Total interest', as: 'money', isPart: true, says: 'interest' },
      { name: 'total', text: '=Paid all together', as: 'money', isPart: true, says: 'total (?!interest)|paid' },
    ],
    rule: 'let owed = v.owed; let months = 0; let interest = 0; const all = [[0, owed]]; while (owed > 0.005 && months < 1200) { const charge = (owed * v.rate) / 1200; if (v.monthly <= charge) break; interest += charge; owed = Math.max(0, owed + charge - v.monthly); months += 1; all.push([months, owed]); } const isDone = owed <= 0.005; const step = Math.max(1, Math.ceil(all.length / 48)); return { months: isDone ? months : Infinity, interest: isDone ? interest : Infinity, total: isDone ? v.owed + interest : Infinity, rows: all.filter((_, at) => at % step === 0) };',
  },
];
