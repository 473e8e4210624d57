import type { Formula } from './formula-kind';

/** How much of a material a surface takes: tiles, concrete. */
// prettier-ignore
export const materialFormulas: readonly Formula[] = [
  {
    title: 'tileCalculator',
    asked: /\btiles?\b[^.]*\b(?:calculat\w+|how many|quantit\w+|need)|\b(?:calculat\w+|how many)\b[^.]*\btiles?\b|fliesenrechner|azulejos|piastrelle|carrelage|tegels|płytek|fayans/iu,
    fields: [
      { name: 'length', text: 'slabLength', value: 3, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'length|long' },
      { name: 'width', text: 'slabWidth', value: 2, max: 20, step: 0.1, limit: 1000, unit: 'none', told: 'width|wide' },
      { name: 'tileLength', text: 'tileLength', value: 30, min: 1, max: 120, step: 1, limit: 1000, unit: 'none' },
      { name: 'tileWidth', text: 'tileWidth', value: 30, min: 1, max: 120, step: 1, limit: 1000, unit: 'none' },
      { name: 'spare', text: 'spareShare', value: 10, max: 30, step: 1, limit: 100, unit: '%', told: 'spare|waste|extra|reserve' },
    ],
    results: [
      { name: 'tiles', text: 'tilesNeeded', as: 'number' },
      { name: 'area', text: 'areaCovered', as: 'number' },
    ],
    rule: 'const area = v.length * v.width; return { area, tiles: Math.ceil(((area * 10000) / (v.tileLength * v.tileWidth)) * (1 + v.spare / 100) - 1e-9) };',
  },
  {
    title: 'concreteCalculator',
    asked: /\b(?:concrete|cement|screed)\b[^.]*\b(?:calculat\w+|how much|volume|need)|\b(?:calculat\w+|how much)\b[^.]*\b(?:concrete|cement|screed|slab)\b|betonrechner|hormigón|béton|betão|calcestruzzo|betonu|beton hesap/iu,
    fields: [
      { name: 'length', text: 'slabLength', value: 4, max: 30, step: 0.1, limit: 10_000, unit: 'none', told: 'length|long' },
      { name: 'width', text: 'slabWidth', value: 3, max: 30, step: 0.1, limit: 10_000, unit: 'none', told: 'width|wide' },
      { name: 'depth', text: 'slabDepth', value: 10, min: 1, max: 60, step: 1, limit: 1000, unit: 'none', told: 'thick(?:ness)?|deep|depth' },
      { name: 'spare', text: 'spareShare', value: 10, max: 30, step: 1, limit: 100, unit: '%', told: 'spare|waste|extra' },
    ],
    results: [
      { name: 'volume', text: 'volumeNeeded', as: 'number' },
      { name: 'bags', text: 'bagsNeeded', as: 'number' },
    ],
    // A cubic metre takes about 2,160 kg of ready mix.
    rule: 'const volume = v.length * v.width * (v.depth / 100) * (1 + v.spare / 100); return { volume: Math.round(volume * 1000) / 1000, bags: Math.ceil((volume * 2160) / 25 - 1e-9) };',
  },
];
