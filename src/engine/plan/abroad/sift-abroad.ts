import type { Brief, Span } from '@/domain/site/brief';
import { season } from '../../brief/abroad/told/slips-of-slots';
import { nameVisit, unbendTitle } from './tell-abroad';
import { isLodging } from '../kinds/localized/lodgings';
import { findWords } from '../words/find-words';
import { wholeHouses } from '../words/whole-house';
import { lean } from '../../brief/words/lean-letters';

/** "Terasımız var", "التوصيل متاح", "Parkplatz vorhanden": that there is something, and no thing on sale. */
const stating = lean(
  /(?:\s(?:var|mevcut|dostu|ediyoruz|متاح|متوفر|disponibles?|disponível|disponibil[ei]|possible|posible|possibile|acept\p{L}+|accept\p{L}+|aceit\p{L}+|möglich|vorhanden|verfügbar|willkommen|mogelijk|aanwezig|welkom|dostępn\p{L}|możliw\p{L}+|mile widzian\p{L}|gratis|gratuit[aeo]?s?|kostenlos|ücretsiz|bezpłatn\p{L}+|مجاني|مجانا|חינם|למהדרין|bienvenid[oa]s|bem-vindos|benvenuti|ammessi|toegestaan|erlaubt))$|^(?:יש|אפשר|ניתן|يوجد|لدينا|disponemos|tenemos|il y a|es gibt|temos|abbiamo|c['’]è|jest|mamy|er is|we hebben)\s/iu,
);

// "Dostawa na terenie miasta 20 zł": what it costs to have it brought.
const bringing =
  /^(?:(?:frais|gastos|costes?|taxa|spese|koszt|opłata) (?:de |za |di )?(?:livraison|env[ií]o|entrega|spedizione|consegna|dostaw\p{L}*)|leveringskosten|wysyłk|verzendkosten|levering|dostaw|dowóz|livraison|lieferung|versand|liefer(?:gebühr|kosten|pauschale)|env[ií]o|entrega|reparto|consegna|spedizione|bezorg|verzend|teslimat|kargo|(?:ال)?توصيل|(?:ال)?شحن|ה?משלוח)/iu;
// "Hablo euskera", "Atiendo con cita previa": somebody says what they do.
const speaking =
  /^(?:hablo|hablamos|atiendo|atendemos|trabajo|trabajamos|ofrezco|cerchiamo|parlo|parliamo|falo|falamos|atendo|je parle|nous parlons|j['’]interviens|ich spreche|wir sprechen|wir kommen|mówię|mówimy|szukamy|konuşuyor\p{L}*)(?!\p{L})/iu;
/** "Aanmelden voor 1 juli", "Zusage bis 3. Mai": by when guests answer, and no date of its own. */
const answering =
  /^(?:aanmeld|anmeld|antwort|rückmeld|zusage|confirm|répon|rsvp|conferm|potwierdz|cevap|katılım|inscri|iscri|zapis|تأكيد|أكدوا|אישור|נא לאשר)/iu;
const selling = ['menu', 'products', 'services', 'pricing', 'features'];

/** "Jacuzzi" in a list of rooms: what a house has, where others are the rooms that cost something. */
function houseThing(brief: Brief, item: Brief['items'][number]): Brief['items'][number] {
  const isThing =
    item.value.section === 'rooms' &&
    item.value.price === undefined &&
    item.value.note === undefined &&
    brief.items.some(({ value }) => value.section === 'rooms' && value.price !== undefined);
  return isThing ? { ...item, value: { ...item.value, section: 'amenities' } } : item;
}

/** "Sabores con precios", "libros recomendados": one word without a price is the title of a shelf, and nothing on it. */
const isShelfTitle = (items: Brief['items'], { value }: Brief['items'][number]): boolean =>
  (value.section === 'menu' || value.section === 'products') &&
  value.price === undefined &&
  value.note === undefined &&
  /s$|en$|e$|i$|y$/iu.test(value.name.split(' ')[0] ?? '') &&
  items.filter((one) => one.value.section === value.section).length === 1;

/** "und Umgebung", "Tel", "حي النرجس": round a town, before a number, and a quarter. */
const nothing =
  /^(?:tel|tél|telefon|telefoon|teléfono|telefone|téléphone|tlf|(?:i |et |e |y |und |en )?(?:okolic[ea]|umgebung|alentours|environs|dintorni|arredores|alrededores|omgeving|çevresi|והסביבה))$|^(?:حي|שכונת|osiedle|barrio|bairro|quartiere)\s\p{L}+$/iu;
const nightly =
  /(?:la noche|par nuit|la nuit|a notte|per notte|pro nacht|die nacht|por noite|a noite|per nacht|za noc|za dobę|gecelik|geceliği|ללילה|لليلة)$/iu;
const sleeping =
  /camer|habitaci|chambre|zimmer|quarto|kamer|poko|oda|suit|apart|wohnung|hütte|casa|haus|maison|villa|bungal|caba|chalet|emplacement|parcela|stellplatz|piazzola|tend|tent|noche|nuit|notte|nacht|noite|nocleg|doba|gece|לילה|ليلة|חדר|غرف|yurt|cama|letto|bett|lit/iu;
const oneRoom: Readonly<Record<string, string>> = {
  es: 'Habitación',
  fr: 'Chambre',
  de: 'Zimmer',
  pt: 'Quarto',
  it: 'Camera',
  nl: 'Kamer',
  pl: 'Pokój',
  tr: 'Oda',
  ar: 'غرفة',
  he: 'חדר',
};
/** "desayuno incluido, 85 € la noche": what a night costs is what a room costs, and the breakfast is part of it. */
function nightOf(brief: Brief, item: Brief['items'][number]): Brief['items'] {
  const { price, section } = item.value;
  const isThing = section === 'amenities' || (section === 'pricing' && !sleeping.test(item.value.name));
  // "Hauptsaison 110 € pro Nacht": when a night costs that is not what is slept in.
  if (season.test(item.value.name.trim())) return [item];
  if (brief.kind.value !== 'hotel' || !isThing || price === undefined || !nightly.test(price)) return [item];
  const { price: _price, priceLead, ...rest } = item.value;
  // "pensjonat … od 180 zł za noc": the house itself is nothing that it has.
  const isHouseItself = item.value.name.toLowerCase() === brief.offer?.value.toLowerCase();
  const things = isHouseItself ? [] : [{ ...item, value: { ...rest, section: 'amenities' as const } }];
  if (brief.items.some(({ value }) => value.section === 'rooms')) return things;
  const language = brief.language.value;
  const name = oneRoom[language] ?? findWords(language).sections.rooms;
  const lead = priceLead === undefined ? {} : { priceLead };
  return [...things, { ...item, value: { section: 'rooms' as const, name, price, ...lead } }];
}

const aNight = /^(?:noche|nuit|nacht|noite|notte|doba|gece|לילה|ليلة)$/iu;
/** "6 pokoi, ceny od 180 zł za noc": what a night costs is what each of them costs. */
function withNight(brief: Brief): Brief {
  const rooms = brief.items.filter(({ value }) => value.section === 'rooms');
  const night = brief.items.find(
    ({ value }) =>
      value.section === 'pricing' &&
      (!sleeping.test(value.name) || aNight.test(value.name)) &&
      !season.test(value.name.trim()) &&
      (nightly.test(value.price ?? '') || (value.price !== undefined && value.priceLead !== undefined)),
  );
  const [only] = rooms;
  if (brief.kind.value !== 'hotel' || !night || !only || rooms.length > 1) return brief;
  if (only.value.price !== undefined || !/^\d/u.test(only.value.name)) return brief;
  const { price, priceLead } = night.value;
  return {
    ...brief,
    items: brief.items
      .map((item) =>
        item === only && price !== undefined
          ? {
              ...item,
              value: { ...item.value, price, ...(priceLead === undefined ? {} : { priceLead }) },
            }
          : item,
      )
      .filter((item) => item !== night || !aNight.test(item.value.name)),
  };
}

/** "2 Zimmer" of a flat: how large it is, and not how many of them there are to see. Bedrooms are: "4 habitaciones". */
const isWholeHouse = ({ kind, language, prompt }: Brief): boolean =>
  kind.value === 'hotel' &&
  Object.entries(wholeHouses).some(([code, { told }]) => code === language.value && told.test(prompt));
const isHouse = ({ prompt }: Brief, span: Span | undefined): boolean =>
  houses.test(prompt.slice(span?.start ?? 0, span?.end ?? 0));
const houses =
  /wohnung|häus|haus|apart|appart|caba|casa|chal|gîte|logement|villa|maison|trull|bait|alojam|allogg|depart|estudio|studio|hütte|habitaci|dormitorio|chambre|quarto|camere/iu;

/** "soy ingeniera, 20 euros la hora": what costs that is what is offered. */
function named(brief: Brief, item: Brief['items'][number]): Brief['items'][number] {
  const offer = brief.offer?.value;
  const isSelf = item.value.price !== undefined && being.test(item.value.name);
  return isSelf && offer !== undefined ? { ...item, value: { ...item.value, name: offer } } : item;
}

const being =
  /^(?:soy|somos|ich bin|wir sind|je suis|nous sommes|sono|siamo|sou|ik ben|wij zijn|we zijn|jestem|jesteśmy|ben)\s/iu;

/** "icra davaları" begins with a dotted capital in Turkish. */
function dotted({ prompt, language }: Brief, item: Brief['items'][number]): Brief['items'][number] {
  const { name } = item.value;
  const isDotted =
    language.value === 'tr' && name.startsWith('I') && prompt[item.spans[0]?.start ?? 0] === 'i';
  return isDotted ? { ...item, value: { ...item.value, name: `İ${name.slice(1)}` } } : item;
}

/**
 * The brief of another language than English without facts among its things on sale: they are told with the others of
 * their sort. `isFact`: whether words tell visitors a fact.
 */
export function siftFacts(read: Brief, isFact: (text: string) => boolean): Brief {
  const brief = withNight(read);
  const sentenceAt = (offset: number): number =>
    brief.prompt.slice(0, offset).match(/[.!?]\s/gu)?.length ?? 0;
  // In its sentence what comes behind it goes with it; a row of things before it is a row of things.
  const spoken = brief.items.flatMap(({ value, spans }) => {
    const at = spans[0]?.start ?? 0;
    return value.price === undefined && speaking.test(value.name) ? [{ at, sentence: sentenceAt(at) }] : [];
  });
  const isSpoken = (at: number): boolean =>
    spoken.some((one) => at >= one.at && one.sentence === sentenceAt(at));
  const items = brief.items
    .flatMap((item) => nightOf(brief, item))
    .filter(({ value: { section, name, price, note }, spans }) => {
      if (nothing.test(name) && price === undefined) return false;
      if (section === 'events' && price === undefined && answering.test(name)) return false;
      if (!selling.includes(section ?? '')) return true;
      if (bringing.test(name) && price !== undefined) return false;
      if (price !== undefined || note !== undefined) return true;
      return !isSpoken(spans[0]?.start ?? 0) && !(stating.test(name) && isFact(name));
    });
  // "8 pokoi" beside rooms with their prices: how many there are, and no reason to make up more.
  const counts = brief.counts.filter(
    ({ value, spans }) =>
      !(value.thing === 'rooms' && isWholeHouse(brief) && !isHouse(brief, spans[0])) &&
      ![...brief.items, ...items].some(
        (item) => item.value.section === value.thing && item.value.price !== undefined,
      ),
  );
  // Who teaches is told among those who work there.
  const hasTeam = brief.items.some(({ value }) => value.section === 'team');
  // "agenda" of a choir: its concerts.
  const hasDates = brief.items.some(({ value }) => value.section === 'events');
  const sections = brief.sections.filter(
    ({ value }) =>
      !(hasTeam && value === 'teacher') && !(value === 'agenda' && hasDates && brief.kind.value !== 'event'),
  );
  // "Stellplätze", "dortoirs": what a house lets, and nothing to be told under a title of its own.
  const lets = brief.parts.filter(({ value }) => brief.kind.value === 'hotel' && isLodging(brief.language.value, value.title)); // prettier-ignore
  const shelf = items.filter((item) => isShelfTitle(items, item));
  return {
    ...brief,
    parts: [
      ...brief.parts.filter((part) => !lets.includes(part)).map((part) => unbendTitle(brief, part)),
      ...shelf.map(({ value, spans }) => ({ value: { title: value.name, isPage: false, section: value.section as 'menu' | 'products' }, spans })), // prettier-ignore
    ],
    items: items
      .filter((item) => !shelf.includes(item))
      .map((item) => named(brief, dotted(brief, houseThing(brief, item))))
      .map((item) => nameVisit(brief, item)),
    counts,
    sections: [
      ...sections,
      ...(lets[0] && sections.every(({ value }) => value !== 'rooms') ? [{ value: 'rooms' as const, spans: lets[0].spans }] : []), // prettier-ignore
      ...shelf.flatMap(({ value, spans }) => (sections.some((one) => one.value === value.section) ? [] : [{ value: value.section as 'menu' | 'products', spans }])), // prettier-ignore
    ],
  };
}
