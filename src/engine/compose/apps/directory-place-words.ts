import { findOpenList } from '@/engine/brief/apps/find-open-list';
import type { AppContext } from './app';

/** "Filter by county": what places are called where they are no towns; null where they are. */
export function readPlaceWord({ brief: { prompt }, words }: AppContext): string | null {
  const named = 'county|region|state|country|province|canton|postcode|location';
  const all = findOpenList(prompt) ? `${named}|area|street|village|campus` : named;
  const found = words.language === 'en' ? new RegExp(String.raw`\bby (?:[\p{L}-]+,? (?:and )?(?:by )?){0,3}?(${all})\b`, 'iu').exec(prompt)?.[1] : undefined; // prettier-ignore
  return found === undefined ? null : found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
}

/** "Filter by cuisine and neighbourhood": what a part of one town is called, in the prompt's word; null without one. */
export const readDistrictWord = ({ brief: { prompt }, words }: AppContext): string | null => {
  const word = words.language === 'en' ? /\bby\b[^.;]*?\b(neighbou?rhood|borough|area|quarter|suburb)s?\b/iu.exec(prompt)?.[1] : undefined; // prettier-ignore
  return word === undefined ? null : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
};

/** "Filter by town and pace": where something is, as the prompt calls it. Null: a city, as usual. */
export const readTownWord = ({ brief: { prompt }, words }: AppContext): string | null =>
  words.language === 'en' && /\bby\b[^.;]*\btowns?\b/iu.test(prompt) && !/\bcit(?:y|ies)\b/iu.test(prompt)
    ? 'Town'
    : null;
