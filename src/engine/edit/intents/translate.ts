import type { Intent } from '../intent';

/** Translates what the engine has words for. */
export const translate: Intent = {
  name: 'translate',
  attempt: () => null,
};
