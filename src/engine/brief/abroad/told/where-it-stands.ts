import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const townBehind: Readonly<Record<string, readonly [region: RegExp, town: RegExp]>> = {
  fr: [/\s(?:dans (?:les? |la |l['’])|en )$/i, /^,?\s(?:à|au)\s(?<town>\p{Lu}[\p{L}’'-]+)(?=[,.;:\n]|$|\s(?:et|depuis|où)\s)/u],
  es: [/\sen (?:el|la|los|las)\s$/i, /^,\sen\s(?<town>\p{Lu}[\p{L}’'-]+)(?=[,.;:\n]|$)/u],
  it: [/\s(?:nel|nella|nelle|nei|in|sul)\s$/i, /^,\sa(?:d)?\s(?<town>\p{Lu}[\p{L}’'-]+)(?=[,.;:\n]|$)/u],
  de: [/\s(?:im|in der|auf der|am)\s$/i, /^,\sin\s(?<town>\p{Lu}[\p{L}’'-]+)(?=[,.;:\n]|$)/u],
  nl: [/\s(?:in de|in het|op de)\s$/i, /^,\sin\s(?<town>\p{Lu}[\p{L}’'-]+)(?=[,.;:\n]|$)/u],
  pl: [/\s(?:na|w)\s$/i, /^,\sw(?:e)?\s(?<town>\p{Lu}[\p{L}’'-]+)(?=[,.;:\n]|$)/u],
}; // prettier-ignore

const near: Readonly<Record<string, RegExp>> = {
  es: /(?:cerca|al lado|a (?:\S+ )?(?:minutos?|km|kil[óo]metros)) de (?:la |el )?$/i,
  fr: /(?:pr[èe]s|non loin|à (?:\S+ )?(?:minutes?|km|kilomètres)|à côté|aux portes) d(?:e |['’])$/i,
  de: /(?:in der nähe von|nahe|bei|unweit von|(?:minuten|km|kilometer) (?:von|vor)|vor den toren von) $/i,
  pt: /(?:perto|ao lado|a (?:\S+ )?(?:minutos?|km|quilómetros)) (?:de|do|da) $/i,
  it: /(?:vicino a|nei pressi di|a (?:\S+ )?(?:minut[oi]|km|chilometri) da|alle porte di) $/i,
  nl: /(?:vlak ?bij|nabij|in de buurt van|bij|(?:minuten|km|kilometer) van) $/i,
  pl: /(?:blisko|koło|obok|niedaleko|pod|(?:minut|km|kilometrów) od) $/i,
};
const within: Readonly<Record<string, RegExp>> = {
  es: /\sen (?<town>\p{Lu}[\p{L}’'-]+(?:\s(?:de|del|de la)\s\p{Lu}[\p{L}’'-]+|\s\p{Lu}[\p{L}’'-]+)?)(?=,?\s\(?(?:cerca|al lado|a\s))/u,
  fr: /\sà (?<town>\p{Lu}[\p{L}’'-]+)(?=,?\s\(?(?:pr[èe]s|non loin|à|aux)\s)/u,
  de: /\sin (?<town>\p{Lu}[\p{L}’'-]+)(?=,?\s\(?(?:in der|nahe|bei|unweit|\S+ (?:Minuten|km|Kilometer)|vor)\s)/u,
  pt: /\s(?:em|no|na) (?<town>\p{Lu}[\p{L}’'-]+)(?=,?\s\(?(?:perto|ao lado|a)\s)/u,
  it: /\s(?:a|ad) (?<town>\p{Lu}[\p{L}’'-]+)(?=,?\s\(?(?:vicino|nei pressi|a|alle)\s)/u,
  nl: /\sin (?<town>\p{Lu}[\p{L}’'-]+)(?=,?\s\(?(?:vlak ?bij|nabij|in de|bij|\S+ (?:minuten|km))\s?)/u,
  pl: /\sw(?:e)? (?<town>\p{Lu}[\p{L}’'-]+)(?=,?\s\(?(?:blisko|koło|obok|niedaleko|pod|\S+ (?:minut|km))\s)/u,
};

/**
 * "dans le Lubéron, à Cucuron", "en Tordera, a diez minutos de Blanes": where it stands is the town of a region, and not
 * the larger one near by.
 */
export function whereItStands(brief: Brief): Brief {
  const { place, prompt, spoken } = brief;
  const [span] = place?.spans ?? [];
  if (!place || !span) return brief;
  const before = prompt.slice(Math.max(0, span.start - 40), span.start);
  const [region, behind] = townBehind[spoken] ?? [];
  const after = prompt.slice(span.end, span.end + 60);
  const inRegion = region?.test(before) === true ? behind?.exec(after) : null;
  if (inRegion?.groups?.['town'] !== undefined) {
    const { town } = inRegion.groups;
    return { ...brief, place: slotAt(town, span.end + inRegion[0].indexOf(town)) };
  }
  const told = near[spoken]?.test(before) === true ? within[spoken]?.exec(prompt.slice(0, span.start)) : null;
  const town = told?.groups?.['town'];
  if (!told || town === undefined) return brief;
  return { ...brief, place: slotAt(town, told.index + told[0].indexOf(town)) };
}
