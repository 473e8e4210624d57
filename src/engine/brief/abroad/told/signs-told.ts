import type { Brief, Span } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const small =
  '(?:que|de|da|do|dos|das|e|para|sem|com|em|del|la|las|el|los|y|con|sin|et|pour|sans|des|du|le|les|di|per|senza|che)';
const groupName = new RegExp(
  String.raw`(?<!\p{L})(?<group>ONG|ONGs|NGO|Asociación|Associação|Association|Associazione|Fundación|Fundação|Fondation|Fondazione|Instituto|Institut|Istituto|Coletivo|Colectivo|Collectif)\s(?<name>\p{Lu}[\p{L}’'-]+(?:\s${small}(?=\s))*(?:\s(?:${small}\s)*\p{Lu}[\p{L}’'-]+)+)`,
  'u',
);
/** "ONG Mãos que Plantam, em Belém": small words inside a name end it no sooner than its last capital. */
export function nameOfGroup(brief: Brief): Brief {
  if (brief.name !== null) return brief;
  const found = groupName.exec(brief.prompt.slice(0, 140));
  const name = found?.groups?.['name'];
  if (!found || name === undefined) return brief;
  const start = found.index + found[0].length - name.length;
  const isWithin = ({ start: from }: Span): boolean => from >= found.index && from < start + name.length;
  const { offer, place } = brief;
  return {
    ...brief,
    name: slotAt(name, start),
    offer: offer?.spans.some(isWithin) === true ? slotAt(found.groups?.['group'] ?? '', found.index) : offer,
    place: place?.spans.some(isWithin) === true ? null : place,
  };
}

const titled =
  /^(?<title>Rechtsanw[aä]lt(?:in)?|Zahn[aä]rzt(?:in)?|Zahnarzt|Tier[aä]rzt(?:in)?|Tierarzt|[AÄ]rzt(?:in)?|Steuerberater(?:in)?|Notar(?:in)?|Psycholog(?:in|e)|Hebamme|Fotograf(?:in)?|Architekt(?:in)?|Abogad[oa]|Notari[oa]|Psicólog[oa]|Dentista|Advogad[oa]|Avvocat[oa]|Psicolog[oa]|Notaio|Advocaat|Notaris|Tandarts|Dierenarts|Psycholoog|Fotograaf|Adwokat|Psycholo(?:g|żka)|Notariusz|Avocate?|Psychologue|Notaire|Avukat|Psikolog|Diyetisyen)\s(?=(?:\p{Lu}[\p{L}.]{0,4}\.\s)*\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+$)/u;
/** "Rechtsanwältin Dr. Katrin Behrens": what she is stands beside her name, and is no part of it. */
export function nameWithoutCalling(brief: Brief): Brief {
  const { name, prompt } = brief;
  const [span] = name?.spans ?? [];
  const title = titled.exec(name?.value ?? '')?.groups?.['title'];
  if (!name || !span || title === undefined || /["“„«]$/u.test(prompt.slice(0, span.start))) return brief;
  const value = name.value.slice(title.length + 1);
  const start = prompt.indexOf(value, span.start);
  return start < 0 ? brief : { ...brief, name: slotAt(value, start) };
}

/** "Blog de voyage de Manon, « Deux roues et demie »": whose it is, and then what it is called. */
export function quotedBehindOwner(brief: Brief): Brief {
  const end = brief.name?.spans[0]?.end;
  if (end === undefined) return brief;
  const quote = brief.quotes.find(
    ({ value, spans }) =>
      value.use === 'other' && /^\s?,?\s?["“„«]?\s?$/u.test(brief.prompt.slice(end, spans[0]?.start ?? 0)),
  );
  const start = quote?.spans[0]?.start ?? 0;
  const isFirst = !/[.:;\n]/u.test(brief.prompt.slice(0, start));
  const isOwner = /(?<!\p{L})(?:de|di|von|van|por|by|par|da|do)\s$|d['’]$/iu.test(
    brief.prompt.slice(0, brief.name?.spans[0]?.start),
  );
  if (!quote || !isFirst || !isOwner || start < end) return brief;
  return {
    ...brief,
    name: { value: quote.value.text, spans: quote.spans },
    quotes: brief.quotes.map((one) =>
      one === quote ? { ...one, value: { ...one.value, use: 'name' } } : one,
    ),
  };
}

const townsWithB = /^ב(?:אר|ת|ני|ית|נימינה|צרה|יתר|רלין|וסטון|ודפשט|גדד|יירות)(?![א-ת]?\sב)/u;
/** "ביער בית שמן": the letter that says "in" is no part of a place. */
export function placeWithoutIn(brief: Brief): Brief {
  const { place, spoken } = brief;
  const [span] = place?.spans ?? [];
  const isPlain = spoken !== 'he' || !place || !span || !/^ב[א-ת]{3}/u.test(place.value);
  if (isPlain || townsWithB.test(place.value)) return brief;
  return { ...brief, place: slotAt(place.value.slice(1), span.start + 1) };
}
