import type { Facts } from '../../content';
import type { LocalBank } from './local-bank';

/** The place as running text says it: " in Leipzig", or with the preposition that the prompt gave it. Empty without one. */
export const placePhrase = (bank: LocalBank, { place, brief }: Facts): string => {
  if (!place) return '';
  // The prompt says it rightly already: "am Bodensee", "au Mans", "no Porto".
  const at = brief.prompt.indexOf(place);
  // Its preposition is one of the prompt's own language.
  const isAbroad = brief.spoken !== brief.language.value;
  const before = /(?:^|\s)(am|an der|im|auf|in|au|aux|en|à|no|na|em|a|nel|nella)\s+$/iu.exec(
    at > 0 && !isAbroad ? brief.prompt.slice(0, at) : '',
  );
  return before?.[1] ? ` ${before[1].toLowerCase()} ${place}` : bank.inPlace.replace('{place}', place);
};
