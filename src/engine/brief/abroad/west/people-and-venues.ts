import type { Brief, Slot } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

const opening = 200;
const callings = new Set([
  'portfolio', 'photographer', 'studio', 'therapist', 'clinic', 'dentist', 'law', 'accountant', 'consulting', 'salon', 'spa', 'yoga', 'gym', 'course', 'agency', 'unknown',
]); // prettier-ignore
const calling =
  /(?:in|er|eur|euse|iste?|ista|ógrafa?|ografa?|ologo|óloga?|ologa|trice|tore|ora?|ente|ante|arzt|ärztin|anwalt|coach|trainer|lehrer|abogad[oa]|avvocat[oa]|avocate?|advogad[oa]|hebamme|matrona|ostetrica|sage-femme|parteira|doula|dj|notari?[oae]*|architect[ea]?|architett[oa]|arquitect[oa])$/iu;
/** "Illustratorin aus Leipzig, Jule Brandt, Kinderbücher …": two words with capitals between two marks. */
const between =
  /[,–—-]\s(?:Dipl\.?-?\p{L}*\.?(?:\s?\([A-Z]+\))?\s)?(?<who>(?:(?:Dra?|Dott|Dott\.ssa|Mag)\.?\s)?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s(?:(?:de|di|da|von|van|del|della|dos|la|le)\s){0,2}\p{Lu}[\p{Ll}’']+(?:[- ]\p{Lu}\p{Ll}+)?)(?=\s?[,.;:–—]|$)/gu;

/** Who does it, named right behind what they are: no ware of theirs. */
export function nameInRow(brief: Brief): Brief {
  const end = brief.offer?.spans.at(-1)?.end;
  if (brief.name || end === undefined || end > opening || !callings.has(brief.kind.value)) return brief;
  if (!calling.test(brief.offer?.value.split(' ')[0] ?? '') && !calling.test(brief.offer?.value ?? ''))
    return brief;
  for (const found of brief.prompt.slice(end, end + 80).matchAll(between)) {
    const who = found.groups?.['who'] ?? '';
    const start = end + found.index + found[0].length - who.length;
    const span = { start, end: start + who.length };
    const before = brief.prompt.slice(end, start).replace(/Dipl\.?-?\p{L}*\.?\s/u, '');
    // Nothing but a town may stand between what somebody is and who they are.
    if (/[,;:.].*[,;:.]/u.test(before.slice(0, -2)) || who === brief.place?.value) return brief;
    const isSame = (slot: Slot<unknown>): boolean =>
      slot.spans.some((one) => one.start < span.end && one.end > span.start);
    return {
      ...brief,
      name: { value: who, spans: [span] },
      items: brief.items.filter((item) => item.value.price !== undefined || !isSame(item)),
      parts: brief.parts.filter((part) => !isSame(part)),
      phrases: brief.phrases.filter((phrase) => !isSame(phrase)),
    };
  }
  return brief;
}

/** "Joana e do Miguel", "Luca e di Marta": on a card both stand without what the sentence put before them. */
export function coupleOnCard(brief: Brief): Brief {
  const { name, kind } = brief;
  if (!name || kind.value !== 'event') return brief;
  const value = name.value.replace(
    /\s(e|y|et|und|&)\s(?:d[aoei]|de la|del|de|von|di|d['’])\s(?=\p{Lu})/u,
    ' $1 ',
  );
  return value === name.value ? brief : { ...brief, name: { ...name, value } };
}

const noun =
  'Quinta|Finca|Villa|Château|Chateau|Schloss|Burg|Gut|Gutshof|Kloster|Landgut|Weingut|Masseria|Castello|Hacienda|Domaine|Mas|Tenuta|Palazzo|Palacio|Palácio|Convento|Monasterio|Pazo|Cortijo|Herdade|Solar|Abbaye|Manoir|Moulin|Orangerie|Ferme|Casa|Casale|Borgo|Hotel|Hôtel|Parador|Fazenda|Sítio|Espaço|Salón|Salão|Teatro|Théâtre|Kulturhaus|Stadthalle|Museo|Museum|Musée|Parque|Parc|Auditorio|Auditorium|Centro Cultural|Palais';
const venue = new RegExp(
  String.raw`(?<![\p{L}])(?<venue>(?:${noun})(?:\s(?:de|da|do|das|dos|del|della|dei|di|du|des|la|las|los|le|les|el|al|am|im|zum|zur)(?=\s)|\sd['’])*\s?\p{Lu}[\p{L}’'-]+(?:\s(?:de|da|do|di|del|la)(?=\s))?(?:\s\p{Lu}[\p{L}’'-]+){0,2})`,
  'u',
);
/** "na Quinta das Lágrimas em Coimbra": the house where a day is kept stands before its town. */
export function venueOfDay(brief: Brief): Brief {
  if (brief.kind.value !== 'event' || brief.address) return brief;
  const named = brief.name?.spans[0];
  const found = venue.exec(brief.prompt);
  const where = found?.groups?.['venue'];
  if (!found || where === undefined || brief.place?.value.includes(where)) return brief;
  const start = found.index;
  const end = start + where.length;
  if (named && named.start < end && named.end > start) return brief;
  const town = brief.place?.spans[0];
  if (!brief.place) return { ...brief, place: { value: where, spans: [{ start, end }] } };
  const gap = town ? brief.prompt.slice(end, town.start) : '';
  return town && /^\s?[,(]?\s?(?:(?:em|en|à|in|a|bei|près de|cerca de|perto de|vicino a)\s)?$/iu.test(gap)
    ? { ...brief, place: { value: `${where}, ${brief.place.value}`, spans: [{ start, end: town.end }] } }
    : brief;
}

const field =
  /(?<!\p{L})(?:abogad[oa]s?|avocate?s?|(?:fach)?anw[aä]lt(?:e|in|innen)?|kanzlei|advogad[oa]s?|avvocat[oaie]|studio legale|bufete|cabinet d['’]avocats?)\s(?:(?:especialista?s?|especializad[oa]s?|spécialisée?s?|specializzat[oa])\s)?(?:en|em|in|de|di|für)\s(?<what>(?:(?:droit|derecho|direito|diritto)\s(?:(?:du|de la|des|de|del|da|do|di|della)\s|(?:d|dell|de l)['’])?)?\p{Ll}[\p{L}’'-]+(?:\s(?:de la|del|de|du|des|da|do|di|della|d['’]|y|et|e|und)\s?\p{L}+){0,2}|\p{Lu}\p{Ll}*recht(?:\sund\s\p{Lu}\p{Ll}*recht)?)(?!\p{L})/iu;
const fields =
  /^(?:(?:nos |mes |mis |nuestras |meine |unsere )?(?:domaines(?: d['’](?:intervention|activité|expertise))?|áreas de (?:práctica|atuação|actuación|prática)|especialidades|rechtsgebiete|tätigkeitsfelder|materie|aree di attività|ambiti|competenze|compétences|expertises?))$/iu;
const second = /^\s(?:e|y|et)\s\p{Ll}{5,}(?=\s(?:em|en|à|a|in|con|com|avec)\s|[,.;]|$)/u;
/** "direito trabalhista e previdenciário": both fields that one word names. */
const pairsOfFields = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const end = item.spans.at(-1)?.end;
    const isField = /^(?:direito|derecho|droit|diritto)\s\p{L}+$/iu.test(item.value.name);
    const rest =
      isField && end !== undefined ? second.exec(brief.prompt.slice(end, end + 60))?.[0] : undefined;
    return rest === undefined ? item : { ...item, value: { ...item.value, name: item.value.name + rest } };
  }),
});

/** "avocate en droit du travail": what a lawyer practises is all that is told, and no other field is made up. */
export function fieldOfLaw(brief: Brief): Brief {
  if (brief.kind.value !== 'law') return brief;
  if (brief.items.some(({ value }) => value.section === 'services')) return pairsOfFields(brief);
  // "mes domaines": the fields themselves.
  const parts = brief.parts.filter(({ value }) => value.lines?.length || !fields.test(value.title));
  if (parts.length < brief.parts.length) return fieldOfLaw({ ...brief, parts });
  const found = field.exec(brief.prompt.slice(0, opening));
  const what = found?.groups?.['what'];
  if (!found || what === undefined || what.toLowerCase() === brief.place?.value.toLowerCase()) return brief;
  if (/^(?:madrid|paris|roma|berlin|milano|lisboa)$/iu.test(what)) return brief;
  const start = found.index + found[0].length - what.length;
  const name = what.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return {
    ...brief,
    items: [
      ...brief.items,
      { value: { section: 'services', name }, spans: [{ start, end: start + what.length }] },
    ],
  };
}

const ownWord = /^\p{Lu}\p{Ll}{3,}$/u;
const trade =
  /^\p{Lu}\p{Ll}*(?:ei|hof|laden|haus|hütte|alm|betrieb|studio|praxis|schule|werkstatt|salon|café|atelier|bau|technik|service|reinigung|kanzlei|garten|mühle|keller|gut|handel|handlung|manufaktur|zentrum|verein|treff|stube)$/u;
/** "Hofkäserei Alpblick im Bregenzerwald: …": in German a trade and one more noun right behind it are a name. */
export function nameOfTradeAndOwn(brief: Brief): Brief {
  const [noun = '', own = '', more] = brief.offer?.value.split(' ') ?? [];
  const span = brief.offer?.spans[0];
  if (brief.spoken !== 'de' || brief.name || !brief.offer || !span || more !== undefined) return brief;
  if (!trade.test(noun) || !ownWord.test(own) || own === brief.place?.value) return brief;
  if (brief.prompt.slice(span.start, span.end) !== brief.offer.value) return brief;
  return {
    ...brief,
    name: brief.offer,
    offer: { value: noun, spans: [{ start: span.start, end: span.start + noun.length }] },
  };
}

const week =
  /^(?:(?:du|de|from|von|vom|da|dal|do)\s)?(?:sam|s[aáà]b|dom|dim|so|vie|ven|fr|sex)\p{L}*\s(?:au|a|bis|al|à|ao)\s\p{L}+$/iu;
const weekly =
  /^(?<price>.*?\d)\s?(?<coin>€|euros?|R\$)?\s(?:la|par|por|pro|die|alla|a|per|à|ao?|\/)\s?(?<unit>semaine|semana|settimana|woche)$/iu;
const units: Readonly<Record<string, string>> = {
  semaine: 'La semaine',
  semana: 'Semana',
  settimana: 'La settimana',
  woche: 'Eine Woche',
};
/** "du samedi au samedi, 890€ la semaine": what costs that is the week, and the days are told beside it. */
export const weekOfStay = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const told = week.test(item.value.name) ? weekly.exec(item.value.price ?? '')?.groups : undefined;
    const name = units[told?.['unit']?.toLowerCase() ?? ''];
    if (told === undefined || name === undefined) return item;
    const price = `${told['price'] ?? ''} ${told['coin'] ?? '€'}`;
    const note = item.value.name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    return { ...item, value: { ...item.value, name, price, note } };
  }),
});

