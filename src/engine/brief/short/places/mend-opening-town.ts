import type { Brief } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { isKnownTown } from '../../words/ordinary-words';

const opening =
  /^[^,.;:\n]{3,60}?\p{Ll}\s(?<town>\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?)(?=[,.;:\n]|\s[–-]\s)/u;

/** "puppy classes Rotherham, … field at Moor Farm": the town behind the trade is where they are, the farm is their door. */
export function mendOpeningTown(brief: Brief): Brief {
  const { place, prompt, address, name } = brief;
  const [at] = place?.spans ?? [];
  if (
    !place ||
    !at ||
    brief.language.value !== 'en' ||
    !/\b(?:at|in the)\s$/u.test(prompt.slice(0, at.start))
  )
    return brief;
  const found = opening.exec(prompt);
  const town = found?.groups?.['town'];
  if (!found || town === undefined || found[0].length > at.start || !isKnownTown(foldText(town)))
    return brief;
  if (name?.value.includes(town) === true) return brief;
  const end = found[0].length;
  return {
    ...brief,
    place: { value: town, spans: [{ start: end - town.length, end }] },
    address: address ?? { value: `${place.value}, ${town}`, spans: place.spans },
  };
}
