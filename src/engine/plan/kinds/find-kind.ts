import type { SiteKind } from '@/domain/site/vocabulary';
import type { KindDefinition } from '../content';
import { bakery } from './bakery';
import { bar } from './bar';
import { cafe } from './cafe';
import { restaurant } from './restaurant';
import { unknown } from './unknown';

const kinds: readonly KindDefinition[] = [restaurant, cafe, bakery, bar, unknown];

const byKind = new Map(kinds.map((definition) => [definition.kind, definition]));

/** All that is known of a kind: pages, looks and English copy. */
export const findKind = (kind: SiteKind): KindDefinition => byKind.get(kind) ?? unknown;
