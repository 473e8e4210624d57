import type { BehaviourType } from '@/domain/site/vocabulary';

/**
 * A small script of a made site, as the source text a person gets. It finds its places by data attributes, which the
 * comment at its head names, does nothing where they are absent, and never throws. Words come from the markup.
 */
export type Behaviour = {
  readonly type: BehaviourType;
  readonly script: string;
  /** Scripts that must come before it: a checkout is a form and a cart. */
  readonly needs?: readonly BehaviourType[];
  /** Rules on tokens for what the script adds to the page. */
  readonly css?: string;
};
