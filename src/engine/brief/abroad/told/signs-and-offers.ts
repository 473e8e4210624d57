import type { Brief } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';

const opened =
  /^(?:een |eine |un |une |una |uma )?(?:website|webseite|site|sito|web|página web|pagina web|strona)\s(?:voor|für|pour|para|per|dla)\s(?:een|mijn|ons|onze|eine?n?|unsere?n?|meine?n?|une?|notre|mon|ma|un[ao]?|mi|nuestr[oa]|uma?|meu|minha|noss[oa]|il mio|la mia)\s(?<offer>\p{L}[^,.\n]{3,40}?)\s(?:in|à|en|em|a)\s(?<town>\p{Lu}[\p{L}-]+),\s(?<sign>\p{Lu}[\p{L}’'&-]*(?:\s[\p{L}&’'-]+){0,4})(?=[.,:\n])/iu;
/** "Website voor een reparatiecafé in Leuven, De Losse Schroef.": what it is, where, and its sign, whatever house it meets in. */
export function signBehindTown(brief: Brief): Brief {
  const { prompt, kind } = brief;
  // "Geen webshop": what is refused tells nothing of what it is.
  const refused = new Set<string>(brief.excluded.map(({ value }) => value));
  const isDenied =
    kind.value === 'shop' &&
    !/laden$/iu.test(brief.offer?.value ?? '') &&
    refused.has('products') &&
    refused.has('cart') &&
    brief.items.every(({ value }) => value.price === undefined);
  const isHelped = brief.sections.some(({ value }) => value === 'volunteer');
  const sure: Brief = isDenied
    ? { ...brief, kind: { value: isHelped ? 'nonprofit' : 'unknown', spans: [] } }
    : brief;
  const isOpened =
    /^(?:\S{2,4} )?(?:website|webseite|site|sito|web|p.gina|strona) /i.test(prompt) && prompt.includes(', ');
  const { offer, town, sign } = (isOpened ? opened.exec(prompt)?.groups : undefined) ?? {};
  if (!offer || !town || !sign || /^\p{Ll}/u.test(sign) || sign === brief.name?.value) return sure;
  const at = (value: string) => {
    const start = prompt.indexOf(value);
    return { value, spans: [{ start, end: start + value.length }] };
  };
  // Who is named there already keeps the whole of it: "Dr. Anna Moser".
  const named = brief.name?.spans[0]?.start;
  if (sign.length < 4 || (named !== undefined && named <= prompt.indexOf(sign))) return sure;
  return { ...sure, name: at(sign), offer: at(offer), place: at(town) };
}

const onWhat =
  /^\s(?:(?:sur|für|auf|su)\s|d['’])(?!(?:mesure|commande|demande|die|den|das|alle|misura|richiesta)\b)[^\s,."“„«]{3,}(?=,|\s["“„«]|\.)/iu;
/** "sculpteur sur glace", "Fahrschule für Lastenräder": on what or for what belongs to what it is. */
export function offerOnWhat(brief: Brief): Brief {
  const { offer } = brief;
  const [span] = offer?.spans ?? [];
  if (!offer || !span || offer.spans.length !== 1) return brief;
  if (brief.prompt.slice(span.start, span.end).toLowerCase() !== offer.value.toLowerCase()) return brief;
  const rest = onWhat.exec(brief.prompt.slice(span.end))?.[0];
  if (rest === undefined) return brief;
  const end = span.end + rest.length;
  const isTaken = brief.name !== null && overlaps(brief.name.spans, [{ start: span.end, end }]);
  return isTaken ? brief : { ...brief, offer: { value: offer.value + rest, spans: [{ ...span, end }] } };
}

const done =
  /^(?:trekking|passeggiat\p{L}*|escursion\p{L}*|visit\p{L}*|degustazion\p{L}*|massagg\p{L}*|cors[io]|kayak|cavalcat\p{L}*|paseos?|excursi\p{L}*|ruta\p{L}*|masajes?|catas?|clases?|randonnées?|balades?|ateliers?|dégustations?|sorties?|ausritte?|wanderung\p{L}*|führung\p{L}*|massagen?|kurse?|passeios?|provas?|aulas?|caminhadas?)(?!\p{L})/iu;
/** "trekking con gli asini 30 € a persona" of a house with rooms: done there at a price, and slept in by nobody. */
export const doneNoRoom = (brief: Brief): Brief =>
  brief.kind.value === 'hotel'
    ? {
        ...brief,
        items: brief.items.map((item) =>
          item.value.section === 'rooms' && done.test(item.value.name)
            ? { ...item, value: { ...item.value, section: 'pricing' as const } }
            : item,
        ),
      }
    : brief;
