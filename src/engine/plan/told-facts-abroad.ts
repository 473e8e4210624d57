import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { createShelf } from '../shelf';
import type * as Rules from './beside-abroad';
import type * as Telling from './tell-abroad';
import type { SitePlan } from './site-plan';
import type { Words } from './words/words';
import type { FactWords } from './facts-abroad';
import { findWords } from './words/find-words';
import { capitalise, cut, isUneven, wishesOf, type Stretch } from './told-facts';

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he'] as const;
type Language = (typeof languages)[number];

const loadOne = (language: Language) => async (): Promise<FactWords> =>
  (await import('./facts-abroad')).factsAbroad[language];
const shelf = createShelf<string, FactWords>('facts for visitors in', {
  es: loadOne('es'), fr: loadOne('fr'), de: loadOne('de'), pt: loadOne('pt'), it: loadOne('it'),
  nl: loadOne('nl'), pl: loadOne('pl'), tr: loadOne('tr'), ar: loadOne('ar'), he: loadOne('he'),
}); // prettier-ignore

const rules = createShelf<'all', typeof Rules & typeof Telling>('rules for sites', {
  all: async () => {
    const [beside, telling] = await Promise.all([import('./beside-abroad'), import('./tell-abroad')]);
    return { ...beside, ...telling };
  },
});

/** Fetches the words that facts of a language are told by; one that has none here is no error. */
export const loadFactWords = async (language: string): Promise<void> => {
  if (language !== 'en') await Promise.all([shelf.load(language), rules.load('all')]);
};
/** Fetches those of every language. */
export const loadAllFactWords = async (): Promise<void> => {
  await Promise.all([shelf.loadAll(), rules.loadAll()]);
};

/** Whether a prompt in another language than English rules out a usual section that it did not ask for. */
export const isRuledOutAbroad = (brief: Brief, type: SectionType): boolean =>
  brief.language.value !== 'en' && rules.get('all')?.isRuledOutAbroad(brief, type) === true;

const contact = /@|https?:|www\.|\d{5,}|\d{3}[ .-]\d{2,}/u;
/** "So geschlossen", "ma en di gesloten": short days and the word for closed. */
const shortDays = /^(?:\p{L}{1,3}\.?[\s,–-]+){1,4}\p{L}{4,}$/iu;
const mostWords = 14;
const mostFacts = 8;

/** How a language heads what is good to know; undefined where it has no words for facts. */
export const factsTitle = (language: string): string | undefined => shelf.get(language)?.title;

