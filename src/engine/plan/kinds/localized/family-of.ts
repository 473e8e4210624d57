import type { SiteKind } from '@/domain/site/vocabulary';
import type { Family } from './local-bank';

const families: Readonly<Record<Family, readonly SiteKind[]>> = {
  food: ['restaurant', 'cafe', 'bakery', 'bar'],
  beauty: ['salon', 'spa'],
  health: ['clinic', 'dentist', 'therapist', 'veterinary'],
  trade: ['home-services', 'construction', 'cleaning', 'auto'],
  stay: ['hotel'],
  shop: ['shop', 'florist', 'product'],
  event: ['event'],
  move: ['gym', 'yoga'],
  tech: ['saas', 'mobile-app', 'docs'],
  studio: [],
};

/** The family whose offers a kind shares; those that sell what they know or make are studios. */
export const familyOf = (kind: SiteKind): Family => {
  const found = Object.entries(families).find(([, kinds]) => kinds.includes(kind));
  return (found?.[0] as Family | undefined) ?? 'studio';
};
