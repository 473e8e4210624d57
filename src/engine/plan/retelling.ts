import type { Brief } from '@/domain/site/brief';
import { isPageSpec } from '../brief/document/page-spec';
import { tellsAtLength } from '../brief/long/tells-at-length';
import { createShelf } from '../shelf';
import { isAppKind } from './app-kinds';
import type * as ReadTold from './retell/read-told';
import type * as Retell from './retell/retell';

type Retelling = typeof ReadTold & typeof Retell;

const shelf = createShelf<'en', Retelling>('retelling in', {
  en: async () => ({ ...(await import('./retell/read-told')), ...(await import('./retell/retell')) }),
});

/** A life told post by post stands in its own sections. */
const tellsALife = ({ kind, items }: Brief): boolean =>
  kind.value === 'cv' &&
  items.filter(({ value }) => value.section === 'timeline' && value.when !== undefined).length > 1;

/** Whether an owner told so much in English that the site is to speak in their words. */
export const tellsMuch = (brief: Brief): boolean =>
  brief.language.value === 'en' &&
  brief.spoken === 'en' &&
  !isAppKind(brief.kind.value) &&
  !tellsALife(brief) &&
  !isPageSpec(brief.prompt) &&
  tellsAtLength(brief.prompt);

/** Fetches what a long English prompt is told again by; other prompts need nothing. */
export const loadRetelling = async (brief: Brief): Promise<void> => {
  if (tellsMuch(brief)) await shelf.load('en');
};

/** Fetches it for any prompt. */
export const loadAnyRetelling = (): Promise<void> => shelf.loadAll();

/** What a long prompt is told again by; undefined where a prompt is short. */
export const retellingOf = (brief: Brief): Retelling | undefined =>
  tellsMuch(brief) ? shelf.get('en') : undefined;