/** "Terasımız var", "التوصيل متاح", "Parkplatz vorhanden": that there is something, and no thing on sale. */
const stating =
  /(?:\s(?:var|mevcut|dostu|ediyoruz|متاح|متوفر|disponibles?|disponível|disponibil[ei]|possible|posible|possibile|acept\p{L}+|accept\p{L}+|aceit\p{L}+|möglich|vorhanden|verfügbar|willkommen|mogelijk|aanwezig|welkom|dostępn\p{L}|możliw\p{L}+|mile widzian\p{L}|gratis|gratuit[aeo]?s?|kostenlos|ücretsiz|bezpłatn\p{L}+|مجاني|مجانا|חינם|למהדרין|bienvenid[oa]s|bem-vindos|benvenuti|ammessi|toegestaan|erlaubt))$|^(?:יש|אפשר|ניתן|يوجد|لدينا|disponemos|tenemos|il y a|es gibt|temos|abbiamo|c['’]è|jest|mamy|er is|we hebben)\s/iu;

// "Dostawa na terenie miasta 20 zł": what it costs to have it brought.
const bringing =
  /^(?:(?:frais|gastos|costes?|taxa|spese|koszt|opłata) (?:de |za |di )?(?:livraison|env[ií]o|entrega|spedizione|consegna|dostaw\p{L}*)|leveringskosten|wysyłk|verzendkosten|levering|dostaw|dowóz|livraison|lieferung|versand|liefer(?:gebühr|kosten|pauschale)|env[ií]o|entrega|reparto|consegna|spedizione|bezorg|verzend|teslimat|kargo|(?:ال)?توصيل|(?:ال)?شحن|ה?משלוח)/iu;
// "Hablo euskera", "Atiendo con cita previa": somebody says what they do.
const speaking =
  /^(?:hablo|hablamos|atiendo|atendemos|trabajo|trabajamos|ofrezco|cerchiamo|parlo|parliamo|falo|falamos|atendo|je parle|nous parlons|j['’]interviens|ich spreche|wir sprechen|wir kommen|mówię|mówimy|szukamy|konuşuyor\p{L}*)(?!\p{L})/iu;
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

/** "und Umgebung", "Tel", "حي النرجس": round a town, before a number, and a quarter. */
const nothing =
  /^(?:tel|tél|telefon|telefoon|teléfono|telefone|téléphone|tlf|(?:i |et |e |y |und |en )?(?:okolic[ea]|umgebung|alentours|environs|dintorni|arredores|alrededores|omgeving|çevresi|והסביבה))$|^(?:حي|שכונת|osiedle|barrio|bairro|quartiere)\s\p{L}+$/iu;
const nightly =
  /(?:la noche|par nuit|la nuit|a notte|per notte|pro nacht|die nacht|por noite|a noite|per nacht|za noc|za dobę|gecelik|geceliği|ללילה|لليلة)$/iu;
const included = /inclu|compr|inbegr|wliczon|w cenie|dahil|כלול|شامل/iu;
/** "desayuno incluido, 85 € la noche": what a night costs is what a room costs, and the breakfast is part of it. */
function nightOf(brief: Brief, item: Brief['items'][number]): Brief['items'] {
  const { price, section } = item.value;
  const isThing = section === 'amenities' || (section === 'pricing' && included.test(item.value.name));
  if (brief.kind.value !== 'hotel' || !isThing || price === undefined || !nightly.test(price)) return [item];
  const { price: _price, ...rest } = item.value;
  const thing = { ...rest, section: 'amenities' as const };
  const hasRooms = brief.items.some(({ value }) => value.section === 'rooms');
  const name = findWords(brief.language.value).sections.rooms;
  return [
    { ...item, value: thing },
    ...(hasRooms ? [] : [{ ...item, value: { section: 'rooms' as const, name, price } }]),
  ];
}

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

/** Whether words speak to whoever makes the site, in a language that is known here. */
export const isRequestAbroad = (language: string, text: string): boolean =>
  shelf.get(language)?.requests.test(text) === true;

/** A plan with the owner's own sentences as its story, where a long prompt in another language than English has some. */
export const tellOwnWords = (plan: SitePlan, words: Words): SitePlan => {
  const language = plan.brief.language.value;
  if (language === 'en' || plan.brief.spoken !== language) return plan;
  return (
    rules.get('all')?.tellOwnWords(
      plan,
      words,
      (text) => isRequestAbroad(language, text),
      (text) => isFactAbroad(language, text),
    ) ?? plan
  );
};

/** The brief without facts among its things on sale: they are told with the others of their sort. */
export function withoutFacts(brief: Brief): Brief {
  const language = brief.language.value;
  if (language === 'en' || brief.spoken !== language) return brief;
  const sentenceAt = (offset: number): number =>
    brief.prompt.slice(0, offset).match(/[.!?]\s/gu)?.length ?? 0;
  const spoken = new Set(
    brief.items.flatMap(({ value, spans }) =>
      value.price === undefined && speaking.test(value.name) ? [sentenceAt(spans[0]?.start ?? 0)] : [],
    ),
  );
  const items = brief.items
    .flatMap((item) => nightOf(brief, item))
    .filter(({ value: { section, name, price, note }, spans }) => {
      if (nothing.test(name) && price === undefined) return false;
      if (!selling.includes(section ?? '')) return true;
      if (bringing.test(name) && price !== undefined) return false;
      if (price !== undefined || note !== undefined) return true;
      return (
        !spoken.has(sentenceAt(spans[0]?.start ?? 0)) && !(stating.test(name) && isFactAbroad(language, name))
      );
    });
  // "8 pokoi" beside rooms with their prices: how many there are, and no reason to make up more.
  const counts = brief.counts.filter(
    ({ value }) =>
      !brief.items.some((item) => item.value.section === value.thing && item.value.price !== undefined),
  );
  // Who teaches is told among those who work there.
  const hasTeam = brief.items.some(({ value }) => value.section === 'team');
  // "agenda" of a choir: its concerts.
  const hasDates = brief.items.some(({ value }) => value.section === 'events');
  const sections = brief.sections.filter(
    ({ value }) =>
      !(hasTeam && value === 'teacher') && !(value === 'agenda' && hasDates && brief.kind.value !== 'event'),
  );
  return {
    ...brief,
    parts: brief.parts.map((part) => rules.get('all')?.unbendTitle(brief, part) ?? part),
    items: items
      .map((item) => named(brief, dotted(brief, houseThing(brief, item))))
      .map((item) => rules.get('all')?.nameVisit(brief, item) ?? item),
    counts,
    sections,
  };
}

/** "78%", "de 6 a 12 años": a figure that says how much, or for whom, in any language. */
const figures =
  /\d ?%|\d\s?(?:a|-|–|bis|à|tot|do|עד)\s?\d+\s?(?:años|anos|anni|ans|jahre|jaar|lat|yaş|سنة|سنوات)|^\d+ (?:habitaciones|chambres|zimmer|quartos|camere|kamers|pok[oó]i|oda|חדרים|غرف)/iu;

/** Whether words tell visitors a fact: "Evcil hayvan dostu". */
export const isFactAbroad = (language: string, text: string): boolean => {
  const words = shelf.get(language);
  return words !== undefined && (words.facts.test(text) || figures.test(text)) && !words.requests.test(text);
};

/**
 * What a prompt in another language than English states to visitors and no section took: "Repartimos a domicilio los martes",
 * "Alleen op afspraak", "Ouvert d'avril à octobre". `said` is all text of the site. Empty for a language without words for it.
 */
export function untoldFactsAbroad(brief: Brief, said: string): string[] {
  const language = brief.language.value;
  const words = shelf.get(language);
  if (!words || brief.spoken !== language) return [];
  const known = said.toLowerCase();
  // "Chiusi in agosto" is told beside opening hours, "chiuso il lunedì" with them.
  const days = findWords(language).weekdays.map((day) => day.toLowerCase().slice(0, 5));
  const things = [
    ...wishesOf(brief),
    ...[...brief.items, ...brief.quotes, ...brief.social].flatMap(({ spans }) => spans),
    ...[brief.name, brief.offer].flatMap((slot) => slot?.spans ?? []),
  ];
  const meets = (piece: Stretch): boolean =>
    things.some(({ start, end }) => start < piece.start + piece.text.length && end > piece.start);
  // "Lunedì e mercoledì ore 18:30": when something takes place.
  const isTimed = (text: string): boolean =>
    !words.requests.test(text) && /\d/u.test(text) && days.some((day) => text.toLowerCase().includes(day));
  const isFact = (piece: Stretch): boolean => {
    const count = piece.text.split(/\s+/u).length;
    return (
      count >= 2 &&
      count <= mostWords &&
      !known.includes(piece.text.toLowerCase()) &&
      (isFactAbroad(language, piece.text) || isTimed(piece.text)) &&
      !(
        brief.hours &&
        words.closed.test(piece.text) &&
        (shortDays.test(piece.text) || days.some((day) => piece.text.toLowerCase().includes(day)))
      ) &&
      !contact.test(piece.text) &&
      // "Zapisy tel.": the number itself stands elsewhere.
      !/(?<!\p{L})(?:tel|tél|telefon|teléfono|telefone|téléphone|telefoon|whatsapp)\.?$/iu.test(piece.text) &&
      !isUneven(piece.text) &&
      !meets(piece)
    );
  };
  const trimmed = (piece: Stretch): Stretch => ({ ...piece, text: piece.text.replace(/[.!;:,،\s]+$/u, '') });
  const found: string[] = [];
  for (const whole of cut(brief.prompt, 0, /(?<=[.!?؟])\s+|\n+/gu)) {
    const sentence = trimmed(whole);
    if (/[?؟]$/u.test(whole.text)) continue;
    if (isFact(sentence)) found.push(sentence.text);
    else
      for (const piece of cut(sentence.text, sentence.start, /[,;،؛]\s+|\s[–—-]\s|:\s/gu).map(trimmed))
        if (isFact(piece)) found.push(piece.text);
  }
  return [...new Set(found.map(capitalise))].slice(0, mostFacts);
}
