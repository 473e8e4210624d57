import type { SiteKind } from '@/domain/site/vocabulary';
import type { Deed } from './find-deeds';
import type { ReadKind } from './read-kind';
import { findServiceShop } from './service-shop';

const kinds: Readonly<Record<string, SiteKind>> = {
  teach: 'course',
  coach: 'course',
  rescue: 'nonprofit',
  rehome: 'nonprofit',
};
const selling = new Set(['sell', 'make', 'bake', 'brew', 'grow', 'stock', 'import']);

const crafting = new Set([
  'knit',
  'crochet',
  'sew',
  'weave',
  'felt',
  'embroider',
  'quilt',
  'carve',
  'craft',
  'whittle',
  'turn',
  'throw',
  'forge',
  'spin',
  'dye',
  'print',
  'bind',
  ...selling,
]);

const places = new Set<SiteKind>(['hotel', 'restaurant', 'cafe', 'bar', 'clinic', 'gym']);
const working = new Set([
  'build', 'wash', 'clean', 'repair', 'restore', 'mend', 'fix', 'make', 'paint', 'design', 'thatch', 'upholster', 'patch', 'proof', 'move',
]); // prettier-ignore

/** "we clean windows on tall buildings": what is cleaned for others. */
const cleaned =
  /\bcleans?\s(?:\p{L}+\s){0,2}(?:windows|houses|homes|offices|carpets|rugs|ovens|gutters|flats|apartments|lets|schools|shops|roofs|driveways|panels|bins|hotels|restaurants|kitchens|facades|warehouses|upholstery)\b/iu;

/**
 * What somebody does decides where no noun does: "we rescue hedgehogs", "I teach ukulele". Somebody who repairs and
 * "also sells thread" is no shop, nor is a "watch repair shop".
 */
export function heedDeeds(told: ReadKind, deeds: ReadonlyMap<number, Deed>, folded: string): ReadKind {
  const service = told.kind.value === 'shop' ? findServiceShop(folded) : null;
  if (service) return { ...told, kind: { ...told.kind, value: service } };
  const [first] = deeds.values();
  const verb = first?.verbs[0]?.plain;
  if (!first || verb === undefined) return told;
  const kind = verb === 'clean' && cleaned.test(folded) ? 'cleaning' : kinds[verb];
  if (told.kind.value === 'unknown' && kind) return { kind: { value: kind, spans: [] }, head: null };
  // "I knit hats and want to sell them"
  if (told.kind.value === 'unknown' && crafting.has(verb) && /\b(?:sell|shop|for sale|buy)\b/u.test(folded))
    return { kind: { value: 'shop', spans: [] }, head: null };
  // "We build treehouses for schools", "we wash old canvas tents": what is worked on is no house that takes guests.
  const isWorkedOn =
    places.has(told.kind.value) &&
    working.has(verb) &&
    told.head !== null &&
    told.head.from <= first.object.to &&
    told.head.to > first.object.from;
  if (isWorkedOn) return { kind: { value: 'unknown', spans: [] }, head: null };
  const isLater =
    told.head !== null &&
    told.head.from >= first.object.to &&
    ['deed', 'offers', 'other'].includes(told.head.lead);
  if (told.kind.value === 'shop' && isLater && !selling.has(verb))
    return { kind: { value: 'unknown', spans: [] }, head: null };
  return told;
}
