import type { Formula } from './formula-kind';

/** What to ask for things that are made by hand. */
export const makingFormulas: readonly Formula[] = [
  {
    title: 'calculator',
    asked:
      /^(?=[^]*\b(?:starter|levain|leaven)\b)(?=[^]*\b(?:flour|dough|hydration)\b)[^]*\b(?:calculator|calc|tool)\b/iu,
    fields: [
      { name: 'flour', text: '=Flour (g)', value: 800, max: 5000, step: 10, limit: 100_000, unit: 'none', told: 'flour|g flour|grams? of flour' },
      { name: 'water', text: '=Water (g)', value: 560, max: 5000, step: 10, limit: 100_000, unit: 'none', told: 'water|g water|grams? of water' },
      { name: 'starter', text: '=Starter (g)', value: 160, max: 2000, step: 5, limit: 100_000, unit: 'none', told: 'starter|g starter|levain' },
      { name: 'wet', text: '=Hydration of the starter', value: 100, max: 200, limit: 300, unit: '%', told: 'starter hydration|hydration starter' },
      { name: 'salt', text: '=Salt', value: 2, max: 5, step: 0.1, limit: 20, unit: '%', told: 'salt' },
      { name: 'loaf', text: '=Weight of a loaf (g)', value: 850, max: 2000, step: 10, limit: 20_000, unit: 'none', told: '(?:g|grams?|gram) loa(?:f|ves)' },
    ],
    results: [
      { name: 'hydration', text: '=True hydration', as: '%' },
      { name: 'dough', text: '=Total dough weight (g)', as: 'number' },
      { name: 'loaves', text: '=Whole loaves', as: 'number' },
      { name: 'left', text: '=Dough left over (g)', as: 'number' },
      { name: 'salty', text: '=Salt (g)', as: 'number' },
    ],
    rule: 'const dry = v.starter / (1 + v.wet / 100); const flour = v.flour + dry; const salty = (flour * v.salt) / 100; const dough = v.flour + v.water + v.starter + salty; const loaves = Math.floor(dough / Math.max(1, v.loaf)); return { hydration: flour > 0 ? Math.round(((v.water + v.starter - dry) / flour) * 1000) / 10 : NaN, dough: Math.round(dough), loaves, left: Math.round(dough - loaves * v.loaf), salty: Math.round(salty * 10) / 10 };',
  }, // prettier-ignore
  {
    title: 'calculator',
    asked:
      /^(?=[^]*\b(?:ingredients?|materials?|parts|supplies|yarn|fabric|wood|components?)\b)(?=[^]*\b(?:hours?|labou?r|my time|hourly)\b)[^]*\b(?:pric(?:e|ing)|costing|cost|craft|product) (?:calculator|tool|app|calc)\b/iu,
    fields: [
      {
        name: 'stuff',
        text: '=Ingredients or materials',
        value: 24,
        max: 500,
        step: 0.5,
        limit: 10_000_000,
        unit: 'money',
        told: 'ingredients?(?: cost)?|materials?(?: cost)?|supplies|parts',
      },
      {
        name: 'hours',
        text: '=Hours of work',
        value: 2,
        max: 40,
        step: 0.25,
        limit: 10_000,
        unit: 'none',
        told: 'hours (?:of work|worked)',
      },
      {
        name: 'rate',
        text: '=Pay an hour',
        value: 15,
        max: 100,
        step: 0.5,
        limit: 10_000,
        unit: 'money',
        told: '(?:per|an|a|each|/) ?hour|hourly(?: rate)?',
      },
      {
        name: 'packing',
        text: '=Packaging and other costs',
        value: 0,
        max: 100,
        step: 0.5,
        limit: 1_000_000,
        unit: 'money',
        told: 'packaging|other costs|overheads?',
      },
      {
        name: 'profit',
        text: '=Profit on top',
        value: 20,
        max: 200,
        limit: 1000,
        unit: '%',
        told: 'profit|margin|mark-?up',
      },
      {
        name: 'count',
        text: '=Pieces made',
        value: 1,
        min: 1,
        max: 100,
        limit: 100_000,
        unit: 'none',
        told: 'makes?|pieces|items|batch of|cakes|portions',
      },
    ],
    results: [
      { name: 'each', text: '=Price of each', as: 'money' },
      { name: 'all', text: '=Price of all', as: 'money' },
      { name: 'cost', text: '=What it costs you', as: 'money', isPart: true },
      { name: 'gain', text: '=Profit', as: 'money', isPart: true },
    ],
    rule: 'const cost = v.stuff + v.hours * v.rate + v.packing; const gain = (cost * v.profit) / 100; return { cost, gain, all: cost + gain, each: (cost + gain) / Math.max(1, v.count) };',
  },
];
