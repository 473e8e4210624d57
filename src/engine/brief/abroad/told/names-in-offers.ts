import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';
import { capitalise } from '../../../capitalise';

const languages = new Set(['es', 'fr', 'pt', 'it', 'nl']);
const ownAtEnd = /^(?<what>\p{Ll}[\p{L} '’]{3,40}?)\s(?<own>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)$/u;

/** "asociación de mujeres Violeta", "parrucchiera Chiara": what ends in a name of its own is called so, and needs no town. */
export function nameInOffer(brief: Brief): Brief {
  const { offer, name, spoken, place } = brief;
  const found = name === null && offer && languages.has(spoken) ? ownAtEnd.exec(offer.value) : null;
  const { what, own } = found?.groups ?? {};
  const start = offer?.spans[0]?.start;
  if (!offer || what === undefined || own === undefined || own === place?.value || start === undefined)
    return brief;
  return {
    ...brief,
    name: { value: capitalise(offer.value), spans: offer.spans },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
  };
}

const titled =
  /(?<![א-ת])(?:ל)?(?<what>[א-ת]{3,}(?:\s[א-ת]{2,})?)\s(?<who>(?:ד["״]ר|פרופ['׳]|עו["״]ד|רו["״]ח)\s[א-ת'׳]{2,}\s[א-ת'׳]{2,})(?=\s?[,:.]|\sב)/u;
/** "לפסיכולוגית ד״ר מיכל ברק": a title begins the name, and what stands before it is what somebody does. */
export function titledInHebrew(brief: Brief): Brief {
  const found = brief.spoken === 'he' ? titled.exec(brief.prompt.slice(0, 120)) : null;
  const { what, who } = found?.groups ?? {};
  if (!found || what === undefined || who === undefined || /^(?:אתר|דף|עמוד)$/u.test(what)) return brief;
  const trade = what.replace(/^(?:אתר|דף|עמוד)\sל?/u, '');
  const own = slotAt(who, brief.prompt.indexOf(who, found.index));
  return {
    ...brief,
    name: own,
    offer: slotAt(trade, brief.prompt.indexOf(trade, found.index)),
    phrases: brief.phrases.filter(({ value }) => !value.includes(who)),
  };
}
