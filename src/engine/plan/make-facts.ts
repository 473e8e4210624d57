import type { Brief } from '@/domain/site/brief';
import { createRandom } from '../random';
import type { Facts, KindDefinition } from './content';

/** What the copy may speak of. A site without a name takes its offer, a site without an offer its noun. */
export function makeFacts(brief: Brief, kind: KindDefinition, seed: number): Facts {
  const offer = brief.offer?.value.trim() ?? '';
  return {
    name: brief.name?.value.trim() || nameFromOffer(offer || kind.noun),
    offer: brief.offer?.value ?? null,
    place: brief.place?.value ?? null,
    founded: brief.founded?.value ?? null,
    audience: brief.audience?.value ?? null,
    phone: brief.phone?.value ?? null,
    email: brief.email?.value ?? null,
    phrases: brief.phrases.map(({ value }) => value),
    brief,
    pick: (key, choices) => createRandom(seed, `copy:${key}`).pick(choices),
  };
}

function nameFromOffer(offer: string): string {
  const plain = offer
    .replace(/^(?:a|an|the|our|my)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short =
    plain.length > 42
      ? plain.slice(0, plain.lastIndexOf(' ', 42) > 10 ? plain.lastIndexOf(' ', 42) : 42)
      : plain;
  const [first = '•', ...rest] = [...short];
  return first.toUpperCase() + rest.join('');
}
