import type { Formula } from './formula-kind';

const returning = /\breturn(?: trip| journey)?\b|\bround[- ]?trip\b|\bthere and back\b|\bboth ways\b|ida y vuelta|aller-retour|hin und zurück|ida e volta|andata e ritorno|heen en terug|w obie strony|gidiş dönüş/iu; // prettier-ignore
const money = { max: 10_000, step: 10, limit: 1_000_000_000, unit: 'money' } as const;

/** A journey by miles to the gallon; `perGallon` turns gallons into what the price is for. */
const tripByGallon = (
  asked: RegExp,
  price: { readonly text: 'fuelPrice' | 'gallonPrice'; readonly value: number; readonly told: string },
  fuel: 'fuelNeeded' | 'gallonsNeeded',
  perGallon: string,
): Formula => ({
  title: 'tripCost',
  asked,
  fields: [
    { name: 'distance', text: 'distanceMiles', value: 150, max: 2000, step: 5, limit: 1_000_000, unit: 'none', told: 'distance|miles' },
    { name: 'use', text: 'milesGallon', value: 35, min: 1, max: 100, step: 1, limit: 500, unit: 'none', told: 'mpg|miles (?:per|a) gallon|consumption' },
    { name: 'price', ...price, max: 10, step: 0.01, limit: 10_000, unit: 'money' },
    { name: 'people', text: 'people', value: 1, min: 1, max: 9, step: 1, limit: 1000, unit: 'none', told: 'people|persons|passengers|friends' },
  ],
  ways: [['one', 'oneWay'], ['return', 'returnTrip']],
  told: { return: returning },
  results: [
    { name: 'cost', text: 'total', as: 'money' },
    { name: 'each', text: 'eachPays', as: 'money' },
    { name: 'fuel', text: fuel, as: 'number' },
  ],
  rule: `const fuel = (v.distance * (v.way === "return" ? 2 : 1)) / v.use${perGallon}; return { fuel, cost: fuel * v.price, each: (fuel * v.price) / v.people };`,
}); // prettier-ignore

