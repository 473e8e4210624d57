import type { Brief } from '@/domain/site/brief';
import { createShelf } from '../../../shelf';
import type { KindDefinition } from '../../content';

type Fitted = { readonly kind: KindDefinition; readonly brief: Brief };

const shelf = createShelf<'en', (brief: Brief, usual: KindDefinition) => Fitted | null>(
  'families of businesses',
  { en: async () => (await import('./family-kind')).familyOf },
);

/** Fetches the copy of families; a language without any is no error. */
export const loadFamilies = async (language: string): Promise<void> => {
  if (language === 'en') await shelf.load('en');
};

/** A business that its kind has no words for, with its family's; everything else as it was. */
export const fitFamily = (brief: Brief, usual: KindDefinition): Fitted =>
  (brief.language.value === 'en' ? shelf.get('en')?.(brief, usual) : null) ?? { kind: usual, brief };
