import type { Formula } from './formula-kind';

/** Sums for walls that English prompts ask for with what they cost: litres of paint, rolls of paper. */
// prettier-ignore
export const decoratingFormulas: readonly Formula[] = [
  {
    title: 'paintCalculator',
    asked: /(?=[^]*\b(?:tins?|cans?|buckets?|pots?)\b)[^]*(?:\bpaint(?:ing)? calculator\b|\bhow (?:much paint|many (?:tins|cans)[^.;]{0,20}paint))/iu,
    fields: [
      { name: 'length', text: '=Room length (m)', value: 4, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'length|long' },
      { name: 'width', text: '=Room width (m)', value: 3, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'width|wide' },
      { name: 'height', text: '=Room height (m)', value: 2.5, max: 6, step: 0.05, limit: 100, unit: 'none', told: 'height|high' },
      { name: 'doors', text: '=Doors', value: 1, max: 10, step: 1, limit: 100, unit: 'none', told: 'doors?' },
      { name: 'windows', text: '=Windows', value: 1, max: 10, step: 1, limit: 100, unit: 'none', told: 'windows?' },
      { name: 'coats', text: '=Coats', value: 2, min: 1, max: 5, step: 1, unit: 'none', told: 'coats?' },
      { name: 'reach', text: 'coverage', value: 11, min: 1, max: 20, step: 0.5, limit: 100, unit: 'none', told: 'coverage|m² per lit(?:re|er)' },
      { name: 'tin', text: '=Litres in a tin', value: 2.5, min: 0.1, max: 20, step: 0.1, limit: 1000, unit: 'none', told: '(?:l|lit(?:re|er)s?) (?:tins?|cans?|buckets?|pots?)' },
    ],
    results: [
      { name: 'litres', text: 'litresNeeded', as: 'number' },
      { name: 'tins', text: '=Tins to buy', as: 'number' },
      { name: 'area', text: 'wallArea', as: 'number' },
    ],
    // A door takes about 1.9 square metres off the walls, a window 1.5.
    rule: 'const area = Math.max(0, 2 * (v.length + v.width) * v.height - v.doors * 1.9 - v.windows * 1.5); const litres = Math.ceil(((area * v.coats) / v.reach) * 10) / 10; return { area: Math.round(area * 10) / 10, litres, tins: v.tin > 0 ? Math.ceil(litres / v.tin - 1e-9) : NaN };',
  },
  {
    title: 'paintCalculator',
    asked: /\bpaint(?:ing)? (?:cost )?calculator\b[^]*\b(?:costs?|prices?|budget)\b|\bpaint(?:ing)? cost calculator\b|\bhow much paint\b[^]*\b(?:costs?|prices?)\b/iu,
    fields: [
      { name: 'length', text: '=Room length (m)', value: 4, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'length|long' },
      { name: 'width', text: '=Room width (m)', value: 3, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'width|wide' },
      { name: 'height', text: '=Room height (m)', value: 2.5, max: 6, step: 0.05, limit: 100, unit: 'none', told: 'height|high' },
      { name: 'openings', text: 'openingsArea', value: 3, max: 30, step: 0.5, limit: 1000, unit: 'none' },
      { name: 'coats', text: '=Number of coats', value: 2, min: 1, max: 5, step: 1, unit: 'none', told: 'coats?' },
      { name: 'reach', text: 'coverage', value: 11, min: 1, max: 20, step: 0.5, limit: 100, unit: 'none', told: 'coverage|m² per lit(?:re|er)' },
      { name: 'price', text: '=Price of a litre', value: 14, max: 100, step: 0.1, limit: 10_000, unit: 'money', told: 'price|per lit(?:re|er)|a lit(?:re|er)' },
    ],
    results: [
      { name: 'litres', text: 'litresNeeded', as: 'number' },
      { name: 'cost', text: 'costWord', as: 'money' },
      { name: 'area', text: 'wallArea', as: 'number' },
    ],
    rule: 'const area = Math.max(0, 2 * (v.length + v.width) * v.height - v.openings); const litres = Math.ceil(((area * v.coats) / v.reach) * 10) / 10; return { area, litres, cost: litres * v.price };',
  },
  {
    title: 'calculator',
    asked: /\bwallpaper (?:roll )?calculator\b|\bhow (?:much wallpaper|many rolls)\b/iu,
    fields: [
      { name: 'length', text: '=Room length (m)', value: 4, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'length|long' },
      { name: 'width', text: '=Room width (m)', value: 3, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'width|wide' },
      { name: 'height', text: '=Room height (m)', value: 2.5, max: 6, step: 0.05, limit: 9, unit: 'none', told: 'height|high' },
      { name: 'roll', text: '=Roll length (m)', value: 10, min: 1, max: 50, step: 0.05, limit: 200, unit: 'none', told: 'rolls?' },
      { name: 'across', text: '=Roll width (cm)', value: 53, min: 10, max: 120, step: 1, limit: 300, unit: 'none' },
      { name: 'repeat', text: '=Pattern repeat (cm)', value: 0, max: 100, step: 1, limit: 300, unit: 'none', told: 'repeat' },
      { name: 'price', text: '=Price of a roll', value: 25, max: 200, step: 0.5, limit: 10_000, unit: 'money', told: 'price|a roll|per roll' },
    ],
    results: [
      { name: 'rolls', text: '=Rolls needed', as: 'number' },
      { name: 'cost', text: 'costWord', as: 'money' },
      { name: 'strips', text: '=Strips', as: 'number' },
    ],
    // A strip is as long as the wall is high, rounded up to whole repeats; ten centimetres go when it is trimmed.
    rule: 'const step = v.repeat / 100; const cut = (step > 0 ? Math.ceil(v.height / step - 1e-9) * step : v.height) + 0.1; const strips = Math.ceil((2 * (v.length + v.width)) / (v.across / 100) - 1e-9); const each = Math.floor(v.roll / cut + 1e-9); const rolls = each > 0 ? Math.ceil(strips / each) : NaN; return { strips, rolls, cost: rolls * v.price };',
  },
];
