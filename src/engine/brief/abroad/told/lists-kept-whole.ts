import { homeOf } from '../home-of-lists';
import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';
import { dative } from '../west/deeds';
import { unlike } from '../west/lost-pieces';

type Item = Slot<ListedItem>;

/** Who makes, mends, sells or treats something, by language; what is told behind is a list of it. */
const doing: Readonly<Record<string, RegExp>> = {
  es: /(?<=^|[\s¡])(?:también )?(?:arregl|repar|restaur|fabric|elabor|prepar|cultiv|cos|tall|trat|ense[ñn]|trabaj(?=[oa]\w* (?:con )?(?:cuero|piel|madera|hierro|vidrio))|ilustr|fotograf[ií]|vend|hac|confeccion|produc|pint|encuadern|afin|constru|diseñ|hag|produzc|construy)(?:o|amos|emos|imos)\s/iu,
  fr: /(?<=^|\s)(?:je |j['’]|nous |on )(?:vends?|vendons|fabriqu|soign|trait|répar|accord|restaur|cultiv|prépar|propos|fais(?:ons)?|fait|confectionn|cré|tourn|accord|cous(?:ons)?|enseign|élèv|élev|produis(?:ons)?|illustr|imprim|forg|reli|taill)(?:e|ons|)\s/iu,
  de: /(?<=^|\s)(?:(?:ich|wir) )?(?:verkauf|reparier|restaurier|behandl|bau|näh|fertig|mach|back|züchte?|unterricht|biet|dreh|schmied|bind|mal|stimm|koch|schneider|produzier)(?:e|en)\s(?:(?:ich|wir) )?/iu,
  pt: /(?<=^|\s)(?:também )?(?:vend|fabric|arranj|consert|repar|restaur|trat|faz|faç|produz|cultiv|prepar|ensin|pint|afin|constru|cos|ilustr|encadern)(?:o|emos|amos|ímos|imos)\s/iu,
  it: /(?<=^|\s)(?:anche )?(?:vend|costru|costruisc|ripar|restaur|facc|facci|cuc|produc|colti?v|prepar|tratt|insegn|accord|rileg|dipin|fabbric|cre|realizz|curi?)(?:o|iamo|amo)\s/iu,
  nl: /(?<=^|\s)(?:(?:ik|we|wij) )(?:verkoop|verkopen|maak|maken|repareer|repareren|restaureer|restaureren|behandel|behandelen|kweek|kweken|bak|bakken|naai|naaien|bouw|bouwen|geef|geven|doe|doen|stem|stemmen|bind|binden)\s/iu,
  pl: /(?<=^|\s)(?:napraw|sprzeda|szyj|wyrabi|piek|piecz|rob|robi|ucz|hodu|produku|oferu|leczy|renowu|odnawi|maluj|tworz|buduj|stroj|robi)(?:ę|am|amy|emy|imy|my|jemy|ję)\s/iu,
};
/** A word before a thing that a list does not keep. */
const article =
  /^(?:(?:l[ao]s?|el|les?|l['’]|des|du|de la|d['’]|die|der|das|den|os?|as?|il|lo|gli|i|dei|delle|degli|het|de|un[ao]?s?|une|ein[en]*|um[a]?|een|tous types de|toutes sortes de|todo tipo de|tutti i tipi di|mes|mis|meine?|meus|minhas|i miei|le mie|nos|nuestr[oa]s|unsere?|noss[oa]s|ons|onze|mijn)\s|l['’]|d['’])(?=\p{L}{3})/iu;
/** What ends a list: for whom, where, since when, and the next thing told. */
const ending =
  /(?<!\s(?:et|y|e|und|ed|i))\s(?:desde|depuis|seit|sinds|dal|dalla|od|para|pour|für|voor|per|dla|dans|aus|sobre|sur|auf|op|na|en|em|nel|nella|in|im|à|zu|bei|con|avec|mit|com|met|pero|mais|aber|maar|ma|mas|porque|weil|car|que|qui|che)\s|,\s(?=(?:j['’]|(?:je|nous|on|ich|wir|ik|we|wij)\s))|\s(?:y|e|et|und|en|i)\s(?=(?:j['’]|je|ich|wir|nous|on|ik|we|wij|\p{L}+(?:amos|emos|imos|iamo|faccio|hago|faço))\s)|$/iu;
// "pianos droits et à queue": a word that hangs on the first parts nothing.
const last =
  /\s(?:y|e|et|und|ed|en|i|oraz|ou|o|oder|of)\s(?!(?:de|del|da|do|di|del|della|du|des|à|au|aux|von|vom|zu|z|ze)\s)/u;
const hanging = /\s(?:y|e|et|und|ed|en|i|oraz)\s/u;
const verb = /(?:amos|emos|imos|iamo)$/u;

const listed = new Set<string | null>(['services', 'products', 'menu', 'features', 'pricing']);

const doneWith = /^\p{Lu}\p{L}+(?:ción|ción|ão|[zs]ione|ura|ur|ung|leih|eo|auro|age|tion) (?:de|di|von) /u;
const calledFor = (thing: string, deed: string | undefined, spoken: string): string =>
  deed === undefined || (spoken === 'fr' && /^[aeiouéèêh]/iu.test(thing))
    ? capitalise(thing)
    : deed + (spoken === 'de' ? dative(thing) : thing);

const lowerIn = (thing: string, spoken: string): string =>
  spoken === 'de' ? thing : thing.charAt(0).toLowerCase() + thing.slice(1);

/** The things of a list with where each stands; nothing where one of them is none. */
function piecesOf(text: string, start: number): readonly Slot<string>[] {
  const rows = text.split(/,\s/u);
  const whole = rows.flatMap((row, at) => (at === rows.length - 1 ? row.split(last) : [row]));
  let from = 0;
  const pieces = whole.map((row): Slot<string> => {
    const at = text.indexOf(row, from);
    from = at + row.length;
    const bare = row.trim().replace(article, '');
    const begin = start + at + row.lastIndexOf(bare);
    return { value: bare, spans: [{ start: begin, end: begin + bare.length }] };
  });
  const isList =
    (pieces.length > 1 || hanging.test(text)) &&
    pieces.every(
      ({ value }) =>
        value.length > 2 &&
        value.split(' ').length <= (pieces.length > 1 ? 4 : 6) &&
        !unlike.test(value) &&
        !verb.test(value),
    );
  return isList ? pieces : [];
}

/**
 * "Je traite les lombalgies, les migraines et les entorses", "mes miels (lavande, garrigue, acacia)": of a list of which two
 * stand on the page, or none, the first and the last stand there as well. Each stretch behind a deed or in brackets is one.
 */
export function listsKeptWhole(brief: Brief): Brief {
  const { prompt, spoken, kind } = brief;
  const deed = doing[spoken];
  if (!deed || kind.value === 'event' || kind.value === 'cv') return brief;
  return stretches(prompt, deed).reduce((read, { text, start, isBracket }) => {
    const pieces = piecesOf(text, start);
    if (pieces.length === 0) return read;
    const whole: Span = { start, end: start + text.length };
    const within = read.items.filter(({ spans }) => overlaps(spans, [whole]));
    const isOwn = ({ value }: Item): boolean =>
      listed.has(value.section) && value.price === undefined && value.when === undefined;
    if (within.some((item) => !isOwn(item))) return read;
    if (isBracket && within.length < 2) return read;
    // What names who it is or where is no list of things.
    const isTaken = [read.name, read.place, read.address].some(
      (slot) => slot && overlaps(slot.spans, [whole]),
    );
    if (isTaken || read.pages.some(({ spans }) => overlaps(spans, [whole]))) return read;
    // "Costruisco cornici": the thing with its verb is none yet.
    const isVerbal = ({ value }: Item): boolean => deed.test(`${value.name} `);
    // A pair stands whole only where it is read to its end.
    const isThere = ({ spans }: Slot<string>): boolean =>
      within.some(
        (item) =>
          !isVerbal(item) &&
          overlaps(item.spans, spans) &&
          (pieces.length > 1 ||
            spans.every((span) => item.spans.some((one) => one.start <= span.start && one.end >= span.end))),
      );
    const lost = pieces.filter((piece) => !isThere(piece));
    // "Reparatur von Fahrrädern": the same is done with all of them.
    const deedOf = within
      .map((item) => doneWith.exec(item.value.name)?.[0] ?? '')
      .find((lead) => lead !== '');
    if (lost.length === 0 && deedOf === undefined) return read;
    const named = (item: Item): Item =>
      deedOf !== undefined && within.includes(item) && !doneWith.test(item.value.name)
        ? {
            ...item,
            value: { ...item.value, name: calledFor(lowerIn(item.value.name, spoken), deedOf, spoken) },
          }
        : item;
    const isShort = ({ spans }: Item): boolean => lost.some((piece) => overlaps(piece.spans, spans));
    const section = within[0]?.value.section ?? homeOf[kind.value] ?? 'services';
    const added = lost.map(({ value, spans }): Item => ({
      value: { section, name: calledFor(value, deedOf, spoken) },
      spans,
    }));
    const isFree = (slot: Slot<unknown>): boolean => !overlaps(slot.spans, [whole]);
    return {
      ...read,
      items: [
        ...read.items
          .filter((item) => !within.includes(item) || !(isVerbal(item) || isShort(item)))
          .map(named),
        ...added,
      ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
      phrases: read.phrases.filter(isFree),
      parts: read.parts.filter(({ value, spans }) => value.isPage || isFree({ value, spans })),
    };
  }, brief);
}

type Stretch = { readonly text: string; readonly start: number; readonly isBracket: boolean };

function stretches(prompt: string, deed: RegExp): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const sentence of prompt.matchAll(/[^.!?\n:;]+/gu)) {
    let from = 0;
    for (let match = deed.exec(sentence[0]); match; match = deed.exec(sentence[0].slice(from))) {
      from += match.index + match[0].length;
      const rest = sentence[0].slice(from);
      const ends = [ending, deed, /\s*\(/u].map((end) => end.exec(rest)?.index ?? rest.length);
      const text = rest.slice(0, Math.min(...ends)).replace(/,?\s*$/u, '');
      found.push({ text, start: sentence.index + from, isBracket: false });
    }
    for (const bracket of sentence[0].matchAll(/\((?<list>[^()\d]{8,160})\)/gu))
      found.push({
        text: bracket.groups?.['list'] ?? '',
        start: sentence.index + bracket.index + 1,
        isBracket: true,
      });
  }
  return found;
}