const heading =
  /^(?:tamanhos?|tamaños?|größen?|groessen?|tailles?|formati|formatos?|misure|medidas?|porções|raciones|portionen)\s(?=\d)/iu;
/** "tamanhos 300ml R$ 14, 500ml R$ 19": the word over a row of sizes is no part of the first. */
export const sizesAlone = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    heading.test(item.value.name)
      ? { ...item, value: { ...item.value, name: item.value.name.replace(heading, '') } }
      : item,
  ),
});

const houseNoun = lean(
  /(?<!\p{L})(?:(?:freiwillige|jugend)\s)?\p{L}*(?:feuerwehr|verein|chor|kapelle|musikschule|volkshochschule|kita|kindergarten|bücherei|museum|theater)(?!\p{L})|(?<!\p{L})(?:banda|coro|chorale|fanfare|harmonie|bombeiros|bomberos|pompiers|club|clube|asociación|associação|association|associazione|escuela|escola|école|scuola|biblioteca|bibliothèque|museo|museu|musée|teatro|théâtre|circolo|parroquia|paróquia|paroisse|parrocchia)(?!\p{L})/iu,
);
/** "freiwillige feuerwehr oberwaldbach: einsätze, …": what a list opens with is no business where the name before it tells one. */
export function offerNoRow(brief: Brief): Brief {
  const { name, offer, prompt } = brief;
  const end = name?.spans.at(-1)?.end;
  const start = offer?.spans[0]?.start;
  if (!name || !offer || end === undefined || start === undefined || start < end) return brief;
  const noun = houseNoun.exec(name.value)?.[0];
  if (noun === undefined || !/^["”»]?\s?(?:in \p{L}+)?:\s$/u.test(prompt.slice(end, start))) return brief;
  const title = offer.value.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  const isThere = brief.parts.some(({ value }) => value.title.toLowerCase() === title.toLowerCase());
  return {
    ...brief,
    offer: { value: noun, spans: name.spans },
    phrases: brief.phrases.filter(({ value }) => value !== offer.value),
    parts: isThere ? brief.parts : [{ value: { title, isPage: false }, spans: offer.spans }, ...brief.parts],
  };
}
