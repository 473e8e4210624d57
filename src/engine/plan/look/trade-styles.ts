import type { SiteKind, StyleName } from '@/domain/site/vocabulary';

// Kinds of many trades: their own looks suit the usual of them.
const broad = new Set<SiteKind>([
  'unknown',
  'studio',
  'portfolio',
  'shop',
  'event',
  'nonprofit',
  'course',
  'blog',
  'product',
]);

// What a trade is seen in, where nobody asked for a look.
const worn: readonly (readonly [RegExp, readonly StyleName[]])[] = [
  [/\b(?:e-?sports?|gaming|gamers?|streamers?|twitch|lan part(?:y|ies))\b/iu, ['tech', 'sport', 'gradient']],
  [
    /\b(?:skate(?:s|boards?|boarding|park)?|graffiti|street ?wear|sneakers?|punk|bmx|parkour|roller derby)\b/iu,
    ['neo-brutalist', 'sport', 'retro'],
  ],
  [/\b(?:techno|club nights?|djs?|synths?|electronic music|rave)\b/iu, ['noir', 'tech', 'neo-brutalist']],
  [
    /\b(?:football|soccer|rugby|athletics?|running club|boxing|climbing|triathlon|basketball|hockey|handball|volleyball)\b/iu,
    ['sport', 'swiss', 'retro'],
  ],
  [
    /\b(?:pottery|ceramics?|weav(?:ers?|ing)|knit(?:ting|wear)|yarn|wood ?turn\w*|leather ?(?:work|goods)|basketry|bookbind\w*|hand-?made soaps?)\b/iu,
    ['craft', 'organic', 'cream', 'editorial'],
  ],
  [
    /\b(?:nursery school|kindergarten|playgroups?|pre-?school|children|kids|toys?)\b/iu,
    ['playful', 'pastel', 'cream'],
  ],
  [
    /\b(?:violin|viola|cello|harp|organ recitals?|orchestra|choir|opera|chamber music|string quartet|classical music)\b/iu,
    ['editorial', 'luxe', 'vintage', 'cream'],
  ],
  [/\b(?:robots?|robotics|drones?|3d print\w*|electronics)\b/iu, ['tech', 'bento', 'swiss']],
];

/** The looks that the trade of a prompt is usually seen in; none where its kind is of one trade, or no trade is known. */
export function tradeStyles(kind: SiteKind, prompt: string): readonly StyleName[] | null {
  if (!broad.has(kind)) return null;
  const opening = prompt.slice(0, 160);
  return worn.find(([words]) => words.test(opening))?.[1] ?? null;
}