/** Calculators of everyday life, the more exact words before the wider ones. */
export const formulas: readonly Formula[] = [
  {
    title: 'vatCalculator',
    asked: /\bvat\b|\bsales tax\b|\bgst\b|\biva\b|\btva\b|mehrwertsteuer|\bmwst\b|\bbtw\b|podatek vat|\bkdv\b|ضريبة القيمة|מע["״]מ/iu,
    fields: [
      { name: 'amount', text: 'amountWord', value: 100, ...money, told: 'amount|price|net' },
      { name: 'rate', text: 'taxRate', value: 20, max: 30, step: 0.5, limit: 100, unit: '%', told: 'vat|gst|tax|rates?|iva|tva|mwst|btw|kdv' },
    ],
    ways: [['add', 'addTax'], ['remove', 'removeTax']],
    results: [
      { name: 'gross', text: 'withTax', as: 'money' },
      { name: 'net', text: 'withoutTax', as: 'money', isPart: true },
      { name: 'tax', text: 'taxWord', as: 'money', isPart: true },
    ],
    chips: { field: 'rate', usual: [] },
    rule: "const net = v.way === 'remove' ? v.amount / (1 + v.rate / 100) : v.amount; return { net, tax: (net * v.rate) / 100, gross: net * (1 + v.rate / 100) };",
  },
  {
    title: 'zakatCalculator',
    asked: /\bzak[aâ]t\b|\bzek[aâ]t|\bazaque\b|زكا[ةه]/iu,
    fields: [
      { name: 'wealth', text: 'zakatWealth', value: 12_000, ...money, max: 200_000, step: 100, told: 'savings|wealth|cash|assets' },
      { name: 'debts', text: 'debtsDue', value: 0, ...money, max: 100_000, step: 100, told: 'debts?' },
      { name: 'gold', text: 'goldPrice', value: 100, ...money, max: 10_000, step: 1, told: '(?:gold )?price|per gram' },
    ],
    results: [
      { name: 'due', text: 'zakatDue', as: 'money' },
      { name: 'nisab', text: 'nisabWord', as: 'money' },
    ],
    rule: 'const net = Math.max(0, v.wealth - v.debts); const nisab = 85 * v.gold; return { nisab, due: net >= nisab ? net * 0.025 : 0 };',
  },
  {
    title: 'budgetRule',
    asked: /\b\d{2}[/-]\d{2}[/-]\d{1,2}\b(?=.*\b(?:budget|income|needs|wants|savings?|rule)\b)|\b(?:budget|income|salary)\b[^.]*\bneeds\b[^.]*\bwants\b|\bbudget (?:rule|calculator)\b/iu,
    fields: [
      { name: 'income', text: 'monthlyIncome', value: 2500, ...money, told: 'income|salary|take[- ]home|earn(?:ings)?' },
      { name: 'needs', text: 'needsWord', value: 50, max: 100, step: 1, unit: '%' },
      { name: 'wants', text: 'wantsWord', value: 30, max: 100, step: 1, unit: '%' },
      { name: 'savings', text: 'savingsWord', value: 20, max: 100, step: 1, unit: '%' },
    ],
    results: [
      { name: 'needs', text: 'needsWord', as: 'money', isPart: true },
      { name: 'wants', text: 'wantsWord', as: 'money', isPart: true },
      { name: 'savings', text: 'savingsWord', as: 'money', isPart: true },
      { name: 'left', text: 'leftOver', as: 'money' },
    ],
    rule: 'const part = (share) => (v.income * share) / 100; return { needs: part(v.needs), wants: part(v.wants), savings: part(v.savings), left: part(100 - v.needs - v.wants - v.savings) };',
  },
  {
    title: 'savingsGoal',
    asked: /\bsavings? goal\b|\bhow long (?:(?:it|will it|does it) )?(?:takes? |until |to )?(?:(?:i|me|we|us) )?(?:to )?(?:save|have saved)|\bsave up (?:for|calculator)|objetivo de ahorro|objectif d['’]épargne|sparziel|meta de poupança|obiettivo di risparmio|spaardoel|cel oszczędzania|birikim hedefi|هدف الادخار|יעד חיסכון/iu,
    fields: [
      { name: 'goal', text: 'goalSum', value: 10_000, ...money, max: 100_000, told: 'goal(?: amount)?|target(?: amount)?|save' },
      { name: 'start', text: 'startAmount', value: 0, ...money, max: 50_000, told: 'start(?:ing)?(?: amount| balance)?|initial(?: deposit| amount)?|already saved' },
      { name: 'monthly', text: 'monthlyDeposit', value: 250, ...money, max: 5000, told: 'monthly(?: deposits?| savings?| contributions?| payments?)?|(?:a|per|each|every) month' },
      { name: 'rate', text: 'interestRate', value: 2, max: 20, step: 0.1, limit: 100, unit: '%', told: 'interest(?: rate)?|rate|return|apr|apy' },
    ],
    results: [
      { name: 'months', text: 'monthsNeeded', as: 'number' },
      { name: 'paid', text: 'paidIn', as: 'money', isPart: true },
      { name: 'interest', text: 'interest', as: 'money', isPart: true },
    ],
    rule: 'let sum = v.start; let months = 0; const all = [[0, sum]]; while (sum < v.goal && months < 1200) { sum = sum * (1 + v.rate / 1200) + v.monthly; months += 1; all.push([months, sum]); } const isReached = sum >= v.goal; const step = Math.max(1, Math.ceil(all.length / 48)); const paid = v.start + v.monthly * months; return { months: isReached ? months : Infinity, paid, interest: Math.max(0, sum - paid), rows: all.filter((row, at) => at % step === 0 || at === all.length - 1) };',
  },
  {
    title: 'compoundInterest',
    asked: /\bcompound(?:ing)?\b|\bsavings? (?:calculator|growth)|\binvestment (?:calculator|growth)|\b(?:retirement|interest|wealth|isa|deposit|endowment|college fund|house fund) calculator|zinseszins|sparrechner|interés compuesto|intérêts? composés?|juros compostos|interesse composto|samengestelde rente|procent składany|bileşik faiz|فائدة مركبة|ריבית דריבית/iu,
    fields: [
      { name: 'start', text: 'startAmount', value: 1000, ...money, max: 50_000, told: 'start(?:ing)?(?: amount| balance)?|initial(?: deposit| amount| investment)?|principal' },
      { name: 'monthly', text: 'monthlyDeposit', value: 100, ...money, max: 5000, told: 'monthly(?: deposits?| savings?| contributions?| payments?)?|(?:a|per|each|every) month' },
      { name: 'rate', text: 'interestRate', value: 5, max: 20, step: 0.1, limit: 100, unit: '%', told: 'interest(?: rate)?|rate|return|apr|apy' },
      { name: 'years', text: 'term', value: 10, min: 1, max: 50, step: 1, unit: 'years', told: 'years?' },
    ],
    results: [
      { name: 'end', text: 'balanceAtEnd', as: 'money', says: 'total (?:pot|sav|value|balance)|final|future|end|pot\\b|fund|total$' },
      { name: 'paid', text: 'paidIn', as: 'money', isPart: true, says: '(?:total )?(?:contribut|paid|deposit)' },
      { name: 'interest', text: 'interest', as: 'money', isPart: true, says: '(?:total )?(?:interest|gain|growth|earned|profit)' },
    ],
    rule: 'const rows = []; let end = v.start; for (let year = 1; year <= Math.min(100, v.years); year += 1) { for (let month = 0; month < 12; month += 1) end = end * (1 + v.rate / 1200) + v.monthly; rows.push([year, end]); } const paid = v.start + v.monthly * 12 * Math.min(100, v.years); return { end, paid, interest: end - paid, rows };',
  },
  {
    title: 'marginCalculator',
    asked: /\b(?:profit|margin|mark-?up)s? (?:calculator|tool)|\bcalculat\w+ (?:the |my |your )?(?:profit|margin|mark-?up)|\bprofit margin|gewinnmarge|margen de beneficio|marge bénéficiaire|margem de lucro|margine di profitto|winstmarge|marża|kâr marjı|هامش الربح/iu,
    fields: [
      { name: 'cost', text: 'costWord', value: 20, ...money, told: 'costs?' },
      { name: 'price', text: 'sellingPrice', value: 35, ...money, told: '(?:selling |sale )?price' },
      { name: 'count', text: 'unitsSold', value: 10, max: 1000, step: 1, limit: 1_000_000_000, unit: 'none', told: 'units|pieces|sold' },
    ],
    results: [
      { name: 'profit', text: 'profitWord', as: 'money' },
      { name: 'margin', text: 'marginWord', as: '%' },
      { name: 'markup', text: 'markupWord', as: '%' },
    ],
    rule: 'const each = v.price - v.cost; return { profit: each * v.count, margin: v.price === 0 ? 0 : (each / v.price) * 100, markup: v.cost === 0 ? 0 : (each / v.cost) * 100 };',
  },
  {
    title: 'breakEven',
    asked: /\bbreak[- ]?even\b|umbral de rentabilidad|punto de equilibrio|seuil de rentabilité|gewinnschwelle|ponto de equilíbrio|punto di pareggio|próg rentowności|başabaş/iu,
    fields: [
      { name: 'fixed', text: 'fixedCosts', value: 2000, ...money, max: 50_000, told: 'fixed costs?|overheads?|rent' },
      { name: 'price', text: 'sellingPrice', value: 25, ...money, max: 1000, told: '(?:selling |sale )?price' },
      { name: 'cost', text: 'costEach', value: 10, ...money, max: 1000, told: '(?:variable |unit )?costs?' },
    ],
    results: [
      { name: 'units', text: 'unitsNeeded', as: 'number' },
      { name: 'sales', text: 'salesNeeded', as: 'money' },
    ],
    rule: 'const each = v.price - v.cost; const units = each > 0 ? Math.ceil(v.fixed / each) : NaN; return { units, sales: units * v.price };',
  },
  tripByGallon(
    /^(?=[\s\S]*\blit(?:re|er)s?\b)(?=[\s\S]*\b(?:fuel|petrol|trip|journey|driving|cost)\b)[\s\S]*\b(?:mpg|miles (?:per|a) gallon)\b/iu,
    { text: 'fuelPrice', value: 1.45, told: '(?:fuel |petrol |gas )?price|per lit(?:re|er)|a lit(?:re|er)' },
    'fuelNeeded',
    ' * 4.54609',
  ),
  tripByGallon(
    /^(?=[\s\S]*\b(?:fuel|petrol|gas|trip|journey|driving|cost)\b)[\s\S]*\b(?:mpg|miles (?:per|a) gallon|gallons?)\b/iu,
    { text: 'gallonPrice', value: 3.5, told: '(?:fuel |petrol |gas )?price|per gallon|a gallon' },
    'gallonsNeeded',
    '',
  ),
  {
    title: 'tripCost',
    asked: /\b(?:fuel|petrol|gas|gasoline|trip|road ?trip|journey|driving|mileage) (?:costs? )?(?:calculator|estimator)|\bfuel cost|cost of (?:a |the )?(?:drive|trip|journey)|spritkosten|benzinkosten|coste de combustible|coût du (?:trajet|carburant)|custo de combustível|costo (?:del )?carburante|brandstofkosten|koszt paliwa|yakıt/iu,
    fields: [
      { name: 'distance', text: 'distanceKm', value: 250, max: 2000, step: 10, limit: 1_000_000, unit: 'none', told: 'distance|km|kilomet(?:re|er)s|miles' },
      { name: 'use', text: 'fuelUse', value: 6.5, max: 20, step: 0.1, limit: 200, unit: 'none', told: 'consumption|l/100 ?km|lit(?:re|er)s per 100(?: ?km)?' },
      { name: 'price', text: 'fuelPrice', value: 1.7, max: 5, step: 0.01, limit: 10_000, unit: 'money', told: '(?:fuel |petrol |gas )?price|per lit(?:re|er)|a lit(?:re|er)' },
      { name: 'people', text: 'people', value: 1, min: 1, max: 9, step: 1, limit: 1000, unit: 'none', told: 'people|persons|passengers|friends' },
    ],
    ways: [['one', 'oneWay'], ['return', 'returnTrip']],
    told: { return: returning },
    results: [
      { name: 'cost', text: 'total', as: 'money' },
      { name: 'each', text: 'eachPays', as: 'money' },
      { name: 'fuel', text: 'fuelNeeded', as: 'number' },
    ],
    rule: 'const fuel = (v.distance * (v.way === "return" ? 2 : 1) * v.use) / 100; return { fuel, cost: fuel * v.price, each: (fuel * v.price) / v.people };',
  },
  {
    title: 'wageCalculator',
    asked: /\b(?:wages?|salary|pay|hourly(?: rate)?|freelance rate|day rate|overtime|paycheck) (?:calculator|converter)|hourly (?:rate|wage|pay) (?:to|into)|gehaltsrechner|stundenlohn|calculadora de (?:salario|sueldo)|calculateur de salaire|calculadora de salário|calcolo stipendio|salarisberekening|kalkulator wynagrodzeń|maaş hesap/iu,
    fields: [
      { name: 'rate', text: 'hourlyRate', value: 18, ...money, max: 300, step: 0.5, told: 'hourly(?: rate| wage| pay)?|(?:an|per) hour|rate|wage' },
      { name: 'hours', text: 'hoursAWeek', value: 38, max: 80, step: 0.5, limit: 168, unit: 'none', told: 'hours?(?: (?:a|per) week)?' },
      { name: 'weeks', text: 'weeksAYear', value: 52, min: 1, max: 52, step: 1, unit: 'none', told: 'weeks?' },
    ],
    results: [
      { name: 'month', text: 'aMonth', as: 'money' },
      { name: 'week', text: 'aWeek', as: 'money' },
      { name: 'year', text: 'aYear', as: 'money' },
    ],
    rule: 'const week = v.rate * v.hours; return { week, month: (week * v.weeks) / 12, year: week * v.weeks };',
  },
  {
    title: 'calorieNeed',
    asked: /\b(?:calories?|bmr|tdee|kcal|macro) (?:needs? )?calculator|daily calorie|kalorienrechner|kalorienbedarf|calculadora de calorías|calcul(?:ateur)? de calories|calculadora de calorias|calcolo calorie|caloriebehoefte|kalkulator kalorii|kalori hesap/iu,
    fields: [
      { name: 'weight', text: 'weightKg', value: 70, min: 30, max: 200, step: 0.5, limit: 635, unit: 'none', told: 'weight' },
      { name: 'height', text: 'heightCm', value: 172, min: 100, max: 220, step: 1, limit: 272, unit: 'none', told: 'height' },
      { name: 'age', text: 'ageYears', value: 35, min: 15, max: 100, step: 1, limit: 120, unit: 'years', told: 'age' },
    ],
    ways: [['woman', 'womanWord'], ['man', 'manWord']],
    results: [
      { name: 'light', text: 'movesLittle', as: 'number' },
      { name: 'middle', text: 'movesSome', as: 'number' },
      { name: 'much', text: 'movesMuch', as: 'number' },
      { name: 'rest', text: 'atRest', as: 'number' },
    ],
    rule: "const rest = 10 * v.weight + 6.25 * v.height - 5 * v.age + (v.way === 'man' ? 5 : -161); return { rest: Math.round(rest), light: Math.round(rest * 1.375), middle: Math.round(rest * 1.55), much: Math.round(rest * 1.725) };",
  },
  {
    title: 'powerCost',
    asked: /\b(?:electricity|energy|power|appliance|solar) (?:bill |costs? |usage |use |savings? )?calculator|stromkosten|stromrechner|coste de (?:la )?luz|coût (?:de l')?électricité|custo (?:da|de) (?:luz|eletricidade)|costo elettricità|stroomkosten|koszt prądu|elektrik (?:faturası|maliyeti)/iu,
    fields: [
      { name: 'watts', text: 'wattsWord', value: 1000, max: 5000, step: 10, limit: 1_000_000, unit: 'none', told: 'watts?|w' },
      { name: 'hours', text: 'hoursADay', value: 3, max: 24, step: 0.5, unit: 'none', told: 'hours?(?: (?:a|per) day)?' },
      { name: 'price', text: 'pricePerKwh', value: 0.3, max: 2, step: 0.01, limit: 1000, unit: 'money', told: '(?:price|per kwh|a kwh|tariff)' },
    ],
    results: [
      { name: 'month', text: 'aMonth', as: 'money' },
      { name: 'year', text: 'aYear', as: 'money' },
      { name: 'units', text: 'kwhAMonth', as: 'number' },
    ],
    rule: 'const units = (v.watts / 1000) * v.hours * 30.4; return { units, month: units * v.price, year: (v.watts / 1000) * v.hours * 365 * v.price };',
  },
  {
    title: 'paintCalculator',
    asked: /\b(?:paint|wallpaper|wall) calculator|how much paint|farbrechner|farbe brauche|cuánta pintura|quantité de peinture|quanta (?:tinta|vernice|pittura)|hoeveel verf|ile farby|ne kadar boya/iu,
    fields: [
      { name: 'length', text: 'roomLength', value: 4, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'length|long' },
      { name: 'width', text: 'roomWidth', value: 3, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'width|wide' },
      { name: 'height', text: 'roomHeight', value: 2.5, max: 6, step: 0.05, limit: 100, unit: 'none', told: 'height|high' },
      { name: 'openings', text: 'openingsArea', value: 3, max: 30, step: 0.5, limit: 1000, unit: 'none' },
      { name: 'coats', text: 'coatsWord', value: 2, min: 1, max: 5, step: 1, unit: 'none', told: 'coats?' },
      { name: 'reach', text: 'coverage', value: 11, min: 1, max: 20, step: 0.5, limit: 100, unit: 'none', told: 'coverage|m² per lit(?:re|er)' },
    ],
    results: [
      { name: 'litres', text: 'litresNeeded', as: 'number' },
      { name: 'area', text: 'wallArea', as: 'number' },
    ],
    rule: 'const area = Math.max(0, 2 * (v.length + v.width) * v.height - v.openings); return { area, litres: Math.ceil(((area * v.coats) / v.reach) * 10) / 10 };',
  },
  {
    title: 'discountCalculator',
    asked: /\bdiscounts? (?:price )?calculator|\bsale price|\bcalculat\w+ (?:the |a )?discounts?|% off calculator|rabattrechner|calculadora de descuentos?|calcul(?:ateur)? de (?:remise|réduction)|calculadora de descontos?|calcolo sconto|kortingscalculator|kalkulator rabat|indirim hesap/iu,
    fields: [
      { name: 'price', text: 'fullPrice', value: 80, ...money, max: 2000, step: 1, told: 'price' },
      { name: 'off', text: 'discountWord', value: 20, max: 100, step: 1, unit: '%', told: 'discounts?|off' },
    ],
    results: [
      { name: 'pay', text: 'youPay', as: 'money', isPart: true },
      { name: 'saved', text: 'youSave', as: 'money', isPart: true },
    ],
    chips: { field: 'off', usual: [10, 20, 25, 50] },
    rule: 'return { saved: (v.price * v.off) / 100, pay: v.price * (1 - v.off / 100) };',
  },
  {
    title: 'dogAge',
    asked: /\bdog(?:['’]?s)? (?:age|years?)\b|\bage of (?:my |a |your )?dog\b|\bhundealter|\bhundejahre/iu,
    fields: [{ name: 'age', text: 'ageYears', value: 4, max: 20, step: 0.5, limit: 30, unit: 'none', told: 'age|years? old' }],
    ways: [['small', 'sizeSmall'], ['middle', 'sizeMiddle'], ['large', 'sizeLarge']],
    results: [{ name: 'years', text: 'humanYears', as: 'number' }],
    // About fifteen for the first year, nine for the second, then by the size of the dog.
    rule: "const later = { small: 4, middle: 5, large: 6 }[v.way] || 5; return { years: v.age <= 1 ? v.age * 15 : v.age <= 2 ? 15 + (v.age - 1) * 9 : 24 + (v.age - 2) * later };",
  },
  {
    title: 'percentCalculator',
    asked: /\bpercent(?:age|ages)? (?:change )?calculator|prozentrechner|calculadora de porcentajes?|calcul(?:ateur)? de pourcentages?|calculadora de porcentagem|calcolo percentuale|percentagecalculator|kalkulator procent|yüzde hesap|نسبة مئوية|אחוזים/iu,
    fields: [
      { name: 'share', text: 'percentWord', value: 15, max: 100, step: 1, limit: 1_000_000, unit: '%' },
      { name: 'whole', text: 'ofNumber', value: 200, max: 1000, step: 1, limit: 1_000_000_000_000, unit: 'none' },
    ],
    results: [
      { name: 'part', text: 'shareOf', as: 'number' },
      { name: 'more', text: 'raisedBy', as: 'number' },
      { name: 'less', text: 'loweredBy', as: 'number' },
      { name: 'ratio', text: 'asShare', as: '%' },
      { name: 'change', text: 'asChange', as: '%' },
    ],
    rule: 'const part = (v.whole * v.share) / 100; return { part, more: v.whole + part, less: v.whole - part, ratio: v.whole === 0 ? 0 : (v.share / v.whole) * 100, change: v.share === 0 ? 0 : ((v.whole - v.share) / v.share) * 100 };',
  },
]; // prettier-ignore
