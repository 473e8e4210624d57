import { keepLatest } from '../../../keep-latest';
import { lowered } from '../../../brief/words/lowered';
import { statesByCurrency, townsByCurrency } from '../../../brief/words/ordinary-words';
import { letter } from '../../../brief/words/lean-letters';

/** Whose money a town takes; `isStated` where its state or country stands behind it. */
export type TownCurrency = {
  /** ISO 4217. */
  readonly currency: string;
  /** Set where several countries share the currency. */
  readonly id?: string;
  readonly isStated: boolean;
};

// In small letters these are no other word.
const small = 'nc|sc|tx|fl|ny|nj|az|nv|tn|ky|mn|mi|wi|il|oh|va|md|ga|ut|nm|ca|nsw|qld|uk';
const longestState = 20;

const wholeWords = keepLatest(
  12,
  (words: string) => new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'u'),
);

// "Perth WA" is in Australia, "Portland ME" is no Maine of "ME AND YOU": letters count where the prompt has small ones.
const stateBehind = (place: string, prompt: string): string | undefined => {
  const at = place === '' ? -1 : prompt.toLowerCase().indexOf(place.toLowerCase());
  const behind = at < 0 ? '' : prompt.slice(at + place.length, at + place.length + longestState);
  const [, last] = /(?:[\s,]|,\s)([A-Z]{2,3}|\p{Lu}\p{Ll}+)$/u.exec(place) ?? [];
  const next = /^(?:,\s?|\s)(\p{L}+(?:\s\p{Lu}\p{Ll}+)?)/u.exec(behind)?.[1];
  return last ?? next;
};

const inTown = (place: string): string | undefined =>
  Object.entries(townsByCurrency()).find(([, towns]) => wholeWords(towns).test(lowered(place)))?.[0];

/** The currency of a town where English is spoken, by the state behind it or else by its name; undefined for others. */
export const currencyOfTown = (place: string, prompt: string): TownCurrency | undefined => {
  if (place === '') return undefined;
  const town = inTown(place);
  const state = stateBehind(place, prompt);
  const isShouted = !/\p{Ll}/u.test(prompt);
  if (state !== undefined && !isShouted && !(state === 'WA' && (town === 'AUD' || /perth/iu.test(place)))) {
    const [first = state] = state.split(' ');
    const spelt = [state, first].map((word) =>
      new RegExp(`^(?:${small})$`, 'u').test(word) ? word.toUpperCase() : word,
    );
    const found = statesByCurrency().find(([, states]) =>
      spelt.some((word) => new RegExp(`^(?:${states})$`, 'u').test(word)),
    );
    if (found) return { currency: found[0], isStated: true };
  }
  if (town === undefined) return undefined;
  return { currency: town, isStated: false, ...(town === 'EUR' ? { id: 'ireland' } : {}) };
};
