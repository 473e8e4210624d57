import type { Exclusion } from '@/domain/site/brief';
import { behaviourTypes, sectionTypes } from '@/domain/site/vocabulary';

/** All that a site can be asked to leave out, by the alphabet. */
export const exclusions: readonly Exclusion[] = [
  ...new Set<Exclusion>(['images', 'script', 'animation', ...sectionTypes, ...behaviourTypes]),
].toSorted();
