import type { Brief } from '@/domain/site/brief';
import { createRandom } from '../../random';
import type { Facts, KindDefinition } from '../content';
import { findBank } from '../kinds/localized/find-bank';
import { mannerOf, suitManner } from '../kinds/parts/manner';
import { agreeing } from '../kinds/parts/yield-to-told';
import { nameBusiness } from '../naming/name-business';
import { spellPlace } from '../naming/spell-place';

// A site in Dutch is not called "Practice for animals".
const nounOf = ({ language, kind, place }: Brief, { noun }: KindDefinition): string =>
  language.value === 'en' ? noun : (findBank(language.value)?.nouns[kind.value] ?? place?.value ?? noun);

/** What the copy may speak of. A site without a name is called by what it offers and where. */
export function makeFacts(brief: Brief, kind: KindDefinition, seed: number): Facts {
  const manner = mannerOf(brief);
  return {
    name: brief.name?.value.trim() || kind.title?.(brief) || nameBusiness(brief, nounOf(brief, kind)),
    offer: brief.offer?.value ?? null,
    place: brief.place ? spellPlace(brief.place.value, brief.language.value) : null,
    founded: brief.founded?.value ?? null,
    audience: brief.audience?.value ?? null,
    phone: brief.phone?.value ?? null,
    email: brief.email?.value ?? null,
    phrases: brief.phrases.map(({ value }) => value),
    brief,
    pick: (key, choices) =>
      createRandom(seed, `copy:${key}`).pick(suitManner(manner, key, agreeing(brief, choices))),
  };
}
