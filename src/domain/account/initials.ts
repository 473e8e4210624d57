import { limits } from '../limits';

/** First letters of the name's words, at most two, upper case; empty for a blank name. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, limits.initialsMaxCharacters)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
