import type { Brief } from '@/domain/site/brief';
import { isLongAbroad } from '../../brief/abroad/long/is-long-abroad';
import { createShelf } from '../../shelf';
import type { SitePlan } from '../site-plan';
import type { Words } from '../words/words';
import type * as Telling from './long/tell-long';

const shelf = createShelf<'all', typeof Telling>('telling of', { all: () => import('./long/tell-long') });

/** Fetches what a long prompt in another language than English is told by; other prompts need nothing. */
export const loadTellingLong = async (brief: Brief): Promise<void> => {
  if (isLongAbroad(brief)) await shelf.load('all');
};

/** Fetches it for any prompt. */
export const loadAnyTellingLong = (): Promise<void> => shelf.loadAll();

/** The plan of a long prompt in another language than English in its owner's words; undefined for any other prompt. */
export const tellLongAbroad = (plan: SitePlan, words: Words): SitePlan | undefined =>
  isLongAbroad(plan.brief) ? shelf.get('all')?.tellLong(plan, words) : undefined;
