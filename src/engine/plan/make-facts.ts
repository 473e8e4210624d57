import type { Brief } from '@/domain/site/brief';
import { createRandom } from '../random';
import type { Facts, KindDefinition } from './content';
import { mannerOf, suitManner } from './kinds/parts/manner';
import { nameBusiness } from './name-business';
import { spellPlace } from './spell-place';

/** What the copy may speak of. A site without a name is called by what it offers and where. */
export function makeFacts(brief: Brief, kind: KindDefinition, seed: number): Facts {
  const manner = mannerOf(brief);
  return {
    name: brief.name?.value.trim() || nameBusiness(brief, kind.noun),
    offer: brief.offer?.value ?? null,
    place: brief.place ? spellPlace(brief.place.value) : null,
    founded: brief.founded?.value ?? null,
    audience: brief.audience?.value ?? null,
    phone: brief.phone?.value ?? null,
    email: brief.email?.value ?? null,
    phrases: brief.phrases.map(({ value }) => value),
    brief,
    pick: (key, choices) => createRandom(seed, `copy:${key}`).pick(suitManner(manner, key, choices)),
  };
}
