import type { SiteKind } from '@/domain/site/vocabulary';
import type { KindDefinition } from '../content';
import { bakery } from './bakery';
import { unknown } from './unknown';

const kinds: readonly KindDefinition[] = [bakery, unknown];

const byKind = new Map(kinds.map((definition) => [definition.kind, definition]));

/** All that is known of a kind: pages, looks and English copy. */
export const findKind = (kind: SiteKind): KindDefinition => byKind.get(kind) ?? unknown;
