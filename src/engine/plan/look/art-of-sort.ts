import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

// What is seen of those who mend, make, grow, carry or sell something for which nobody has a drawing.
const sorts: readonly (readonly [told: RegExp, motifs: readonly string[]])[] = [
  [
    /repar|répar|riparaz|herstel|conserto|naprawa|serwis|tamir|تصليح|صيانة|תיקון|restaur|restor|renowac/iu,
    ['wrench', 'gear', 'magnifier', 'brush'],
  ],
  [
    /gärtner|baumschule|vivero|viveiro|vivaio|p[ée]pinière|kwekerij|kweker|szkółk|fidan|مشتل|משתלה|anbau|cultiv|nursery|grower/iu,
    ['garden', 'leaf', 'plant', 'sun', 'box'],
  ],
  [
    /wholesale|gro(?:ß|ss)handel|groothandel|al por mayor|mayorista|grossist|all['’]ingrosso|atacado|hurt(?!\p{L})|hurtown|toptan|بالجملة|סיטונאו?ת/iu,
    ['box', 'shelf', 'van', 'document'],
  ],
  [
    /handmade|hand-made|handgemacht|handgefertigt|fait(?:e?s)? (?:à la )?main|hecho a mano|fatto a mano|artigian|artesan|artisan|handgemaakt|ambacht|rękodzie|el yapımı|manufa[ck]tur|werkstatt|atelier|pracowni|atölye|bottega|taller|oficina|workshop|maker|يدوي|עבודת יד/iu,
    ['studio', 'hammer', 'ruler', 'brush', 'shelf'],
  ],
];

/** Pictures of a business of which no word shows anything: of its sort where that is told. Empty where it is not. */
export const artOfSort = ({ prompt, offer }: Brief, kind: SiteKind): readonly string[] => {
  if (kind !== 'unknown' && kind !== 'shop') return [];
  const told = `${offer?.value ?? ''} ${prompt.slice(0, 300)}`;
  return sorts.find(([words]) => words.test(told))?.[1] ?? [];
};
