import type { SiteKind } from '@/domain/site/vocabulary';
import type { readFacetsAbroad } from '../../compose/behaviours/read-facets-abroad';
import { createShelf } from '../../shelf';
import type { finishAbroad } from '../abroad/finish-abroad';
import type { Facts } from '../content';
import type { SitePlan } from '../site-plan';
import { loadLodgings } from '../words/lodging-asked';
import type { localizedContent } from './localized';
import type { Bank } from './parts/bank';

type Local = {
  readonly localizedContent: typeof localizedContent;
  readonly finishAbroad: typeof finishAbroad;
  readonly readFacetsAbroad: typeof readFacetsAbroad;
};

const shelf = createShelf<'any but English', Local>('copy in languages', {
  'any but English': async () => {
    const [content, finish, facets] = await Promise.all([
      import('./localized'),
      import('../abroad/finish-abroad'),
      import('../../compose/behaviours/read-facets-abroad'),
    ]);
    return { ...content, ...finish, ...facets };
  },
});

/** Fetches what writes copy in a language other than English. */
export const loadLocalCopy = async (language: string): Promise<void> => {
  if (language !== 'en') await Promise.all([shelf.load('any but English'), loadLodgings(language)]);
};

/** The copy of a kind in a language other than English; null when there is none. Throws when it was not fetched first. */
export const localCopy = (kind: SiteKind, language: string, facts: Facts): Bank | null =>
  shelf.get('any but English')?.localizedContent(kind, language, facts) ?? null;

/** A plan in the language of its prompt once more, where that is not English, see `finishAbroad`. */
export const finishInLanguage = (plan: SitePlan): SitePlan =>
  plan.brief.spoken === 'en' || plan.language !== plan.brief.spoken
    ? plan
    : (shelf.get('any but English')?.finishAbroad(plan) ?? plan);

/** What a prompt tells visitors to narrow a list by, in another language than English, see `readFacetsAbroad`. */
export const facetsInLanguage: typeof readFacetsAbroad = (prompt, language) =>
  language === 'en' ? [] : (shelf.get('any but English')?.readFacetsAbroad(prompt, language) ?? []);
