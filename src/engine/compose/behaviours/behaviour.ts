import type { BehaviourType } from '@/domain/site/vocabulary';

/**
 * A small script of a made site, as the source text a person gets. It finds its places by data attributes, which the
 * comment at its head names, does nothing where they are absent, and never throws. Words come from the markup.
 */
export type Behaviour = {
  readonly type: BehaviourType;
  readonly script: string;
  /** Rules on tokens for what the script adds to the page. */
  readonly css?: string;
};
