import { createShelf } from '../../shelf';
import type { askForLodging } from '../kinds/localized/lodgings';

const shelf = createShelf<'any but English', typeof askForLodging>('lodgings in', {
  'any but English': async () => (await import('../kinds/localized/lodgings')).askForLodging,
});

/** Fetches how sites in other languages than English ask for a stay. */
export const loadLodgings = async (language: string): Promise<void> => {
  if (language !== 'en') await shelf.load('any but English');
};

/** How a site in another language than English asks for a stay, see `askForLodging`; undefined in English. */
export const lodgingAsked = (language: string, prompt: string): string | undefined =>
  language === 'en' ? undefined : shelf.get('any but English')?.(language, prompt);
