import type { SectionType } from '@/domain/site/vocabulary';
import { createShelf } from '../../../shelf';
import type { Facts, SectionContent } from '../../content';
import type { heedPlan } from '../../heed/heed-plan';
import type { untoldFacts } from '../../told/untold-facts';

type General = (facts: Facts, noun: string) => Readonly<Record<SectionType, SectionContent>>;

type Shelf = {
  readonly write: General;
  readonly untoldFacts: typeof untoldFacts;
  readonly heedPlan: typeof heedPlan;
};

const shelf = createShelf<'any business', Shelf>('general copy', {
  'any business': async () => {
    const [copy, facts, heed] = await Promise.all([
      import('./general'),
      import('../../told/untold-facts'),
      import('../../heed/heed-plan'),
    ]);
    return { write: copy.generalContent, untoldFacts: facts.untoldFacts, heedPlan: heed.heedPlan };
  },
});

const open = (): Shelf => {
  const found = shelf.get('any business');
  if (!found) throw new Error('There is no general copy.');
  return found;
};

/** Fetches the copy that fits any business. */
export const loadGeneral = (): Promise<void> => shelf.load('any business');

/** Copy for every section type, see `generalContent`. Throws when it was not loaded first. */
export const generalCopy: General = (facts, noun) => open().write(facts, noun);

/** What an English prompt states and nothing has read, see `untoldFacts`. Throws when it was not loaded first. */
export const factsLeft: typeof untoldFacts = (brief, said) => open().untoldFacts(brief, said);

/** An English plan once more against its prompt, see `heedPlan`. Throws when it was not loaded first. */
export const heedTold: typeof heedPlan = (plan) => open().heedPlan(plan);
