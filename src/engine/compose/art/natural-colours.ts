import type { Brush } from './brush';

type Part = 'main' | 'second' | 'deep' | 'pale' | 'secondPale' | 'ink';

// Parts of a drawing whose colour is known: bread is brown in a blue house too. What is not named keeps the site's colours.
const table: Readonly<Record<string, Partial<Record<Part, string>>>> = {
  loaf: { main: '#cf8f47', deep: '#96582b', pale: '#f1d3a0' },
  baguette: { main: '#d39a50', deep: '#b3722f', pale: '#f1d3a0' },
  croissant: { main: '#d8994a', deep: '#a8672c' },
  burger: { main: '#d99b4e', second: '#7aa04a', pale: '#f3c552', ink: '#5b3524' },
  taco: { main: '#e6b75c', second: '#7aa04a', deep: '#c9523a' },
  sushi: { main: '#e0654f', second: '#f0956a', pale: '#fbdccb' },
  noodles: { pale: '#f3d68a', second: '#f0ad35' },
  cheese: { main: '#f0bd50', pale: '#f8df98', deep: '#d69a32' },
  egg: { pale: '#f6dfc2' },
  'ice-cream': { second: '#d09a55', secondPale: '#a8702f' },
  pizza: { deep: '#cf9450', main: '#d9593f', second: '#7d9a45' },
  dish: { main: '#d9724a', second: '#7d9f55', deep: '#93512f', pale: '#f1cf85' },
  spread: { main: '#d9824a', second: '#7d9f55', deep: '#a3492f', pale: '#f1d28f' },
  beans: { main: '#8c5c3a', deep: '#5f3c26' },
  coffee: { deep: '#70472c', ink: '#4a2d1c' },
  wine: { main: '#8f2d44', second: '#46614c', deep: '#31453a' },
  beer: { main: '#e6a93c', pale: '#f6d68d' },
  fruit: { main: '#d2553f', pale: '#f2cb55', second: '#648f55' },
  vegetables: { main: '#e5803a', second: '#648f55', deep: '#4d7a41', pale: '#f6c08c' },
  flower: { second: '#648f55', deep: '#4d7a4b' },
  tulips: { second: '#648f55', deep: '#4d7a4b' },
  leaf: { main: '#7ba167', second: '#4d7a4b', deep: '#3f673f' },
  plant: { second: '#6d9a5e', deep: '#4a774a' },
  cactus: { second: '#5f9360', secondPale: '#a5c79b' },
  tree: { main: '#6f9a60', pale: '#94b580' },
  wheat: { main: '#d9a845', second: '#c08f36', deep: '#a87a2c' },
  violin: { main: '#b06a35', second: '#a55f2e' },
  guitar: { main: '#c07a3c' },
  bee: { main: '#efb62f', ink: '#3a2a1c' },
  hive: { main: '#e7b452', pale: '#f4d79a', deep: '#b97e2c' },
  ring: { main: '#e2b95a', second: '#a9cbd8', secondPale: '#dbecf2' },
  earrings: { main: '#e2b95a', second: '#c98a3c', secondPale: '#f0d6a0' },
  necklace: { main: '#e2b95a', second: '#c98a3c', secondPale: '#f3e3c4' },
  bracelet: { main: '#e2b95a', second: '#c98a3c', secondPale: '#f0d6a0' },
  coin: { main: '#e2b54d', pale: '#f2d58c', second: '#c98f3a', secondPale: '#e0b36a' },
  chocolate: { deep: '#6b412b', main: '#7d4d33' },
  saw: { main: '#c89458', pale: '#e3bd86', deep: '#94683a' },
  tumbler: { main: '#f0a93f', pale: '#f8d893', second: '#7a9a4a' },
  skewers: { main: '#a5623c', second: '#c9523a', deep: '#7a4326' },
  steak: { main: '#c2504a' },
  cow: { pale: '#eec3b5' },
  hen: { main: '#c9773a', second: '#c8432f', deep: '#96582b', pale: '#eeb54f' },
  trumpet: { main: '#e0b24c', deep: '#b8862e' },
  trophy: { main: '#e2b54d', deep: '#c28f32' },
  wicker: { main: '#c2935a', pale: '#e3c08a', deep: '#8d6236' },
  stove: { deep: '#57524f', second: '#e8823a', pale: '#f6c552' },
  'rubber-duck': { main: '#f2c33f', deep: '#dfa42c', second: '#e8823a' },
  basketball: { main: '#dd8043', deep: '#5f3320' },
  'rugby-ball': { main: '#b06a3d' },
  cricket: { main: '#d8ae72', pale: '#ecd3a4', deep: '#a8763c', second: '#b23b34' },
  saddle: { main: '#a5673a', deep: '#7d4826', pale: '#d9b483' },
  pig: { main: '#efb3a8', deep: '#d98f85' },
  rabbit: { main: '#c4a98b', pale: '#efd9cc', deep: '#8f745a' },
  hedgehog: { main: '#8f6f50', deep: '#5f4732', pale: '#ecd3b0' },
  headstone: { main: '#b0b0aa', pale: '#cdcdc6', deep: '#7f807b', second: '#6d9a5e' },
  chisel: { main: '#b9b6ad', pale: '#d6d3ca', deep: '#8b8880', second: '#b67f46' },
  tooth: { main: '#fbf8f0', pale: '#dfe6e8' },
};

/** Names of drawings that carry colours of their own. */
export const naturalNames: readonly string[] = Object.keys(table);

/** The brush for a motif: its known colours, each with a breath of the site's accent. */
export function takeNatural(b: Brush, name: string): Brush {
  const known = table[name];
  if (!known) return b;
  const own = Object.entries(known).map(([part, colour]) => [part, b.warm(colour)]);
  return { ...b, ...(Object.fromEntries(own) as Partial<Record<Part, string>>) };
}
