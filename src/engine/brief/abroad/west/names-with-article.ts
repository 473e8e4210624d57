import type { Brief } from '@/domain/site/brief';
import { titleName } from './title-name';

const opening = 300;
const members =
  /(?<!\p{L})(?:siamo|somos|nous sommes|on est|wir sind)\s(?:(?:i|gli|le|los|las|les|die|os|as)\s)?(?<who>\p{Lu}[\p{L}'’-]+(?:\s(?:(?:e|y|et|und|&|de|di|da|do|dos|del|della)\s)?\p{Lu}[\p{L}'’-]+){0,3}),\s(?:un[ae]?|eine?|uma?|el|la|le|der|die|o|a|il)\s/iu;

/** "Siamo i Lampara, una band folk di Lecce": who says what they are has said their name before. */
export function nameOfMembers(brief: Brief): Brief {
  if (brief.name) return brief;
  const found = members.exec(brief.prompt.slice(0, opening));
  const who = found?.groups?.['who'];
  // "Somos Marta, Iker y Nuria" tells people; every word of a name has its capital.
  if (!found || who === undefined || !/^\p{Lu}/u.test(who) || who === brief.place?.value) return brief;
  const start = found.index + found[0].indexOf(who);
  return { ...brief, name: { value: who, spans: [{ start, end: start + who.length }] } };
}

const web =
  /^(?:web|site|sitio|sito|página|pagina|page|landing|app|blog|portfolio|portafolio|portefeuille|cv|curriculum|tienda online|loja online|boutique en ligne)(?!\p{L})/iu;
const owned = /(?<of>(?:de la|del|de|da|do|dos|das|du|des|di|della|dei|delle|von|d['’]|dell['’])\s?)$/iu;

/** "doceria da Bia", "la panadería de Lola", "fromagerie des Aravis": a trade and whose it is stand on the sign together. */
export function nameOfOwner(brief: Brief): Brief {
  const { name, offer, prompt, spoken } = brief;
  const [span] = name?.spans ?? [];
  const [trade] = offer?.spans ?? [];
  if (!name || !offer || !span || !trade || spoken === 'de' || /\s/u.test(name.value)) return brief;
  if (name.value === brief.place?.value || web.test(offer.value) || offer.value.split(' ').length > 3)
    return brief;
  if (prompt.slice(span.start, span.end).toLowerCase() !== name.value.toLowerCase()) return brief;
  const between = prompt.slice(trade.end, span.start);
  const of = owned.exec(between)?.groups?.['of'];
  if (of === undefined || of.length !== between.trimStart().length || trade.end > span.start) return brief;
  const low = offer.value.toLocaleLowerCase(spoken);
  const noun = spoken === 'fr' ? low.charAt(0).toLocaleUpperCase() + low.slice(1) : titleName(low, spoken);
  return {
    ...brief,
    name: { value: `${noun} ${of}${name.value}`, spans: [{ start: trade.start, end: span.end }] },
  };
}
